import { scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown, tokensOf } from '../at-the-table.test-support.ts'

type Table = Parameters<typeof inTown>

function hunt(places: Table[0], given: Table[1] = {}) {
  return inTown(places, { next: [{ step: 'whaling' }], ...given })
}

/** The first seed for which these tokens, and no others, lie out. */
function drawn(tokens: string, places: Table[0], given: Table[1] = {}) {
  const [game, beginning, state] = hunt(places, given)
  const wanted = JSON.stringify(tokensOf(tokens))
  return scenarioWhere(game, beginning, (t) => JSON.stringify(t.state.out) === wanted, state)
}

const outOf = (t: { state: { readonly out?: unknown } }) =>
  Object.values(t.state.out as Record<string, number>).reduce((sum, n) => sum + n, 0)

describe('whaling', () => {
  test('NB-70 three tokens are drawn for two ships', () => {
    const t = scenario(...hunt({ Ann: { ships: ['space 3'] }, Ben: { ships: ['space 1', 'dock'] } }))
    const told = t.sitting.events.filter(({ type }) => type === 'tokenDrawn')
    expect(told).toHaveLength(3)
    expect(outOf(t)).toBe(3)
  })

  test('NB-70 what lies out goes back first, also when no ship is out; then there is no draw', () => {
    const t = scenario(...hunt({ Ann: { ships: ['dock'] }, Ben: {} }, { out: '2 sea, right' }))
    expect(t.state).toMatchObject({ out: {}, ocean: { right: 18, bowhead: 10, sperm: 2, sea: 8 } })
    expect(t.sitting.events.map(({ type }) => type)).toEqual(['tokensReturned'])
  })

  test('NB-70 with fewer in the bag all of them are drawn', () => {
    const gone = '17 right, 10 bowhead, 2 sperm, 7 sea'
    const t = scenario(...hunt({ Ann: { ships: ['space 2'] }, Ben: { ships: ['space 2'] } }, { gone }))
    expect(t.state).toMatchObject({ out: { right: 1, sea: 1 }, ocean: {} })
  })

  test('NB-71 farthest out first, on a space in order of arrival; one whale or none, no empty sea', () => {
    const t = drawn('2 right, sperm, sea', {
      Ann: { ships: ['space 2 2nd', 'space 5'] },
      Ben: { ships: ['space 2 1st'] },
    })
    expect(t.asked).toBe('Ann')
    expect(t.choices).toEqual(['select right', 'select sperm', 'pass'])
    expect(t.refusal('Ann: select sea')).toBe('NB-71')
    t.play('Ann: select sperm')
    expect(t.of('Ann').ships).toMatchObject([{ whales: {} }, { whales: { sperm: 1 } }])
    expect(t.asked).toBe('Ben')
    expect(t.choices).toEqual(['select right', 'pass'])
    t.play('Ben: pass', 'Ann: select right')
    expect(t.of('Ann').ships).toMatchObject([{ whales: { right: 1 } }, { whales: { sperm: 1 } }])
  })

  test('NB-71 space 6 is the farthest', () => {
    const t = drawn('3 right', { Ann: { ships: ['space 5'] }, Ben: { ships: ['space 6'] } })
    expect(t.refusals).toEqual({})
    expect(t.asked).toBe('Ben')
    t.play('Ben: select right')
    expect(t.asked).toBe('Ann')
  })

  test('NB-71 a hold has no limit, and with no whale out nobody is asked', () => {
    const t = drawn('right, sea', { Ann: { ships: ['space 2: 9 right, 5 bowhead'] }, Ben: {} })
    t.play('Ann: select right')
    expect(t.of('Ann').ships).toMatchObject([{ whales: { right: 10, bowhead: 5 } }, {}])
    const empty = drawn('2 sea', { Ann: { ships: ['space 2'] }, Ben: {} })
    expect(empty.over).toBe(true)
  })

  test('NB-72 what is not taken lies out until the next whaling phase', () => {
    const next = [{ step: 'whaling' }, { step: 'endRound' }]
    const t = drawn('right, bowhead', { Ann: { ships: ['space 2'] }, Ben: {} }, { next })
    t.play('Ann: select bowhead')
    expect(t.step).toBe('place')
    expect(t.state.out).toEqual({ right: 1 })
  })
})
