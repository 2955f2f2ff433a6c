import { expect, test } from 'vitest'
import { type Figures, latencyOf, measure } from './measure.ts'
import { pageOf } from './page.ts'

test('percentiles are taken from all answers', () => {
  const hundred = Float64Array.from({ length: 1000 }, (_, i) => 1000 - i)
  expect(latencyOf(hundred)).toEqual({ p50: 501, p99: 991, p999: 1000, max: 1000 })
  expect(latencyOf(Float64Array.of(7))).toEqual({ p50: 7, p99: 7, p999: 7, max: 7 })
  expect(latencyOf(new Float64Array())).toEqual({ p50: 0, p99: 0, p999: 0, max: 0 })
})

const latency = { p50: 1, p99: 12.34, p999: 20, max: 31 }
const gam: Figures = {
  ...{ kind: 'gam', title: 'Gam', movesPerSecond: 4100, ratio: 2.5, busyPerMove: 240, bytesPerMove: 480 },
  ...{ latency, steady: 499.6 },
}
const about = {
  ...{ game: 'whale-riders-cards', tables: 500, seconds: 20, rate: 1, clients: 1 },
  ...{ processors: 2, node: 'v26', processor: 'Some processor' },
}

test('the page says whether the goals are met', () => {
  const page = pageOf([gam], about)
  expect(page).toMatch(/\nGam +4,100 +2\.50 +240 +480 +500 +1\.0 +12\.3 +20\.0 +31\.0\n/)
  expect(page).toContain('2.50 × boardgame.io, the goal is 2 at least: met.')
  expect(page).toContain('12.3 ms, the goal is 50 at the most: met.')
  const slow = pageOf([{ ...gam, ratio: 1.99, latency: { ...latency, p99: 50.1 } }], about)
  expect(slow.match(/: not met\./g)).toHaveLength(2)
})

test('without boardgame.io nothing is said of it', () => {
  expect(pageOf([{ ...gam, ratio: null }], about)).not.toContain('× boardgame.io')
})

test('a stretch in which nothing was answered goes on until something is', async () => {
  const answered = [0, 0, 3]
  const asked: number[] = []
  const crowd = {
    come: async () => undefined,
    sit: async () => undefined,
    async play(ms: number) {
      asked.push(ms)
      const moves = answered.shift() ?? 1
      return { moves, ms, bytes: 4 * moves, latencies: new Float64Array(moves).fill(1), over: false }
    },
  }
  const slow = { kind: 'echo' as const, title: 'slow', crowd, busy: () => null, end: async () => undefined }
  const [figures] = await measure([slow], { seconds: 1, rate: 1 }, () => undefined)
  expect(asked.slice(0, 4)).toEqual([200, 200, 400, 200])
  expect(figures).toMatchObject({ movesPerSecond: 5, steady: 1 })
})
