import type { Peer } from '@gam/bench'
import { gameOf } from '../games.ts'
import { Hand } from '../workers/hand.ts'
import type { Contender, Round } from './race.ts'
import { SEATS, seatsOf } from './runners.ts'
import type { Shares } from './shares.ts'
import type { Pace } from './timing.ts'

/**
 * Who takes part. Each has threads of its own, one for each kind of search, though only one runs at a time: what the
 * compiler learns from one must not slow another.
 */
export interface Entry extends Contender {
  readonly kind: 'game' | 'peer'
  readonly name: string
  readonly title: string
  readonly seats: number
  /** Where its search spends the time; null where it has none of ours. */
  readonly shares: ((ms: number) => Promise<Shares>) | null
  leave(): Promise<void>
}

export function gameEntry(id: string): Entry {
  const game = gameOf(id)
  const hire = () => new Hand<Round, Pace>(new URL('./game-worker.ts', import.meta.url), id)
  const player = hire()
  const thinker = hire()
  const plainThinker = hire()
  const hands = { playouts: player, copies: player, search: thinker, plain: plainThinker }
  return {
    kind: 'game',
    name: id,
    title: game.title,
    seats: seatsOf(game),
    activities: ['playouts', 'copies', 'search', 'plain'],
    run: (round) => hands[round.activity].ask(round),
    async shares(ms) {
      const watcher = new Hand<number, Shares>(new URL('./shares-worker.ts', import.meta.url), id)
      try {
        return await watcher.ask(ms)
      } finally {
        await watcher.dismiss()
      }
    },
    async leave() {
      await Promise.all([player, thinker, plainThinker].map((hand) => hand.dismiss()))
    },
  }
}

export function peerEntry(name: string, { title, searches }: Pick<Peer, 'title' | 'searches'>): Entry {
  const hand = new Hand<Round, Pace>(new URL('./peer-worker.ts', import.meta.url), name)
  return {
    kind: 'peer',
    name,
    title,
    seats: SEATS,
    activities: searches ? ['playouts', 'search'] : ['playouts'],
    run: (round) => hand.ask(round),
    shares: null,
    leave: () => hand.dismiss(),
  }
}
