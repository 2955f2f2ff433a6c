import { parentPort, workerData } from 'node:worker_threads'
import { Fault } from '@gam/kernel'

/** What a worker sends back for each piece of work. */
export type Report<R> =
  | { readonly result: R }
  | { readonly fault: { readonly code: Fault['code']; readonly why: string } }
  | { readonly broken: string }

/** The worker's side of a crew: `begin` gets the job once, what it answers gets each piece of it. */
export function work<J, P, R>(begin: (job: J) => (piece: P) => R | Promise<R>): void {
  const port = parentPort
  if (port === null) throw new Error('this file is the entry of a worker thread')
  let take: ((piece: P) => R | Promise<R>) | undefined
  const report = async (piece: P): Promise<Report<R>> => {
    try {
      take ??= begin(workerData)
      return { result: await take(piece) }
    } catch (error) {
      if (error instanceof Fault) return { fault: { code: error.code, why: error.message } }
      return { broken: error instanceof Error ? error.message : String(error) }
    }
  }
  port.on('message', async (piece: P) => port.postMessage(await report(piece)))
}
