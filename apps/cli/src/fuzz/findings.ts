import type { FailedReplay, FuzzReport } from '@gam/testkit'

/** What came of fuzzing one game. */
export interface Findings {
  readonly game: string
  readonly seed: string
  readonly wanted: number
  games: number
  actions: number
  examined: number
  spoilt: number
  refused: number
  tables: number
  failure: FailedReplay | null
}

export function noFindings(game: string, seed: string, wanted: number): Findings {
  return {
    game,
    seed,
    wanted,
    games: 0,
    actions: 0,
    examined: 0,
    spoilt: 0,
    refused: 0,
    tables: 0,
    failure: null,
  }
}

export function addReport(sum: Findings, report: FuzzReport): void {
  sum.games += report.games
  sum.actions += report.actions
  sum.examined += report.examined
  sum.spoilt += report.spoilt
  sum.refused += report.refused
  sum.tables = report.tables
  sum.failure ??= report.failure
}
