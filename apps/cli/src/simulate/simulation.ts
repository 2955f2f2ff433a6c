import { type Bot, botOfLevel, takenBy } from '@gam/bots'
import {
  ChaCha,
  type Config,
  type Game,
  type Judgement,
  keyOf,
  oneAt,
  Play,
  ranks,
  readComponentSet,
  Sfc32,
  Sitting,
  type Statement,
  type Types,
} from '@gam/kernel'
import { judgementOf, plansOf } from '../games.ts'
import { type Job, type Span, seedOf } from './job.ts'
import { type Result, record, rowsOf } from './result.ts'
import { emptyTally, type Tally } from './tally.ts'

export interface Played {
  readonly tally: Tally
  readonly rows: string
}

/** Plays the games of one job, span by span, in any order. */
export class Simulation {
  readonly #game: Game
  readonly #judgement: Judgement
  readonly #counted: Game
  readonly #job: Job
  readonly #config: Config
  readonly #facts: unknown
  readonly #blank: Types['state']
  readonly #longest: number
  /** One a seat; null where any option is as good as another. */
  readonly #bots: readonly (Bot | null)[]

  constructor(game: Game, job: Job, botOf = (level: string): Bot => botOfLevel(level, plansOf(game))) {
    const { seats, seed, options } = job
    const components = readComponentSet(game.components, job.components, seats.length)
    const { config, facts } = Sitting.begin(game, { seats, seed, options, components })
    this.#game = game
    this.#judgement = judgementOf(game)
    // Which event it was is enough here; what it says need not be worked out.
    this.#counted = { ...game, sayEvent: (type): Statement => ({ type }) }
    this.#job = job
    this.#bots = job.bots.map((level) => (level === 'random' ? null : botOf(level)))
    this.#config = config
    this.#facts = facts
    this.#blank = game.shape.blank(config.seats)
    this.#longest = game.longest(config)
  }

  play({ from, to }: Span): Played {
    const tally = emptyTally(this.#config.seats)
    let rows = ''
    for (let game = from; game < to; game++) {
      const result = this.#playOne(game)
      record(tally, result, this.#game.eventRules)
      if (this.#job.rows) rows += rowsOf(result, this.#job)
    }
    return { tally, rows }
  }

  #playOne(number: number): Result {
    const seed = seedOf(this.#job.seed, number)
    try {
      return { number: number + 1, seed, ...this.#toTheEnd(seed) }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`game ${number + 1}, whose seed is "${seed}", broke off: ${why}`)
    }
  }

  #toTheEnd(seed: string) {
    const game = this.#game
    const { budget } = this.#job
    const key = keyOf(seed)
    const positions = game.nonces.map(() => 0)
    const chance = new ChaCha(key, game.nonces, positions)
    const luck = new Sfc32(oneAt(key, 0))
    const told = new Map<string, number>()
    const hear = ({ type }: Statement) => {
      told.set(type, (told.get(type) ?? 0) + 1)
    }
    const play = new Play(this.#counted, game.shape.copy(this.#blank), this.#facts, chance, hear)
    let decisions = 0
    game.setup(play)
    while (play.settle()) {
      if (++decisions > this.#longest) throw new Error(`there is no end after ${this.#longest} decisions`)
      const bot = oneAt(this.#bots, play.seat)
      play.take(
        bot === null
          ? oneAt(play.menu.codes, luck.below(play.menu.count))
          : takenBy(bot, game, this.#config, play, { judgement: this.#judgement, seed: luck.word(), budget }),
      )
    }
    const scores = game.score(play.state, this.#facts)
    return { decisions, told, scores: scores.map(({ total }) => total), ranks: ranks(scores) }
  }
}
