import { Fault } from '@gam/kernel'
import { expect, test } from 'vitest'
import { share } from './crew.ts'

const worker = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads'
      parentPort.on('message', (piece) => { ${code} })
    `)}`,
  )

const nothing = () => undefined

test('every piece is done once, by as many threads as told', async () => {
  const results: [string, number][] = []
  const done = await share<number, string>({
    entry: worker('parentPort.postMessage({ result: workerData + piece })'),
    job: 'piece ',
    pieces: [1, 2, 3, 4, 5, 6, 7],
    threads: 3,
    done: (result, piece) => results.push([result, piece]),
  })
  expect(done).toBe(true)
  expect(results.sort(([, a], [, b]) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => [`piece ${n}`, n]))
})

test('nothing to do is done at once', async () => {
  expect(await share({ entry: worker(''), job: 0, pieces: [], threads: 2, done: nothing })).toBe(true)
})

test('a worker that ends, throws or cannot be loaded is an error that says so, and nobody waits for it', async () => {
  const end = (entry: URL) => share({ entry, job: 0, pieces: [1, 2], threads: 1, done: nothing })
  await expect(end(worker('process.exit(3)'))).rejects.toThrow('a worker thread ended too early, with code 3')
  await expect(end(worker('throw new Error("ouch")'))).rejects.toThrow('a worker thread broke down: ouch')
  await expect(end(new URL('data:text/javascript,import "nowhere:"'))).rejects.toThrow('broke down')
  await expect(end(worker('parentPort.postMessage({ broken: "cracked" })'))).rejects.toThrow(/^cracked$/)
})

test('a mistake of the caller comes through as one', async () => {
  const entry = worker('parentPort.postMessage({ fault: { code: "bad-options", why: "No." } })')
  const refused = share({ entry, job: 0, pieces: [1], threads: 1, done: nothing })
  await expect(refused).rejects.toBeInstanceOf(Fault)
  await expect(refused).rejects.toMatchObject({ code: 'bad-options', message: 'No.' })
})

test('an error of whoever takes the results ends the work', async () => {
  const entry = worker('parentPort.postMessage({ result: 1 })')
  const done = () => {
    throw new Error('full')
  }
  await expect(share({ entry, job: 0, pieces: [1, 2], threads: 1, done })).rejects.toThrow('full')
})

test('it stops where it is told to', async () => {
  const controller = new AbortController()
  let results = 0
  const finished = await share<number, number>({
    entry: worker('parentPort.postMessage({ result: 1 })'),
    job: 0,
    pieces: Array.from({ length: 1000 }, (_, i) => i),
    threads: 2,
    stop: controller.signal,
    done() {
      if (++results === 3) controller.abort()
    },
  })
  expect(finished).toBe(false)
  expect(results).toBeLessThan(1000)
  const never = { entry: worker(''), job: 0, pieces: [1], threads: 1, done: nothing, stop: controller.signal }
  expect(await share(never)).toBe(false)
})
