import { FRAME } from './agenda.ts'
import type { Chance } from './chance.ts'
import type { Game, Types } from './game.ts'
import { Menu } from './menu.ts'
import type { Step } from './step.ts'
import type { Statement } from './vocabulary.ts'

/** No game has this many steps between two decisions. */
const ENDLESS = 100_000

/**
 * A game running in place: the rules see it as the table they play on, search and simulation drive it. It owns
 * its state and changes it; whoever wants to keep a state hands in a copy.
 *
 *   while (play.settle()) play.take(play.menu.codes[i])
 */
export class Play<T extends Types = Types> {
  state: T['state']
  readonly facts: T['facts']
  readonly seats: number
  readonly chance: Chance
  /** The options of the decision at which `settle` stopped. */
  readonly menu: Menu
  /** Who is asked. */
  seat = 0
  /** Which choice it is: an index into the game's steps. */
  step = 0
  readonly #steps: readonly Step<T>[]
  readonly #names: readonly string[]
  readonly #say: ((type: string, args: readonly number[]) => Statement) | null
  readonly #audience: ((statement: Statement) => void) | null

  /** Without an audience nobody is told anything and no refusal is explained: that is how search plays. */
  constructor(
    game: Pick<Game<T>, 'stepList' | 'stepNames' | 'sayEvent'>,
    state: T['state'],
    facts: T['facts'],
    chance: Chance,
    audience: ((statement: Statement) => void) | null = null,
  ) {
    this.state = state
    this.facts = facts
    this.seats = state.seats.length
    this.chance = chance
    this.menu = new Menu(audience !== null)
    this.#steps = game.stepList
    this.#names = game.stepNames
    this.#say = audience && game.sayEvent
    this.#audience = audience
  }

  /** Puts a frame on the agenda; the one pushed last is next. */
  push(step: number, a = 0, b = 0, c = 0): void {
    this.state.agenda.push(step, a, b, c)
  }

  /** Takes everything off the agenda: what was to come will not. */
  clearAgenda(): void {
    this.state.agenda.length = 0
  }

  /** Whether anybody is told anything: what only they hear need not be worked out otherwise. */
  get isHeard(): boolean {
    return this.#audience !== null
  }

  /** Tells a statement of the game's events. Costs nothing when nobody listens. */
  tell(type: keyof T['events'] & string, a = 0, b = 0, c = 0, d = 0): void {
    if (this.#audience !== null && this.#say !== null) this.#audience(this.#say(type, [a, b, c, d]))
  }

  /**
   * Runs what needs nobody's decision. True at a decision, with `seat`, `step` and `menu` set; false at the end. Whoever
   * only wants to get there asks for no options: where there are always some they are not worked out then.
   */
  settle(asksForOptions = true): boolean {
    const agenda = this.state.agenda
    const menu = this.menu
    for (let steps = 0; steps < ENDLESS; steps++) {
      const top = agenda.length - FRAME
      if (top < 0) return false
      const id = agenda[top]
      const a = agenda[top + 1]
      const b = agenda[top + 2]
      const c = agenda[top + 3]
      const step = this.#steps[id]
      if (step.run !== null) {
        drop(agenda)
        step.run(this, a, b, c)
        continue
      }
      const choice = step.choice
      if (choice.until?.(this, a, b, c)) {
        drop(agenda)
        choice.close?.(this, a, b, c)
        continue
      }
      menu.clear()
      const listed = asksForOptions || choice.otherwise !== null
      if (listed) choice.offer(this, menu, a, b, c)
      if (!listed || menu.count > 0) {
        this.step = id
        this.seat = choice.player(this, a, b, c)
        return true
      }
      if (choice.otherwise === null)
        throw new Error(`dead end: ${this.#names[id]} (${a}, ${b}, ${c}) offers nothing`)
      drop(agenda)
      choice.otherwise(this, a, b, c)
    }
    throw new Error(`${ENDLESS} steps without a decision: the rules run in a circle`)
  }

  /** Takes an option that `settle` put on the menu. It is not checked here: validation is done at the edge. */
  take(code: number): void {
    const agenda = this.state.agenda
    const top = agenda.length - FRAME
    const a = agenda[top + 1]
    const b = agenda[top + 2]
    const c = agenda[top + 3]
    const choice = this.#steps[agenda[top]].choice
    if (choice.until === null) drop(agenda)
    choice.take(this, code, a, b, c)
  }
}

function drop(agenda: number[]): void {
  agenda.pop()
  agenda.pop()
  agenda.pop()
  agenda.pop()
}
