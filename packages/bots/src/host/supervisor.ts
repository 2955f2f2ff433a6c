import { isRecord } from '@gam/kernel'
import type { Advice, Ask } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { random } from '../random.ts'
import type { Answer } from './answer.ts'
import { writeAsk } from './message.ts'
import type { BotWorker, Platform } from './platform.ts'

export interface Supervised extends Advice {
  /** Why the worker did not answer, and somebody else chose; null where it did. */
  readonly trouble: string | null
}

interface Job {
  readonly id: number
  readonly ask: Ask
  readonly level: string
  readonly settle: (answer: Supervised) => void
  cancel: () => void
}

interface Desk {
  worker: BotWorker | null
  job: Job | null
}

/**
 * Has bots think in workers, and answers in time whatever becomes of them: a worker that is late, broken or gone
 * is ended, a fresh one takes its place with the next ask, and a legal move is made here.
 */
export class Supervisor {
  readonly #platform: Platform
  readonly #desks: readonly Desk[]
  readonly #waiting: Job[] = []
  #asked = 0

  constructor(platform: Platform, workers: number) {
    this.#platform = platform
    this.#desks = Array.from({ length: workers }, () => ({ worker: null, job: null }))
  }

  /** `deadline`: in how many milliseconds there must be an answer, waiting for a free worker included. */
  advise(level: string, ask: Ask, deadline: number): Promise<Supervised> {
    return new Promise((settle) => {
      const job: Job = { id: this.#asked++, ask, level, settle, cancel: () => undefined }
      job.cancel = this.#platform.after(deadline, () => this.#late(job))
      this.#waiting.push(job)
      this.#assign()
    })
  }

  /** Ends all workers; what is still asked is answered here. */
  close(): void {
    const open = [...this.#waiting.splice(0), ...this.#desks.flatMap(({ job }) => job ?? [])]
    for (const desk of this.#desks) this.#clear(desk)
    for (const job of open) this.#standIn(job, 'the workers were ended')
  }

  #assign(): void {
    for (const desk of this.#desks) {
      if (desk.job !== null) continue
      const job = this.#waiting.shift()
      if (job === undefined) return
      desk.job = job
      desk.worker ??= this.#hire(desk)
      desk.worker.post(writeAsk(job.id, job.level, job.ask))
    }
  }

  #hire(desk: Desk): BotWorker {
    const worker: BotWorker = this.#platform.spawn(
      (message) => {
        if (desk.worker === worker) this.#hear(desk, message)
      },
      (why) => {
        if (desk.worker === worker) this.#fail(desk, `the worker broke down: ${why}`)
      },
    )
    return worker
  }

  #hear(desk: Desk, message: unknown): void {
    const { job } = desk
    if (job === null || !isAnswer(message) || message.id !== job.id) return
    const trouble = troubleWith(job.ask, message)
    if (trouble !== null) {
      this.#fail(desk, trouble)
    } else if ('advice' in message) {
      desk.job = null
      job.cancel()
      job.settle({ ...message.advice, trouble: null })
      this.#assign()
    }
  }

  #fail(desk: Desk, why: string): void {
    const { job } = desk
    this.#clear(desk)
    if (job !== null) this.#standIn(job, why)
    this.#assign()
  }

  #late(job: Job): void {
    const desk = this.#desks.find((one) => one.job === job)
    const place = this.#waiting.indexOf(job)
    if (desk) this.#clear(desk)
    else if (place >= 0) this.#waiting.splice(place, 1)
    this.#standIn(job, 'it was not done in time')
    this.#assign()
  }

  #clear(desk: Desk): void {
    desk.worker?.kill()
    desk.worker = null
    desk.job = null
  }

  #standIn(job: Job, trouble: string): void {
    job.cancel()
    job.settle({ ...quickly(job.ask), trouble })
  }
}

/** One step ahead if that works, by lot if not: what broke a worker may be the game's own judgement. */
function quickly(ask: Ask): Advice {
  try {
    return greedy(ask)
  } catch {
    return random(ask)
  }
}

function troubleWith({ decision }: Ask, answer: Answer): string | null {
  if ('trouble' in answer) return answer.trouble
  const { text } = answer.advice
  const open = decision.options.some((option) => option.text === text && !option.refusal)
  return open ? null : `it answered "${text}", which is not open`
}

function isAnswer(message: unknown): message is Answer {
  if (!isRecord(message) || typeof message.id !== 'number') return false
  if ('trouble' in message) return typeof message.trouble === 'string'
  return isRecord(message.advice) && typeof message.advice.text === 'string'
}
