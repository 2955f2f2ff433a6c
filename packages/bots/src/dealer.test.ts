import { canonical, Sfc32, view, writeView } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { Dealer } from './dealer.ts'
import { askAt, games, midGame, tables } from './tables.test-support.ts'

describe.each(tables)('$name', (table) => {
  test('what is dealt looks the same from the seat, and is a whole state', () => {
    const sitting = midGame(table, 9)
    const { game, facts } = sitting
    const ask = askAt(sitting)
    const dealer = new Dealer(game, ask.view, new Sfc32(1))
    for (let i = 0; i < 5; i++) {
      const state = dealer.deal()
      const seen = view(game, state, ask.decision.seat)
      expect(canonical(writeView(game, seen))).toBe(canonical(writeView(game, ask.view)))
      expect(game.invariants(state, facts)).toEqual([])
    }
    expect(ask.view).toEqual(askAt(sitting).view)
  })
})

test('every piece that is not seen is as likely to be in a hand as any other', () => {
  const { game, view: seen } = askAt(midGame({ game: games[0], options: {}, seats: 2 }, 10))
  const dealer = new Dealer(game, seen, new Sfc32(5))
  const deals = 4000
  const unseen = seen.unseen.goods
  const all = unseen.reduce((sum, n) => sum + n, 0)
  const held = unseen.map(() => 0)
  for (let i = 0; i < deals; i++) {
    const hand: unknown = Object(dealer.deal().seats[1 - (seen.viewer ?? 0)]).hand
    for (const kind of unseen.keys()) held[kind] += Array.isArray(hand) ? hand[kind] : Number.NaN
  }
  for (const [kind, n] of unseen.entries()) expect(held[kind] / deals).toBeCloseTo((6 * n) / all, 1)
})
