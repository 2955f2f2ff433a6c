import type { Game, Types } from '@gam/kernel'
import { CHOOSERS } from './choosers.ts'
import { messageOf } from './compare.ts'
import { type Break, breakOf } from './examine.ts'
import { LAWS } from './laws/all.ts'
import type { LawOf } from './laws/law-of.ts'
import { quickGame } from './quick.ts'
import { culpritOf } from './shrink.ts'
import { type Tables, tablesOf } from './tables.ts'
import { randomWalk, type Seating, type Trail } from './trail.ts'

/** One law a game is held to, for any test runner: `for (const law of conformance(game)) test(law.title, law.check)`. */
export interface Law {
  readonly title: string
  /** Throws where the law is broken, with the shortest game found that breaks it. */
  check(): void
}

export interface ConformanceOptions {
  /** The most games that are played under all laws, spread evenly over the tables. */
  readonly plays?: number
  /** No further game is begun after so many actions; some times as many are played in quick games before. */
  readonly actions?: number
  /** Other seeds, other games. */
  readonly seed?: string
  /** Events with which the rules show what is hidden again afterwards: a hand shown and shuffled back in. */
  readonly reveals?: readonly string[]
}

const QUICK = 6

export function conformance<T extends Types>(game: Game<T>, options: ConformanceOptions = {}): Law[] {
  let broken: Map<string, string> | null = null
  const check = (law: LawOf): void => {
    broken ??= brokenLaws(game, options)
    const what = broken.get(law.id)
    if (what !== undefined) throw new Error(what)
  }
  return LAWS.map((law) => ({ title: law.title, check: () => check(law) }))
}

/** All laws look at the same games, so that each is played once. The first break of each law is kept. */
function brokenLaws<T extends Types>(
  game: Game<T>,
  { plays = 60, actions = 5000, seed = 'conformance', reveals = [] }: ConformanceOptions,
): Map<string, string> {
  const broken = new Map<string, string>()
  const all = tablesOf(game)
  const { tables } = all
  for (const law of LAWS) {
    const what = brokenByGame(law, game, all)
    if (what !== null) broken.set(law.id, what)
  }
  const blame = (found: Break, seating: Seating<T>, codes: readonly number[]): void => {
    if (broken.has(found.law)) return
    const culprit = culpritOf(found, seating, codes)
    broken.set(found.law, report(culprit.trail, culprit.broken))
  }

  const seatings = (label: string) => (play: number) => ({
    game,
    table: tables[play % tables.length],
    seed: `${seed} ${label} ${play}`,
    reveals,
  })
  const quick = seatings('quick')
  for (let play = 0, played = 0; play < 4 * tables.length && played < QUICK * actions; play++) {
    const { codes, broken: found } = quickGame(quick(play), CHOOSERS[play % CHOOSERS.length])
    played += codes.length
    if (found !== null) blame(found, quick(play), codes)
  }
  const examined = seatings('examined')
  for (let play = 0, played = 0; play < plays && tables.length > 0 && played < actions; play++) {
    const trail = randomWalk(examined(play), CHOOSERS[play % CHOOSERS.length])
    played += trail.codes.length
    for (const law of LAWS) {
      const found = broken.has(law.id) ? null : breakOf(law, trail, 'as asked')
      if (found !== null) blame(found, examined(play), trail.codes)
    }
  }
  return broken
}

function brokenByGame<T extends Types>(law: LawOf, game: Game<T>, tables: Tables<T>): string | null {
  try {
    law.game?.(game, tables)
    return null
  } catch (error) {
    return messageOf(error)
  }
}

function report<T extends Types>(
  { game, table, seed, codes }: Trail<T>,
  { law, what, after }: Break,
): string {
  const actions = codes.map((code) => game.actions.format(code)).join('; ')
  return `${what}\n  law: ${law}\n  table: ${table.label}\n  seed: ${seed}\n  found after ${after} actions\n  played: ${actions}`
}
