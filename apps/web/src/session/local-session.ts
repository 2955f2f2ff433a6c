import { workerUrl } from 'virtual:table-worker'
import type { Fact, Replay } from '@gam/kernel'
import type { Opened, TakingUp } from '../table/host.ts'
import type { Calls, FromWorker, ToWorker } from '../table/messages.ts'
import { whenIdle } from '../when-idle.ts'
import {
  Denied,
  type Moment,
  type Presence,
  type Preview,
  type Session,
  type TableInfo,
  type TablePlan,
  type Trouble,
} from './session.ts'

interface Waiting {
  resolve(answer: unknown): void
  reject(why: Error): void
}

/** The two workers of a table on this device, and the questions that are under way. */
class Workers {
  #table: Worker
  #bots: Worker | null = null
  #forBots: MessagePort
  #calls = 0
  readonly #waiting = new Map<number, Waiting>()
  readonly #heard: (message: FromWorker) => void
  readonly #stopped: (trouble: Trouble) => void

  constructor(heard: (message: FromWorker) => void, stopped: (trouble: Trouble) => void) {
    this.#heard = heard
    this.#stopped = stopped
    this.#table = this.#start('table-stopped')
    this.#forBots = this.#wire('table')
  }

  /** What is asked of the bots before they are there waits for them. */
  sendForBots(): void {
    if (this.#bots) return
    this.#bots = this.#start('bots-stopped')
    const wired: ToWorker = { role: 'bots', table: this.#forBots }
    this.#bots.postMessage(wired, [this.#forBots])
  }

  call<K extends keyof Calls>(call: K, ask: Calls[K]['ask']): Promise<Calls[K]['answer']> {
    const id = ++this.#calls
    return new Promise((resolve, reject) => {
      // The worker answers each call with what that call promises.
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Calls[K]['answer']), reject })
      this.#table.postMessage({ role: 'call', id, request: { call, ...ask } })
    })
  }

  restartBots(): void {
    this.#bots?.terminate()
    this.#bots = null
    this.#forBots = this.#wire('rewire')
    this.sendForBots()
  }

  end(): void {
    this.#table.terminate()
    this.#bots?.terminate()
    for (const { reject } of this.#waiting.values()) reject(new Denied('stopped', 'The table was closed.'))
    this.#waiting.clear()
  }

  #start(kind: Trouble['kind']): Worker {
    const worker = new Worker(workerUrl, { type: 'module' })
    worker.onerror = (event) => {
      event.preventDefault()
      this.#stopped({ kind, detail: event.message })
      if (kind !== 'table-stopped') return
      for (const { reject } of this.#waiting.values()) reject(new Denied('stopped', 'The table stopped.'))
      this.#waiting.clear()
    }
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    return worker
  }

  /** The bots' end of a line to the table. */
  #wire(role: 'table' | 'rewire'): MessagePort {
    const { port1, port2 } = new MessageChannel()
    const forTable: ToWorker = { role, bots: port1 }
    this.#table.postMessage(forTable, [port1])
    return port2
  }

  #hear(message: FromWorker): void {
    if (message.said === 'answer') {
      this.#waiting.get(message.id)?.resolve(message.answer)
      this.#waiting.delete(message.id)
    } else if (message.said === 'failure') {
      const { code, why, rule } = message.failure
      this.#waiting.get(message.id)?.reject(new Denied(code, why, rule))
      this.#waiting.delete(message.id)
    } else this.#heard(message)
  }
}

type Opening = (workers: Workers) => Promise<Opened>

/** A table in this browser: the game in a worker, its bots in another, saved after every move. */
export class LocalSession implements Session {
  #table: TableInfo
  #now: Moment
  #trouble: Trouble | null = null
  #workers: Workers
  #leaveBots = () => {}
  readonly #listeners = new Set<() => void>()

  private constructor(opened: Opened, workers: Workers) {
    this.#table = opened.table
    this.#now = opened.moment
    this.#workers = workers
  }

  static begin(id: string, plan: TablePlan): Promise<LocalSession> {
    return LocalSession.#open((workers) => workers.call('begin', { id, plan }))
  }

  /** Goes on from a moment of another game. */
  static takeUp(id: string, replay: unknown, taking: TakingUp): Promise<LocalSession> {
    return LocalSession.#open((workers) => workers.call('takeUp', { id, replay, taking }))
  }

  static resume(id: string): Promise<LocalSession> {
    return LocalSession.#open((workers) => workers.call('open', { id }))
  }

  /** A finished or imported game, to look at from any seat. */
  static look(replay: unknown, flags: readonly number[] = []): Promise<LocalSession> {
    return LocalSession.#open((workers) => workers.call('look', { replay, flags }))
  }

  static async #open(opening: Opening): Promise<LocalSession> {
    let session: LocalSession | null = null
    const early: FromWorker[] = []
    const stops: Trouble[] = []
    const workers = new Workers(
      (message) => (session ? session.#hear(message) : early.push(message)),
      (trouble) => (session ? session.#fail(trouble) : stops.push(trouble)),
    )
    try {
      const opened = await opening(workers)
      session = new LocalSession(opened, workers)
      for (const message of early) session.#hear(message)
      for (const trouble of stops) session.#fail(trouble)
      return session
    } catch (error) {
      workers.end()
      throw error
    }
  }

  get table(): TableInfo {
    return this.#table
  }

  get now(): Moment {
    return this.#now
  }

  get trouble(): Trouble | null {
    return this.#trouble
  }

  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#callBots()
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  eventsSince(count: number): readonly Fact[] {
    return this.#now.events.slice(count)
  }

  presence(): readonly Presence[] {
    return this.#table.seats.map(({ bot }, seat) => ({ seat, state: bot === null ? 'here' : 'bot' }))
  }

  async submit(actions: readonly string[]): Promise<void> {
    this.#sendForBots()
    await this.#workers.call('submit', { actions })
  }

  preview(actions: readonly string[]): Promise<Preview> {
    return this.#workers.call('preview', { actions })
  }

  async undo(whole = false): Promise<void> {
    await this.#workers.call('undo', { whole })
  }

  async unveil(seat: number): Promise<void> {
    await this.#workers.call('unveil', { seat })
  }

  at(seq: number, viewer: number | null = null): Promise<Moment> {
    return this.#workers.call('at', { seq, viewer })
  }

  totals(): Promise<readonly (readonly number[])[]> {
    return this.#workers.call('totals', {})
  }

  export(): Promise<Replay> {
    return this.#workers.call('export', {})
  }

  async restart(): Promise<void> {
    const trouble = this.#trouble
    if (trouble?.kind === 'bots-stopped') {
      this.#workers.restartBots()
      this.#trouble = null
      this.#tell()
      await this.#workers.call('resume', {})
      return
    }
    this.#workers.end()
    this.#workers = new Workers(
      (message) => this.#hear(message),
      (stop) => this.#fail(stop),
    )
    const { table, moment } = await this.#workers.call('open', { id: this.#table.id })
    this.#table = table
    this.#now = moment
    this.#trouble = null
    this.#sendForBots()
    this.#tell()
  }

  close(): void {
    this.#leaveBots()
    this.#listeners.clear()
    this.#workers.end()
  }

  /** They come when the table has been drawn, or at once when one of them begins. */
  #callBots(): void {
    this.#leaveBots()
    const { asked } = this.#now
    if (asked !== null && this.#table.seats[asked.seat].bot !== null) this.#sendForBots()
    else this.#leaveBots = whenIdle(() => this.#sendForBots())
  }

  #sendForBots(): void {
    if (this.#table.seats.some(({ bot }) => bot !== null)) this.#workers.sendForBots()
  }

  #hear(message: FromWorker): void {
    if (message.said === 'moment') {
      this.#now = message.moment
      this.#tell()
    } else if (message.said === 'trouble') this.#fail(message.trouble)
    else if (message.said === 'kept' && this.#trouble?.kind === 'not-saved') {
      this.#trouble = null
      this.#tell()
    }
  }

  #fail(trouble: Trouble): void {
    this.#trouble = trouble
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
