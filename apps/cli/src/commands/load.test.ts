import { expect, test } from 'vitest'
import { CARDS, gam, started } from '../gam.test-support.ts'
import { gam as run } from '../gam.ts'

test('a short run measures the real server beside boardgame.io’s and an echo', async () => {
  const { code, out, err } = await started(['load', '--tables=2', '--seconds=0.2', '--rate=20', '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { game, tables, figures } = JSON.parse(out)
  expect({ game, tables }).toEqual({ game: CARDS, tables: 2 })
  expect(figures.map(({ kind }: { kind: string }) => kind)).toEqual(['gam', 'boardgame.io', 'limit', 'echo'])
  for (const { movesPerSecond, ratio, latency, steady } of figures) {
    expect(Math.min(movesPerSecond, ratio, latency.p50, steady)).toBeGreaterThan(0)
    expect(latency.p50).toBeLessThanOrEqual(latency.p99)
    expect(latency.p99).toBeLessThanOrEqual(latency.p999)
    expect(latency.p999).toBeLessThanOrEqual(latency.max)
  }
  expect(figures[1].ratio).toBe(1)
})

test('another game is measured without boardgame.io, with the server and the limit on PostgreSQL in two processes', async () => {
  const words = ['load', 'whale-riders', '--tables=2', '--seconds=1', '--postgres', '--processes=2']
  const { code, out, err } = await gam(words)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/\nGam, on the disk \(PostgreSQL, 2 processes\) +[\d,]+ /)
  expect(out).toMatch(/\nbare ws and PostgreSQL +[\d,]+ /)
  expect(out).not.toContain('× boardgame.io')
})

test('so many tables are measured at their pace alone', async () => {
  const { code, out, err } = await gam([
    'load',
    '--tables=2',
    '--seconds=1',
    '--rate=5',
    '--alone',
    '--steady',
  ])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/p99 at the steady pace: \d/)
  expect(out).not.toContain('× boardgame.io')
})

test.each([
  ['chess', 'There is no game "chess"'],
  ['--tables=0', '--tables must be a whole number from 1 to 4000, not "0"'],
  ['--rate=x', '--rate must be a number up to 100, not "x"'],
  ['--processes=2', 'Several processes share a PostgreSQL: add --postgres'],
  ['--against=/nowhere', 'There is no checkout of Gam at /nowhere'],
  ['--database=mysql://x', '--database must be the address of a PostgreSQL database'],
])('%s is a mistake', async (word, why) => {
  await expect(run(['load', word])).rejects.toThrow(why)
})
