import { bareRandomPlayout } from './bare-loop.ts'
import { playBoardgameIo } from './boardgame-io.ts'
import { type Choose, sortedDeck } from './cards.ts'
import { flatSearches } from './flat-search.ts'
import { playObjects } from './plain-objects.ts'
import { inProduction } from './production.ts'
import { below, seeded, shuffled } from './sfc32.ts'

export type Peer = {
  title: string
  /** One call is one whole random game, shuffle included; it answers the decisions taken. */
  playouts: (seats: number) => () => number
  /** One call is a search from a first turn; it answers its iterations. */
  searches?: (seats: number) => () => number
}

type Play = (deck: readonly number[], seats: number, dealer: number, choose: Choose) => unknown

const DECK = sortedDeck()

export const randomPlayout = (play: Play, rng: Int32Array, seats: number): (() => number) => {
  let decisions = 0
  const choose: Choose = (legal) => {
    decisions++
    return legal[below(rng, legal.length)]
  }
  return () => {
    decisions = 0
    const dealer = below(rng, seats)
    play(shuffled(DECK, rng), seats, dealer, choose)
    return decisions
  }
}

/** The card game as others would write it, from the slowest to the fastest. */
export const peers: { readonly [name: string]: Peer } = {
  boardgameIo: {
    title: 'boardgame.io',
    playouts: (seats) => {
      const playout = randomPlayout(playBoardgameIo, seeded(1), seats)
      return () => inProduction(playout)
    },
  },
  plainObjects: {
    title: 'plain objects',
    playouts: (seats) => randomPlayout(playObjects, seeded(2), seats),
  },
  bareLoop: {
    title: 'bare loop',
    playouts: (seats) => {
      const rng = seeded(3)
      return () => bareRandomPlayout(rng, seats)
    },
    searches: (seats) => flatSearches(seats, seeded(4)),
  },
}
