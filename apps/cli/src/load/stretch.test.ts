import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Desk, type Driver, idle } from './desk.ts'
import { playStretch } from './stretch.ts'

/** A table that is answered after a while, and over after so many moves. */
class Slow implements Desk {
  driver: Driver = idle
  open = true
  moves = 0
  ended = false
  readonly #ms: number
  readonly #most: number

  constructor(ms: number, most = Number.POSITIVE_INFINITY) {
    this.#ms = ms
    this.#most = most
  }

  move(): void {
    this.open = false
    this.moves++
    setTimeout(() => {
      this.driver.acknowledged(this)
      this.ended = this.moves >= this.#most
      if (this.ended) return this.driver.over(this)
      this.open = true
      this.driver.asked(this)
    }, this.#ms)
  }
}

test('at full speed a table plays as soon as it is answered, one move at a time', async () => {
  const desks = [new Slow(1), new Slow(20)]
  const { moves, latencies, over } = await playStretch(desks, 200, null)
  expect(over).toBe(false)
  expect(desks[0].moves).toBeGreaterThan(desks[1].moves)
  expect(latencies).toHaveLength(desks[0].moves + desks[1].moves)
  // What was on its way at the end was waited for and is no part of the speed.
  expect(moves).toBeLessThanOrEqual(latencies.length)
  expect(latencies.length - moves).toBeLessThanOrEqual(desks.length)
})

test('it ends with the first game that is over', async () => {
  const long = new Slow(2)
  const { ms, over } = await playStretch([new Slow(1, 3), long], 60_000, null)
  expect(over).toBe(true)
  expect(ms).toBeLessThan(30_000)
  const { moves } = long
  await sleep(20)
  expect(long.moves).toBe(moves)
})

test('at a steady pace no table plays more often than that', async () => {
  const desks = [new Slow(1), new Slow(1), new Slow(1)]
  const { ms, latencies } = await playStretch(desks, 300, 10)
  expect(latencies.length).toBeGreaterThan(0)
  for (const { moves } of desks) expect(moves).toBeLessThanOrEqual(Math.ceil(ms / 100))
})

test('a move that had to wait for the answer before it counts from when it was due', async () => {
  const { latencies } = await playStretch([new Slow(100)], 500, 20)
  // Due every 50 ms and answered after 100 each, it falls behind by 50 more with every move.
  for (const [i, latency] of latencies.entries()) expect(latency).toBeGreaterThan(95 + 45 * i)
})

test('a game that goes on can be driven again', async () => {
  const desk = new Slow(5)
  await playStretch([desk], 40, null)
  const { moves } = desk
  await playStretch([desk], 40, null)
  expect(desk.moves).toBeGreaterThan(moves)
})

test('a game that was over as the time was up is over in the next stretch', async () => {
  const desk = new Slow(60, 1)
  // Its one move is answered when nothing counts any more, and only then is it over.
  expect((await playStretch([desk], 20, null)).over).toBe(false)
  const { over, moves } = await playStretch([desk], 60_000, null)
  expect({ over, moves }).toEqual({ over: true, moves: 0 })
})
