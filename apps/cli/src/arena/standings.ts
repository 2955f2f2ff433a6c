import { oneAt } from '@gam/kernel'
import { eloOf } from './elo.ts'
import type { Arena } from './job.ts'
import type { ArenaTally } from './tally.ts'
import { wilson } from './wilson.ts'

/** Everything an arena has to say; `--json` prints it as it is. */
export interface Standings {
  readonly game: string
  readonly options: Arena['options']
  readonly components: string
  readonly seed: string
  readonly players: number
  readonly wanted: number
  readonly games: number
  readonly bots: readonly BotStanding[]
  readonly pairings: readonly PairingStanding[]
  readonly seconds: number
  /** Null where a queue handed the games out. */
  readonly threads: number | null
}

interface BotStanding {
  readonly bot: string
  readonly elo: number
  /** Half of the 95 % interval. */
  readonly eloMargin: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly msPerDecision: number
}

interface PairingStanding {
  readonly bot: string
  /** In all the other seats. */
  readonly against: string
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly interval: readonly [number, number]
  /** What chance alone would give. */
  readonly even: number
  /** Points ahead of the mean of the others. */
  readonly ahead: number
}

type Circumstances = Pick<Standings, 'components' | 'wanted' | 'seconds' | 'threads'>

export function standingsOf(arena: Arena, tally: ArenaTally, how: Circumstances): Standings {
  const { entrants, game, options, seed, seats } = arena
  const rows = [...tally.scores.values()].sort((a, b) => a.one - b.one || a.rest - b.rest)
  const ratings = eloOf(
    entrants.length,
    rows.map(({ one, rest, games, beaten }) => ({ one, rest, games, score: beaten })),
  )
  const bots = entrants.map(({ name }, i) => {
    const { decisions, seconds } = oneAt(tally.paces, i)
    const { elo, margin } = oneAt(ratings, i)
    const perSecond = seconds > 0 ? decisions / seconds : 0
    return {
      bot: name,
      elo: Math.round(elo),
      eloMargin: Math.round(margin),
      decisions,
      decisionsPerSecond: perSecond,
      msPerDecision: perSecond > 0 ? 1000 / perSecond : 0,
    }
  })
  return {
    game,
    options,
    components: how.components,
    seed,
    players: seats.length,
    wanted: how.wanted,
    games: tally.games,
    bots: bots.sort((a, b) => b.elo - a.elo),
    pairings: rows.map(({ one, rest, games, wins, ahead }) => ({
      bot: oneAt(entrants, one).name,
      against: oneAt(entrants, rest).name,
      games,
      wins,
      share: wins / games,
      interval: wilson(wins, games),
      even: 1 / seats.length,
      ahead: ahead / games,
    })),
    seconds: how.seconds,
    threads: how.threads,
  }
}
