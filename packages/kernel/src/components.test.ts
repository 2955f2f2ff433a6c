import { describe, expect, test } from 'vitest'
import { componentSet, readComponentSet, writeComponentSet } from './components.ts'
import { components } from './pebbles.test-support.ts'
import { Fault } from './problem.ts'

function refused(json: unknown, seats = 2): Fault {
  try {
    readComponentSet(components, json, seats)
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('it was taken')
}

const mine = { id: 'my-box', title: 'My box', values: { pebbles: { white: 9, black: 3 } } }

describe('a component set', () => {
  test('is found by its id, the first being the standard', () => {
    expect(componentSet(components, undefined).id).toBe('beach')
    expect(componentSet(components, 'river').values).toEqual({ pebbles: [4, 4, 4, 2] })
    expect(() => componentSet(components, 'moon')).toThrow(
      'Unknown component set: moon: there are beach, river',
    )
    expect(() => componentSet(components, 'moon')).toThrow(Fault)
  })

  test('given by a house is graded so, value by value', () => {
    const set = readComponentSet(components, mine, 2)
    expect(set).toEqual({
      id: 'my-box',
      title: 'My box',
      values: { pebbles: [9, 0, 3, 0] },
      grades: { pebbles: { grade: 'house', source: 'given as My box' } },
    })
  })

  test('is the same after writing and reading', () => {
    const house = readComponentSet(components, mine, 2)
    expect(readComponentSet(components, writeComponentSet(components, house), 2)).toEqual(house)
    for (const set of components.sets)
      expect(readComponentSet(components, writeComponentSet(components, set), 2)).toBe(set)
  })

  test('that takes the name of a printed one but not its values is called changed', () => {
    const changed = readComponentSet(components, { ...mine, id: 'beach' }, 2)
    expect(changed).toMatchObject({ id: 'beach-changed', title: 'My box (changed)' })
    expect(changed.grades.pebbles.grade).toBe('house')
    const again = readComponentSet(components, writeComponentSet(components, changed), 2)
    expect(again).toMatchObject({ id: 'beach-changed', title: 'My box (changed)' })
  })

  test('may be called by small letters, digits and hyphens', () => {
    for (const id of ['9', 'box-9', 'a-z', 'x'.repeat(40)])
      expect(readComponentSet(components, { ...mine, id }, 2).id).toBe(id)
  })

  test('without a title is called by its id; a long one is cut', () => {
    expect(readComponentSet(components, { ...mine, title: undefined }, 2).title).toBe('my-box')
    expect(readComponentSet(components, { ...mine, title: 'x'.repeat(200) }, 2).title).toHaveLength(80)
  })

  const badName = 'must be a short name of small letters, digits and hyphens'
  test.each([
    ['a text', '', 'it must be an object'],
    [{ ...mine, id: 'My Box' }, 'id', badName],
    [{ ...mine, id: '-x' }, 'id', badName],
    [{ ...mine, id: 'x'.repeat(41) }, 'id', badName],
    [{ ...mine, id: 7 }, 'id', badName],
    [{ id: 'x', values: 3 }, 'values', 'must be an object, not 3'],
    [{ id: 'x', values: {} }, 'values.pebbles', 'is missing'],
    [
      { id: 'x', values: { pebbles: { red: 1 } } },
      'values.pebbles.red',
      'is unknown; known are white, grey, black, sea glass',
    ],
    [{ id: 'x', values: { pebbles: { white: 2 } } }, 'values', 'there are too few pebbles'],
  ])('%j does not work', (json, at, why) => {
    const fault = refused(json)
    expect(fault.code).toBe('bad-components')
    expect(fault.problems).toEqual([{ at, why }])
    expect(fault.message).toMatch(/^This component set does not work: /)
  })

  test('is checked for the number of seats it is to serve', () => {
    expect(readComponentSet(components, { id: 'x', values: { pebbles: { white: 7 } } }, 2).id).toBe('x')
    expect(refused({ id: 'x', values: { pebbles: { white: 7 } } }, 3).problems).toHaveLength(1)
  })
})
