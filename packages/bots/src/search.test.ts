import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Judgement, oneAt } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { Search } from './search.ts'
import { askAt, games, judgementOf, midGame } from './tables.test-support.ts'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** What is kept of the heap; the tree's own arrays lie beside it. */
function kept(): number {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const ask = askAt(midGame({ game, options: {}, seats: 3 }, 20))

  test('whoever searches on keeps nothing but a larger tree', () => {
    // With few marks, so that all of them are soon set.
    const search = new Search(ask, undefined, 20)
    for (let i = 0; i < 8000; i++) search.iterate()
    const growth = () => {
      const before = kept()
      for (let i = 0; i < 10_000; i++) search.iterate()
      return kept() - before
    }
    // What the compiler learns in the meantime is among it, once. The shortest list for every iteration would be twice
    // as much.
    expect(Math.min(growth(), growth())).toBeLessThan(20 * 10_000)
  })

  test('it finds the same where it plays every move of the way again', () => {
    const goingOn = new Search(ask)
    const again = new Search(ask, undefined, 0)
    for (let i = 0; i < 800; i++) for (const search of [goingOn, again]) search.iterate()
    expect(goingOn.candidates()).toEqual(again.candidates())
  })
})

describe('among many', () => {
  const game = oneAt(
    games,
    games.findIndex(({ id }) => id === 'whale-riders'),
  )
  const judgement = judgementOf(game)
  const ask = askAt(midGame({ game, options: {}, seats: 4 }, 20))

  test('a search draws what the others do and comes to its own next turn', () => {
    // How often it came to a decision of its own that nobody had come to, after the others' turns.
    const returns = (crowd: number) => {
      let times = 0
      let othersMoved = false
      const lean: Judgement['lean'] = (g, weights, known) => {
        judgement.lean?.(g, weights, known)
        if (g.seat !== ask.decision.seat) othersMoved = true
        else if (othersMoved) times++
      }
      const search = new Search({ ...ask, judgement: { ...judgement, crowd, lean } })
      for (let i = 0; i < 300; i++) {
        othersMoved = false
        search.iterate()
      }
      return times
    }
    expect(returns(5)).toBeLessThan(5)
    expect(returns(4)).toBeGreaterThan(50)
  })

  test('no path goes beyond its third next turn, however long it thinks', () => {
    const next = (ask.decision.seat + 1) % 4
    let turns = 0
    let last = next
    const lean: Judgement['lean'] = (g, weights, known) => {
      judgement.lean?.(g, weights, known)
      if (g.seat === next && last !== next) turns++
      last = g.seat
    }
    const search = new Search({ ...ask, judgement: { ...judgement, lean } })
    let most = 0
    for (let i = 0; i < 3000; i++) {
      turns = 0
      last = ask.decision.seat
      search.iterate()
      most = Math.max(most, turns)
    }
    expect(most).toBe(3)
  })
})
