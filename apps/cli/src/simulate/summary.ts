import { type Game, oneAt, sum } from '@gam/kernel'
import { ruleTextsOf } from '../games.ts'
import type { Job } from './job.ts'
import { type Spread, spreadOf } from './statistics.ts'
import type { Tally } from './tally.ts'

interface SeatSummary {
  readonly seat: number
  readonly name: string
  /** Null for a seat that the rules play. */
  readonly bot: string | null
  /** Games won; a win shared by two counts a half for each. */
  readonly wins: number
  /** `wins` as a part of all games. */
  readonly share: number
  /** How many of its wins were shared. */
  readonly shared: number
  readonly score: Spread
}

interface RuleSummary {
  readonly rule: string
  readonly text: string
  /** In how many games it was seen at work. */
  readonly games: number
  readonly timesPerGame: number
}

/** Everything a simulation has to say; `--json` prints it as it is. */
export interface Summary {
  readonly game: string
  readonly options: Job['options']
  readonly components: string
  readonly seed: string
  /** How many games were wanted, and how many were played. */
  readonly wanted: number
  readonly games: number
  readonly sharedWins: number
  readonly seats: readonly SeatSummary[]
  readonly decisions: Spread
  readonly events: Spread
  readonly rules: readonly RuleSummary[]
  readonly speed: {
    readonly seconds: number
    readonly gamesPerSecond: number
    /** Null where a queue handed them out. */
    readonly threads: number | null
  }
}

export interface Circumstances {
  readonly names: readonly string[]
  readonly components: string
  readonly wanted: number
  readonly seconds: number
  readonly threads: number | null
}

export function summaryOf(game: Game, job: Job, tally: Tally, around: Circumstances): Summary {
  const { games } = tally
  const seats = tally.wins.map((byWinners, seat): SeatSummary => {
    const wins = byWinners.reduce((sum, n, i) => sum + n / (i + 1), 0)
    return {
      seat,
      name: oneAt(around.names, seat),
      bot: job.bots[seat] ?? null,
      wins,
      share: games === 0 ? 0 : wins / games,
      shared: byWinners.slice(1).reduce((sum, n) => sum + n, 0),
      score: spreadOf(oneAt(tally.scores, seat)),
    }
  })
  const ids = [...tally.rules.keys()].sort()
  const rules = ids.map((rule): RuleSummary => {
    const { times, games: seen } = tally.rules.get(rule) ?? { times: 0, games: 0 }
    return { rule, text: ruleTextsOf(game)[rule] ?? '', games: seen, timesPerGame: times / games }
  })
  return {
    game: game.id,
    options: job.options,
    components: around.components,
    seed: job.seed,
    wanted: around.wanted,
    games,
    sharedWins: sharedGames(tally),
    seats,
    decisions: spreadOf(tally.decisions),
    events: spreadOf(tally.events),
    rules,
    speed: {
      seconds: around.seconds,
      gamesPerSecond: around.seconds === 0 ? 0 : games / around.seconds,
      threads: around.threads,
    },
  }
}

/** Each game won by k seats was counted once for each of them. */
function sharedGames({ wins }: Tally): number {
  const games = wins.flatMap((byWinners) => byWinners.slice(1).map((n, i) => n / (i + 2)))
  return Math.round(sum(games))
}
