import { ChaCha, keyOf } from './chacha.ts'
import type { ComponentSet } from './components.ts'
import type { Config, Game, Types } from './game.ts'
import { hashOf, type Json } from './json.ts'
import type { Menu } from './menu.ts'
import { readOptions } from './options.ts'
import { Past } from './past.ts'
import { Play } from './play.ts'
import { Fault, faultOf } from './problem.ts'
import { ranks, type SeatScore } from './score.ts'
import { sentence } from './sentence.ts'
import { Sfc32 } from './sfc32.ts'
import { Reading } from './shape.ts'
import { determinize, type Hidden, hiddenIn, showsMore, showsMoreTo, type View, view } from './view.ts'
import { redact, type Said, type Statement } from './vocabulary.ts'

export interface Refusal {
  readonly rule: string
  /** The game's name for the reason, with the numbers its sentence needs. */
  readonly reason: Statement
  /** The same in plain English. */
  readonly why: string
}

export interface Offered<T extends Types = Types> {
  readonly text: string
  readonly action: Said<T['actions']>
  readonly refusal?: Refusal
}

/** Somebody is asked something: the open options, then those that are closed now, each with its reason. */
export interface Decision<T extends Types = Types> {
  readonly seat: number
  readonly step: string
  readonly options: readonly Offered<T>[]
}

export interface Standing extends SeatScore {
  readonly seat: number
  readonly rank: number
}

/** What a table needs to begin. Left out: standard options, the standard set. */
export interface Beginning<T extends Types = Types> {
  readonly seats: readonly string[]
  readonly seed: string
  readonly options?: unknown
  readonly components?: ComponentSet<T['components']>
}

/** Where a sitting that did not start at the beginning was taken up. */
export interface Snapshot {
  readonly state: Json
  /** How far each random stream has been read. */
  readonly draws: readonly number[]
}

/** A stream has 2^32 blocks of 16 words. */
const FARTHEST = 2 ** 36
const KEY_WORDS = 8

const LIST_ENDS =
  'This list goes on after an action at which chance speaks, you learn something or somebody else is asked. Nothing was done: end the list there, and send the rest when you have seen what came.'

interface Moment<T extends Types> {
  /** Settled: it stands at a decision, or at the end. */
  readonly play: Play<T>
  readonly asks: boolean
  readonly draws: readonly number[]
  readonly past: Past
  readonly undoTo: number
  readonly learned: boolean
  readonly before: Sitting<T> | null
}

/** What stays the same from the first sitting of a game to the last. */
type Like<T extends Types> = Pick<
  Sitting<T>,
  'game' | 'config' | 'people' | 'seats' | 'seed' | 'facts' | 'from'
>

/**
 * One game being played, as a value: acting gives a new sitting and leaves the old one as it was. It knows
 * everything; what leaves it for a person goes through `view` and `eventsFor`.
 */
export class Sitting<T extends Types = Types> {
  readonly game: Game<T>
  readonly config: Config<T>
  /** How many of the seats are people or bots; the rest plays by the rules alone. */
  readonly people: number
  readonly seats: readonly string[]
  readonly seed: string
  readonly facts: T['facts']
  readonly from: Snapshot | null
  /** Never changed once it is here. */
  readonly state: T['state']
  readonly draws: readonly number[]
  readonly past: Past
  readonly decision: Decision<T> | null
  /** Undo goes back to the sitting with so many actions, and no further: there something was revealed. */
  readonly undoTo: number
  /** At the last action chance spoke, or its seat was told something that it did not know. */
  readonly learned: boolean
  /** Those of the turn that is being taken are at hand; earlier ones are played again when they are wanted. */
  #before: Sitting<T> | null
  /** Worked out once a game: it is a hash of the seed. */
  readonly #key: Uint32Array
  /** What the decision offers and refuses; its step is remembered by number too. */
  readonly #menu: Menu
  readonly #step: number
  /** Worked out when it is asked for. */
  #hidden: Hidden | null = null

  private constructor(like: Like<T>, moment: Moment<T>, key: Uint32Array) {
    this.game = like.game
    this.config = like.config
    this.people = like.people
    this.seats = like.seats
    this.seed = like.seed
    this.facts = like.facts
    this.from = like.from
    this.draws = moment.draws
    this.past = moment.past
    this.undoTo = moment.undoTo
    this.learned = moment.learned
    this.#before = moment.before
    const { state, menu, step, seat } = moment.play
    this.state = state
    this.#key = key
    this.#menu = menu
    this.#step = step
    this.decision = moment.asks ? new Asked(this, menu, seat, step) : null
  }

  static begin<T extends Types>(game: Game<T>, beginning: Beginning<T>): Sitting<T> {
    return Sitting.#dealt(agree(game, beginning))
  }

  static #dealt<T extends Types>(like: Like<T>): Sitting<T> {
    const { game } = like
    const state = game.shape.blank(like.config.seats)
    return Sitting.#started(
      like,
      state,
      game.nonces.map(() => 0),
      (play) => {
        game.setup(play)
        return play.settle()
      },
    )
  }

  /** Takes a game up at a position that a game comes to. */
  static at<T extends Types>(game: Game<T>, beginning: Beginning<T>, from: Snapshot): Sitting<T> {
    return Sitting.#takenUp(game, beginning, from, game.unreached)
  }

  /**
   * A scene of a game, for tests and pictures: all pieces are there, but no game need come to it, and it is over
   * when its agenda is.
   */
  static scene<T extends Types>(game: Game<T>, beginning: Beginning<T>, from: Snapshot): Sitting<T> {
    return Sitting.#takenUp(game, beginning, from, () => [])
  }

  static #takenUp<T extends Types>(
    game: Game<T>,
    beginning: Beginning<T>,
    from: Snapshot,
    unreached: Game<T>['unreached'],
  ): Sitting<T> {
    const like = { ...agree(game, beginning), from }
    const at = new Reading(like.config.seats)
    const state = game.shape.read(from.state, at)
    if (at.problems.length === 0)
      for (const broken of game.invariants(state, like.facts)) at.wrong(broken, null)
    if (at.problems.length === 0) at.problems.push(...unreached(state, like.facts))
    if (at.problems.length > 0) throw faultOf('bad-state', 'This state does not work', at.problems)
    if (
      from.draws.length !== game.nonces.length ||
      !from.draws.every((n) => Number.isInteger(n) && n >= 0 && n < FARTHEST)
    )
      throw new Fault(
        'bad-state',
        `draws must be ${game.nonces.length} whole numbers, one for each random stream`,
      )
    return Sitting.#started(like, state, from.draws, (play) => {
      try {
        return play.settle()
      } catch {
        // What the checks let through can still be a state that the rules were not made for.
        throw new Fault('bad-state', 'This state cannot be played on: no game comes to it.')
      }
    })
  }

  static #started<T extends Types>(
    like: Like<T>,
    state: T['state'],
    draws: readonly number[],
    start: (play: Play<T>) => boolean,
    key = keyOf(like.seed),
  ): Sitting<T> {
    const events: Statement[] = []
    const chance = new ChaCha(key, like.game.nonces, draws)
    const play = new Play(like.game, state, like.facts, chance, (statement) => events.push(statement))
    const asks = start(play)
    const moment = {
      play,
      asks,
      draws: chance.positions,
      past: Past.begin(events),
      undoTo: 0,
      learned: false,
      before: null,
    }
    return new Sitting(like, moment, key)
  }

  /**
   * A game as a seat knows it, to look ahead from: what it cannot see lies in one of the ways it may, and the luck
   * to come is another. What a seat was shown needs no check.
   */
  static seen<T extends Types>(game: Game<T>, beginning: Beginning<T>, seen: View<T>): Sitting<T> {
    return Sitting.#imagined(agree(game, beginning), seen, 0)
  }

  /** The same of this game, as this seat knows it; each `deal` is another way in which the unseen may lie. */
  imagined(seat: number, deal: number): Sitting<T> {
    return Sitting.#imagined(this, this.view(seat), deal)
  }

  /**
   * The same table with another state of it, which is kept and not checked. Luck stays, and how far each stream of it
   * was read unless that is given.
   */
  withState(state: T['state'], draws = this.draws): Sitting<T> {
    return Sitting.#started(this, state, draws, (play) => play.settle(), this.#key)
  }

  static #imagined<T extends Types>(like: Like<T>, seen: View<T>, deal: number): Sitting<T> {
    const { game } = like
    const luck = new Sfc32(deal)
    const state = determinize(game, seen, luck)
    const draws = game.nonces.map(() => 0)
    const key = Uint32Array.from({ length: KEY_WORDS }, () => luck.word())
    return Sitting.#started(like, state, draws, (play) => play.settle(), key)
  }

  get over(): boolean {
    return this.decision === null
  }

  /** How many actions have been played. */
  get moves(): number {
    return this.past.moves
  }

  get codes(): readonly number[] {
    return this.past.codes()
  }

  /** The seat of each action. */
  get movers(): readonly number[] {
    return this.past.movers()
  }

  get events(): readonly Statement[] {
    return this.past.events()
  }

  /** How many events there were after set-up, after the first action, after the second, and so on. */
  get marks(): readonly number[] {
    return this.past.marks()
  }

  /** Reads an action given as text, as a plain object or as a code. */
  codeOf(action: unknown): number {
    const { actions } = this.game
    if (typeof action === 'number') {
      if (actions.knows(action)) return action
      throw new Fault('bad-notation', `No action has the code ${action}.`)
    }
    const read = typeof action === 'string' ? actions.parse(action) : actions.read(action)
    if (typeof read !== 'number')
      throw new Fault('bad-notation', read.at === '' ? read.why : `${read.at} ${read.why}`, {
        problems: [read],
      })
    return read
  }

  /**
   * Several actions of one seat, all or none. A list ends where chance speaks, the seat learns something or
   * somebody else is asked: what went on would be a move that depends on what it brings, and its refusal would
   * tell of it. Such a list is refused with the same sentence whatever would come.
   */
  submit(seat: number, ...actions: readonly unknown[]): Sitting<T> {
    return this.submitEach(seat, actions).at(-1) ?? this
  }

  /** The same, with the sitting after each of the actions. */
  submitEach(seat: number, actions: readonly unknown[]): Sitting<T>[] {
    const several = actions.length > 1
    const codes = actions.map((action, i) =>
      several ? placed(i, () => this.codeOf(action)) : this.codeOf(action),
    )
    const line: Sitting<T>[] = []
    let sitting: Sitting<T> = this
    for (const [i, code] of codes.entries()) {
      const { done, ends } = several ? placed(i, () => sitting.#act(seat, code)) : sitting.#act(seat, code)
      if (ends && i < codes.length - 1) throw new Fault('list-ends', LIST_ENDS, { index: i + 1 })
      sitting = done
      line.push(done)
    }
    return line
  }

  #act(seat: number, code: number): { readonly done: Sitting<T>; readonly ends: boolean } {
    if (this.decision === null) throw new Fault('game-over', 'The game is over.')
    if (this.decision.seat !== seat)
      throw new Fault('not-your-turn', `It is ${this.seats[this.decision.seat]}'s turn to decide.`)
    if (!this.#menu.offers(code)) throw this.#unavailable(code)
    const events: Statement[] = []
    const chance = new ChaCha(this.#key, this.game.nonces, this.draws)
    const state = this.game.shape.copy(this.state)
    const play = new Play(this.game, state, this.facts, chance, (statement) => events.push(statement))
    // The state stands at this decision already; listing its options again would find the same.
    play.seat = seat
    play.step = this.#step
    play.take(code)
    const asks = play.settle()
    const revealed = this.#reveals(seat, state, chance, events)
    if (this.past.mover !== seat) this.#before = null
    const moment = {
      play,
      asks,
      draws: chance.positions,
      past: this.past.and(code, seat, events),
      undoTo: revealed === 'nothing' ? this.undoTo : this.moves + 1,
      learned: revealed === 'something',
      before: revealed === 'nothing' && asks ? this : null,
    }
    const ends = revealed === 'something' || !asks || play.seat !== seat
    return { done: new Sitting(this, moment, this.#key), ends }
  }

  #unavailable(code: number): Fault {
    const text = this.game.actions.format(code)
    const options = this.decision?.options ?? []
    const refusal = options.find((option) => option.text === text)?.refusal
    if (refusal) return new Fault('illegal', refusal.why, { rule: refusal.rule })
    const open = options.filter((option) => !option.refusal).map((option) => option.text)
    return new Fault('not-offered', `"${text}" is not possible now; possible: ${open.join(', ')}`)
  }

  /**
   * Has chance spoken, or has anybody learnt what they could not see? Then there is no way back. What only the
   * others learnt, since the actor showed it, is nothing new to the actor.
   */
  #reveals(
    actor: number,
    state: T['state'],
    chance: ChaCha,
    events: readonly Statement[],
  ): 'nothing' | 'own pieces' | 'something' {
    if (chance.positions.some((position, stream) => position !== this.draws[stream])) return 'something'
    const reveals: readonly string[] = this.game.reveals ?? []
    const shown = events.filter(({ type }) => reveals.includes(type))
    if (shown.some((statement) => statement.seat !== actor)) return 'something'
    this.#hidden ??= hiddenIn(this.game, this.state, this.seats.length)
    const hidden = hiddenIn(this.game, state, this.seats.length)
    if (showsMoreTo(actor, this.#hidden, hidden)) return 'something'
    return shown.length > 0 || showsMore(this.#hidden, hidden) ? 'own pieces' : 'nothing'
  }

  /** One action back, if it was this seat's and nothing has been revealed since. */
  undo(seat: number): Sitting<T> {
    if (this.moves === 0) throw new Fault('no-undo', 'Nothing has been played yet.')
    if (this.undoTo === this.moves)
      throw new Fault('no-undo', 'The last move revealed something, so it cannot be taken back.')
    if (this.past.mover !== seat) throw new Fault('no-undo', 'The last move was not yours.')
    return this.back(this.moves - 1)
  }

  /** The sitting after so many of these actions, if nothing was revealed since. */
  back(moves: number): Sitting<T> {
    if (moves < this.undoTo)
      throw new Fault('no-undo', 'Something was revealed since, so it cannot be taken back.')
    let sitting: Sitting<T> = this
    while (sitting.moves > moves && sitting.#before !== null) sitting = sitting.#before
    return sitting.moves === moves ? sitting : this.#again(moves)
  }

  /** Only what is revealed ends undo, so the same actions lead there again. */
  #again(moves: number): Sitting<T> {
    const { game, from, config } = this
    let sitting: Sitting<T> = from
      ? Sitting.#started(this, game.shape.read(from.state, new Reading(config.seats)), from.draws, (play) =>
          play.settle(),
        )
      : Sitting.#dealt(this)
    const { codes } = this
    const movers = this.past.movers()
    for (let i = 0; i < moves; i++) sitting = sitting.#act(movers[i], codes[i]).done
    return sitting
  }

  /** `over`: what a view of the same game was made of that nobody needs any more. */
  view(viewer: number | null, over?: T['state']): View<T> {
    return view(this.game, this.state, viewer, over)
  }

  eventsFor(viewer: number | null, since = 0): Statement[] {
    return this.past.events(since).map((statement) => redact(this.game.events, statement, viewer))
  }

  standings(): Standing[] {
    const scores = this.game.score(this.state, this.facts)
    const places = ranks(scores)
    return scores.map((score, seat) => ({ seat, ...score, rank: places[seat] }))
  }

  snapshot(): Snapshot {
    return { state: this.game.shape.write(this.state), draws: this.draws }
  }

  hash(): string {
    return hashOf(this.game.shape.write(this.state))
  }
}

/** A fault in a list names its place there. */
function placed<R>(index: number, act: () => R): R {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const { code, rule, problems, message } = error
    throw new Fault(code, `Action ${index + 1} of the list: ${message}`, { rule, problems, index })
  }
}

function agree<T extends Types>(game: Game<T>, beginning: Beginning<T>) {
  const { seed } = beginning
  const { min, max } = game.seats
  const options = readOptions<T['options']>(game.options, beginning.options)
  const seats = [...beginning.seats, ...(game.automatons?.(options) ?? [])]
  if (seats.length < min || seats.length > max)
    throw new Fault('bad-seats', `${game.title} is for ${min} to ${max} seats, not ${seats.length}.`)
  const components = beginning.components ?? game.components.sets[0]
  const wrong = game.components.check(components.values, seats.length)
  if (wrong.length > 0)
    throw faultOf(
      'bad-components',
      `The set ${components.id} does not work here`,
      wrong.map((why) => ({ at: '', why })),
    )
  const config: Config<T> = { options, components, seats: seats.length }
  const clashes = game.combination?.(config) ?? []
  if (clashes.length > 0)
    throw faultOf(
      'bad-options',
      'These options do not go together',
      clashes.map((why) => ({ at: '', why })),
    )
  return { game, config, people: beginning.seats.length, seats, seed, facts: game.facts(config), from: null }
}

/**
 * A menu in words. They are found when somebody reads them: most sittings are only passed through. All decisions share
 * one getter, which is each one's own so that it travels; a getter for each would be a kind of object for each, and
 * those keep their sittings until all memory is swept.
 */
class Asked<T extends Types> implements Decision<T> {
  readonly seat: number
  readonly step: string
  declare readonly options: readonly Offered<T>[]
  readonly #sitting: Sitting<T>
  readonly #menu: Menu
  #options: readonly Offered<T>[] | null = null

  constructor(sitting: Sitting<T>, menu: Menu, seat: number, step: number) {
    this.seat = seat
    this.step = sitting.game.stepNames[step]
    this.#sitting = sitting
    this.#menu = menu
    Object.defineProperty(this, 'options', Asked.#OPTIONS)
  }

  static readonly #OPTIONS = {
    enumerable: true,
    get(this: Asked<Types>): readonly Offered[] {
      this.#options ??= optionsOf(this.#sitting, this.#menu)
      return this.#options
    },
  }
}

function optionsOf<T extends Types>(sitting: Sitting<T>, menu: Menu): Offered<T>[] {
  const { game } = sitting
  const open = menu.codes.slice(0, menu.count).map((code) => game.actions.spelled(code))
  const closed = menu.refused.map(({ code, reason, args }) => {
    const statement = game.sayRefusal(reason, args)
    const refusal = {
      rule: game.refusalRules[reason],
      reason: statement,
      why: sentence(sitting, 'refusals', statement),
    }
    return { ...game.actions.spelled(code), refusal }
  })
  return [...open, ...closed]
}
