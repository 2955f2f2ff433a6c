import { agendaShape } from './agenda.ts'
import { nonceOf } from './chacha.ts'
import type { ComponentSet, Components } from './components.ts'
import { completed, type Options, optionsSince } from './options.ts'
import { faceDown } from './pile.ts'
import type { Play } from './play.ts'
import { type Positions, unreached } from './positions.ts'
import { Fault, type Problem } from './problem.ts'
import type { SeatScore } from './score.ts'
import { NOBODY, type Shape, struct } from './shape.ts'
import type { StandingOrders } from './standing-orders.ts'
import type { Step } from './step.ts'
import { type Actions, type Statement, sayer, type Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** All the types of one game in one bag, so that everything else needs a single parameter. */
export interface Types {
  /** Plain data: numbers, flags, lists and objects of them. */
  state: { agenda: number[]; seats: unknown[] }
  /** What follows from options, components and seats, worked out once; never changes, never saved. */
  facts: unknown
  options: unknown
  components: unknown
  actions: Vocabulary
  events: Vocabulary
  refusals: Vocabulary
}

/** What a table agreed on before the game. */
export interface Config<T extends Types = Types> {
  readonly options: T['options']
  readonly components: ComponentSet<T['components']>
  readonly seats: number
}

/** What must hold of a state: of one that is handed in, and, where a game is tried, of all that it comes to. */
export interface Checks<T extends Types> {
  /** Everything that must hold between any two actions and does not. */
  invariants(state: T['state'], facts: T['facts']): string[]
  /** What positions there are. Without it every agenda of the steps will do. */
  readonly positions?: Positions<T>
}

/** Its checks may be left out, to come by themselves (`withChecks`): until then no state can be handed in. */
export interface GameSpec<T extends Types> extends Partial<Checks<T>> {
  readonly id: string
  readonly title: string
  readonly about: string
  /** Goes up when the same actions would give another game; see docs/architecture.md. */
  readonly rulesVersion: number
  /** The oldest version that can still be played and replayed; the newest alone where it is left out. */
  readonly oldestRules?: number
  /** What was written differently in this specification at an earlier version of the rules. */
  earlier?(rules: number): Partial<Pick<GameSpec<T>, 'state' | 'components' | 'options' | 'streams'>>
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Options<T['options']>
  readonly components: Components<T['components']>
  /** Seats that play by the rules alone, after the people's: their names. */
  automatons?(options: T['options']): string[]
  /** Problems with a combination of options and seats, none if it can be played. */
  combination?(config: Config<T>): string[]
  /** `rules`: the version that this table plays by. */
  facts(config: Config<T>, rules: number): T['facts']
  /** The shape of every part of the state; the agenda is the kernel's own. */
  readonly state: { readonly [K in Exclude<keyof T['state'], 'agenda'>]: Shape<T['state'][K]> }
  /**
   * Makes one state the same as another without allocating: search does this all the time. Written out from the shape
   * by `npm run golden`; without it the kernel makes a copy each time. Search looks up the piles of a state once, so that
   * rules change a pile and never put another list in its place.
   */
  overwrite?(from: T['state'], to: T['state']): void
  /** Labels of the random sub-streams. */
  readonly streams: { readonly [label: string]: number }
  readonly actions: Actions<T['actions']>
  readonly events: T['events']
  /** The rule that an event shows at work, where there is one. */
  readonly eventRules: { readonly [K in keyof T['events']]?: string }
  /** Events that show what is out of sight again afterwards: what they told cannot be taken back. */
  readonly reveals?: readonly (keyof T['events'] & string)[]
  readonly refusals: T['refusals']
  /** The rule each refusal stands on. */
  readonly refusalRules: { readonly [K in keyof T['refusals']]: string }
  readonly steps: { readonly [name: string]: Step<T> }
  /** The order of the steps, as their constants number them. */
  readonly stepIds: { readonly [name: string]: number }
  /** What seats can have their table decline for them. */
  readonly standingOrders?: StandingOrders<T>
  /** Fills a blank state and puts the first frames on the agenda. */
  setup(g: Play<T>): void
  score(state: T['state'], facts: T['facts']): SeatScore[]
  /** What lies face down counts nothing before the end: everybody hears the same points. */
  readonly openPoints?: true
  /** No game has more decisions than this. */
  longest(config: Config<T>): number
  readonly words: { readonly en: Words<T['actions'], T['events'], T['refusals'], T['facts']> }
}

/** A game ready to be played by one version of its rules, with what the kernel worked out. */
export interface Game<T extends Types = Types>
  extends Omit<GameSpec<T>, 'facts' | 'invariants' | 'overwrite'> {
  facts(config: Config<T>): T['facts']
  invariants(state: T['state'], facts: T['facts']): string[]
  /** The same game by another version of its rules, as a table pinned it when it began. */
  atRules(rules: number): Game<T>
  knowsRules(rules: number): boolean
  readonly shape: Shape<T['state']>
  overwrite(from: T['state'], to: T['state']): void
  readonly stepList: readonly Step<T>[]
  readonly stepNames: readonly string[]
  readonly nonces: readonly Uint32Array[]
  /** Why no game comes to this position; nothing where one may. */
  unreached(state: T['state'], facts: T['facts']): Problem[]
  sayEvent(type: string, args: readonly number[]): Statement
  sayRefusal(type: string, args: readonly number[]): Statement
}

export function defineGame<T extends Types>(spec: GameSpec<T>): Game<T> {
  const { rulesVersion: newest, oldestRules: oldest = newest } = spec
  const versions = new Map<number, Game<T>>()
  const knowsRules = (rules: number) => Number.isInteger(rules) && rules >= oldest && rules <= newest
  const atRules = (rules: number): Game<T> => {
    const known = versions.get(rules)
    if (known) return known
    if (!knowsRules(rules)) {
      const here = oldest === newest ? `version ${newest}` : `the versions ${oldest} to ${newest}`
      throw new Fault(
        'unknown-rules',
        `This is a game by version ${rules} of the rules of ${spec.title}; this program knows ${here}.`,
      )
    }
    const then = { ...spec, ...spec.earlier?.(rules), rulesVersion: rules }
    const version = { ...gameOf(then), knowsRules, atRules }
    versions.set(rules, version)
    return version
  }
  return atRules(newest)
}

function gameOf<T extends Types>(spec: GameSpec<T>): Omit<Game<T>, 'atRules' | 'knowsRules'> {
  const stepNames = inOrder(spec.stepIds)
  const unknown = stepNames.filter((name) => !(name in spec.steps))
  if (unknown.length > 0 || stepNames.length !== Object.keys(spec.steps).length)
    throw new Error(`${spec.id}: steps and their ids differ (${unknown.join(', ')})`)
  const stepList = stepNames.map((name) => spec.steps[name])
  const agenda = agendaShape(stepNames.map((name, i) => [name, stepList[i].fields]))
  const shape: Shape<T['state']> = struct<Types['state']>({ ...(spec as GameSpec<Types>).state, agenda })
  const game: Omit<Game<T>, 'atRules' | 'knowsRules'> = {
    ...spec,
    ...agreeing(spec),
    shape,
    overwrite: spec.overwrite ?? ((from, to) => Object.assign(to, shape.copy(from))),
    stepList,
    stepNames,
    nonces: inOrder(spec.streams).map((label) => nonceOf(`gam ${spec.id} ${label}`)),
    invariants: spec.invariants ? everPresent(shape, spec.invariants) : () => unchecked(spec),
    unreached: (state, facts) => unreached(game, state, facts),
    sayEvent: sayer(spec.events),
    sayRefusal: sayer(spec.refusals),
  }
  return game
}

/** A table says what its version of the rules lets it say; to the rules an option that came later is as usual. */
function agreeing<T extends Types>({
  options,
  rulesVersion,
  facts,
  automatons,
  combination,
  longest,
}: GameSpec<T>) {
  const whole = (config: Config<T>) => ({ ...config, options: completed(options, config.options) })
  return {
    options: optionsSince(options, rulesVersion),
    facts: (config: Config<T>) => facts(whole(config), rulesVersion),
    longest: (config: Config<T>) => longest(whole(config)),
    ...(automatons && { automatons: (given: T['options']) => automatons(completed(options, given)) }),
    ...(combination && { combination: (config: Config<T>) => combination(whole(config)) }),
  }
}

/** The same game with its checks. */
export function withChecks<T extends Types>(game: Game<T>, { invariants, positions }: Checks<T>): Game<T> {
  const versions = new Map<number, Game<T>>()
  const checked = (version: Game<T>): Game<T> => {
    const known = versions.get(version.rulesVersion)
    if (known) return known
    const whole: Game<T> = {
      ...version,
      ...(positions && { positions }),
      invariants: everPresent(version.shape, invariants),
      unreached: (state, facts) => unreached(whole, state, facts),
      atRules: (rules) => checked(version.atRules(rules)),
    }
    versions.set(version.rulesVersion, whole)
    return whole
  }
  return checked(game)
}

function unchecked({ title }: { readonly title: string }): never {
  throw new Error(`${title} was loaded without its checks: no state can be handed in`)
}

function everPresent<T extends Types>(
  shape: Shape<T['state']>,
  invariants: Checks<T>['invariants'],
): Checks<T>['invariants'] {
  return (state, facts) => [...faceDownPiles(shape, state), ...invariants(state, facts)]
}

/** In a full state every piece is known, and a pile has the size of its pieces. */
function faceDownPiles<S>(shape: Shape<S>, state: S): string[] {
  const wrong: string[] = []
  shape.secrets?.(state, NOBODY, (pool, pieces) => {
    const hidden = faceDown(pieces)
    if (hidden !== 0) wrong.push(`${hidden} pieces of ${pool.name} lie hidden: this is a view, not a state`)
  })
  return wrong
}

function inOrder(ids: { readonly [name: string]: number }): string[] {
  return Object.keys(ids).sort((a, b) => ids[a] - ids[b])
}
