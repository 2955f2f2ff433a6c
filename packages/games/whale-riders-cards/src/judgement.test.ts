import { type Scenario, scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { judgement } from './judgement.ts'
import type { CardTypes } from './state.ts'

function expected(t: Scenario<CardTypes>): number[] {
  const points: number[] = []
  judgement.expect(t.sitting.state, t.sitting.facts, points)
  return points
}

describe('what bots think of a position', () => {
  test('is exact when the game is over', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, 4 pearls', table: '2 shells', earlier: 9 },
          Ben: { hand: 'meat', won: 'kelp' },
        },
        { pile: '', game: 3, options: { match: 'three' } },
      ),
    )
    t.play('Ann: play shells')
    expect(t.over).toBe(true)
    expect(expected(t)).toEqual([18, 4])
  })

  test('hopes more for the kind that is nearer to its sale', () => {
    const [ann, ben] = expected(
      scenario(
        ...atTheTable({ Ann: { hand: 'meat', table: '2 shells' }, Ben: { hand: 'meat', table: 'pottery' } }),
      ),
    )
    expect(ann).toBeGreaterThan(ben)
    expect(ann).toBeLessThan(11)
  })

  test('hopes more for a dear card in hand than for a cheap one', () => {
    const [ann, ben] = expected(scenario(...atTheTable({ Ann: { hand: 'pearls' }, Ben: { hand: 'shells' } })))
    expect(ann).toBeGreaterThan(ben)
    expect(ben).toBeGreaterThan(0)
  })

  test('hopes more where a sale brings the whole table', () => {
    const places = { Ann: { hand: 'meat', table: '2 pottery, kelp' }, Ben: { hand: 'meat' } }
    const [all] = expected(scenario(...atTheTable(places, { port: 'seagull all' })))
    const [some] = expected(scenario(...atTheTable(places)))
    expect(some).toBeLessThan(all)
  })

  test('knows the price of the port', () => {
    const places = { Ann: { hand: 'meat', table: '4 pearls' }, Ben: { hand: 'meat', table: '2 shells' } }
    const [atHome] = expected(scenario(...atTheTable(places)))
    const [atCoral] = expected(scenario(...atTheTable(places, { port: 'coral five' })))
    expect(atCoral).toBeGreaterThan(atHome)
  })
})
