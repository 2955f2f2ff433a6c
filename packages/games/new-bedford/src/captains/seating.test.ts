import { Fault, Sitting } from '@gam/kernel'
import { scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from '../at-the-table.test-support.ts'
import { newBedford } from '../game.ts'
import type { NewBedfordOptions } from '../options.ts'
import { BUILDINGS } from '../town.ts'

type Captains = NewBedfordOptions['captains']

function begin(people: string[], captains: Captains, more = {}, seed = 'captains') {
  return scenario(newBedford, { seats: people, options: { captains, ...more }, seed })
}

function fault(people: string[], options: object): string {
  try {
    Sitting.begin(newBedford, { seats: people, seed: 'x', options })
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return 'none'
}

/** Who goes in which order in each of the first rounds: the first placement of every seat. */
function orders(t: ReturnType<typeof begin>, rounds: number): string[][] {
  while (t.asked !== null && t.sitting.decision?.step === 'stock') t.play(`${t.asked}: ${t.choices.at(-1)}`)
  while (Number(t.state.round) <= rounds && !t.over) t.play(`${t.asked}: ${t.choices[0]}`)
  const seats = t.sitting.seats
  const found: string[][] = []
  for (const statement of t.sitting.events) {
    if (statement.type === 'roundBegun') found.push([])
    const acts =
      statement.type === 'headingSought' ||
      (statement.type === 'workerPlaced' && Number(statement.seat) < t.sitting.people)
    const now = found.at(-1)
    if (acts && now !== undefined && now.length < seats.length) now.push(seats[Number(statement.seat)])
  }
  return found.slice(0, rounds)
}

describe('Captains at the table', () => {
  test('LO-01 alone against one to three, or with two or three people, up to four seats', () => {
    expect(begin(['Ann'], ['ahab']).sitting.seats).toEqual(['Ann', 'Ahab'])
    expect(begin(['Ann'], ['stubb', 'flask', 'starbuck']).sitting.seats).toEqual([
      'Ann',
      'Stubb',
      'Flask',
      'Starbuck',
    ])
    expect(fault(['Ann', 'Ben'], { captains: ['stubb', 'flask'] })).toBe('none')
    expect(fault(['Ann', 'Ben', 'Cy'], { captains: ['stubb'] })).toBe('none')
    expect(fault(['Ann', 'Ben', 'Cy'], { captains: ['stubb', 'ahab'] })).toContain('2 to 4 seats')
    expect(fault([], { captains: ['stubb', 'ahab'] })).toContain('person')
  })

  test('LO-02 the buildings for all seats in a random line; Turner’s Mill is not in it', () => {
    const two = begin(['Ann'], ['ahab'], { turnersMill: true })
    expect(two.state.line).toHaveLength(12)
    expect(two.state.line).not.toContain('turners mill')
    const told = two.sitting.events.filter(({ type }) => type === 'buildingLined')
    expect(told.map(({ building }) => building)).toEqual(two.state.line)
    expect(two.sitting.facts.inPlay[BUILDINGS.indexOf('turners mill')]).toBe(true)
    expect(begin(['Ann'], ['ahab', 'flask']).state.line).toHaveLength(20)
    expect(begin(['Ann'], ['ahab'], {}, 'another').state.line).not.toEqual(two.state.line)
    expect(begin(['Ann', 'Ben'], []).state.line).toEqual([])
  })

  test('LO-03 a bag for all seats; no goods and no money for a Captain', () => {
    const t = begin(['Ann'], ['ahab', 'flask'])
    expect(t.state.ocean).toEqual({ right: 27, bowhead: 15, sperm: 3, sea: 12 })
    t.play('Ann: stock 0 wood', 'Ann: stock 0 food', 'Ann: stock 0 brick')
    for (const name of ['Ahab', 'Flask'])
      expect(t.of(name)).toMatchObject({ money: 0, wood: 0, food: 0, brick: 0 })
    expect(t.of('Ann').money).toBe(5)
  })

  test('LO-04 the token starts on the leftmost heading and goes on by one roll', () => {
    const seen = new Set<unknown>()
    for (let seed = 0; seed < 30; seed++) {
      const t = begin(['Ann'], ['stubb'], {}, String(seed))
      const set = t.sitting.events.find(({ type }) => type === 'helmSet')
      expect(t.of('Stubb').helm).toBe(set?.die)
      expect(set?.heading).toBe(['wood', 'brick', 'building', 'money'][Number(set?.die)])
      seen.add(set?.die)
    }
    expect([...seen].sort()).toEqual([1, 2, 3])
    expect(begin(['Ann'], ['stubb']).sitting.facts.die).toEqual([1, 1, 1, 2, 2, 3])
  })

  test('LO-05 one Captain is always first, and the people take turns at coming next', () => {
    expect(orders(begin(['Ann'], ['flask']), 2)).toEqual([
      ['Flask', 'Ann'],
      ['Flask', 'Ann'],
    ])
    const t = scenarioWhere(
      newBedford,
      { seats: ['Ann', 'Ben'], options: { captains: ['flask'] } },
      ({ state }) => state.firstPerson === 1,
    )
    expect(orders(t, 3)).toEqual([
      ['Flask', 'Ben', 'Ann'],
      ['Flask', 'Ann', 'Ben'],
      ['Flask', 'Ben', 'Ann'],
    ])
  })

  test('LO-05 three people and a Captain: the lead among the people passes on', () => {
    const t = scenarioWhere(
      newBedford,
      { seats: ['Ann', 'Ben', 'Cy'], options: { captains: ['flask'] } },
      ({ state }) => state.firstPerson === 2,
    )
    expect(orders(t, 3)).toEqual([
      ['Flask', 'Cy', 'Ann', 'Ben'],
      ['Flask', 'Ann', 'Ben', 'Cy'],
      ['Flask', 'Ben', 'Cy', 'Ann'],
    ])
  })

  test('LO-05 several Captains take turns at being first, the person is last', () => {
    const t = scenarioWhere(
      newBedford,
      { seats: ['Ann'], options: { captains: ['flask', 'stubb', 'ahab'] } },
      ({ state }) => state.first === 2,
    )
    expect(orders(t, 3)).toEqual([
      ['Stubb', 'Ahab', 'Flask', 'Ann'],
      ['Ahab', 'Flask', 'Stubb', 'Ann'],
      ['Flask', 'Stubb', 'Ahab', 'Ann'],
    ])
  })

  test('LO-05 LO-46 two and two: the person who controls the first Captain goes before the other', () => {
    for (const first of [2, 3]) {
      const t = scenarioWhere(
        newBedford,
        { seats: ['Ann', 'Ben'], options: { captains: ['flask', 'stubb'] } },
        ({ state }) => state.first === first,
      )
      const ann = ['Flask', 'Stubb', 'Ann', 'Ben']
      const ben = ['Stubb', 'Flask', 'Ben', 'Ann']
      expect(orders(t, 2)).toEqual(first === 2 ? [ann, ben] : [ben, ann])
    }
  })

  test('LO-46 the first Captain and the first of the people are drawn', () => {
    const found = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { state } = begin(['Ann', 'Ben', 'Cy'], ['ahab'], {}, String(seed))
      found.add(`${state.first} ${state.firstPerson}`)
    }
    expect([...found].sort()).toEqual(['3 0', '3 1', '3 2'])
    const leads = new Set<unknown>()
    for (let seed = 0; seed < 40; seed++)
      leads.add(begin(['Ann'], ['ahab', 'stubb'], {}, String(seed)).state.first)
    expect([...leads].sort()).toEqual([1, 2])
  })

  test('LO-53 the challenge does not go with experts', () => {
    expect(fault(['Ann'], { captains: ['stubb'], challenge: true, expert: true })).toContain('challenge')
    expect(fault(['Ann'], { captains: ['stubb'], challenge: true })).toBe('none')
  })
})

describe('scores of Captains', () => {
  const end = { next: [{ step: 'endGame' }], captains: ['stubb', 'flask'] as const }

  function settle(ann: object, stubb: object, flask: object, built = {}) {
    return scenario(
      ...inTown(
        { Ann: ann },
        { next: end.next, captains: [...end.captains], boards: { Stubb: stubb, Flask: flask }, built },
      ),
    )
  }

  test('LO-17 LO-48 whales, buildings and victory buildings count for him', () => {
    const t = settle({}, { whales: '2 right, sperm' }, {}, { Stubb: 'bank, mansion', Flask: 'inn' })
    expect(t.parts('Stubb')).toEqual({ whales: 6, buildings: 2, victory: 4, money: 0 })
    expect(t.score).toEqual({ Ann: 0, Stubb: 12, Flask: 1 })
  })

  test('LO-17 LO-49 a person wins only with more than every Captain; equal Captains share', () => {
    expect(settle({ money: 10 }, { whales: 'right' }, {}).ranks).toEqual({ Ann: 1, Stubb: 2, Flask: 3 })
    expect(settle({ whales: '2 right' }, { whales: 'bowhead' }, {}).ranks).toEqual({
      Ann: 2,
      Stubb: 1,
      Flask: 3,
    })
    expect(settle({ whales: '2 right' }, { whales: 'bowhead' }, { whales: '2 right' }).ranks).toEqual({
      Ann: 3,
      Stubb: 1,
      Flask: 1,
    })
  })

  test('LO-49 ties among the people are broken as ever', () => {
    const t = scenario(
      ...inTown(
        { Ann: { whales: 'bowhead' }, Ben: { whales: '2 right' } },
        { next: end.next, captains: ['ahab'], boards: { Ahab: { whales: 'right' } } },
      ),
    )
    expect(t.ranks).toEqual({ Ann: 2, Ben: 1, Ahab: 3 })
  })
})
