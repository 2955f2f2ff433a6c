import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../../tools/testing/fresh-database.ts'
import { CARDS, gam, launch, newHome } from '../gam.test-support.ts'
import { gam as run } from '../gam.ts'
import { gameOf } from '../games.ts'
import { BullmqQueue } from './bullmq-queue.ts'
import { releaseOf } from './release.ts'

/** A queue of the test's own, with a look behind it. */
async function newQueue() {
  const url = await freshDatabase()
  const queue = new BullmqQueue(url)
  await queue.open()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await queue.close()
    await client.end()
  })
  /** How many pieces of work there are, by what is happening to them. */
  const pieces = async (): Promise<{ [state: string]: number }> => {
    const { rows } = await client.query('SELECT state, count(*)::int AS n FROM bullmq.job GROUP BY state')
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
  }
  const worker = () => launch(['worker', '--queue', url, '--threads', '1'])
  return { url, queue, pieces, worker }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Long enough for somebody to be in the middle of it. */
const LONG = [
  CARDS,
  '--players',
  '2',
  '--seed',
  'sea',
  '--games',
  '16',
  '--bots',
  'normal',
  '--iterations',
  '80',
]

test('a training by sight: the same net, whoever plays its games', async () => {
  const { url, worker } = await newQueue()
  worker()
  const flags = '--sight --games 20 --hidden 3 --second 2 --iterations 4 --trial 0 --seed sea'.split(' ')
  const learn = async (...by: string[]) => {
    const folder = path.join(newHome(), 'training')
    const { code } = await gam(['train', CARDS, '--folder', folder, ...flags, ...by])
    expect(code).toBe(0)
    return readFileSync(path.join(folder, 'generation-1.json'), 'utf8')
  }
  expect(await learn('--queue', url)).toBe(await learn('--threads', '1'))
})

test('two workers, one of them killed in the middle: byte for byte what one process gives', async () => {
  const { url, pieces, worker } = await newQueue()
  const alone = await gam(['simulate', ...LONG, '--csv', '--threads', '1'])
  const [first, second] = [worker(), worker()]
  const shared = gam(['simulate', ...LONG, '--csv', '--queue', url])
  await until(async () => (await pieces()).active === 2)
  first.child.kill('SIGKILL')
  const { code, out } = await shared
  expect(code).toBe(0)
  expect(out).toBe(alone.out)
  expect(out.split('\n')).toHaveLength(16 * 2 + 2)
  expect(await pieces()).toEqual({})
  second.child.kill('SIGINT')
  expect(await second.ended).toMatchObject({ code: 130, out: '' })
})

test('an arena through the queue has the standings of one process', async () => {
  const { url, worker } = await newQueue()
  const words = [
    'arena',
    CARDS,
    '--players',
    '3',
    '--seed',
    'sea',
    '--games',
    '12',
    '--bots',
    'novice:24,greedy',
    '--json',
  ]
  const { child } = worker()
  const [alone, shared] = await Promise.all([gam(words), gam([...words, '--queue', url])])
  const standings = ({ out }: { out: string }) => {
    const { seconds, threads, bots, ...same } = JSON.parse(out)
    return {
      ...same,
      elo: bots.map(({ bot, elo, decisions }: { [name: string]: unknown }) => [bot, elo, decisions]),
    }
  }
  expect(standings(shared)).toEqual(standings(alone))
  expect(JSON.parse(shared.out).threads).toBe(null)
  child.kill('SIGINT')
})

test('a training through the queue makes the nets of one process', async () => {
  const { url, worker } = await newQueue()
  const small = ['--games', '20', '--generations', '1', '--iterations', '4', '--hidden', '3', '--passes', '1']
  const train = (...more: string[]) => {
    const folder = path.join(newHome(), 'training')
    return gam(['train', CARDS, ...small, '--trial', '0', '--folder', folder, ...more]).then(({ code }) => {
      expect(code).toBe(0)
      return readFileSync(path.join(folder, 'generation-1.json'), 'utf8')
    })
  }
  const { child } = worker()
  expect(await train('--queue', url)).toBe(await train('--threads', '1'))
  child.kill('SIGINT')
})

test('Ctrl-C where the work was handed out takes it back and tells what there is', async () => {
  const { url, pieces } = await newQueue()
  const { child, ended } = launch(['simulate', ...LONG, '--queue', url])
  await until(async () => (await pieces()).waiting > 0)
  child.kill('SIGINT')
  const { code, out } = await ended
  expect(code).toBe(130)
  expect(out).toContain('0 of 16 games')
  expect(await pieces()).toEqual({})
})

test('Ctrl-C at a worker hands what it has begun to another at once', async () => {
  const { queue, pieces } = await newQueue()
  const stop = new AbortController()
  const order = {
    trade: 'simulate' as const,
    release: releaseOf(gameOf(CARDS)),
    job: {},
    pieces: ['one'],
    lonely: () => undefined,
    stop: stop.signal,
  }
  const begun: string[] = []
  const service = (name: string, leaving: AbortSignal, result: Promise<{ result: unknown }>) =>
    queue.serve({
      hands: 1,
      refuses: () => null,
      perform() {
        begun.push(name)
        return result
      },
      trouble: () => undefined,
      stop: leaving,
    })
  const results: unknown[] = []
  const done = queue.handOut({ ...order, done: (result) => results.push(result) })
  const leaving = new AbortController()
  const slow = service('slow', leaving.signal, new Promise(() => undefined))
  await until(async () => begun.length === 1)
  leaving.abort()
  await slow
  expect(await pieces()).toMatchObject({ waiting: 1 })
  const end = new AbortController()
  const quick = service('quick', end.signal, Promise.resolve({ result: new Map([['fish', 7]]) }))
  expect(await done).toBe(true)
  expect(begun).toEqual(['slow', 'quick'])
  expect(results).toEqual([new Map([['fish', 7]])])
  end.abort()
  await quick
})

test('a worker of another version leaves the work alone and says why, to both sides', async () => {
  const { queue, worker } = await newQueue()
  const { child, heard, ended } = worker()
  const stop = new AbortController()
  const said: string[] = []
  const done = await queue.handOut({
    trade: 'simulate',
    release: { ...releaseOf(gameOf(CARDS)), program: '99.0.0' },
    job: {},
    pieces: [{ from: 0, to: 1 }],
    done: () => expect.unreachable('nobody should have done it'),
    lonely(refusal) {
      // A slow start of the worker comes before its refusal.
      if (refusal === null) return
      said.push(refusal)
      stop.abort()
    },
    stop: stop.signal,
  })
  expect(done).toBe(false)
  expect(said).toEqual([
    expect.stringMatching(/^The work is for another gam \(99\.0\.0\) than this worker's \(.*\)/),
  ])
  expect(heard.err).toContain('gam: The work is for another gam (99.0.0)')
  expect(heard.err).toContain('Bring both machines to the same version.')
  child.kill('SIGINT')
  await ended
})

test('what goes wrong with the work is told where it was handed out', async () => {
  const { queue, pieces, worker } = await newQueue()
  const { child, ended } = worker()
  const order = queue.handOut({
    trade: 'simulate',
    release: releaseOf(gameOf(CARDS)),
    job: { game: 'no-such-game' },
    pieces: [{ from: 0, to: 1 }],
    done: () => undefined,
    lonely: () => undefined,
    stop: new AbortController().signal,
  })
  await expect(order).rejects.toThrow('There is no game "no-such-game"')
  expect(await pieces()).toEqual({})
  child.kill('SIGINT')
  await ended
})

test.each([
  ['worker', 'needs a queue'],
  ['worker --queue redis://here/0', '--queue must be the address of a PostgreSQL database'],
  [
    'worker --queue postgres://gam:secret@127.0.0.1:1/gam',
    'Cannot use the queue at postgres://127.0.0.1:1/gam: ',
  ],
  ['simulate whale-riders-cards --queue postgres://h/db --threads 2', 'leave one out'],
])('%s is a mistake', async (words, why) => {
  await expect(run(words.split(' '))).rejects.toThrow(why)
})
