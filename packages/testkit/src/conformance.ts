import { type Game, oneAt, type RuleList, type Types } from '@gam/kernel'
import { chooserOf } from './choosers.ts'
import { type Break, breakOf } from './examine.ts'
import { LAWS } from './laws/all.ts'
import type { LawOf } from './laws/law-of.ts'
import { rulesExist } from './laws/words.ts'
import { quickGame } from './quick.ts'
import { type Culprit, culpritOf } from './shrink.ts'
import { spoilGame } from './spoil/spoil.ts'
import { type Tables, tablesOf } from './tables.ts'
import { randomWalk, type Seating, type Trail } from './trail.ts'

/** One law a game is held to, for any test runner: `for (const law of conformance(game, { rules })) test(law.title, law.check)`. */
export interface Law {
  readonly title: string
  /** Throws where the law is broken, with the shortest game found that breaks it. */
  check(): void
}

export interface ConformanceOptions {
  /** What is refused or told by a rule must name one of these. */
  readonly rules: RuleList
  /** The most games that are played under all laws, spread evenly over the tables. */
  readonly plays?: number
  /** No further game is begun after so many actions; some times as many are played in quick games. */
  readonly actions?: number
  /** So often a position of some games is spoilt. */
  readonly spoil?: number
  /** Other seeds, other games. */
  readonly seed?: string
}

const QUICK = 5

export function conformance<T extends Types>(
  game: Game<T>,
  options: ConformanceOptions,
): (Law & { readonly id: string })[] {
  // All laws look at the same games; they are played for the first law and forgotten after the last.
  let played: Played<T> | null = null
  const laws = [rulesExist(options.rules), ...LAWS]
  const waiting = new Set(laws)
  const check = (law: LawOf): void => {
    const games = played ?? playAll(game, options)
    waiting.delete(law)
    played = waiting.size > 0 ? games : null
    hold(law, game, games)
  }
  return [
    ...laws.map((law) => ({ id: law.id, title: law.title, check: () => check(law) })),
    { id: 'spoilt', title: SPOILT, check: () => spoilAll(game, options) },
  ]
}

const SPOILT = 'a spoilt position is refused with its reason, or can be played to its end by every law'
const SPOILT_GAMES = 8

/** Spoils positions of some games, at tables that are spread evenly over all. */
function spoilAll<T extends Types>(
  game: Game<T>,
  { seed = 'conformance', spoil = 15 }: ConformanceOptions,
): void {
  const { tables } = tablesOf(game)
  for (let play = 0; tables.length > 0 && play < SPOILT_GAMES; play++) {
    const seating = { game, table: oneAt(tables, play % tables.length), seed: `${seed} spoilt ${play}` }
    const { codes, broken } = quickGame(seating, chooserOf(play, tables.length))
    const culprit = broken === null ? spoilGame(seating, codes, spoil, { spoilt: 0, refused: 0 }) : null
    if (culprit) throw new Error(said(culprit))
  }
}

interface Played<T extends Types> {
  readonly all: Tables<T>
  readonly trails: readonly Trail<T>[]
  /** Quick games that went wrong; only what went wrong is kept of them. */
  readonly failures: readonly { seating: Seating<T>; codes: readonly number[]; broken: Break }[]
}

function playAll<T extends Types>(game: Game<T>, options: ConformanceOptions): Played<T> {
  const { plays = 60, actions = 4000, seed = 'conformance' } = options
  const all = tablesOf(game)
  const { tables } = all
  const trails: Trail<T>[] = []
  for (let play = 0, played = 0; tables.length > 0 && play < plays && played < actions; play++) {
    const seating = { game, table: oneAt(tables, play % tables.length), seed: `${seed} ${play}` }
    const trail = randomWalk(seating, chooserOf(play, tables.length))
    played += trail.codes.length
    trails.push(trail)
  }
  const failures: Played<T>['failures'][number][] = []
  for (let play = 0, played = 0; play < QUICK * tables.length && played < QUICK * actions; play++) {
    const seating = { game, table: oneAt(tables, play % tables.length), seed: `${seed} quick ${play}` }
    const { codes, broken } = quickGame(seating, chooserOf(play, tables.length))
    played += codes.length
    if (broken !== null) failures.push({ seating, codes, broken })
  }
  return { all, trails, failures }
}

function hold<T extends Types>(law: LawOf, game: Game<T>, { all, trails, failures }: Played<T>): void {
  law.game?.(game, all)
  for (const { seating, codes, broken } of failures) if (broken.law === law.id) blame(broken, seating, codes)
  for (const trail of trails) {
    const broken = breakOf(law, trail, 'as asked')
    if (broken !== null) blame(broken, trail, trail.codes)
  }
}

function blame<T extends Types>(found: Break, seating: Seating<T>, codes: readonly number[]): never {
  throw new Error(said(culpritOf(found, seating, codes)))
}

function said<T extends Types>({ trail, broken }: Culprit<T>): string {
  const { game, table, seed, codes } = trail
  const actions = codes.map((code) => game.actions.format(code)).join('; ')
  return `${broken.what}\n  law: ${broken.law}\n  table: ${table.label}\n  seed: ${seed}\n  found after ${broken.after} actions\n  played: ${actions}`
}
