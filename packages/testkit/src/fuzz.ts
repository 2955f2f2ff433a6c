import { type Game, oneAt, type Types } from '@gam/kernel'
import { chanceOf, chooserOf } from './choosers.ts'
import { firstBreak } from './examine.ts'
import { type FailedReplay, failedReplay } from './failure.ts'
import { quickGame } from './quick.ts'
import { type Culprit, culpritOf } from './shrink.ts'
import { type Spoilt, spoilGame } from './spoil/spoil.ts'
import { tablesWith } from './tables.ts'
import { retrace } from './trail.ts'

export interface FuzzOptions {
  readonly games: number
  /** The number of the first game. A run can be cut into spans; all of them together are the same run. */
  readonly first?: number
  /** One in so many games is held against all laws. */
  readonly every?: number
  /** Those are held against them at every step, not only at as many as a law asks for. */
  readonly everyStep?: boolean
  /** So often a position of each game is spoilt and handed in. */
  readonly spoil?: number
  readonly seed?: string
  /** How many people; every number where it is left out. */
  readonly seats?: number
  /** Options that must be so; the others vary. */
  readonly options?: { readonly [key: string]: unknown }
  /** After each game, with how many there were; `false` ends it. */
  onGame?(games: number): boolean | undefined
}

export interface FuzzReport extends Spoilt {
  readonly games: number
  readonly actions: number
  /** How many of the games were held against all laws. */
  readonly examined: number
  readonly tables: number
  readonly failure: FailedReplay | null
}

const LEAST_EXAMINED = 20
const ONE_IN = 1000

/**
 * Plays random games until a law is broken. Most are played in place and in silence, with the invariants checked
 * after every action; one in a thousand is held against all laws. What breaks is shrunk and given as a replay.
 */
export function fuzz<T extends Types>(game: Game<T>, how: FuzzOptions): FuzzReport {
  const { games, first = 0, seed = 'fuzz', spoil = 0 } = how
  const tables = tablesWith(game, how.seats, how.options ?? {})
  const every = how.every ?? Math.max(1, Math.min(ONE_IN, Math.floor(games / LEAST_EXAMINED)))
  const count = { spoilt: 0, refused: 0 }
  let played = 0
  let actions = 0
  let examined = 0
  let culprit: Culprit<T> | null = null
  for (let number = first; played < games && culprit === null; number++) {
    const table = oneAt(tables, number % tables.length)
    const seating = { game, table, seed: `${seed} ${number}` }
    const { codes, broken } = quickGame(seating, chooserOf(number, tables.length))
    let found = broken
    if (found === null && isExamined(seed, number, every)) {
      found = firstBreak(retrace(seating, codes), how.everyStep ? 'everywhere' : 'as asked')
      examined++
    }
    culprit = found ? culpritOf(found, seating, codes) : spoilGame(seating, codes, spoil, count)
    played++
    actions += codes.length
    if (how.onGame?.(played) === false) break
  }
  const failure = culprit && failedReplay(culprit.trail, culprit.broken)
  return { games: played, actions, examined, ...count, tables: tables.length, failure }
}

/** Just one of every so many games in a row, whichever. */
function isExamined(seed: string, number: number, every: number): boolean {
  const row = Math.floor(number / every)
  return chanceOf('examine', seed, row).below(every) === number % every
}
