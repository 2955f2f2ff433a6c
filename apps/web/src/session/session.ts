import type { FaultCode, Json, KeptOrder, Replay, Types, View } from '@gam/kernel'
import { advance, type Course, type Preview, type SeatPlan, type Moment as TableMoment } from '@gam/table'
import { Listeners } from '../listeners.ts'
import type { SetFile } from './component-sets.ts'

/** What is known of a seat besides a replay. */
export type LookedSeat = Partial<Pick<SeatPlan, 'flag' | 'program'>>

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

/** What one pair of eyes may know, as a table tells it. */
export interface Told extends TableMoment {
  /** To whom the device must be handed before the game goes on. */
  readonly veiled: number | null
  /** What this seat ordered the table to decline for it; left out where no orders can be given. */
  readonly orders?: readonly KeptOrder[] | undefined
}

/** The table at one point of the game, as far as whoever looks at it may know. */
export type Moment<T extends Types = Types> = Omit<Course<Told>, 'view'> & { readonly view: View<T> }

export type { Preview }

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

/** `stopped`: the table no longer runs. `strayed`: possible, but not what is practised here, which says so itself. */
type DeniedCode = FaultCode | 'stopped' | 'strayed'

/** A request that was turned down, for a reason that the person can do something about. */
export class Denied extends Error {
  readonly code: DeniedCode
  readonly rule: string | null

  constructor(code: DeniedCode, why: string, rule: string | null = null) {
    super(why)
    this.name = 'Denied'
    this.code = code
    this.rule = rule
  }
}

/** A table as it is opened: what it is, and all that is known of it. */
export interface Opened {
  readonly table: TableInfo
  readonly moment: Told
}

/** What a table tells whoever sits at it. */
export interface Hearer {
  /** What is new since the last moment that was told. */
  moment(told: Told): void
  /** Names, stand-ins and presence may change during the game. */
  table(info: TableInfo): void
  /** Null: it is over. */
  trouble(trouble: Trouble | null): void
  /** Something beside the game changed. */
  changed(): void
}

/** The way to a table, wherever it is kept: in a worker of this browser, on a server, or in the page. */
export interface TablePort {
  /** It is gone through step by step, as a lesson is: nothing is held or added, everything is shown before it is done. */
  readonly stepwise?: boolean
  /** From now on this one is told. */
  attach(hearer: Hearer): void
  /** Somebody looks at the table. */
  attend?(): void
  /** Something was missed: everything from the beginning, please. */
  tellAll(): void
  submit(actions: readonly string[]): Promise<void>
  preview(actions: readonly string[]): Promise<Preview>
  undo(whole: boolean): Promise<void>
  /** Left out: no orders can be given here. */
  order?(orders: readonly string[]): Promise<void>
  unveil(seat: number): Promise<void>
  at(moves: number, viewer: number | null): Promise<Told>
  totals(): Promise<readonly (readonly number[])[]>
  export(): Promise<Replay>
  restart(): Promise<void>
  close(): void
}

/** One table as a page sees it. It has only what the seats at this device may know. */
export class Session<P extends TablePort = TablePort> {
  readonly port: P
  #table: TableInfo
  #now: Moment
  #trouble: Trouble | null = null
  readonly #listeners = new Listeners()

  constructor(port: P, { table, moment }: Opened) {
    this.port = port
    this.#table = table
    this.#now = whole(moment)
    port.attach({
      moment: (told) => this.#hear(told),
      table: (info) => {
        this.#table = info
        this.#tell()
      },
      trouble: (trouble) => {
        this.#trouble = trouble
        this.#tell()
      },
      changed: () => {
        // The same table, asked anew: what was being considered is done with.
        const { decision } = this.#now
        this.#now = { ...this.#now, decision: decision && { ...decision } }
        this.#tell()
      },
    })
  }

  get table(): TableInfo {
    return this.#table
  }

  get now(): Moment {
    return this.#now
  }

  get stepwise(): boolean {
    return this.port.stepwise ?? false
  }

  get trouble(): Trouble | null {
    return this.#trouble
  }

  /** Called after every change of `table`, `now` or `trouble`. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.port.attend?.()
    return this.#listeners.subscribe(listener)
  }

  /** Several actions of the seat that is asked, in notation: all or none. */
  submit(actions: readonly string[]): Promise<void> {
    return this.port.submit(actions)
  }

  preview(actions: readonly string[]): Promise<Preview> {
    return this.port.preview(actions)
  }

  /** Takes back the last step, or all of the turn that can be taken back. */
  undo(whole = false): Promise<void> {
    return this.port.undo(whole)
  }

  /** From now on the table declines these for me, in place of what I ordered before. */
  async order(orders: readonly string[]): Promise<void> {
    await this.port.order?.(orders)
  }

  /** The person of this seat holds the device now. */
  unveil(seat: number): Promise<void> {
    return this.port.unveil(seat)
  }

  /** The table after that many actions, for the same eyes (in a replay: for any). */
  async at(moves: number, viewer: number | null = null): Promise<Moment> {
    return whole(await this.port.at(moves, viewer))
  }

  /** The points of every seat after each action. */
  totals(): Promise<readonly (readonly number[])[]> {
    return this.port.totals()
  }

  export(): Promise<Replay> {
    return this.port.export()
  }

  /** After trouble: starts again from what was saved. */
  restart(): Promise<void> {
    return this.port.restart()
  }

  close(): void {
    this.#listeners.clear()
    this.port.close()
  }

  #hear(told: Told): void {
    const now = advance(this.#now, told)
    if (now === null) {
      this.port.tellAll()
      return
    }
    // The same question told once more, as when somebody comes or goes, stays the same one.
    const { moves, decision } = this.#now
    const again = moves === now.moves && JSON.stringify(decision) === JSON.stringify(now.decision)
    this.#now = again ? { ...now, decision } : now
    this.#tell()
  }

  #tell(): void {
    this.#listeners.tell()
  }
}

function whole(told: Told): Moment {
  const moment = advance(null, told)
  if (moment === null) throw new Denied('stopped', 'A part of the game only was told.')
  return moment
}
