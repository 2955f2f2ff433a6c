import { determinize, type Flat, Play, Sfc32, view } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from '../at-the-table.test-support.ts'
import { cardGame } from '../game.ts'
import type { Facts, State } from '../state.ts'
import { sight } from './sight.ts'

/** What a seat sees; every number has a place, and of several the one that counts lies before those that are told next. */
function seen(state: State, facts: Facts, seat: number): number[] {
  const places = new Set<number>()
  const ones: { readonly at: number; readonly place: number }[] = []
  const numbers = new Array<number>(sight.size).fill(0)
  const write = (at: number, place: number, value: number) => {
    expect(places).not.toContain(at)
    places.add(at)
    if (place >= at) numbers[place] = value
  }
  const put: Flat['put'] = (at, value) => write(at, at, value)
  const putOne: Flat['putOne'] = (at, which) => {
    write(at, at + which, 1)
    ones.push({ at, place: at + which })
  }
  sight.look(state, facts, seat, { put, putOne } as Flat)
  for (const { at, place } of ones)
    for (let next = at + 1; next <= place; next++) expect(places).not.toContain(next)
  expect(numbers).toHaveLength(sight.size)
  expect(numbers.every((number) => Number.isInteger(number))).toBe(true)
  return numbers
}

describe.each([2, 3, 5])('%i players', (seats) => {
  test.each([{}, { advanced: true }])(
    '%j: a seat sees what it may know, the same whatever the others hold',
    (given) => {
      const options = {
        advanced: false,
        simplified: false,
        match: 'single' as const,
        openScores: true,
        ...given,
      }
      const config = { options, components: cardGame.components.sets[0], seats }
      const chance = new Sfc32(seats)
      const facts = cardGame.facts(config)
      const g = new Play(cardGame, cardGame.shape.blank(seats), facts, chance)
      cardGame.setup(g)
      for (let move = 0; g.settle(); move++) {
        for (let seat = 0; seat < seats && move % 7 === 0; seat++) {
          const dealt = determinize(cardGame, view(cardGame, g.state, seat), chance)
          expect(seen(dealt, facts, seat)).toEqual(seen(g.state, facts, seat))
        }
        g.take(g.menu.codes[chance.below(g.menu.count)])
      }
    },
  )
})

test('it is for single games of ordinary points without ports', () => {
  const suits = (options: { simplified?: boolean; match?: 'single' | 'three'; advanced?: boolean }) =>
    sight.suits(
      scenario(...atTheTable({ Ann: { hand: 'meat' }, Ben: { hand: 'kelp' } }, { options })).sitting.facts,
    )
  expect(suits({})).toBe(true)
  expect(suits({ advanced: true })).toBe(false)
  expect(suits({ simplified: true })).toBe(false)
  expect(suits({ match: 'three' })).toBe(false)
})

test('it sees a lead, a card that sells, and what the port wants', () => {
  const places = { Ann: { hand: 'shells, meat', table: '2 shells' }, Ben: { hand: 'kelp', won: 'pearls' } }
  const at = (port?: string) => {
    const t = scenario(...atTheTable(places, port === undefined ? {} : { port }))
    return seen(t.sitting.state, t.sitting.facts, 0)
  }
  const t = scenario(...atTheTable({ ...places, Ann: { ...places.Ann, hand: 'kelp, meat' } }))
  expect(seen(t.sitting.state, t.sitting.facts, 0)).not.toEqual(at())
  expect(at('coral six')).not.toEqual(at())
  const ben = scenario(...atTheTable(places))
  expect(seen(ben.sitting.state, ben.sitting.facts, 1)).not.toEqual(at())
})
