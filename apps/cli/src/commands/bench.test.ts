import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CARDS, started } from '../gam.test-support.ts'
import { gam as run } from '../gam.ts'
import { games } from '../games.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

test('one run measures every game, and the card game next to its peers', async () => {
  const { code, out, err } = await started(['bench', '--seconds', '0.05', '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { figures } = JSON.parse(out)
  const names = figures.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`)
  expect(names.slice(-4)).toEqual([`game ${CARDS}`, 'peer boardgameIo', 'peer plainObjects', 'peer bareLoop'])
  expect(names).toHaveLength(games.length + 3)
  for (const figure of figures) {
    const { kind, playoutsPerSecond, decisionsPerSecond, copiesPerSecond, iterationsPerSecond } = figure
    const { plainIterationsPerSecond } = figure
    expect(playoutsPerSecond).toBeGreaterThan(0)
    expect(decisionsPerSecond).toBeGreaterThan(playoutsPerSecond)
    expect(figure.playoutsRatio).toBeGreaterThan(0)
    if (kind === 'peer')
      expect([copiesPerSecond, plainIterationsPerSecond, figure.shares]).toEqual([null, null, null])
    else {
      expect(Math.min(copiesPerSecond, iterationsPerSecond, plainIterationsPerSecond)).toBeGreaterThan(0)
      expect(Object.keys(figure.shares)).toEqual(['judgement', 'rules', 'deal', 'collection', 'tree'])
    }
  }
})

test('another checkout is measured in turn with this one', async () => {
  const { code, out, err } = await started(['bench', CARDS, '--seconds', '0.02', '--against', ROOT, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { comparisons } = JSON.parse(out)
  expect(comparisons.map(({ counted }: { counted: string }) => counted)).toEqual([
    ...['decisions', 'copies', 'iterations', 'plain iterations'],
  ])
  for (const { here, there, ratio } of comparisons) expect(here / there).toBeCloseTo(ratio)
})

test('without the peers it says so and measures the games', async () => {
  const missing = `import { registerHooks } from 'node:module'
    registerHooks({ resolve(name, context, next) {
      if (name === '@gam/bench') throw new Error('not here')
      return next(name, context)
    } })`
  const { code, out, err } = await started(['bench', CARDS, '--seconds', '0.02'], [], {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(missing)}` },
  })
  expect(code).toBe(0)
  expect(err).toMatch(/^gam: boardgame\.io is not installed, so nothing is compared/)
  expect(out).toMatch(/\nwhale-riders-cards +[\d,]+ +[\d,]+ +[\d,]+ +[\d,]+ +[\d,]+\n\n/)
  expect(out).not.toContain('×:')
})

test.each([
  ['chess', 'There is no game "chess"'],
  ['--seconds=0', '--seconds must be a number up to 600, not "0"'],
  ['--against=nowhere', 'There is no checkout of Gam in "nowhere"'],
  ['--seconds=x', '--seconds must be a number up to 600, not "x"'],
])('%s is a mistake', async (word, why) => {
  await expect(run(['bench', word])).rejects.toThrow(why)
})
