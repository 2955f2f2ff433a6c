import type { Decision, Fact, FaultCode, Json, Replay, Standing, Types, View } from '@gam/kernel'
import type { SetFile } from './component-sets.ts'

/** Who sits in a seat, and under which flag. */
export interface SeatPlan {
  readonly name: string
  /** 1 to 6: the house flag of the seat. */
  readonly flag: number
  /** The level of a bot; null for a person. */
  readonly bot: string | null
}

/** What a table is set up with. */
export interface TablePlan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options: Json
  /** The id of one of the game's component sets, or a whole set of one's own; null: the standard one. */
  readonly components: string | SetFile | null
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  /** The version of the rules that it is played by. */
  readonly rules: number
  /** Every seat, those that play by the rules alone included: these come last. */
  readonly seats: readonly SeatPlan[]
  /** How many of the seats are people or bots. */
  readonly players: number
  readonly options: Json
  /** The id of the component set. */
  readonly components: string
  /** The whole component set where it is not one of the game's own. */
  readonly componentSet: Json | null
  /** Several people hold this one device. */
  readonly shared: boolean
}

/** Why the last move cannot be taken back, or that it can; `ask`: if the others agree. */
export type UndoState = 'possible' | 'nothing' | 'revealed' | 'other' | 'ask'

/** The table at one point of the game, as far as whoever looks at it may know. */
export interface Moment<T extends Types = Types> {
  /** How many actions have been played. */
  readonly seq: number
  readonly viewer: number | null
  readonly view: View<T>
  /** What I am asked; null when it is not my turn, or when I have not shown that it is me. */
  readonly decision: Decision | null
  /** Whom the table waits for; null when the game is over. */
  readonly asked: { readonly seat: number; readonly step: string } | null
  /** To whom the device must be handed before the game goes on. */
  readonly veiled: number | null
  readonly events: readonly Fact[]
  /** How many events there were after set-up, after the first action, after the second, and so on. */
  readonly marks: readonly number[]
  readonly movers: readonly number[]
  readonly standings: readonly Standing[]
  readonly undo: UndoState
  /** How many steps can be taken back until the start of the turn or the last thing that was revealed. */
  readonly undoable: number
  /** What was taken back, in the order in which it happened. */
  readonly undone: readonly Undone[]
}

/** Somebody took steps back that others may have seen. */
export interface Undone {
  readonly seat: number
  readonly steps: number
  /** How many actions were left afterwards. */
  readonly seq: number
}

/** What would come of an action, as far as it is certain. */
export interface Preview<T extends Types = Types> {
  readonly events: readonly Fact[]
  /** The table afterwards, with chance having fallen in one of the ways it may: for what does not depend on it. */
  readonly after: T['state']
  /** It cannot be taken back once it is done. */
  readonly final: boolean
}

export interface Presence {
  readonly seat: number
  readonly state: 'here' | 'bot' | 'away'
}

export type TroubleKind =
  | 'table-stopped'
  | 'bots-stopped'
  | 'not-saved'
  | 'broken-save'
  | 'newer-save'
  | 'other-rules'
  | 'no-save'

/** Something went wrong that is nobody's move. Whatever it is, nothing that was saved is touched. */
export interface Trouble {
  readonly kind: TroubleKind
  /** For those who want to know: what the program says about it, in English. */
  readonly detail: string
}

/** A request that was turned down, for a reason that the person can do something about. */
export class Denied extends Error {
  readonly code: FaultCode | 'stopped'
  readonly rule: string | null

  constructor(code: FaultCode | 'stopped', why: string, rule: string | null = null) {
    super(why)
    this.name = 'Denied'
    this.code = code
    this.rule = rule
  }
}

/**
 * One table as a client sees it, wherever the game is kept: in a worker of this browser or on a server. It
 * hands out only what the seats at this device may know.
 */
export interface Session {
  readonly table: TableInfo
  readonly now: Moment
  readonly trouble: Trouble | null
  /** Called after every change of `now` or `trouble`. */
  subscribe(listener: () => void): () => void
  eventsSince(count: number): readonly Fact[]
  presence(): readonly Presence[]
  /** Several actions of the seat that is asked, in notation: all or none. */
  submit(actions: readonly string[]): Promise<void>
  preview(actions: readonly string[]): Promise<Preview>
  /** Takes back the last step, or all of the turn that can be taken back. */
  undo(whole?: boolean): Promise<void>
  /** The person of this seat holds the device now. */
  unveil(seat: number): Promise<void>
  /** The table after that many actions, for the same eyes (in a replay: for any). */
  at(seq: number, viewer?: number | null): Promise<Moment>
  /** The points of every seat after each action. */
  totals(): Promise<readonly (readonly number[])[]>
  export(): Promise<Replay>
  /** After trouble: starts again from what was saved. */
  restart(): Promise<void>
  close(): void
}
