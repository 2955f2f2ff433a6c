import { oneAt } from '@gam/kernel'
import { Hand } from './hand.ts'

export interface Crew<P, R> {
  /** The entry of a worker, a file that calls `work`. */
  readonly entry: URL
  readonly job: unknown
  readonly pieces: readonly P[]
  readonly threads: number
  /** How much of what lasts only a moment a thread may have before it is cleared away, in megabytes. */
  readonly young?: number
  /** Called with each result as it comes, in no order. */
  done(result: R, piece: P): void
  /** Set off, it ends the work where it stands. */
  readonly stop?: AbortSignal
}

/** Shares pieces of work among threads. True when all are done, false when it was stopped. */
export async function share<P, R>(crew: Crew<P, R>): Promise<boolean> {
  const { entry, job, pieces, threads, young, done, stop } = crew
  let next = 0
  const toil = async (hand: Hand<P, R>) => {
    while (next < pieces.length && !stop?.aborted) {
      const piece = oneAt(pieces, next++)
      const result = await hand.ask(piece)
      if (!stop?.aborted) done(result, piece)
    }
  }
  if (stop?.aborted) return false
  const hands = Array.from(
    { length: Math.min(threads, pieces.length) },
    () => new Hand<P, R>(entry, job, young),
  )
  try {
    await Promise.race([Promise.all(hands.map(toil)), ...(stop ? [aborted(stop)] : [])])
    return !stop?.aborted
  } finally {
    await Promise.all(hands.map((hand) => hand.dismiss()))
  }
}

function aborted(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }))
}
