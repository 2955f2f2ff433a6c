import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { botOfLevel } from '../levels.ts'
import { askAt, games, midGame, plansOf } from '../tables.test-support.ts'
import { nodeWorker, type Platform, webWorker } from './platform.ts'
import { Supervisor } from './supervisor.ts'

const GENEROUS = 30_000
const sitting = midGame({ game: games[0], options: {}, seats: 3 }, 6)
const ask = askAt(sitting)
const open = ask.decision.options.map((option) => option.text)
const running: Supervisor[] = []

afterEach(() => {
  for (const supervisor of running.splice(0)) supervisor.close()
})

/** Real threads that run this code; counts how many were started. */
function threads(code: string, workers = 1) {
  const started: Worker[] = []
  const platform: Platform = {
    spawn(heard, gone) {
      const worker = new Worker(code, { eval: true })
      started.push(worker)
      return nodeWorker(worker, heard, gone)
    },
    after(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  }
  const supervisor = new Supervisor(platform, workers)
  running.push(supervisor)
  return { supervisor, started }
}

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
const honest = `
  const { parentPort } = require('node:worker_threads')
  const first = []
  parentPort.on('message', (message) => first.push(message))
  Promise.all([import(${here('./answer.ts')}), import(${here('../tables.test-support.ts')})]).then(([host, { judged }]) => {
    parentPort.removeAllListeners('message')
    host.serve(parentPort, judged)
    for (const data of first) parentPort.onmessage({ data })
  })`
const listening = (act: string) =>
  `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (ask) => { ${act} })`

test('a worker answers what the bot itself would', async () => {
  const { supervisor, started } = threads(honest)
  for (const level of ['novice', 'normal', 'normal/stormer', 'greedy', 'random'])
    expect(await supervisor.advise(level, ask, GENEROUS)).toEqual({
      ...botOfLevel(level, plansOf(ask.game))(ask),
      trouble: null,
    })
  expect(started).toHaveLength(1)
})

test('what a worker cannot make sense of is answered all the same', async () => {
  const { supervisor } = threads(honest)
  const { text, trouble } = await supervisor.advise('champion', ask, GENEROUS)
  expect(open).toContain(text)
  expect(trouble).toContain('There is no level champion')
})

test('a worker that hangs is ended at the deadline, a legal move is made, and the next ask gets a fresh one', async () => {
  const { supervisor, started } = threads(listening('for (;;);'))
  for (const asked of [1, 2]) {
    const { text, trouble } = await supervisor.advise('normal', ask, 300)
    expect(open).toContain(text)
    expect(trouble).toBe('it was not done in time')
    expect(started).toHaveLength(asked)
  }
  // A terminated thread has no id any more.
  await expect.poll(() => started.map((worker) => worker.threadId)).toEqual([-1, -1])
})

test.each([
  ['throws', 'throw new Error("ouch")', 'the worker broke down: ouch'],
  ['ends', 'process.exit(3)', 'the worker broke down: it ended with code 3'],
  [
    'cheats',
    'parentPort.postMessage({ id: ask.id, advice: { text: "win", why: null } })',
    'it answered "win", which is not open',
  ],
  ['gives up', 'parentPort.postMessage({ id: ask.id, trouble: "too hard" })', 'too hard'],
])('a worker that %s is replaced', async (_, act, why) => {
  const { supervisor, started } = threads(listening(act))
  for (const asked of [1, 2]) {
    const { text, trouble } = await supervisor.advise('normal', ask, GENEROUS)
    expect(open).toContain(text)
    expect(trouble).toBe(why)
    expect(started).toHaveLength(asked)
  }
})

test('noise from a worker is no answer', async () => {
  const { supervisor } = threads(
    listening(`
      for (const noise of [null, 'x', {}, { id: ask.id }, { id: ask.id + 1, trouble: '' }, { id: ask.id, advice: {} }])
        parentPort.postMessage(noise)
      parentPort.postMessage({ id: ask.id, advice: { text: ask.decision.open[0], why: null } })`),
  )
  expect(await supervisor.advise('normal', ask, GENEROUS)).toEqual({
    text: open[0],
    why: null,
    trouble: null,
  })
})

test('who waits for a worker in vain is answered too', async () => {
  const { supervisor, started } = threads(listening('for (;;);'))
  const asked = [1, 2, 3].map(() => supervisor.advise('normal', ask, 300))
  for (const { trouble } of await Promise.all(asked)) expect(trouble).toBe('it was not done in time')
  expect(started.length).toBeLessThanOrEqual(3)
})

test('several workers think at the same time', async () => {
  const { supervisor, started } = threads(honest, 2)
  const answers = await Promise.all([1, 2, 3].map(() => supervisor.advise('normal', ask, GENEROUS)))
  for (const { text, trouble } of answers) expect([open.includes(text), trouble]).toEqual([true, null])
  expect(started).toHaveLength(2)
})

test('closing answers what is still asked', async () => {
  const { supervisor } = threads(listening('for (;;);'))
  const asked = [1, 2].map(() => supervisor.advise('normal', ask, GENEROUS))
  supervisor.close()
  for (const { text, trouble } of await Promise.all(asked)) {
    expect(open).toContain(text)
    expect(trouble).toBe('the workers were ended')
  }
})

test('a game whose judgement breaks gets a move by lot', async () => {
  const { supervisor } = threads(listening('process.exit(1)'))
  const judgement = {
    ...ask.judgement,
    expect() {
      throw new Error('no idea')
    },
  }
  const { text } = await supervisor.advise('normal', { ...ask, judgement }, GENEROUS)
  expect(open).toContain(text)
})

test('the browser’s worker is handled by the same words', () => {
  const heard: unknown[] = []
  const posted: unknown[] = []
  const worker = {
    onmessage: undefined as unknown,
    onerror: undefined as unknown,
    postMessage: (message: unknown) => posted.push(message),
    terminate: () => posted.push('end'),
  }
  const { post, kill } = webWorker(
    worker,
    (message) => heard.push(message),
    (why) => heard.push(why),
  )
  const call = (listener: unknown, event: unknown) => typeof listener === 'function' && listener(event)
  call(worker.onmessage, { data: 'answer' })
  call(worker.onerror, { message: 'ouch' })
  call(worker.onerror, {})
  post('ask')
  kill()
  expect(heard).toEqual(['answer', 'ouch', 'it broke down'])
  expect(posted).toEqual(['ask', 'end'])
})
