import { availableParallelism } from 'node:os'
import type { Game } from '@gam/kernel'
import { mistake } from '../fault.ts'
import { readCount } from '../table-options.ts'
import { share } from '../workers/crew.ts'
import { untilInterrupted } from '../workers/interrupt.ts'
import { TRADES, type Trade } from './job-queue.ts'
import { openQueue } from './open-queue.ts'
import { releaseOf } from './release.ts'

/** Threads of this process, or whoever works at a queue. */
export type Doers = { readonly threads: number } | { readonly queue: string }

interface Work<P, R> {
  readonly game: Game
  readonly trade: Trade
  readonly job: unknown
  readonly pieces: readonly P[]
  readonly by: Doers
  done(result: R, piece: P): void
}

/** Who does the work of a command, by its flags. */
export function readDoers(queue: string | undefined, threads: string | undefined, most: number): Doers {
  if (queue === undefined)
    return {
      threads: Math.min(
        most,
        threads === undefined ? availableParallelism() : readCount(threads, '--threads', 1, 256),
      ),
    }
  if (threads !== undefined)
    throw mistake('--queue and --threads: its workers say how many threads they use; leave one out.')
  return { queue }
}

/** Has the work done. Ctrl-C ends it early. */
export async function shareOut<P, R>(work: Work<P, R>): Promise<void> {
  await untilInterrupted((stop) => shareOutUntil({ ...work, stop }))
}

/** True when all is done, false when it was stopped. */
export async function shareOutUntil<P, R>({
  by,
  game,
  ...work
}: Work<P, R> & { readonly stop: AbortSignal }): Promise<boolean> {
  if ('threads' in by) return share<P, R>({ entry: TRADES[work.trade], threads: by.threads, ...work })
  const jobs = await openQueue(by.queue)
  const release = releaseOf(game)
  const lonely = (refusal: string | null) =>
    process.stderr.write(
      `gam: Nobody has taken this work yet. Start \`npx gam worker --queue …\` on this machine or another one.\n${
        refusal === null ? '' : `     One that looked at it said: ${refusal}\n`
      }`,
    )
  try {
    return await jobs.handOut<P, R>({ release, lonely, ...work })
  } finally {
    await jobs.close()
  }
}
