import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { nodeWorker, type Question, Supervisor } from '@gam/bots'
import { judgementOf } from '../games.ts'

/** A bot thinks for a second at the most; the rest is waiting for a free worker. */
const DEADLINE = 10_000
/** A bot that is to answer the same always must not be replaced by another only because the machine is busy. */
const PATIENCE = 120_000
const MEMORY_MB = 256

/** Bots think in threads of their own: nobody at a table waits because somebody else's bot thinks hard. */
export class Thinkers {
  readonly #supervisor: Supervisor
  readonly #trouble: (why: string) => void

  constructor(workers: number | null, trouble: (why: string) => void) {
    this.#trouble = trouble
    const count = workers ?? Math.max(1, availableParallelism() - 1)
    this.#supervisor = new Supervisor(
      {
        spawn(heard, gone) {
          const worker = new Worker(new URL('./worker.ts', import.meta.url), {
            resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
          })
          return nodeWorker(worker, heard, gone)
        },
        after(ms, act) {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
      },
      count,
    )
  }

  async think(level: string, question: Question): Promise<string> {
    const { text, trouble } = await this.#supervisor.advise(
      level,
      { ...question, judgement: await judgementOf(question.game) },
      question.budget.iterations === undefined ? DEADLINE : PATIENCE,
    )
    if (trouble !== null) this.#trouble(trouble)
    return text
  }

  close(): void {
    this.#supervisor.close()
  }
}
