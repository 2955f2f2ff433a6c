import { mistake } from '../fault.ts'
import type { JobQueue } from './job-queue.ts'

export const queueArg = {
  type: 'string',
  valueHint: 'postgres://…',
  description:
    'Hands the games to `npx gam worker` processes on any machine, through this PostgreSQL database',
} as const

/** The queue at an address. Whoever opens it closes it. */
export async function openQueue(given: string): Promise<JobQueue> {
  const where = readAddress(given)
  // Read only when it is called for: it takes a while.
  const { BullmqQueue } = await import('./bullmq-queue.ts')
  const queue = new BullmqQueue(given)
  try {
    await queue.open()
    return queue
  } catch (error) {
    await queue.close().catch(() => undefined)
    const why = error instanceof Error && error.message !== '' ? error.message : String(codeOf(error))
    throw mistake(
      `Cannot use the queue at ${where}: ${why.replace(/\.?$/, '.')} Is the database running there?`,
    )
  }
}

/** The address without its password, for people to read. */
function readAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw mistake(
      `--queue must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/gam, not "${given}".`,
    )
  return `${url.protocol}//${url.host}${url.pathname}`
}

function codeOf(error: unknown): unknown {
  return error instanceof AggregateError ? codeOf(error.errors[0]) : error
}
