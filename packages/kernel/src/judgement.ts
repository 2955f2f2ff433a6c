import type { Flat } from './flat.ts'
import type { Game, Types } from './game.ts'
import type { Plans } from './plan.ts'
import type { Play } from './play.ts'
import type { Reasons } from './reasons.ts'

/** The weights of a small net. */
export interface Packed {
  readonly hidden: number
  /** All weights in one row, whole numbers of two letters each, and what each of them is multiplied by. */
  readonly scale: number
  readonly weights: string
}

/** A small net that adds to a judgement what many games between bots have shown. */
export interface Learnt extends Packed {
  /** The version of the rules that those games were played by. */
  readonly rules: number
  /** The command that made it. */
  readonly made: string
  /** How many inputs a table gives it, and each seat: from a state of another form it knows nothing. */
  readonly inputs: readonly [table: number, seat: number]
  /** What was learnt at tables of more than two; left out: this holds for all. */
  readonly crowd?: Learnt
  /** Which options proved worth a look, on top of how the judgement leans; `rows`: how many an action is told apart by. */
  readonly habits?: Packed & { readonly rows: number }
  /** What a seat's own sight of a position is worth to it, in place of the judgement's points; `size`: how many numbers it is, `second`: how many units its second layer has. */
  readonly sight?: (Packed & { readonly size: number; readonly second: number }) | undefined
}

/** What a seat may know of a position, as so many numbers, each in a place of its own. */
export interface Sight<T extends Types = Types> {
  readonly size: number
  /** Whether it is made for what the table plays; elsewhere the judgement's points hold. */
  suits(facts: T['facts']): boolean
  look(state: T['state'], facts: T['facts'], seat: number, to: Flat): void
}

/** How long a bot thinks about a move, and how clearly. */
export interface Strength {
  readonly iterations: number
  /**
   * How blurred it sees the difference between moves, in chances of winning: a move that is worse by this much
   * is still taken about a third as often as the best.
   */
  readonly haze: number
  /** How little it knows of what is worth a look: this part of its leanings goes to all options alike. Left out: none. */
  readonly naive?: number
}

/** A game's own sense of who stands well, for bots that cannot look to the end. */
export interface Judgement<T extends Types = Types> {
  /** The points each seat may expect at the end; exact when the game is over. Fast: it is asked all the time. */
  expect(state: T['state'], facts: T['facts'], points: number[]): void
  /** A lead of this many points in the middle of the game wins about three times out of four. */
  readonly lead: number
  /** The same for where the game stands now: a lead counts more the less there is to come. */
  leadAt?(state: T['state'], facts: T['facts']): number
  /** How much a search is curious, against what it has found; left out: 1. Less of it where the judgement tells neighbours apart. */
  readonly curiosity?: number
  /**
   * At tables of so many or more a search draws what the others do, as likely as they lean to it, and looks for its own best
   * alone: so it comes to its next turn, which it hardly does among many. Left out: it looks for everybody's best.
   */
  readonly crowd?: number
  /**
   * How a sensible player leans: a weight above 0 for each option of the menu, in its order. Where `known` has another
   * number than 0, nobody asks.
   */
  lean?(g: Play<T>, weights: number[], known?: readonly number[]): void
  /** Bots draw among options that a search can hardly tell apart: for games in which little chance sets the beginnings apart. */
  readonly varied?: boolean
  /** Takes from the menu what comes to the same as an option that stays: a search looks at such things once. */
  thin?(g: Play<T>): void
  /** The numbers of a state that something can be learnt from, written out from its shape; left out: the shape is asked. */
  flatten?(state: T['state'], to: Flat): void
  /** What each seat may know, for nets that judge by it; left out: none does here. */
  readonly sight?: Sight<T> | undefined
  /** What was learnt from games; it says how likely each seat is to win, on top of the points. */
  readonly learnt?: Learnt | undefined
  /** What makes bots of each level here, so that they stand evenly apart: games differ in what thinking gains. Left out: as elsewhere. */
  readonly levels?: { readonly [level: string]: Strength }
  /** What speaks for an action, for people. */
  readonly reasons?: Reasons<T>
}

/** A game, and what whoever thinks about it goes by. */
export interface Judged<T extends Types = Types> {
  readonly game: Game<T>
  readonly judgement: Judgement<T>
  /** The plans that a bot can have a bent for; left out: none, or they were not loaded. */
  readonly plans?: Plans
}

/** What bots go by in a game without a judgement of its own. */
export function pointsAsTheyStand<T extends Types>(game: Game<T>): Judgement<T> {
  return {
    lead: 10,
    expect(state, facts, points) {
      for (const [seat, { total }] of game.score(state, facts).entries()) points[seat] = total
    },
  }
}
