import {
  type Config,
  type Decision,
  Fault,
  type Game,
  isRecord,
  type Judgement,
  keyOf,
  oneAt,
  readComponentSet,
  readView,
  Sfc32,
  Sitting,
} from '@gam/kernel'
import { judgementOf, plansOf } from '../games.ts'
import { CheckoutEngine } from './engine.ts'
import { botOf } from './fight.ts'
import type { Arena, Bout, Entrant } from './job.ts'
import { addGame, emptyScore, type Fought, type Pace } from './tally.ts'

/** Who plays in an arena's game against another checkout, and in which seat the one sits. */
interface Match {
  readonly seed: string
  readonly seat: number
  readonly one: Entrant
  readonly rest: Entrant
}

/**
 * Plays the bouts against another checkout: its engine keeps the table and answers for its own bots, the bots of this
 * one are told what their seat sees.
 */
export class AwayFight {
  readonly #game: Game
  readonly #judgement: Judgement
  readonly #arena: Arena
  readonly #config: Config
  readonly #people: number
  readonly #engines = new Map<string, Promise<CheckoutEngine>>()

  constructor(game: Game, arena: Arena) {
    const { seats, seed, options } = arena
    const components = readComponentSet(game.components, arena.components, seats.length)
    const { config, people } = Sitting.begin(game, { seats, seed, options, components })
    this.#game = game
    this.#judgement = judgementOf(game)
    this.#arena = arena
    this.#config = config
    this.#people = people
  }

  async play({ one, rest, from, to }: Bout, checkout: string): Promise<Fought> {
    const engine = await this.#engineOf(checkout)
    const { entrants, seed } = this.#arena
    const fought: Fought = {
      score: emptyScore(),
      paces: [
        { decisions: 0, seconds: 0 },
        { decisions: 0, seconds: 0 },
      ],
    }
    for (let number = from; number < to; number++) {
      const seat = number % this.#people
      const deal = Math.floor(number / this.#people)
      const match = {
        seed: `${seed}-${deal + 1}`,
        seat,
        one: oneAt(entrants, one),
        rest: oneAt(entrants, rest),
      }
      const { ranks, points } = await this.#played(engine, match, fought.paces)
      addGame(fought.score, seat, ranks, points)
    }
    return fought
  }

  #engineOf(checkout: string): Promise<CheckoutEngine> {
    const open = this.#engines.get(checkout) ?? this.#opened(checkout)
    this.#engines.set(checkout, open)
    return open
  }

  async #opened(checkout: string): Promise<CheckoutEngine> {
    const engine = new CheckoutEngine(checkout)
    const { games } = await engine.ask({ cmd: 'hello' })
    const { id, title, rulesVersion } = this.#game
    const there = listed(games).find((game) => game.id === id)
    if (there && there.rules !== rulesVersion) {
      engine.leave()
      throw new Fault(
        'bad-request',
        `${title} has rules ${String(there.rules)} in ${checkout} and ${rulesVersion} here: the same game is needed.`,
      )
    }
    return engine
  }

  async #played(engine: CheckoutEngine, match: Match, paces: readonly [Pace, Pace]) {
    const { seats, options, components } = this.#arena
    const luck = new Sfc32(oneAt(keyOf(match.seed), 0))
    const opening = { game: this.#game.id, seats, options, components, seed: match.seed }
    const { game } = await engine.ask({ cmd: 'new', ...opening })
    for (;;) {
      const decision = this.#read((await engine.ask({ cmd: 'decision', game })).decision)
      if (decision === null) break
      const mine = decision.seat === match.seat
      const seed = luck.word()
      const start = performance.now()
      const text = mine
        ? await this.#here(engine, game, decision, match.one, seed)
        : await there(engine, game, match.rest, seed)
      const pace = paces[mine ? 0 : 1]
      pace.seconds += (performance.now() - start) / 1000
      pace.decisions++
      await engine.ask({ cmd: 'apply', game, seat: decision.seat, text })
    }
    const { seats: standings } = await engine.ask({ cmd: 'score', game })
    await engine.ask({ cmd: 'close', game })
    return {
      ranks: listed(standings).map(({ rank }) => Number(rank)),
      points: listed(standings).map(({ total }) => Number(total)),
    }
  }

  async #here(
    engine: CheckoutEngine,
    game: unknown,
    decision: Decision,
    entrant: Entrant,
    seed: number,
  ): Promise<string> {
    const { view } = await engine.ask({ cmd: 'view', game, seat: decision.seat })
    return botOf(
      entrant,
      plansOf(this.#game),
    )({
      game: this.#game,
      judgement: this.#judgement,
      config: this.#config,
      view: readView(this.#game, this.#config.seats, view),
      decision,
      seed,
      budget: entrant.budget,
    }).text
  }

  #read(decision: unknown): Decision | null {
    if (!isRecord(decision)) return null
    const { actions } = this.#game
    const options = listed(decision.options)
      .filter(({ refusal }) => refusal === undefined)
      .map(({ text }) => {
        const code = actions.parse(String(text))
        if (typeof code !== 'number') throw new Fault('bad-notation', code.why)
        return { text: String(text), action: actions.write(code) }
      })
    return { seat: Number(decision.seat), step: String(decision.step), options }
  }
}

async function there(
  engine: CheckoutEngine,
  game: unknown,
  { level, budget }: Entrant,
  seed: number,
): Promise<string> {
  const { text } = await engine.ask({ cmd: 'bot', game, level, budget, seed })
  return String(text)
}

function listed(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
