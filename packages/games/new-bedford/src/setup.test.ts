import { Fault, Sitting } from '@gam/kernel'
import { scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { newBedford } from './game.ts'
import { BOWHEAD, LAY, POINTS, RIGHT, SPERM } from './pieces.ts'
import { BUILDINGS } from './town.ts'

const NAMES = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve']

/** The buildings in play, by name. */
function tiles(seats: number, options = {}): string[] {
  const { facts } = Sitting.begin(newBedford, { seats: NAMES.slice(0, seats), seed: 'tiles', options })
  return BUILDINGS.names.filter((_, building) => facts.inPlay[building])
}

function faultOf(options: object, seats = 2): string {
  try {
    Sitting.begin(newBedford, { seats: NAMES.slice(0, seats), seed: 'x', options })
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return 'none'
}

const STOCK_FOOD_ONLY = ['stock 0 wood', 'stock 5 food']

describe('set-up', () => {
  test('NB-01 two to four seats', () => {
    expect(faultOf({}, 1)).toContain('2 to 4 seats')
    expect(faultOf({}, 5)).toContain('2 to 4 seats')
    for (const seats of [2, 3, 4]) expect(faultOf({}, seats)).toBe('none')
  })

  test('NB-01 a round goes through action, movement, whaling and its end, twelve times', () => {
    const t = scenario(newBedford, { seats: ['Ann', 'Ben'] })
    const [first, second] = t.asked === 'Ann' ? ['Ann', 'Ben'] : ['Ben', 'Ann']
    for (const name of [first, second]) t.play(...STOCK_FOOD_ONLY.map((text) => `${name}: ${text}`))
    for (let round = 1; round <= 12; round++) {
      expect(t.state.round).toBe(round)
      for (let i = 0; i < 4; i++) {
        t.play(`${t.asked}: place farm`)
        if (t.step === 'purchase') t.play(`${t.asked}: purchase nothing`)
      }
    }
    expect(t.over).toBe(true)
    const begun = t.sitting.events.filter(({ type }) => type === 'roundBegun')
    expect(begun.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('NB-02 the bag for two, three and four seats', () => {
    const bag = (seats: number) => scenario(newBedford, { seats: NAMES.slice(0, seats) }).state.ocean
    expect(bag(2)).toEqual({ right: 18, bowhead: 10, sperm: 2, sea: 8 })
    expect(bag(3)).toEqual({ right: 27, bowhead: 15, sperm: 3, sea: 12 })
    expect(bag(4)).toEqual({ right: 36, bowhead: 20, sperm: 4, sea: 16 })
  })

  test('NB-03 lays and points of the whales', () => {
    expect([RIGHT, BOWHEAD, SPERM].map((token) => LAY[token])).toEqual([2, 4, 8])
    expect([RIGHT, BOWHEAD, SPERM].map((token) => POINTS[token])).toEqual([1, 2, 4])
    const t = scenario(...inTown({ Ann: { whales: 'right' }, Ben: { whales: 'bowhead, sperm' } }))
    expect(t.score).toEqual({ Ann: 1, Ben: 6 })
  })

  test('NB-04 twelve tiles for two, twenty for more, or a choice of one’s own', () => {
    expect(tiles(2)).toEqual([
      ...['bank', 'dry dock', 'lighthouse', 'lumber mill', 'schoolhouse', 'tavern', 'tryworks', 'wharf'],
      ...['counting house', 'mansion', 'municipal office', 'seamens bethel'],
    ])
    expect(tiles(3)).toHaveLength(20)
    expect(tiles(4)).toHaveLength(20)
    expect(tiles(4)).not.toContain('turners mill')
    expect(tiles(2, { buildings: ['inn', 'mansion'] })).toEqual(['inn', 'mansion'])
  })

  test('NB-05 five dollars in any mix of money and goods, in turn order', () => {
    const t = scenarioWhere(newBedford, { seats: ['Ann', 'Ben', 'Cy'] }, (found) => found.asked === 'Cy')
    expect(t.of('Cy')).toMatchObject({ workers: ['home', 'home'] })
    expect(t.choices).toEqual([0, 1, 2, 3, 4, 5].map((n) => `stock ${n} wood`))
    t.play('Cy: stock 1 wood')
    expect(t.choices).toEqual([0, 1, 2, 3, 4].map((n) => `stock ${n} food`))
    t.play('Cy: stock 0 food')
    expect(t.choices).toEqual([0, 1, 2].map((n) => `stock ${n} brick`))
    t.play('Cy: stock 1 brick')
    expect(t.of('Cy')).toMatchObject({ money: 2, wood: 1, food: 0, brick: 1 })
    expect(t.asked).toBe('Ann')
    // Nothing left for food or brick: not asked.
    t.play('Ann: stock 5 wood')
    expect(t.asked).toBe('Ben')
    t.play('Ben: stock 4 wood')
    expect(t.choices).toEqual(['stock 0 food', 'stock 1 food'])
    t.play('Ben: stock 0 food')
    expect(t.step).toBe('place')
    expect(t.of('Ben')).toMatchObject({ money: 1, wood: 4 })
  })

  test('NB-06 goods do not run out, and everybody sees what the others have', () => {
    const t = scenario(...inTown({ Ann: { wood: 250, money: 7 }, Ben: {} }))
    t.play('Ann: place forest', 'Ann: purchase wood')
    expect(t.of('Ann').wood).toBe(255)
    for (const viewer of ['Ben', null])
      expect(t.seen(viewer)).toMatchObject({ state: { seats: [{ wood: 255, money: 4 }, {}] } })
  })

  test('NB-07 space N costs N food and brings N selections; nobody launches to space 0', () => {
    const t = scenario(
      ...inTown(
        { Ann: { food: 6, ships: ['dock'] }, Ben: {} },
        {
          next: [
            { step: 'launch', seat: 'Ann', way: 'city pier' },
            { step: 'movement' },
            { step: 'whaling' },
          ],
        },
      ),
    )
    expect(t.choices).toEqual([1, 2, 3, 4, 5, 6].map((n) => `launch ship 1 ${n}`))
    expect(t.refusal('Ann: launch ship 1 0')).toBe('not-offered')
    t.play('Ann: launch ship 1 1')
    expect(t.of('Ann')).toMatchObject({ food: 5, ships: [{ at: 'space 0', place: 0 }, { at: 'home' }] })
    expect(t.step).toBe('select')
  })

  test('NB-08 the second printing: another Municipal Office, another Tryworks', () => {
    for (const [printing, choices] of [
      ['first', ['build municipal office']],
      ['second', []],
    ] as const) {
      const t = scenario(
        ...inTown(
          { Ann: { food: 4, brick: 4 }, Ben: {} },
          {
            options: { printing, buildings: ['municipal office', 'tryworks'] },
            built: { Ben: 'tryworks' },
          },
        ),
      )
      expect(t.refusal('Ann: place town hall')).toBe(choices.length === 0 ? 'NB-19' : null)
    }
    const second = inTown(
      { Ann: { wood: 4, brick: 4, money: 1 }, Ben: {} },
      {
        options: { printing: 'second', buildings: ['municipal office', 'tryworks'] },
        built: { Ben: 'tryworks' },
      },
    )
    const t = scenario(...second)
    expect(t.sitting.facts.costs[BUILDINGS.indexOf('municipal office')]).toEqual([4, 0, 4, 0])
    expect(t.refusal('Ann: place tryworks')).toBe('NB-36')
    t.play('Ann: place town hall')
    expect(t.choices).toEqual(['build municipal office'])
  })

  test('NB-09 the first player is drawn, the others follow clockwise', () => {
    const firsts = new Set<string | null>()
    for (let seed = 0; seed < 40; seed++)
      firsts.add(scenario(newBedford, { seats: ['Ann', 'Ben', 'Cy'], seed: String(seed) }).asked)
    expect([...firsts].sort()).toEqual(['Ann', 'Ben', 'Cy'])
    const t = scenarioWhere(newBedford, { seats: ['Ann', 'Ben', 'Cy'] }, (found) => found.asked === 'Ben')
    for (const name of ['Ben', 'Cy', 'Ann']) t.play(...STOCK_FOOD_ONLY.map((text) => `${name}: ${text}`))
    for (const name of ['Ben', 'Cy', 'Ann', 'Ben', 'Cy', 'Ann']) t.play(`${name}: place farm`)
    expect(t.asked).toBe('Cy')
  })

  test.each([
    [{ captains: ['ahab', 'flask'] }, 0, 'at least one seat must be a person’s'],
    [{ turnersMill: true }, 2, 'turnersMill needs a Captain'],
    [{ challenge: true }, 2, 'challenge needs a Captain'],
    [{ expert: true }, 2, 'expert needs a Captain'],
    [{ printing: 'third' }, 2, 'printing: must be one of first, second'],
  ])('options that do not go together are refused with a sentence: %o', (options, seats, message) => {
    expect(faultOf(options, seats)).toContain(message)
  })
})
