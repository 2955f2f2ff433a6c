import { Worker } from 'node:worker_threads'
import { Fault } from '@gam/kernel'
import type { Report } from './work.ts'

/** One worker thread that does one piece of work at a time. Whatever happens to it, whoever asked is told. */
export class Hand<P, R> {
  readonly #worker: Worker
  #waiting: { resolve(result: R): void; reject(error: unknown): void } | null = null
  #broken: Error | null = null

  /** `entry`: a file that calls `work`; `job`: what it gets once, before any piece. */
  constructor(entry: URL, job: unknown, young?: number) {
    const resourceLimits = young === undefined ? {} : { maxYoungGenerationSizeMb: young }
    this.#worker = new Worker(entry, { workerData: job, resourceLimits })
    this.#worker.on('message', (report: Report<R>) => {
      const waiting = this.#waiting
      this.#waiting = null
      if ('result' in report) waiting?.resolve(report.result)
      else waiting?.reject(errorOf(report))
    })
    this.#worker.on('error', (error) => this.#breaks(`a worker thread broke down: ${reasonOf(error)}`))
    this.#worker.on('exit', (code) => this.#breaks(`a worker thread ended too early, with code ${code}`))
  }

  ask(piece: P): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#broken) return reject(this.#broken)
      this.#waiting = { resolve, reject }
      this.#worker.postMessage(piece)
    })
  }

  async dismiss(): Promise<void> {
    this.#waiting = null
    await this.#worker.terminate()
  }

  #breaks(why: string): void {
    this.#broken ??= new Error(why)
    this.#waiting?.reject(this.#broken)
    this.#waiting = null
  }
}

function errorOf(report: Exclude<Report<unknown>, { result: unknown }>): Error {
  return 'fault' in report ? new Fault(report.fault.code, report.fault.why) : new Error(report.broken)
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return 'it ran out of memory'
  return error instanceof Error ? error.message : String(error)
}
