import type { Icon } from './icon.ts'
import type { Holding, Look } from './judgement/holding.ts'
import type { Weights } from './judgement/weights.ts'
import type { Means } from './means.ts'
import type { Since } from './since.ts'
import type { Cost, Facts, G, Seat, State } from './state.ts'

// What a space of the boards or a building is, all of it in one file of its own: its rule, what it is to Captains and
// to bots, and its icon. Its words are an entry in each language. The list of them is town.ts.

interface Piece<N extends string> extends Since {
  /** As it is written in notation and files. */
  readonly name: N
  /** The rules that say what it does. */
  readonly rules: readonly string[]
  readonly icon: Icon
}

/** What a worker can do on a space of a board or on a building. */
export interface Action {
  /** NB-14: what keeps this player from the action now, OPEN if nothing does. `bonus`: 1 on an empty space. */
  bar(g: G, seat: number, bonus: number, means: Means): number
  /** Carries the action out, or puts on the agenda what has to be decided first. */
  act(g: G, seat: number, bonus: number): void
  /** The wood, food, brick and money that it brings without a bonus. */
  readonly gives?: Cost | undefined
  /** NB-17: the bonus is a good of one's choice. */
  readonly anyGood?: true | undefined
  /** WW-15: needs a ship that does not return. */
  readonly forShips?: true | undefined
  readonly captain: ForCaptain
  readonly bots: ForBots
}

/** What an action is to a Captain, with goods and money enough (LO-26). Goods that it gives serve their headings. */
interface ForCaptain {
  /** The headings it serves, and how well now, UNFIT if not at all; money in dollars, none of it is UNFIT too. */
  money?(g: G, seat: number): number
  prepare?(g: G, seat: number, bonus: number): number
  launch?(g: G, seat: number, bonus: number): number
  build?(g: G, seat: number, bonus: number, heading: number): number
  /** LO-39: may he use it if his orders name it? Always if nothing is said. */
  fits?(g: G, seat: number): boolean
  /** LO-43: how many kinds of actions it combines. */
  readonly kinds?: number
  /** LO-42: what he does there; if nothing is said he only takes the space. */
  act?(g: G, seat: number, heading: number): void
}

/** What an action is to bots that judge a position. */
interface ForBots {
  /** What the worker who stands there is about to do. */
  foresee(look: Look, mine: Holding, bonus: number): void
  /** How much a sensible player leans to going there. `bonus`: a factor for an empty space. */
  lean(g: G, me: Seat, bonus: number): number
}

export interface Space<N extends string = string> extends Piece<N>, Action {}

interface Tile<N extends string> extends Piece<N> {
  /** NB-04: the smallest table whose game it belongs to, or the option that brings it. */
  readonly comesWith: '2 seats' | '3 seats' | 'turnersMill' | 'shipsLog'
  readonly cost: Cost
  /** The cost in the second printing, where it differs (NB-08). */
  readonly secondCost?: Cost
  /** Captains neither build nor use it. */
  readonly forPeople?: true
  /** What it does in every end of round. */
  roundEnds?(g: G, building: number): void
  /** For bots: money that its owner will still take, and what right whales aboard will add. */
  readonly income?: number
  ofRightWhales?(aboard: number, weights: Weights): number
}

export interface ActionBuilding<N extends string = string> extends Tile<N> {
  readonly space: Action
  /** Points for each round to come in which a player owns it, its one point apart: for two players, for more. */
  readonly uses: readonly [number, number] | null
}

/** NB-51: it has no space. */
export interface VictoryBuilding<N extends string = string> extends Tile<N> {
  readonly space: null
  /** What it adds at the end. */
  points(state: State, facts: Facts, seat: number): number
  /** What bots think that it will count for the one who builds it now, its one point included. */
  expects(state: State, facts: Facts, seat: number, weights: Weights): number
}

export type Building<N extends string = string> = ActionBuilding<N> | VictoryBuilding<N>
