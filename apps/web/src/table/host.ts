import {
  type Decision,
  Fault,
  type Game,
  type Redeal,
  type Replay,
  readReplay,
  replayGameId,
  Sitting,
  takeUp,
  type View,
  writeReplay,
} from '@gam/kernel'
import { chosenSet, namedSet } from '../session/component-sets.ts'
import type {
  Moment,
  Preview,
  SeatPlan,
  TableInfo,
  TablePlan,
  Trouble,
  Undone,
  UndoState,
} from '../session/session.ts'
import { previewOf } from './preview.ts'
import { readSaved, SAVE_VERSION, type Saved, type ShelfEntry } from './saved.ts'

/** What a bot is asked, as data that can travel. */
export interface BotAsk {
  readonly game: string
  /** The version of the rules that the table plays by. */
  readonly rules: number
  readonly level: string
  readonly options: unknown
  readonly components: unknown
  readonly seats: number
  readonly view: View
  readonly decision: Decision
}

/** What a table needs from the world around it. */
export interface Outside {
  game(id: string): Promise<Game>
  load(id: string): Promise<unknown>
  keep(saved: Saved, entry: ShelfEntry): Promise<void>
  ask(ask: BotAsk): Promise<string>
  changed(moment: Moment): void
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

export interface Opened {
  readonly table: TableInfo
  readonly moment: Moment
}

/**
 * A table kept on this device: the whole game lies here, and what leaves goes through the eyes of one seat. On
 * a shared screen that is the person who showed to be there; until then, nobody.
 */
export class TableHost {
  readonly #outside: Outside
  #id = ''
  #seats: readonly SeatPlan[] = []
  /** The sitting after set-up and after each action. */
  #line: Sitting[] = []
  #shown: number | null = null
  #replaying = false
  /** The decision a bot thinks about. */
  #thinking: Sitting | null = null
  #undone: Undone[] = []
  #unsaved = false

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
    this.#id = id
    this.#seats = withAutomatons(plan.seats, sitting)
    this.#line = [sitting]
    await this.#save()
    return this.#opened()
  }

  /**
   * Goes on from a moment of another game. Of a finished one everything is known and may stay as it was; of one
   * that is still played, what the first person of this table could not see is dealt anew.
   */
  async takeUp(id: string, json: unknown, taking: TakingUp): Promise<Opened> {
    const game = await this.#outside.game(replayGameId(json))
    const { at, seats, deal } = taking
    const whole = readReplay(game, json)
    const plans = seats.slice(0, whole.people)
    const names = plans.map(({ name }) => name)
    const viewer = plans.findIndex(({ bot }) => bot === null)
    this.#line =
      deal === 'same' && whole.over
        ? lineOf(game, { ...writeReplay(whole), seats: names }, at)
        : [
            takeUp(game, json, {
              at,
              deal: 'anew',
              seats: names,
              seed: this.#outside.random(),
              viewer: viewer < 0 ? null : viewer,
            }),
          ]
    this.#id = id
    this.#seats = withAutomatons(plans, this.#sitting)
    await this.#save()
    return this.#opened()
  }

  async open(id: string): Promise<Opened> {
    const json = await this.#outside.load(id)
    if (json === undefined) throw new Fault('bad-request', 'There is no saved game under this address.')
    const saved = readSaved(json)
    const game = await this.#outside.game(replayGameId(saved.replay))
    this.#line = lineOf(game, saved.replay)
    this.#id = id
    this.#seats = withAutomatons(saved.seats, this.#sitting)
    return this.#opened()
  }

  /** Any game to look at, from any seat. */
  async look(json: unknown, flags: readonly number[]): Promise<Opened> {
    const game = await this.#outside.game(replayGameId(json))
    this.#replaying = true
    this.#line = lineOf(game, json)
    this.#seats = this.#sitting.seats.map((name, seat) => ({
      name,
      flag: flags[seat] ?? seat + 1,
      bot: null,
    }))
    return this.#opened()
  }

  async submit(actions: readonly string[]): Promise<void> {
    const { decision } = this.#sitting
    const seat = this.#actor
    if (decision === null) throw new Fault('game-over', 'The game is over.')
    if (seat === null || decision.seat !== seat)
      throw new Fault('not-your-turn', `It is ${this.#sitting.seats[decision.seat]}'s turn to decide.`)
    await this.#play(seat, actions)
  }

  preview(actions: readonly string[]): Preview {
    const sitting = this.#sitting
    const seat = this.#actor
    if (seat === null) throw new Fault('not-your-turn', 'It is not your turn to decide.')
    const { game, config } = sitting
    const beginning = {
      seats: sitting.seats.slice(0, sitting.people),
      seed: '',
      options: config.options,
      components: config.components,
    }
    return previewOf(game, beginning, sitting.view(seat), seat, actions)
  }

  /** Takes back one step, or all that can be taken back of the turn. */
  async undo(whole: boolean): Promise<void> {
    const seat = this.#undoer
    if (seat === null) throw new Fault('no-undo', 'The last move was not yours.')
    this.#sitting.undo(seat)
    const steps = whole ? undoable(this.#sitting, seat) : 1
    this.#line.splice(-steps)
    const seq = this.#sitting.codes.length
    this.#undone = [...this.#undone.filter((one) => one.seq <= seq), { seat, steps, seq }]
    await this.#settle()
  }

  unveil(seat: number): void {
    if (this.#sitting.decision?.seat !== seat) return
    this.#shown = seat
    this.#outside.changed(this.#moment(this.#sitting))
  }

  at(seq: number, viewer: number | null): Moment {
    const sitting = this.#line[Math.max(0, Math.min(seq, this.#line.length - 1))]
    const past = this.#moment(sitting, this.#replaying ? viewer : this.#viewer)
    return { ...past, decision: null, veiled: null }
  }

  totals(): number[][] {
    return this.#line.map((sitting) => sitting.standings().map(({ total }) => total))
  }

  export(): Replay {
    return writeReplay(this.#sitting)
  }

  /** After the bots stopped and came back: whoever was thinking thinks again. */
  resume(): void {
    this.#thinking = null
    this.#wake()
  }

  get #sitting(): Sitting {
    return this.#line[this.#line.length - 1]
  }

  get #people(): readonly number[] {
    const seats = this.#seats.slice(0, this.#sitting.people)
    return [...seats.keys()].filter((seat) => seats[seat].bot === null)
  }

  get #veils(): boolean {
    return this.#people.length > 1 && this.#sitting.game.shape.secrets !== undefined
  }

  /** Whose eyes look at the screen now. */
  get #viewer(): number | null {
    if (this.#replaying) return null
    const people = this.#people
    if (people.length === 1) return people[0]
    const { decision } = this.#sitting
    if (!this.#veils) return decision && people.includes(decision.seat) ? decision.seat : null
    if (decision === null) return null
    if (people.includes(decision.seat) && decision.seat !== this.#shown) return null
    return this.#shown
  }

  /** The seat that may act at this screen now. */
  get #actor(): number | null {
    const { decision } = this.#sitting
    return decision !== null && decision.seat === this.#viewer ? decision.seat : null
  }

  /** Whoever made the last move, if that is somebody at this screen; behind a veil, only the one who is shown. */
  get #undoer(): number | null {
    const { movers } = this.#sitting
    const mover = movers[movers.length - 1]
    if (this.#replaying || mover === undefined || !this.#people.includes(mover)) return null
    return this.#veils && this.#viewer !== mover ? null : mover
  }

  async #play(seat: number, actions: readonly string[]): Promise<void> {
    this.#line.push(...this.#sitting.submitEach(seat, actions))
    await this.#settle()
  }

  /** Saves first and tells afterwards: what was shown is never lost. */
  async #settle(): Promise<void> {
    const { decision } = this.#sitting
    if (decision && decision.seat !== this.#shown && this.#people.includes(decision.seat)) this.#shown = null
    await this.#save()
    this.#outside.changed(this.#moment(this.#sitting))
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

  /** Lets a bot think when it is its turn. */
  #wake(): void {
    const sitting = this.#sitting
    const { decision, game, config } = sitting
    if (this.#replaying || this.#thinking === sitting || decision === null) return
    const level = this.#seats[decision.seat].bot
    if (level === null) return
    this.#thinking = sitting
    this.#outside
      .ask({
        game: game.id,
        rules: game.rulesVersion,
        level,
        options: config.options,
        components: config.components,
        seats: config.seats,
        view: sitting.view(decision.seat),
        decision,
      })
      .then(async (action) => {
        // Somebody took a move back meanwhile: what was thought is about another position.
        if (this.#thinking !== sitting || this.#sitting !== sitting) return
        this.#thinking = null
        await this.#play(decision.seat, [action])
      })
      .catch((error: unknown) => {
        if (this.#thinking !== sitting) return
        this.#outside.trouble({ kind: 'bots-stopped', detail: String(error) })
      })
  }

  #opened(): Opened {
    const { game, config } = this.#sitting
    const table: TableInfo = {
      id: this.#id,
      game: game.id,
      rules: game.rulesVersion,
      seats: this.#seats,
      players: this.#sitting.people,
      options: config.options as TableInfo['options'],
      ...namedSet(game.components, config.components),
      shared: !this.#replaying && this.#people.length > 1,
    }
    queueMicrotask(() => this.#wake())
    return { table, moment: this.#moment(this.#sitting) }
  }

  #moment(sitting: Sitting, viewer = this.#viewer): Moment {
    const { decision } = sitting
    const mine = decision !== null && decision.seat === viewer && !this.#replaying
    const waitsForSomebody =
      decision !== null && this.#veils && viewer === null && this.#people.includes(decision.seat)
    return {
      seq: sitting.codes.length,
      viewer,
      view: sitting.view(viewer),
      decision: mine ? decision : null,
      asked: decision && { seat: decision.seat, step: decision.step },
      veiled: waitsForSomebody && !this.#replaying ? decision.seat : null,
      events: sitting.eventsFor(viewer),
      marks: sitting.marks,
      movers: sitting.movers,
      standings: sitting.standings(),
      undo: undoOf(sitting, this.#undoer),
      undoable: this.#undoer === null ? 0 : undoable(sitting, this.#undoer),
      undone: this.#undone.filter(({ seq }) => seq <= sitting.codes.length),
    }
  }

  #saved(): Saved {
    const { people } = this.#sitting
    return {
      format: 'gam-table',
      version: SAVE_VERSION,
      id: this.#id,
      seats: this.#seats.slice(0, people),
      replay: writeReplay(this.#sitting),
    }
  }

  #entry(): ShelfEntry {
    const sitting = this.#sitting
    const standings = sitting.standings()
    return {
      id: this.#id,
      game: sitting.game.id,
      seats: this.#seats,
      moves: sitting.codes.length,
      over: sitting.over,
      asked: sitting.decision && { seat: sitting.decision.seat, step: sitting.decision.step },
      totals: standings.map(({ total }) => total),
      winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
      at: this.#outside.now(),
    }
  }
}

function undoOf(sitting: Sitting, undoer: number | null): UndoState {
  if (sitting.codes.length === 0) return 'nothing'
  if (sitting.movers[sitting.movers.length - 1] !== undoer) return 'other'
  return sitting.undoTo === sitting.codes.length ? 'revealed' : 'possible'
}

/** How many steps of this seat in a row can be taken back. */
function undoable(sitting: Sitting, seat: number): number {
  const { movers, undoTo } = sitting
  let steps = 0
  while (movers.length - steps > undoTo && movers[movers.length - steps - 1] === seat) steps++
  return steps
}

function withAutomatons(seats: readonly SeatPlan[], sitting: Sitting): SeatPlan[] {
  const used = new Set(seats.map(({ flag }) => flag))
  const free = [1, 2, 3, 4, 5, 6].filter((flag) => !used.has(flag))
  return sitting.seats.map((name, seat) => seats[seat] ?? { name, flag: free.shift() ?? 6, bot: null })
}

/** A replay as the row of its sittings, up to a move; refused with a reason unless all of it is as the file says. */
function lineOf(game: Game, json: unknown, at?: number): Sitting[] {
  const end = readReplay(game, json, at)
  let sitting = readReplay(game, json, 0)
  const line = [sitting]
  for (const code of end.codes) {
    sitting = sitting.submit(sitting.decision?.seat ?? 0, code)
    line.push(sitting)
  }
  return line
}
