import { type Bot, botOfLevel, type Contestant, contest, planned } from '@gam/bots'
import {
  type Config,
  Fault,
  type Game,
  keyOf,
  oneAt,
  type Plans,
  readComponentSet,
  Sitting,
} from '@gam/kernel'
import { judgementOf } from '../games.ts'
import type { Arena, Bout, Entrant } from './job.ts'
import { addGame, emptyScore, type Fought, type Pace } from './tally.ts'

/** Plays the bouts of one arena, in any order. */
export class Fight {
  readonly #game: Game
  readonly #arena: Arena
  readonly #config: Config
  readonly #people: number
  readonly #plans: Plans

  constructor(game: Game, arena: Arena, plans: Plans) {
    const { seats, seed, options } = arena
    const components = readComponentSet(game.components, arena.components, seats.length)
    const { config, people } = Sitting.begin(game, { seats, seed, options, components })
    this.#game = game
    this.#arena = arena
    this.#config = config
    this.#people = people
    this.#plans = plans
  }

  play({ one, rest, from, to }: Bout): Fought {
    const score = emptyScore()
    const paces: [Pace, Pace] = [
      { decisions: 0, seconds: 0 },
      { decisions: 0, seconds: 0 },
    ]
    const { entrants, seed } = this.#arena
    const alone = contestantOf(oneAt(entrants, one), this.#plans, paces[0])
    const other = contestantOf(oneAt(entrants, rest), this.#plans, paces[1])
    for (let number = from; number < to; number++) {
      const seat = number % this.#people
      // Everybody gets to play the same deal from every seat.
      const deal = Math.floor(number / this.#people)
      const contestants = Array.from({ length: this.#config.seats }, (_, i) => (i === seat ? alone : other))
      const { ranks, points } = contest({
        game: this.#game,
        judgement: judgementOf(this.#game),
        config: this.#config,
        contestants,
        seed: oneAt(keyOf(`${seed}-${deal + 1}`), 0),
      })
      addGame(score, seat, ranks, points)
    }
    return { score, paces }
  }
}

function contestantOf(entrant: Entrant, plans: Plans, pace: Pace): Contestant {
  const bot = botOf(entrant, plans)
  return {
    budget: entrant.budget,
    bot(ask) {
      const start = performance.now()
      const advice = bot(ask)
      pace.seconds += (performance.now() - start) / 1000
      pace.decisions++
      return advice
    },
  }
}

/** The bot of a level, which goes by what the entrant has learnt, or one that goes by a plan. */
export function botOf({ level, learnt, plan }: Entrant, plans: Plans): Bot {
  if (plan !== undefined) {
    const found = Object.hasOwn(plans, plan) ? plans[plan] : undefined
    if (!found) throw new Fault('bad-request', `There is no plan "${plan}" for this game.`)
    return planned(found)
  }
  const bot = botOfLevel(level, plans)
  if (learnt === undefined) return bot
  return (ask) => bot({ ...ask, judgement: { ...ask.judgement, learnt: learnt ?? undefined } })
}
