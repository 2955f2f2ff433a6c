export { bareRandomPlayout, playBare } from './bare-loop.ts'
export { playBoardgameIo } from './boardgame-io.ts'
export { type Choose, sortedDeck } from './cards.ts'
export {
  measurePeers,
  type PeerFigure,
  type PeerFigures,
  peerFigure,
  randomPlayout,
  rate,
} from './measure.ts'
export { playObjects } from './plain-objects.ts'
export { below, next, seeded, shuffled } from './sfc32.ts'
export { type Contender, contender, type Figures, figuresOf, takeTurns } from './timing.ts'
