import { randomUUID } from 'node:crypto'
import { Fault, isRecord } from '@gam/kernel'
import { createPostgresBackend, DelayedError, type Job, WaitingError, withBackend } from 'bullmq'
import type { Report } from '../workers/work.ts'
import type { Errand, JobQueue, Order, Service } from './job-queue.ts'
import { read, write } from './travelling.ts'

const { Queue, Worker, FlowProducer } = withBackend(createPostgresBackend)

/** An order waits here for its errands; BullMQ keeps their results with it. */
const ORDERS = 'gam-orders'
const ERRANDS = 'gam-errands'
/** Who is silent for so long is taken for dead. It is looked for a few times in that while. */
const LEASE_MS = 6000
/** An errand that outlived so many workers is likely what ended them. */
const MOST_LEASES = 3
const LOOK_MS = 250
const LONELY_MS = 5000
/** A refused errand is shown again after this, to somebody else with luck. */
const AGAIN_MS = 3000
/** A database that is away for longer than this is not waited for. */
const PATIENCE_MS = 60_000
const DAY_MS = 86_400_000

type ErrandJob = Job<Errand, string>

/**
 * Work for other machines through BullMQ on PostgreSQL. Results are read from the order they belong to and not
 * from BullMQ's stream of events: with several workers that stream skips events now and then.
 */
export class BullmqQueue implements JobQueue {
  readonly #connection: { connectionString: string; migrate: true; max: number }
  readonly #orders
  readonly #errands
  readonly #flow

  constructor(url: string) {
    this.#connection = { connectionString: url, migrate: true, max: 4 }
    this.#orders = new Queue(ORDERS, { connection: this.#connection })
    this.#errands = new Queue<Errand, string>(ERRANDS, { connection: this.#connection })
    this.#flow = new FlowProducer({ connection: this.#connection })
    // What goes wrong is told to whoever called; without a listener it would be printed too.
    this.#orders.on('error', nothing)
    this.#errands.on('error', nothing)
    this.#flow.on('error', nothing)
  }

  /** Fails if the database cannot be reached or will not have us. */
  async open(): Promise<void> {
    await this.#orders.waitUntilReady()
    await this.#errands.waitUntilReady()
    // What somebody left behind who never came back.
    await this.#orders.clean(DAY_MS, 100, 'wait')
  }

  async handOut<P, R>({ stop, done, lonely, pieces, ...shared }: Order<P, R>): Promise<boolean> {
    if (pieces.length === 0) return true
    const order = randomUUID()
    const left = new Map(pieces.map((piece, i) => [`${order}-${i}`, piece] as const))
    await this.#flow.add({
      name: shared.trade,
      queueName: ORDERS,
      opts: { jobId: order },
      children: [...left].map(([jobId, piece]) => ({
        name: shared.trade,
        queueName: ERRANDS,
        data: { order, ...shared, piece },
        opts: { jobId, removeOnComplete: true, removeOnFail: true, ignoreDependencyOnFailure: true },
      })),
    })
    try {
      let looked = Date.now()
      let told: string | null | undefined
      while (!stop.aborted) {
        await this.#collect(order, left, done)
        if (left.size === 0) return true
        if (left.size === pieces.length && Date.now() - looked > LONELY_MS) {
          looked = Date.now()
          const refusal = await this.#refusal(left.keys())
          if (refusal !== told && (await this.#errands.getActiveCount()) === 0) lonely(refusal)
          told = refusal
        }
        await pause(LOOK_MS, stop)
      }
      return false
    } finally {
      await this.#takeBack(order)
    }
  }

  /** Hands on the results that were not there at the last look. */
  async #collect<P, R>(order: string, left: Map<string, P>, done: (result: R, piece: P) => void) {
    const { processed = {}, unprocessed = [], ignored = {} } = await this.#patiently(() => this.#look(order))
    for (const [key, value] of Object.entries(processed)) {
      const id = idOf(key)
      const piece = left.get(id)
      if (piece === undefined) continue
      left.delete(id)
      done(resultOf<R>(read(String(value))), piece)
    }
    for (const [key, why] of Object.entries(ignored))
      if (left.has(idOf(key)))
        throw new Error(
          `a piece of the work ended ${MOST_LEASES} workers one after the other: ${String(why)}`,
        )
    if (left.size > unprocessed.length)
      throw new Error('the queue has lost some of the work; was its database cleared?')
  }

  async #look(order: string) {
    const job = await this.#orders.getJob(order)
    if (!job) throw new Error('the order is not in the queue any more; was its database cleared?')
    return job.getDependencies()
  }

  /** A database that restarts is waited for. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (const begun = Date.now(); ; await pause(4 * LOOK_MS)) {
      try {
        return await ask()
      } catch (error) {
        if (!isAway(error) || Date.now() - begun > PATIENCE_MS) throw error
      }
    }
  }

  async #refusal(ids: Iterable<string>): Promise<string | null> {
    for (const id of ids) {
      const progress: unknown = (await this.#errands.getJob(id))?.progress
      return isRecord(progress) && typeof progress.refused === 'string' ? progress.refused : null
    }
    return null
  }

  /** What nobody has begun is taken out; who is in the middle of something finds that nobody wants it. */
  async #takeBack(order: string): Promise<void> {
    try {
      const job = await this.#orders.getJob(order)
      await job?.removeUnprocessedChildren()
      await this.#orders.remove(order, { removeChildren: false })
    } catch {
      // The database is gone; it will forget the order by itself.
    }
  }

  async serve({ hands, refuses, perform, trouble, stop }: Service): Promise<void> {
    const worker = new Worker<Errand, string>(
      ERRANDS,
      async (job, token) => {
        const refusal = refuses(job.data)
        if (refusal !== null) return sendOn(job, token, refusal)
        const report = await Promise.race([perform(job.data), aborted(stop)])
        if (report === STOPPED) {
          await job.moveToWait(token)
          throw new WaitingError()
        }
        return write(report)
      },
      {
        connection: { ...this.#connection, max: hands + 2 },
        autorun: false,
        concurrency: hands,
        lockDuration: LEASE_MS,
        stalledInterval: LEASE_MS / 2,
        maxStalledCount: MOST_LEASES - 1,
      },
    )
    worker.on('error', (error) => {
      if (isAway(error)) trouble(error.message)
    })
    const leave = () => void worker.close()
    stop.addEventListener('abort', leave, { once: true })
    try {
      await worker.waitUntilReady()
      if (!stop.aborted) await worker.run()
    } finally {
      stop.removeEventListener('abort', leave)
      await worker.close()
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#orders.close(), this.#errands.close(), this.#flow.close()])
  }
}

/** The queue's name stands before the id. */
function idOf(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1)
}

function resultOf<R>(report: unknown): R {
  const told = report as Report<R>
  if ('result' in told) return told.result
  throw 'fault' in told ? new Fault(told.fault.code, told.fault.why) : new Error(told.broken)
}

/** Leaves an errand to others, with a word for whoever waits for it. */
async function sendOn(job: ErrandJob, token: string | undefined, refused: string): Promise<never> {
  await job.updateProgress({ refused })
  await job.moveToDelayed(Date.now() + AGAIN_MS, token)
  throw new DelayedError()
}

/** Is it that the database cannot be reached, rather than that it did not like what it was told? */
function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // 08…: connection trouble; 57P0x: shutting down or starting up; the others come from the network
  return /^(08|57P0)/.test(code) || /^E[A-Z]+$/.test(code) || /terminated|timeout/i.test(String(error))
}

const nothing = () => undefined

const STOPPED = Symbol('stopped')

function aborted(stop: AbortSignal): Promise<typeof STOPPED> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve(STOPPED)
    stop.addEventListener('abort', () => resolve(STOPPED), { once: true })
  })
}

function pause(ms: number, stop?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    stop?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
