import type { Menu } from '@gam/kernel'
import type { Placer } from './placer.ts'
import type { Facts, G, Ship, State } from './state.ts'

/**
 * What an expansion changes, as answers to what the rules ask where something can be changed: the rules never ask
 * which expansion is in play. What an expansion leaves out stays as it is without it.
 */
export interface Expansion {
  setUp?(g: G): void
  /** A part of the round begins: what is put on the agenda comes before all of it, or after. */
  before?(g: G, window: number): void
  after?(g: G, window: number): void
  /** All ships have moved, and none that is back has been handled yet. */
  shipsMoved?(g: G): void
  /** The round ends, its workers come home, and all that clean-up does is done. */
  roundEnds?(g: G): void
  workersHome?(g: G): void
  roundOver?(g: G): void
  /** Between the last round and the last movement; then before the first ship of the last returns. */
  lastRoundOver?(g: G): void
  lastReturnsBegin?(g: G): void

  /** What a player may do besides at every decision. */
  readonly besides?: Besides

  /** Those who place a worker otherwise than the rules have it, by the name of their grounds. */
  readonly placers?: { readonly [grounds: string]: Placer }
  /** Has this player one more worker, who stands there? */
  hasThere?(state: State, seat: number, post: number): boolean
  /** NB-27: is this player kept from the bonuses? NB-13: from this building? */
  keepsBonuses?(g: Pick<G, 'state' | 'facts'>, seat: number): boolean
  closes?(g: G, seat: number, building: number): boolean
  built?(g: G, building: number): void

  /** NB-60: does this ship stay where it is? */
  holds?(g: G, seat: number, ship: Ship): boolean
  /** Can a ship come home in this round that is farther out than space 0? */
  readonly bringsHome?: boolean
  /** Whether a returning ship can owe more than lays; what it owes now; and paying it, if that is possible. */
  readonly hasFees?: boolean
  fee?(g: G, seat: number): number
  payFee?(g: G, seat: number): void
  /** Does the ship bring somebody who may open the Tryworks for it? */
  bringsHelp?(ship: Ship): boolean
  /** A person's ship is back: what comes before its whales are named, and is put on the agenda after that. */
  shipReturns?(g: G, seat: number, ship: number): void
  shipHome?(g: G, seat: number, ship: number): void

  /** NB-71: does this keep the ship from a token? With a menu it says why. Could the player still lift it? */
  bans?(g: G, seat: number, ship: Ship, token: number, menu: Menu | null): boolean
  mayLift?(g: G, seat: number): boolean
  /** What a ship may take instead of a token. */
  offerInstead?(g: G, menu: Menu): void
  takeInstead?(g: G, code: number, seat: number, ship: number): void
  /** Before a token is aboard, and when it is. */
  selecting?(g: G, seat: number, token: number): void
  selected?(g: G, seat: number, ship: number, token: number): void

  /** The points of a part of the score, by its name. */
  readonly scores?: { readonly [part: string]: (state: State, facts: Facts, seat: number) => number }
  /** For bots: these points, and what its pieces may still bring. */
  worth?(state: State, facts: Facts, seat: number, points: number): number
}

interface Besides {
  offer(g: G, menu: Menu, seat: number): void
  /** True if the code was one of these, and is done. */
  take(g: G, code: number, seat: number): boolean
}

/** The answers of all expansions in play at once. */
export interface Expansions extends Required<Omit<Expansion, 'besides'>> {
  readonly besides: Besides | null
  /** Of all parts of the score that they bring. */
  points(state: State, facts: Facts, seat: number): number
}

export function composed(list: readonly Expansion[]): Expansions {
  const worths = list.flatMap(({ worth }) => worth ?? [])
  return {
    setUp: all(list.map(({ setUp }) => setUp)),
    before: all(list.map(({ before }) => before)),
    after: all(list.map(({ after }) => after)),
    shipsMoved: all(list.map(({ shipsMoved }) => shipsMoved)),
    roundEnds: all(list.map(({ roundEnds }) => roundEnds)),
    workersHome: all(list.map(({ workersHome }) => workersHome)),
    roundOver: all(list.map(({ roundOver }) => roundOver)),
    lastRoundOver: all(list.map(({ lastRoundOver }) => lastRoundOver)),
    lastReturnsBegin: all(list.map(({ lastReturnsBegin }) => lastReturnsBegin)),
    besides: besidesOf(list.flatMap(({ besides }) => besides ?? [])),
    placers: Object.assign({}, ...list.map(({ placers }) => placers)),
    hasThere: any(list.map(({ hasThere }) => hasThere)),
    keepsBonuses: any(list.map(({ keepsBonuses }) => keepsBonuses)),
    closes: any(list.map(({ closes }) => closes)),
    built: all(list.map(({ built }) => built)),
    holds: any(list.map(({ holds }) => holds)),
    bringsHome: list.some(({ bringsHome }) => bringsHome),
    hasFees: list.some(({ hasFees }) => hasFees),
    fee: sum(list.map(({ fee }) => fee)),
    payFee: all(list.map(({ payFee }) => payFee)),
    bringsHelp: any(list.map(({ bringsHelp }) => bringsHelp)),
    shipReturns: all(list.map(({ shipReturns }) => shipReturns)),
    shipHome: all(list.map(({ shipHome }) => shipHome)),
    bans: any(list.map(({ bans }) => bans)),
    mayLift: any(list.map(({ mayLift }) => mayLift)),
    offerInstead: all(list.map(({ offerInstead }) => offerInstead)),
    takeInstead: all(list.map(({ takeInstead }) => takeInstead)),
    selecting: all(list.map(({ selecting }) => selecting)),
    selected: all(list.map(({ selected }) => selected)),
    scores: Object.assign({}, ...list.map(({ scores }) => scores)),
    points: sum(list.flatMap(({ scores }) => Object.values(scores ?? {}))),
    worth(state, facts, seat, points) {
      let sum = points
      for (const more of worths) sum = more(state, facts, seat, sum)
      return sum
    },
  }
}

function besidesOf(list: readonly Besides[]): Besides | null {
  if (list.length === 0) return null
  return { offer: all(list.map(({ offer }) => offer)), take: any(list.map(({ take }) => take)) }
}

type Answers<A extends unknown[], R> = readonly (((...args: A) => R) | undefined)[]

/** In the order of the expansions. */
function all<A extends unknown[]>(answers: Answers<A, void>) {
  return joined(answers, undefined, (_, next) => next())
}

function any<A extends unknown[]>(answers: Answers<A, boolean>) {
  return joined(answers, false, (had, next) => had || next())
}

function sum<A extends unknown[]>(answers: Answers<A, number>) {
  return joined(answers, 0, (had, next) => had + next())
}

/** An answer that is alone is the answer: bots ask all the time. */
function joined<A extends unknown[], R>(
  answers: Answers<A, R>,
  none: R,
  join: (had: R, next: () => R) => R,
): (...args: A) => R {
  const [first = () => none, ...others] = answers.filter((answer) => answer !== undefined)
  return others.reduce(
    (had, next) =>
      (...args) =>
        join(had(...args), () => next(...args)),
    first,
  )
}
