import { expect, test } from 'vitest'
import { judged } from '../tables.test-support.ts'
import { practise } from './practice.ts'

const [riders] = judged.filter(({ game }) => game.id === 'whale-riders')
const themes = [{ seats: 3, options: { magic: true } }]
const THEMED = 11

/** How many sit at the tables of some games, by what a search found for each of them, and what is done first. */
function tables({ crowd, players }: { crowd: number; players: number }) {
  const practice = { ...riders, themes, players, seed: 'tables', pool: [], plans: {}, iterations: 4 }
  const judgement = { ...riders.judgement, crowd }
  return Array.from({ length: THEMED + 1 }, (_, number) => {
    const { codes, looks } = practise({ ...practice, judgement }, number)
    const [, , ...worths] = looks.find(([look]) => look !== undefined)?.[0] ?? []
    return { seats: worths.length, first: riders.game.actions.format(codes[0]) }
  })
}

test('where large tables have a net of their own, one for two has their variants at a table of two', () => {
  const ofTwo = tables({ crowd: 3, players: 2 })
  expect(new Set(ofTwo.map(({ seats }) => seats))).toEqual(new Set([2]))
  expect(ofTwo[THEMED].first).toMatch(/^choose /)
  const ofAll = tables({ crowd: riders.game.seats.max + 1, players: 2 })
  expect(ofAll.map(({ seats }) => seats)).toEqual([2, 2, 2, 3, 2, 4, 2, 5, 2, 6, 2, 3])
  const ofMany = tables({ crowd: 3, players: 4 })
  expect(ofMany.map(({ seats }) => seats)).toEqual([4, 3, 4, 4, 4, 5, 4, 6, 4, 3, 4, 3])
})
