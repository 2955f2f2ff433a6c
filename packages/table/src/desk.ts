import {
  type Decision,
  Fault,
  hashOf,
  type KeptOrder,
  keepOrders,
  orderedAnswer,
  ordersInForce,
  type Sitting,
  type View,
} from '@gam/kernel'
import { Line } from './line.ts'
import { movesAfterUndo } from './undo.ts'

/** Who sits in a seat, and under which flag. */
export interface SeatPlan {
  readonly name: string
  /** 1 to 6: the house flag of the seat. */
  readonly flag: number
  /** The level of a bot; null for a person. */
  readonly bot: string | null
  /** Who plays it is no person but a program that came from elsewhere. */
  readonly program?: boolean
}

/** What a bot is asked, as data that can travel: what its seat sees, and nothing else. */
export interface BotAsk {
  readonly game: string
  readonly rules: number
  readonly level: string
  readonly options: unknown
  readonly components: unknown
  readonly seats: number
  readonly view: View
  readonly decision: Decision
  /** What it throws its dice by: the same game gives the same answers, so taking back does not change its mind. */
  readonly seed: number
}

/** What a desk needs from around it. */
export interface DeskPorts {
  /** Keeps the game as it stands. A change is told only when it was kept, or could not be. */
  save(): Promise<void>
  /** One of the open options, in notation. */
  think(ask: BotAsk): Promise<string>
  /** Something changed, and was saved. */
  changed(): void
}

/**
 * A table of people, bots and seats that play by the rules alone, all of it in one place. What is asked of it is
 * done one after the other.
 */
export class Desk {
  readonly line: Line
  /** Every seat; those that play by the rules alone come last. */
  readonly seats: readonly SeatPlan[]
  readonly #ports: DeskPorts
  /** What each seat ordered the table to decline for it. */
  readonly #orders: (readonly KeptOrder[])[]
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    sitting: Sitting,
    seats: readonly SeatPlan[],
    ports: DeskPorts,
    orders: readonly (readonly KeptOrder[])[] = [],
  ) {
    this.line = new Line(sitting)
    this.seats = withAutomatons(seats, sitting)
    this.#ports = ports
    this.#orders = sitting.seats.map((_, seat) => orders[seat] ?? [])
  }

  /** What a seat has ordered and still holds. */
  ordersOf(seat: number): readonly KeptOrder[] {
    return ordersInForce(seenBy(this.sitting, seat), this.#orders[seat] ?? [])
  }

  /** From now on the table declines these for the seat, in place of what it ordered before. */
  order(seat: number | null, orders: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      if (seat === null || !this.people.includes(seat))
        throw new Fault('not-your-turn', 'Orders are given by whoever has the seat.')
      this.#orders[seat] = keepOrders(seenBy(this.sitting, seat), orders)
      await this.#tell()
      await this.#obey()
    })
  }

  get sitting(): Sitting {
    return this.line.sitting
  }

  /** The seats that people hold. */
  get people(): readonly number[] {
    const seats = this.seats.slice(0, this.sitting.people)
    return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  }

  submit(seat: number | null, actions: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const { decision, seats } = this.sitting
      if (decision === null) throw new Fault('game-over', 'The game is over.')
      if (seat !== decision.seat)
        throw new Fault('not-your-turn', `It is ${seats[decision.seat]}'s turn to decide.`)
      await this.#adopt(this.sitting.submit(seat, ...actions))
      await this.#obey()
    })
  }

  /** Takes back one step, or all that can be taken back of the turn. */
  undo(seat: number | null, whole: boolean): Promise<void> {
    return this.#inTurn(async () => {
      if (seat === null) throw new Fault('no-undo', 'The last move was not yours.')
      await this.#adopt(this.sitting.back(movesAfterUndo(this.sitting, seat, whole)))
    })
  }

  /** The level of the bot whose turn it is; null when it is nobody's, or a person's. */
  get botToMove(): string | null {
    const { asked } = this.line
    return asked === null ? null : (this.seats[asked]?.bot ?? null)
  }

  /** Lets the bot whose turn it is decide. False: it is not a bot's turn, or the table changed meanwhile. */
  async letBotMove(): Promise<boolean> {
    const { sitting, botToMove: level } = this
    const { decision, game, config } = sitting
    if (level === null || decision === null) return false
    const action = await this.#ports.think({
      game: game.id,
      rules: game.rulesVersion,
      level,
      options: config.options,
      components: config.components,
      seats: config.seats,
      view: sitting.view(decision.seat),
      decision,
      seed: Number.parseInt(hashOf([sitting.seed, 'bot', sitting.moves]).slice(0, 8), 16),
    })
    return this.#inTurn(async () => {
      // Somebody took a move back meanwhile: what was thought is about another position.
      if (this.sitting !== sitting) return false
      await this.#adopt(sitting.submit(decision.seat, action))
      await this.#obey()
      return true
    })
  }

  /** As long as orders answer, nobody is asked. Who took something back wants to be asked, and is. */
  async #obey(): Promise<void> {
    for (;;) {
      const { sitting } = this
      const { decision } = sitting
      if (decision === null || !this.people.includes(decision.seat)) return
      const { seat } = decision
      const answer = orderedAnswer(seenBy(sitting, seat), decision, this.#orders[seat] ?? [])
      if (answer === null) return
      await this.#adopt(sitting.submit(seat, answer))
    }
  }

  async #adopt(next: Sitting): Promise<void> {
    this.line.adopt(next)
    await this.#tell()
  }

  async #tell(): Promise<void> {
    await this.#ports.save()
    this.#ports.changed()
  }

  #inTurn<A>(act: () => Promise<A>): Promise<A> {
    const done = this.#last.then(act)
    this.#last = done.catch(() => undefined)
    return done
  }
}

function seenBy(sitting: Sitting, seat: number) {
  return { game: sitting.game, facts: sitting.facts, view: sitting.view(seat) }
}

function withAutomatons(seats: readonly SeatPlan[], sitting: Sitting): SeatPlan[] {
  const used = new Set(seats.map(({ flag }) => flag))
  const free = [1, 2, 3, 4, 5, 6].filter((flag) => !used.has(flag))
  return sitting.seats.map((name, seat) => seats[seat] ?? { name, flag: free.shift() ?? 6, bot: null })
}
