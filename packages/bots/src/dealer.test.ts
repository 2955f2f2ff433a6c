import { canonical, Play, Sfc32, view, writeView } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import type { Ask } from './bot.ts'
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

/** Where the first option leads from a deal of its own; null where chance or another seat has a say there. */
function afterFirst(ask: Ask, seed: number) {
  const { game, config, decision } = ask
  const chance = new Sfc32(seed)
  const dealer = new Dealer(game, ask.view, chance)
  const play = new Play(game, dealer.deal(), game.facts(config), chance)
  const { words } = chance
  play.settle()
  play.take(play.menu.codes[0])
  if (!play.settle() || chance.words !== words) return null
  if (dealer.hides && play.seat !== decision.seat) return null
  return { play, seen: dealer.seen(play.state), codes: play.menu.codes.slice(0, play.menu.count) }
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: what a seat does leads to the same wherever the unseen pieces lie, and they can be dealt over it',
  (_, game) => {
    let compared = 0
    for (let moves = 5; moves < 40; moves += 3) {
      const ask = askAt(midGame({ game, options: {}, seats: 3 }, moves))
      const one = afterFirst(ask, 1)
      const other = afterFirst(ask, 2)
      expect(one === null).toBe(other === null)
      if (!one?.seen || !other) continue
      compared++
      expect(other.codes).toEqual(one.codes)
      expect(other.seen).toEqual(one.seen)
      new Dealer(game, ask.view, new Sfc32(2)).dealOver(one.play.state, one.seen)
      expect(view(game, one.play.state, ask.decision.seat).state).toEqual(one.seen)
    }
    // A turn of the card game is one card, and then one is drawn.
    expect(compared > 3).toBe(game.id !== 'whale-riders-cards')
  },
)

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
