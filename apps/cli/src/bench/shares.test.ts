import { expect, test } from 'vitest'
import { sharesIn } from './shares.ts'

const frame = (file: string, functionName: string) => ({
  functionName,
  url: file && `file:///gam/packages/${file}`,
})

test('a sample belongs to the part that was entered first, and only within a search', () => {
  const nodes = [
    { id: 1, callFrame: frame('', '(root)'), children: [2, 9] },
    { id: 2, callFrame: frame('bots/src/speed.ts', ''), hitCount: 50, children: [3] },
    { id: 3, callFrame: frame('bots/src/search.ts', 'iterate'), hitCount: 1, children: [4, 6, 8] },
    { id: 4, callFrame: frame('bots/src/dealer.ts', 'dealOver'), hitCount: 1, children: [5] },
    { id: 5, callFrame: frame('kernel/src/pile.ts', 'draw'), hitCount: 1 },
    { id: 6, callFrame: frame('bots/src/outcome.ts', 'judge'), hitCount: 1, children: [7] },
    { id: 7, callFrame: frame('games/new-bedford/src/judgement.ts', 'expect'), hitCount: 2 },
    { id: 8, callFrame: frame('kernel/src/play.ts', 'settle'), hitCount: 2 },
    { id: 9, callFrame: frame('', '(garbage collector)'), hitCount: 2 },
  ]
  expect(sharesIn({ nodes })).toEqual({ judgement: 0.3, rules: 0.2, deal: 0.2, collection: 0.2, tree: 0.1 })
})
