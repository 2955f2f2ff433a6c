import { Worker } from 'node:worker_threads'
import type { MoveValues } from './sqlite-append.ts'
import type { WriteAsk, Written } from './sqlite-writer.ts'
import type { Outcome } from './statements.ts'

interface Waiting {
  readonly settle: (written: Written) => void
  readonly fail: (error: Error) => void
}

type Answer = { readonly id: number } & (Written | { readonly trouble: string; readonly errcode: unknown })

const NOTHING: Outcome = { rows: [], changes: null }

/** What went wrong in the other thread, with the number that SQLite gives it. */
class WriteTrouble extends Error {
  readonly errcode: unknown

  constructor(message: string, errcode: unknown) {
    super(message)
    this.errcode = errcode
  }
}

/** The writing thread, seen from the others: it does what it is asked in order. */
export class Writer {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly ready: Promise<unknown>
  #asked = 0

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { folder } })
    this.ready = new Promise((settle, fail) => this.#waiting.set(0, { settle, fail }))
    this.#worker.on('message', (answer: Answer) => this.#hear(answer))
    this.#worker.on('error', (error) => this.#broken(error))
    this.#worker.on('exit', () => this.#broken(new Error('the thread that writes has ended')))
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<Outcome> {
    const { outcome = NOTHING } = await this.#ask((id) => ({ id, what: 'run', sql, parameters }))
    return outcome
  }

  /** Moves in one transaction; answers whether each found its place. */
  async append(moves: readonly MoveValues[]): Promise<readonly boolean[]> {
    const { found = [] } = await this.#ask((id) => ({ id, what: 'append', moves }))
    return found
  }

  async close(): Promise<void> {
    await this.#ask((id) => ({ id, what: 'close' }))
    await this.#worker.terminate()
  }

  #ask(write: (id: number) => WriteAsk): Promise<Written> {
    return new Promise((settle, fail) => {
      const ask = write(++this.#asked)
      this.#waiting.set(ask.id, { settle, fail })
      this.#worker.postMessage(ask)
    })
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('trouble' in answer) waiting?.fail(new WriteTrouble(answer.trouble, answer.errcode))
    else waiting?.settle(answer)
  }

  #broken(error: unknown): void {
    const why = error instanceof Error ? error : new Error(String(error))
    for (const { fail } of this.#waiting.values()) fail(why)
    this.#waiting.clear()
  }
}
