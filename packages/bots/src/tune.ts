import {
  type Config,
  type Game,
  type Judged,
  type Judgement,
  Play,
  ranks,
  Sfc32,
  type Types,
} from '@gam/kernel'
import { type Contestant, takenBy } from './contest.ts'
import { descend, type Weights } from './descent.ts'

/** A judgement made of numbers that can be changed. */
interface Weighed {
  readonly weights: Weights
  weighed(weights: Weights): Judgement<Types>
}

export interface Tuning extends Judged {
  readonly configs: readonly Config[]
  /** Who plays the games: they sit down in turn, one seat further in every game. */
  readonly players: readonly Contestant[]
  /** Weights of other judgements of this form: each seat's player judges by the game's own or by one of these. */
  readonly others?: readonly Weights[]
  readonly games: number
  readonly rounds: number
  readonly seed: number
}

export interface Tuned {
  readonly weights: Weights
  readonly positions: number
  /** The mean square error on games it was not fitted to, before and after. */
  readonly before: number
  readonly after: number
}

/** A player, and what it makes of a position. */
interface Seated extends Contestant {
  readonly judgement: Judgement
}

/** A position, and what came of it. */
export interface Sample {
  readonly state: Types['state']
  readonly facts: unknown
  readonly points: readonly number[]
  readonly ranks: readonly number[]
}

/** Every so many decisions a position is kept, and every so many a move is drawn by lot: variety. */
const KEPT = 3
const STRAY = 10
const BATCH = 2000
const HELD_BACK = 0.2

/**
 * Fits the weights of a game's judgement to how games between bots came out: the squared error between the points
 * it expects and those in the end, both against the table's mean. Who plays matters: a fit to games of players who
 * do nothing but what the judgement likes today makes it like that more, so let players of several tastes meet.
 */
export function tune({ game, judgement, configs, players, others = [], games, rounds, seed }: Tuning): Tuned {
  const start = judgement
  if (!isWeighed(start)) throw new Error(`the judgement of ${game.id} has no weights to tune`)
  const luck = new Sfc32(seed)
  const tastes = [judgement, ...others.map((weights) => start.weighed({ ...start.weights, ...weights }))]
  const { fitted, rest } = sampled({ game, configs, players, games }, tastes, luck)
  const error = (weights: Weights, from: readonly Sample[]) => meanError(start.weighed(weights), from)
  const weights = descend(start.weights, rounds, () => {
    const from = luck.below(Math.max(1, fitted.length - BATCH))
    const batch = fitted.slice(from, from + BATCH)
    return (trial) => error(trial, batch)
  })
  return {
    weights,
    positions: fitted.length + rest.length,
    before: error(start.weights, rest),
    after: error(weights, rest),
  }
}

/** Positions of games between players who judge by any of the tastes; those of the last games are kept apart. */
export function sampled(
  { game, configs, players, games }: Pick<Tuning, 'game' | 'configs' | 'players' | 'games'>,
  tastes: readonly Judgement[],
  luck: Sfc32,
): { readonly fitted: Sample[]; readonly rest: Sample[] } {
  const played = Array.from({ length: games }, (_, i) => {
    const config = configs[i % configs.length]
    const seated = Array.from({ length: config.seats }, (_, seat) => ({
      ...players[(i + seat) % players.length],
      judgement: tastes[luck.below(tastes.length)],
    }))
    return playedOut(game, config, seated, luck)
  })
  const split = Math.floor(games * (1 - HELD_BACK))
  return { fitted: played.slice(0, split).flat(), rest: played.slice(split).flat() }
}

export function isWeighed(judgement: Judgement<Types>): judgement is Judgement<Types> & Weighed {
  return 'weighed' in judgement && 'weights' in judgement
}

function playedOut(game: Game, config: Config, seated: readonly Seated[], luck: Sfc32): Sample[] {
  const facts = game.facts(config)
  const play = new Play(game, game.shape.blank(config.seats), facts, new Sfc32(luck.word()))
  const states: Types['state'][] = []
  game.setup(play)
  while (play.settle()) {
    if (luck.below(KEPT) === 0) states.push(game.shape.copy(play.state))
    const { codes, count } = play.menu
    if (count === 1 || luck.below(STRAY) === 0) play.take(codes[luck.below(count)])
    else {
      const { bot, budget, judgement } = seated[play.seat]
      play.take(takenBy(bot, game, config, play, { judgement, seed: luck.word(), budget }))
    }
  }
  const scores = game.score(play.state, facts)
  const came = { points: scores.map(({ total }) => total), ranks: ranks(scores) }
  return states.map((state) => ({ state, facts, ...came }))
}

function meanError(judgement: Judgement<Types>, samples: readonly Sample[]): number {
  const expected: number[] = []
  let sum = 0
  let seats = 0
  for (const { state, facts, points } of samples) {
    expected.length = points.length
    judgement.expect(state, facts, expected)
    const mean = average(expected)
    const finalMean = average(points)
    for (const [seat, final] of points.entries()) sum += (expected[seat] - mean - (final - finalMean)) ** 2
    seats += points.length
  }
  return sum / seats
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length
}
