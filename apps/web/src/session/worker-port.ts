import { workerUrl } from 'virtual:table-worker'
import type { Replay } from '@gam/kernel'
import type { TakingUp } from '../table/host.ts'
import type { Calls, FromWorker, ToWorker } from '../table/messages.ts'
import { afterToldShift } from '../table/told-shift.ts'
import { whenIdle } from '../when-idle.ts'
import {
  Denied,
  type Hearer,
  type LookedSeat,
  type Opened,
  type Preview,
  Session,
  type TableInfo,
  type TablePlan,
  type TablePort,
  type Told,
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

/** The way to a table in this browser: the game in a worker, its bots in another, saved after every move. */
class WorkerPort implements TablePort {
  #workers: Workers
  #hearer: Hearer | null = null
  /** What was said before anybody was there to hear it. */
  #early: FromWorker[] = []
  #trouble: Trouble | null = null
  #leaveBots = () => {}
  #table: TableInfo | null = null
  /** What the table told last. */
  #told: Told | null = null
  #sending: Promise<unknown> = Promise.resolve()

  constructor() {
    this.#workers = this.#start()
  }

  async open(opening: Opening): Promise<Session> {
    try {
      return new Session(this, this.#opened(await opening(this.#workers)))
    } catch (error) {
      this.#workers.end()
      throw error
    }
  }

  attach(hearer: Hearer): void {
    this.#hearer = hearer
    for (const message of this.#early.splice(0)) this.#hear(message)
    if (this.#trouble) hearer.trouble(this.#trouble)
  }

  /** The bots come when the table has been drawn, or at once when one of them begins. */
  attend(): void {
    this.#leaveBots()
    const asked = this.#told?.asked ?? null
    const bot = asked === null ? null : (this.#table?.seats[asked.seat]?.bot ?? null)
    if (bot !== null) this.#sendForBots()
    else this.#leaveBots = whenIdle(() => this.#sendForBots())
  }

  tellAll(): void {
    void this.#workers.call('tellAll', {})
  }

  async submit(actions: readonly string[]): Promise<void> {
    this.#sendForBots()
    const sending = this.#workers.call('submit', { actions })
    this.#sending = sending.catch(() => undefined)
    await sending
  }

  preview(actions: readonly string[]): Promise<Preview> {
    return this.#workers.call('preview', { actions })
  }

  async undo(whole: boolean): Promise<void> {
    await this.#workers.call('undo', { whole })
  }

  async order(orders: readonly string[]): Promise<void> {
    this.#sendForBots()
    await this.#workers.call('order', { orders })
  }

  async unveil(seat: number): Promise<void> {
    await this.#workers.call('unveil', { seat })
  }

  at(moves: number, viewer: number | null): Promise<Told> {
    return this.#workers.call('at', { moves, viewer })
  }

  totals(): Promise<readonly (readonly number[])[]> {
    return this.#workers.call('totals', {})
  }

  export(): Promise<Replay> {
    return this.#workers.call('export', {})
  }

  async restart(): Promise<void> {
    if (this.#trouble?.kind === 'bots-stopped') {
      this.#workers.restartBots()
      this.#fail(null)
      await this.#workers.call('resume', {})
      return
    }
    this.#workers.end()
    this.#workers = this.#start()
    const { table, moment } = this.#opened(await this.#workers.call('open', { id: this.#table?.id ?? '' }))
    this.#hearer?.table(table)
    this.#hearer?.moment(moment)
    this.#fail(null)
    this.#sendForBots()
  }

  /** What is on its way is taken and saved first. */
  close(): void {
    this.#leaveBots()
    void this.#sending.then(() => this.#workers.end())
  }

  #start(): Workers {
    return new Workers(
      (message) => (this.#hearer ? this.#hear(message) : this.#early.push(message)),
      (trouble) => this.#fail(trouble),
    )
  }

  #opened(opened: Opened): Opened {
    this.#table = opened.table
    this.#told = opened.moment
    return opened
  }

  #sendForBots(): void {
    if (this.#table?.seats.some(({ bot }) => bot !== null)) this.#workers.sendForBots()
  }

  #hear(message: FromWorker): void {
    if (message.said === 'moment') this.#learn(message.moment)
    else if (message.said === 'shift') {
      if (this.#told) this.#learn(afterToldShift(this.#told, message.shift))
    } else if (message.said === 'trouble') this.#fail(message.trouble)
    else if (message.said === 'kept' && this.#trouble?.kind === 'not-saved') this.#fail(null)
  }

  #learn(told: Told): void {
    this.#told = told
    this.#hearer?.moment(told)
  }

  #fail(trouble: Trouble | null): void {
    this.#trouble = trouble
    this.#hearer?.trouble(trouble)
  }
}

export function beginTable(id: string, plan: TablePlan): Promise<Session> {
  return new WorkerPort().open((workers) => workers.call('begin', { id, plan }))
}

/** Goes on from a moment of another game. */
export function takeUpTable(id: string, replay: unknown, taking: TakingUp): Promise<Session> {
  return new WorkerPort().open((workers) => workers.call('takeUp', { id, replay, taking }))
}

export function resumeTable(id: string): Promise<Session> {
  return new WorkerPort().open((workers) => workers.call('open', { id }))
}

/** A finished or imported game, to look at from any seat. */
export function lookAt(replay: unknown, seats: readonly LookedSeat[] = []): Promise<Session> {
  return new WorkerPort().open((workers) => workers.call('look', { replay, seats }))
}
