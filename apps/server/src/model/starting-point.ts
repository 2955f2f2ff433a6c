import {
  type Game,
  type Redeal,
  type Replay,
  readComponentSet,
  readReplay,
  Sitting,
  takeUp,
  writeReplay,
} from '@gam/kernel'
import { LIMITS } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import type { TableDoc } from './table-doc.ts'

/** A moment of another game at which a table begins. */
export interface StartingPoint {
  /** That game, with its moves up to there. */
  readonly replay: Replay
  readonly at: number
  readonly deal: Redeal
}

interface Asked {
  readonly at: number
  readonly deal: Redeal
  readonly seats: number
}

/** A game played here is known to be one that can be played; one from a file is played again to see. */
export type Source = { readonly replay: Replay; readonly ours: boolean }

const SEED = /^[\x20-\x7e]{1,200}$/

/** Refused with the reason if a table could never begin there. */
export function originOf(game: Game, { replay, ours }: Source, { at, deal, seats }: Asked): StartingPoint {
  if (replay.game !== game.id)
    throw new Denied('bad-replay', `This is a game of ${replay.game}, not of ${game.id}.`)
  if (replay.actions.length > LIMITS.replayed)
    throw new Denied('too-large', `A table can go on from games of at most ${LIMITS.replayed} moves.`)
  // A made-up position could be one that no game ever reaches.
  if (replay.from !== undefined && !ours)
    throw new Denied(
      'bad-replay',
      'This game was itself taken up in the middle. A table can go on from games that began at their beginning, or from those played at a table here.',
    )
  if (!SEED.test(replay.seed))
    throw new Denied(
      'bad-replay',
      'The seed of this game is none that can be kept: 1 to 200 plain characters.',
    )
  if (at > replay.actions.length)
    throw new Denied('bad-replay', `That game has ${replay.actions.length} moves; choose one of them.`)
  if (seats !== replay.seats.length)
    throw new Denied(
      'bad-seats',
      `That game has ${replay.seats.length} seats, so this table must have as many.`,
    )
  const { over } = ours ? replay : readReplay(game, replay)
  if (deal === 'same' && !over)
    throw new Denied('bad-replay', 'That game is not over, so what not everybody could see is dealt anew.')
  const past = readReplay(game, replay, at)
  if (past.over) throw new Denied('game-over', 'The game is over at that move; choose an earlier one.')
  // Who played it is nobody's business here, and what came afterwards neither.
  const seated = replay.seats.map((_, seat) => `Seat ${seat + 1}`)
  return { replay: { ...writeReplay(past), seats: seated }, at, deal }
}

/** The game as it begins: dealt, or taken up where another one stood. */
export function startOf(game: Game, doc: TableDoc, seats: readonly string[], seed: string): Sitting {
  const { from, options } = doc
  if (from) return takeUp(game, from.replay, { at: from.at, deal: from.deal, seats, seed, viewer: null })
  const components = readComponentSet(game.components, doc.components)
  return Sitting.begin(game, { seats, seed, options, components })
}
