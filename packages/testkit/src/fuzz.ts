import type { Game, Types } from '@gam/kernel'
import { chanceOf, chooserOf } from './choosers.ts'
import { type Break, breakOf } from './examine.ts'
import { type FailedReplay, failedReplay } from './failure.ts'
import { LAWS } from './laws/all.ts'
import { quickGame } from './quick.ts'
import { culpritOf } from './shrink.ts'
import { tablesWith } from './tables.ts'
import { retrace, type Trail } from './trail.ts'

export interface FuzzOptions {
  readonly games: number
  /** The number of the first game. A run can be cut into spans; all of them together are the same run. */
  readonly first?: number
  /** One in so many games is held against all laws. */
  readonly every?: number
  readonly seed?: string
  /** How many people; every number where it is left out. */
  readonly seats?: number
  /** Options that must be so; the others vary. */
  readonly options?: { readonly [key: string]: unknown }
  /** After each game, with how many there were; `false` ends it. */
  onGame?(games: number): boolean | undefined
}

export interface FuzzReport {
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
  const { games, first = 0, seed = 'fuzz' } = how
  const tables = tablesWith(game, how.seats, how.options ?? {})
  const every = how.every ?? Math.max(1, Math.min(ONE_IN, Math.floor(games / LEAST_EXAMINED)))
  let played = 0
  let actions = 0
  let examined = 0
  let failure: FailedReplay | null = null
  for (let number = first; played < games && failure === null; number++) {
    const table = tables[number % tables.length]
    const seating = { game, table, seed: `${seed} ${number}` }
    const { codes, broken } = quickGame(seating, chooserOf(number, tables.length))
    let found = broken
    if (found === null && chanceOf('examine', seed, number).below(every) === 0) {
      found = firstBreak(retrace(seating, codes))
      examined++
    }
    if (found !== null) {
      const culprit = culpritOf(found, seating, codes)
      failure = failedReplay(culprit.trail, culprit.broken)
    }
    played++
    actions += codes.length
    if (how.onGame?.(played) === false) break
  }
  return { games: played, actions, examined, tables: tables.length, failure }
}

function firstBreak<T extends Types>(trail: Trail<T>): Break | null {
  for (const law of LAWS) {
    const found = breakOf(law, trail, 'as asked')
    if (found !== null) return found
  }
  return null
}
