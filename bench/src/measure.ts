import { bareRandomPlayout } from './bare-loop.ts'
import { playBoardgameIo } from './boardgame-io.ts'
import { type Choose, sortedDeck } from './cards.ts'
import { playObjects } from './plain-objects.ts'
import { inProduction } from './production.ts'
import { below, seeded, shuffled } from './sfc32.ts'
import { type Contender, contender, figuresOf, takeTurns } from './timing.ts'

export { rate } from './timing.ts'

export type PeerFigure = { playoutsPerSecond: number; decisionsPerSecond: number }
export type PeerFigures = { boardgameIo: PeerFigure; plainObjects: PeerFigure; bareLoop: PeerFigure }

type Play = (deck: readonly number[], seats: number, dealer: number, choose: Choose) => unknown

const SEATS = 4
const DECK = sortedDeck()

/** One call is one whole random game, shuffle included; it answers the decisions taken. */
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

export const peerFigure = (of: Contender): PeerFigure => {
  const { callsPerSecond, unitsPerSecond } = figuresOf(of)
  return { playoutsPerSecond: callsPerSecond, decisionsPerSecond: unitsPerSecond }
}

/** Whoever is to be compared with the peers joins as one of `others`, so that all race in one run. */
export const measurePeers = (ms = 3000, others: readonly Contender[] = []): PeerFigures => {
  const bareRng = seeded(3)
  const boardgameIo = contender(randomPlayout(playBoardgameIo, seeded(1), SEATS))
  const plainObjects = contender(randomPlayout(playObjects, seeded(2), SEATS))
  const bareLoop = contender(() => bareRandomPlayout(bareRng, SEATS))
  inProduction(() => takeTurns([boardgameIo, plainObjects, bareLoop, ...others], ms))
  return {
    boardgameIo: peerFigure(boardgameIo),
    plainObjects: peerFigure(plainObjects),
    bareLoop: peerFigure(bareLoop),
  }
}
