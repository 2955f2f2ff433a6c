import { Fault, readComponentSet, writeComponentSet } from '@gam/kernel'
import { scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { CAPTAINS, ORDERS } from './captains/board.ts'
import { HEADINGS } from './captains/headings.ts'
import { type Box, boardOf, components } from './components.ts'

const [standard] = components.sets

/** The standard set as a file, with some of its values replaced. */
function file(values: object): unknown {
  const written = writeComponentSet(components, standard) as { values: object }
  return { id: 'my-box', title: 'My box', values: { ...written.values, ...values } }
}

function read(values: object) {
  return readComponentSet<Box>(components, file(values), 2)
}

function fault(values: object): string {
  try {
    read(values)
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return 'none'
}

describe('the components', () => {
  test('every value has a grade and a source', () => {
    for (const key of Object.keys(standard.values) as (keyof Box)[])
      expect(standard.grades[key].source.length).toBeGreaterThan(10)
    expect(standard.grades.starbuckOrders.grade).toBe('rulebook')
    expect(standard.grades.helms.grade).toBe('reconstruction')
    expect(standard.grades.launchFood.grade).toBe('public')
  })

  test('other sets differ in reconstructions alone', () => {
    for (const { values, grades } of components.sets.slice(1))
      for (const key of Object.keys(values) as (keyof Box)[])
        if (JSON.stringify(values[key]) !== JSON.stringify(standard.values[key]))
          expect([key, grades[key].grade]).toEqual([key, 'reconstruction'])
  })

  test('LO-06 the four boards', () => {
    const named = CAPTAINS.names.map((name, captain) => {
      const { early, late, orders, reach, mostBuildings, mostWhales } = boardOf(
        standard.values,
        captain,
        false,
      )
      const heading = (i: number) => HEADINGS.value(i)
      const helm = early.map((first, i) =>
        first === late[i] ? heading(first) : `${heading(first)}/${heading(late[i])}`,
      )
      return [
        name,
        helm.join(', '),
        orders.map((order) => ORDERS.value(order)).join(', '),
        reach,
        mostBuildings,
        mostWhales,
      ]
    })
    expect(named).toEqual([
      [
        'starbuck',
        'wood, prepare, food, launch, money, building, brick, building/victory',
        'own, town, others, inn, lighthouse, heading money, heading wood',
        ...[4, 6, 9],
      ],
      [
        'stubb',
        'wood, brick, building, money, building, prepare and launch, food/brick, building/victory',
        'own, others, town, courthouse, inn, heading building, heading brick',
        ...[3, 9, 6],
      ],
      [
        'flask',
        'wood, food, prepare and launch, building, money, prepare and launch, prepare/wood, prepare and launch',
        'own, others, town, lighthouse, wharf, heading launch, heading food',
        ...[6, 4, 12],
      ],
      [
        'ahab',
        'prepare and launch, money, building, food, prepare and launch, brick, building/victory, prepare and launch',
        'most, town, post office, next heading, last resort',
        ...[6, 5, 9],
      ],
    ])
  })

  test('the expert variant has no limits', () => {
    const { mostBuildings, mostWhales } = boardOf(standard.values, 0, true)
    expect(mostBuildings).toBeGreaterThanOrEqual(20)
    expect(mostWhales).toBeGreaterThan(60)
  })

  test('a house set replaces a board, and its Captain follows it', () => {
    const box = read({ starbuckOrders: ['town', 'heading brick'] })
    expect(box.grades.helms.grade).toBe('house')
    const [game, beginning, state] = inTown(
      { Ann: {} },
      {
        box,
        captains: ['starbuck'],
        boards: { Starbuck: { helm: 3 } },
        built: { Starbuck: 'bank' },
        next: [{ step: 'captainTurn', seat: 'Starbuck', worker: 0, grounds: 'anywhere' }],
      },
    )
    const t = scenarioWhere(game, beginning, (found) => found.of('Starbuck').helm === 4, state)
    // Money, which the town has not: his own Bank is not among these orders.
    expect(t.of('Starbuck').workers).toEqual(['warehouse', 'home'])
  })

  test.each([
    [{ starbuckOrders: ['own', 'tavern brawl'] }, 'values.starbuckOrders[1]: must be one of own, others'],
    [
      { reach: { starbuck: 9, stubb: 3, flask: 6, ahab: 6 } },
      'values.reach.starbuck: must be a whole number from 1 to 6',
    ],
    [{ ocean: {} }, 'each seat adds 0 tokens; 1 to 100 are possible'],
    [{ victoryOrder: ['bank'] }, 'the victory order names the bank, which is no victory building'],
    [
      { plans: { starbuck: ['mansion'], stubb: [], flask: [], ahab: [] } },
      'the plan of starbuck names a building without an action',
    ],
  ])('a house set that cannot work gets a precise sentence: %o', (values, message) => {
    expect(fault(values)).toContain(message)
  })
})
