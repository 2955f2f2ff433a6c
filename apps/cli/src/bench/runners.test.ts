import { Sitting } from '@gam/kernel'
import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { runnersOf, seatsOf } from './runners.ts'

test.each(games.map((game) => [game.id, game] as const))(
  '%s is played to its end, game after game',
  (_, game) => {
    const seats = seatsOf(game)
    const { playouts, copies, search } = runnersOf(game, seats)
    const names = Array.from({ length: seats }, (_, i) => `Player ${i}`)
    const longest = game.longest(Sitting.begin(game, { seats: names, seed: '' }).config)
    const lengths = Array.from({ length: 20 }, playouts)
    expect(Math.min(...lengths)).toBeGreaterThan(seats)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(longest)
    expect(new Set(lengths).size).toBeGreaterThan(1)
    expect(copies()).toBe(1)
    expect(search()).toBeGreaterThan(1)
  },
)
