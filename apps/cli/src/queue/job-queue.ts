import type { Report } from '../workers/work.ts'
import type { Release } from './release.ts'

/** What can be handed out: each kind of work has worker threads of its own. */
export const TRADES = {
  simulate: new URL('../simulate/worker.ts', import.meta.url),
  arena: new URL('../arena/worker.ts', import.meta.url),
  train: new URL('../train/worker.ts', import.meta.url),
  exercise: new URL('../train/exercise-worker.ts', import.meta.url),
} as const

export type Trade = keyof typeof TRADES

/** One piece of work on its way to whoever does it, with everything that it takes. */
export interface Errand {
  /** The order that it is a part of. */
  readonly order: string
  readonly trade: Trade
  readonly release: Release
  readonly job: unknown
  readonly piece: unknown
}

/** Work to be done by others. */
export interface Order<P, R> {
  readonly trade: Trade
  readonly release: Release
  readonly job: unknown
  readonly pieces: readonly P[]
  /** Called with each result as it comes, in no order. */
  done(result: R, piece: P): void
  /** Called if nobody takes any of it, and again when somebody has looked at it and said why not. */
  lonely(refusal: string | null): void
  /** Set off, it takes back what is not done. */
  readonly stop: AbortSignal
}

/** Somebody who does what others have handed out. */
export interface Service {
  /** How many errands at a time. */
  readonly hands: number
  /** A sentence where an errand is not for this program, which leaves it to others. */
  refuses(errand: Errand): string | null
  perform(errand: Errand): Promise<Report<unknown>>
  /** The queue cannot be reached, or does not answer as it should. */
  trouble(why: string): void
  /** Set off, errands in hand go back to the queue for others to take. */
  readonly stop: AbortSignal
}

/** Where work waits for whoever has time for it, on any machine. */
export interface JobQueue {
  /** True when all is done, false when it was stopped. */
  handOut<P, R>(order: Order<P, R>): Promise<boolean>
  /** Does what comes, until it is stopped. */
  serve(service: Service): Promise<void>
  close(): Promise<void>
}
