import {
  Fault,
  type Game,
  type KeptOrder,
  type Redeal,
  type Replay,
  readReplay,
  replayGameId,
  Sitting,
  takeUp,
  writeReplay,
} from '@gam/kernel'
import {
  type BotAsk,
  Desk,
  momentFor,
  type Preview,
  pastMoment,
  previewFor,
  type SeatPlan,
  totalsFor,
} from '@gam/table'
import { chosenSet, namedSet } from '../session/component-sets.ts'
import type { LookedSeat, Opened, TableInfo, TablePlan, Told, Trouble } from '../session/session.ts'
import { readSaved, SAVE_VERSION, type Saved, type ShelfEntry } from './saved.ts'

/** What a table needs from the world around it. */
export interface Outside {
  game(id: string): Promise<Game>
  /** The same for a game that may begin at a state which was handed in. */
  wholeGame(id: string): Promise<Game>
  load(id: string): Promise<unknown>
  keep(saved: Saved, entry: ShelfEntry): Promise<void>
  ask(ask: BotAsk): Promise<string>
  /** `before`: what the page was told last, by the same eyes; null: this is the whole. */
  changed(told: Told, before: Told | null): void
  trouble(trouble: Trouble): void
  /** After a save that failed, one worked. */
  kept(): void
  now(): number
  random(): string
}

/** A moment of another game, and who goes on from it. */
export interface TakingUp {
  readonly at: number
  readonly seats: readonly SeatPlan[]
  /** What nobody could see: as it was in that game, or dealt anew. */
  readonly deal: Redeal
}

/**
 * A table kept on this device: the whole game lies here, and what leaves goes through the eyes of one seat. On
 * a shared screen that is the person who showed to be there; until then, nobody.
 */
export class TableHost {
  readonly #outside: Outside
  #id = ''
  #desk: Desk | null = null
  #shown: number | null = null
  #replaying = false
  /** Bots that move, one after the other; another when they were sent for again. */
  #bots: object | null = null
  #unsaved = false
  /** What the page has, and up to which place. */
  #had: { readonly told: Told; readonly place: number } | null = null

  constructor(outside: Outside) {
    this.#outside = outside
  }

  async begin(id: string, plan: TablePlan): Promise<Opened> {
    const game = await this.#outside.game(plan.game)
    const sitting = Sitting.begin(game, {
      seats: plan.seats.map(({ name }) => name),
      seed: this.#outside.random(),
      options: plan.options,
      components: chosenSet(game, plan.components, plan.seats.length),
    })
    this.#sit(id, sitting, await inStyles(sitting, plan.seats))
    await this.#save()
    return this.#opened()
  }

  /**
   * Goes on from a moment of another game. Of a finished one everything is known and may stay as it was; of one
   * that is still played, what the first person of this table could not see is dealt anew.
   */
  async takeUp(id: string, json: unknown, taking: TakingUp): Promise<Opened> {
    const game = await this.#outside.wholeGame(replayGameId(json))
    const { at, seats, deal } = taking
    const whole = readReplay(game, json)
    const plans = seats.slice(0, whole.people)
    const names = plans.map(({ name }) => name)
    const viewer = plans.findIndex(({ bot }) => bot === null)
    const sitting =
      deal === 'same' && whole.over
        ? readReplay(game, { ...writeReplay(whole), seats: names }, at)
        : takeUp(game, json, {
            at,
            deal: 'anew',
            seats: names,
            seed: this.#outside.random(),
            viewer: viewer < 0 ? null : viewer,
          })
    this.#sit(id, sitting, await inStyles(sitting, plans))
    await this.#save()
    return this.#opened()
  }

  async open(id: string): Promise<Opened> {
    const json = await this.#outside.load(id)
    if (json === undefined) throw new Fault('bad-request', 'There is no saved game under this address.')
    const saved = readSaved(json)
    const game = await this.#outside.wholeGame(replayGameId(saved.replay))
    this.#sit(id, readReplay(game, saved.replay), saved.seats, saved.orders)
    return this.#opened()
  }

  /** Any game to look at, from any seat. */
  async look(json: unknown, known: readonly LookedSeat[]): Promise<Opened> {
    const game = await this.#outside.wholeGame(replayGameId(json))
    this.#replaying = true
    const sitting = readReplay(game, json)
    const seats = sitting.seats.map((name, seat) => ({
      name,
      flag: known[seat]?.flag ?? seat + 1,
      bot: null,
      program: known[seat]?.program ?? false,
    }))
    this.#sit('', sitting, seats)
    return this.#opened()
  }

  async submit(actions: readonly string[]): Promise<void> {
    await this.#table.submit(this.#actor, actions)
  }

  preview(actions: readonly string[]): Preview {
    const seat = this.#actor
    if (seat === null) throw new Fault('not-your-turn', 'It is not your turn to decide.')
    return previewFor(this.#sitting, seat, actions)
  }

  async undo(whole: boolean): Promise<void> {
    await this.#table.undo(this.#undoer, whole)
  }

  async order(orders: readonly string[]): Promise<void> {
    await this.#table.order(this.#viewer, orders)
  }

  unveil(seat: number): void {
    if (this.#table.line.asked !== seat) return
    this.#shown = seat
    this.#tell()
  }

  at(moves: number, viewer: number | null): Told {
    const sitting = this.#sitting
    const then = Math.max(0, Math.min(moves, sitting.moves))
    return { ...pastMoment(sitting, then, this.#replaying ? viewer : this.#viewer), veiled: null }
  }

  /** The page missed something. */
  tellAll(): void {
    this.#had = null
    this.#tell()
  }

  totals(): number[][] {
    return totalsFor(this.#sitting, this.#viewer)
  }

  export(): Replay {
    return writeReplay(this.#sitting)
  }

  /** After the bots stopped and came back: whoever was thinking thinks again. */
  resume(): void {
    this.#bots = null
    this.#wake()
  }

  #sit(
    id: string,
    sitting: Sitting,
    seats: readonly SeatPlan[],
    orders?: readonly (readonly KeptOrder[])[],
  ): void {
    this.#id = id
    this.#had = null
    const ports = {
      save: () => this.#save(),
      think: (ask: BotAsk) => this.#outside.ask(ask),
      changed: () => this.#changed(),
    }
    this.#desk = new Desk(sitting, seats, ports, orders)
  }

  get #table(): Desk {
    if (this.#desk === null) throw new Fault('bad-request', 'No table has been opened.')
    return this.#desk
  }

  get #sitting(): Sitting {
    return this.#table.sitting
  }

  get #veils(): boolean {
    return this.#table.people.length > 1 && this.#sitting.game.shape.secrets !== undefined
  }

  /** Whose eyes look at the screen now. */
  get #viewer(): number | null {
    if (this.#replaying) return null
    const { people, line } = this.#table
    const [first, ...others] = people
    if (first !== undefined && others.length === 0) return first
    const { asked } = line
    if (asked === null) return null
    const person = people.includes(asked)
    if (!this.#veils) return person ? asked : null
    return person && asked !== this.#shown ? null : this.#shown
  }

  /** The seat that may act at this screen now. */
  get #actor(): number | null {
    const { asked } = this.#table.line
    return asked !== null && asked === this.#viewer ? asked : null
  }

  /** Whoever made the last move, if that is somebody at this screen; behind a veil, only the one who is shown. */
  get #undoer(): number | null {
    const mover = this.#sitting.past.mover
    if (this.#replaying || mover === undefined || !this.#table.people.includes(mover)) return null
    return this.#veils && this.#viewer !== mover ? null : mover
  }

  #changed(): void {
    const { people, line } = this.#table
    if (line.asked !== null && line.asked !== this.#shown && people.includes(line.asked)) this.#shown = null
    this.#tell()
    this.#wake()
  }

  async #save(): Promise<void> {
    try {
      await this.#outside.keep(this.#saved(), this.#entry())
      if (this.#unsaved) this.#outside.kept()
      this.#unsaved = false
    } catch (error) {
      this.#unsaved = true
      this.#outside.trouble({ kind: 'not-saved', detail: String(error) })
    }
  }

  #wake(): void {
    if (this.#replaying || this.#bots !== null) return
    const bots = {}
    this.#bots = bots
    void this.#letBotsMove(bots)
  }

  async #letBotsMove(bots: object): Promise<void> {
    const table = this.#table
    try {
      while (this.#bots === bots && table.botToMove !== null) await table.letBotMove()
    } catch (error) {
      if (this.#bots === bots) this.#outside.trouble({ kind: 'bots-stopped', detail: String(error) })
    }
    if (this.#bots === bots) this.#bots = null
  }

  #opened(): Opened {
    const { game, config, people } = this.#sitting
    const table: TableInfo = {
      id: this.#id,
      game: game.id,
      rules: game.rulesVersion,
      seats: this.#table.seats,
      players: people,
      options: config.options as TableInfo['options'],
      ...namedSet(game.components, config.components),
      shared: !this.#replaying && this.#table.people.length > 1,
    }
    queueMicrotask(() => this.#wake())
    return { table, moment: this.#told() }
  }

  #tell(): void {
    const before = this.#had?.told ?? null
    const told = this.#told()
    this.#outside.changed(told, told.kept < 0 ? null : before)
  }

  /** What is new to the page. */
  #told(): Told {
    const { line, people } = this.#table
    const viewer = this.#viewer
    const since = this.#had?.told.viewer === viewer ? this.#had.place : null
    const eyes = { viewer, decides: !this.#replaying, undoes: this.#undoer, mayAsk: false }
    const waits = line.asked !== null && this.#veils && viewer === null && people.includes(line.asked)
    const told = {
      ...momentFor(line, eyes, since),
      veiled: waits && !this.#replaying ? line.asked : null,
      ...(viewer !== null && !this.#replaying && { orders: this.#table.ordersOf(viewer) }),
    }
    this.#had = { told, place: line.place }
    return told
  }

  #saved(): Saved {
    const seats = this.#table.seats.slice(0, this.#sitting.people)
    const orders = seats.map((_, seat) => this.#table.ordersOf(seat))
    return {
      format: 'gam-table',
      version: SAVE_VERSION,
      id: this.#id,
      seats,
      replay: writeReplay(this.#sitting),
      ...(orders.some(({ length }) => length > 0) && { orders }),
    }
  }

  #entry(): ShelfEntry {
    const sitting = this.#sitting
    const standings = sitting.standings()
    return {
      id: this.#id,
      game: sitting.game.id,
      seats: this.#table.seats,
      moves: sitting.moves,
      over: sitting.over,
      asked: sitting.decision && { seat: sitting.decision.seat, step: sitting.decision.step },
      totals: standings.map(({ total }) => total),
      winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
      at: this.#outside.now(),
    }
  }
}

/** Who takes any style has one from now on. No other table waits for the list of them. */
async function inStyles({ game, seed }: Sitting, seats: readonly SeatPlan[]): Promise<readonly SeatPlan[]> {
  if (!seats.some(({ bot }) => bot?.endsWith('/any'))) return seats
  const { withDrawnStyles } = await import('./drawn-styles.ts')
  return withDrawnStyles(game.id, seats, seed)
}
