import { expect, test } from 'vitest'
import { type Figures, latencyOf, measure } from './measure.ts'
import { pageOf } from './page.ts'

test('percentiles are taken from all answers', () => {
  const hundred = Float64Array.from({ length: 1000 }, (_, i) => 1000 - i)
  expect(latencyOf(hundred)).toEqual({ p50: 501, p99: 991, p999: 1000, max: 1000 })
  expect(latencyOf(Float64Array.of(7))).toEqual({ p50: 7, p99: 7, p999: 7, max: 7 })
  expect(latencyOf(new Float64Array())).toEqual({ p50: 0, p99: 0, p999: 0, max: 0 })
})

const latency = { p50: 1, p99: 9.94, p999: 20, max: 31 }
const gam: Figures = {
  ...{ kind: 'gam', title: 'Gam', movesPerSecond: 4100, ratio: 3.5, busyPerMove: 240, bytesPerMove: 480 },
  ...{ latency, steady: 499.6 },
}
const peer: Figures = { ...gam, kind: 'boardgame.io', title: 'boardgame.io', ratio: 1, busyPerMove: 1000 }
const about = {
  ...{ game: 'whale-riders-cards', tables: 500, seconds: 20, rate: 1, steadyOnly: false, clients: 1 },
  ...{ processors: 2, node: 'v26', processor: 'Some processor' },
}

test('the page says whether the goals are met', () => {
  const page = pageOf([gam, peer], about)
  expect(page).toMatch(/\nGam +4,100 +3\.50 +240 +480 +500 +1\.0 +9\.9 +20\.0 +31\.0\n/)
  expect(page).toContain('3.50 × boardgame.io, the goal is 3 at least: met.')
  expect(page).toContain('0.24 of boardgame.io’s processor time a move, the goal is 0.25 at the most: met.')
  expect(page).toContain('9.9 ms, the goal is 10 at the most: met.')
  const slow = { ...gam, ratio: 2.99, busyPerMove: 251, latency: { ...latency, p99: 10.1 } }
  expect(pageOf([slow, peer], about).match(/: not met\./g)).toHaveLength(3)
})

test('without boardgame.io nothing is said of it', () => {
  expect(pageOf([{ ...gam, ratio: null }], about)).not.toContain('× boardgame.io')
})

/** A server that answers so many moves in each stretch, and what it was asked. */
function answering(title: string, answers: (stretch: number) => number, busy: () => number | null) {
  const asked: { readonly ms: number; readonly rate: number | null }[] = []
  const crowd = {
    come: async () => undefined,
    sit: async () => undefined,
    async play(ms: number, rate: number | null) {
      const moves = answers(asked.length)
      asked.push({ ms, rate })
      order.push(title)
      return { moves, ms, bytes: 4 * moves, latencies: new Float64Array(moves).fill(1), over: false }
    },
  }
  return { kind: 'echo' as const, title, crowd, busy, end: async () => undefined, asked }
}

let order: string[] = []

test('a stretch in which nothing was answered goes on until something is', async () => {
  const slow = answering(
    'slow',
    (stretch) => [0, 0, 3][stretch] ?? 1,
    () => null,
  )
  const [figures] = await measure([slow], { seconds: 1, rate: 1 }, () => undefined)
  expect(slow.asked.slice(0, 4).map(({ ms }) => ms)).toEqual([200, 200, 400, 200])
  expect(figures).toMatchObject({ movesPerSecond: 5, steady: 1, busyPerMove: null })
})

test('what is still warm from the first moves is not counted, and a slow round is forgotten', async () => {
  let used = 0
  let stretch = 0
  // 10 ms of the processor in each stretch, in the first rounds and in one later ten times as much.
  const busy = () => {
    const half = stretch++
    if (half % 2 === 1) used += half < 8 || half === 11 ? 100 : 10
    return used
  }
  const one = answering('one', () => 100, busy)
  const [figures] = await measure([one], { seconds: 1, rate: 1 }, () => undefined)
  expect(figures).toMatchObject({ busyPerMove: 100 })
})

test('they take turns forth and back', async () => {
  order = []
  const [a, b] = ['a', 'b'].map((title) =>
    answering(
      title,
      () => 20_000,
      () => null,
    ),
  )
  await measure([a, b], { seconds: 1, rate: 1 }, () => undefined)
  expect(order.join('')).toBe('ababbaabbaabab')
})

test('the steady pace can be measured alone', async () => {
  let used = 0
  const one = answering(
    'one',
    () => 100,
    () => {
      used += 5
      return used
    },
  )
  const course = { seconds: 2, rate: 3, steadyOnly: true }
  const [figures] = await measure([one], course, () => undefined)
  expect(one.asked).toEqual([
    { ms: 2000, rate: 3 },
    { ms: 2000, rate: 3 },
  ])
  expect(figures).toMatchObject({ movesPerSecond: null, ratio: null, busyPerMove: 50, steady: 50 })
  const page = pageOf([{ ...gam, movesPerSecond: null, ratio: null }], { ...about, steadyOnly: true })
  expect(page).not.toContain('moves/s: every table')
})
