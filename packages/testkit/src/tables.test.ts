import { isRecord, toggle } from '@gam/kernel'
import { expect, test } from 'vitest'
import { tablesOf, tablesWith } from './tables.ts'
import { pebbles } from './toy-game.test-support.ts'

const game = pebbles()

test('every number of people with every option is a table, and what does not go together is none', () => {
  const { tables, refused, broken } = tablesOf(game)
  const labels = tables.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(broken).toEqual([])
  expect(refused).toBeGreaterThan(0)
  // The robot takes a seat: alone with it, or three without.
  expect(labels).toContain('1 person, long true, manner calm, robot true, standard')
  expect(labels).toContain('3 people, long false, manner calm, robot false, standard')
  expect(labels).not.toContain('1 person, long true, manner calm, robot false, standard')
  expect(labels).not.toContain('3 people, long true, manner calm, robot true, standard')
  expect(labels).toContain('2 people, few')
})

test('a list of names is empty, each name alone, and as long as the table allows', () => {
  const extras = (manner: string) =>
    tablesWith(game, 2, { long: false, robot: false, manner }).map(({ config }) =>
      config.options.extras.join(' '),
    )
  expect(new Set(extras('calm'))).toEqual(new Set(['', 'shells', 'sand']))
  expect(new Set(extras('wild'))).toEqual(new Set(['', 'shells', 'sand', 'shells sand', 'sand shells']))
})

test('a table that nobody can sit down to is a fault', () => {
  expect(() => tablesWith(game, 3, { robot: true })).toThrow('Pebbles cannot be played like that.')
})

test('with very many combinations each list of names meets a share of them, with every option on and off', () => {
  const switches = Array.from({ length: 7 }, (_, i) => `switch${i}`)
  const more = Object.fromEntries(switches.map((name) => [name, toggle(name, name, false)]))
  const { tables } = tablesOf({ ...game, options: { ...game.options, ...more } })
  const chosen = tables.map(({ options }) => (isRecord(options) ? options : {}))
  const without = chosen.filter(({ extras }) => extras === undefined)
  const shells = chosen.filter(({ extras }) => Array.isArray(extras) && extras.join() === 'shells')
  expect(shells.length).toBeLessThan(without.length / 4)
  for (const name of switches)
    for (const list of [without, shells])
      for (const value of [false, true]) expect(list.some((options) => options[name] === value)).toBe(true)
})
