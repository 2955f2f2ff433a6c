import { expect, test } from 'vitest'
import { figuresOf, figuresTable, sharesTable } from './figures.ts'

const cards = { kind: 'game', name: 'cards', title: 'Cards', seats: 4 } as const
const other = { kind: 'peer', name: 'other', title: 'other', seats: 4 } as const
const lanes = [
  { contender: cards, activity: 'playouts', pace: { calls: 50_000, units: 2_500_000 } },
  { contender: cards, activity: 'copies', pace: { calls: 1_000_000, units: 1_000_000 } },
  { contender: cards, activity: 'search', pace: { calls: 160, units: 80_000 } },
  { contender: cards, activity: 'plain', pace: { calls: 180, units: 90_000 } },
  { contender: other, activity: 'playouts', pace: { calls: 200, units: 8_000 } },
] as const

test('playouts, decisions and copies, and how many times those of the yardstick', () => {
  const shares = { judgement: 0.5, rules: 0.25, deal: 0.125, collection: 0.0625, tree: 0.0625 }
  const figures = figuresOf(lanes, 'other', new Map([['cards', shares]]))
  expect(figures).toEqual([
    {
      ...cards,
      playoutsPerSecond: 50_000,
      decisionsPerSecond: 2_500_000,
      copiesPerSecond: 1_000_000,
      iterationsPerSecond: 80_000,
      plainIterationsPerSecond: 90_000,
      playoutsRatio: 250,
      decisionsRatio: 312.5,
      shares,
    },
    {
      ...other,
      playoutsPerSecond: 200,
      decisionsPerSecond: 8_000,
      copiesPerSecond: null,
      iterationsPerSecond: null,
      plainIterationsPerSecond: null,
      playoutsRatio: 1,
      decisionsRatio: 1,
      shares: null,
    },
  ])
  expect(
    sharesTable(figures)
      .split('\n')[1]
      .split(/\s{2,}/),
  ).toEqual([...['cards', '50 %', '25 %', '13 %', '6 %', '6 %']])
  expect(figuresOf(lanes.slice(0, 2), 'other')[0]).toMatchObject({
    playoutsRatio: null,
    decisionsRatio: null,
  })
})

test('as a table', () => {
  const [head, first, second] = figuresTable(figuresOf(lanes, 'other')).split('\n')
  expect(head.split(/\s{2,}/)).toEqual([
    '',
    'playouts/s',
    'decisions/s',
    'copies/s',
    'search/s',
    'plain/s',
    '× playouts',
    '× decisions',
  ])
  expect(first.split(/\s{2,}/)).toEqual([
    'cards',
    '50,000',
    '2,500,000',
    '1,000,000',
    '80,000',
    '90,000',
    '250',
    '313',
  ])
  expect(second.split(/\s{2,}/)).toEqual(['', 'other', '200', '8,000', '1', '1'])
})
