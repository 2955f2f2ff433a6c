import { levels } from '@gam/bots'
import { Sitting } from '@gam/kernel'
import { expect, test } from 'vitest'
import { gameOf, games } from '../games.ts'
import { dayOf } from '../model/day.ts'
import { challengeOf } from './rotation.ts'

const days = Array.from({ length: 90 }, (_, i) => dayOf(Date.UTC(2026, 10, 1 + i)))

test('the day alone says what is played, and three days bring three games', () => {
  for (const [i, day] of days.entries()) {
    expect(challengeOf(day)).toEqual(challengeOf(day))
    const three = new Set(days.slice(i, i + 3).map((one) => challengeOf(one).game))
    if (i + 3 <= days.length) expect(three.size).toBe(games.length)
  }
})

test('whatever comes up can be played, by one person against bots of known levels', () => {
  const kinds = new Set<string>()
  for (const day of days) {
    const { game, rules, options, seats, sit, iterations } = challengeOf(day)
    kinds.add(JSON.stringify([game, options, seats.length]))
    expect(rules).toBe(gameOf(game).rulesVersion)
    expect(iterations).toBeGreaterThan(0)
    expect(seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))).toEqual([sit])
    for (const { bot } of seats) if (bot !== null) expect(levels).toHaveProperty([bot])
    expect(new Set(seats.map(({ flag }) => flag)).size).toBe(seats.length)
    const names = seats.map(({ name }) => name ?? 'Ann')
    const { decision } = Sitting.begin(gameOf(game), { seats: names, seed: day, options })
    expect(decision).not.toBeNull()
  }
  // Every theme of every game has its turn.
  expect(kinds.size).toBe(16)
})
