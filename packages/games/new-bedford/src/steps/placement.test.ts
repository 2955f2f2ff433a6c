import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown, placing } from '../at-the-table.test-support.ts'

const BOARD = ['farm', 'forest', 'general store', 'town hall', 'warehouse', 'dockyard', 'city pier']

describe('a placement', () => {
  test('NB-10 one worker at a time, clockwise, until all are placed', () => {
    const t = scenario(
      ...inTown(
        { Ann: {}, Ben: {}, Cy: {} },
        { firstPerson: 'Ben', first: 'Ben', next: [{ step: 'turn', placement: 0 }] },
      ),
    )
    for (const name of ['Ben', 'Cy', 'Ann', 'Ben', 'Cy']) {
      expect(t.asked).toBe(name)
      t.play(`${name}: place farm`)
    }
    // The action is carried out at once.
    expect(t.of('Ben')).toMatchObject({ food: 5, workers: ['farm', 'farm'] })
    t.play('Ann: place farm')
    expect(t.over).toBe(true)
  })

  test('NB-11 before the action two wood or two food for $3, once, never one of each', () => {
    const t = scenario(...inTown({ Ann: { money: 7 }, Ben: {} }))
    t.play('Ann: place farm')
    expect(t.step).toBe('purchase')
    expect(t.choices).toEqual(['purchase wood', 'purchase food', 'purchase nothing'])
    t.play('Ann: purchase wood')
    expect(t.of('Ann')).toMatchObject({ money: 4, wood: 2, food: 3 })
    expect(t.over).toBe(true)
  })

  test('NB-11 with less than $3 nobody is asked', () => {
    const t = scenario(...inTown({ Ann: { money: 2 }, Ben: {} }))
    t.play('Ann: place farm')
    expect(t.over).toBe(true)
  })

  test('NB-12 NB-27 the boards’ spaces take any number of workers, and only the one that finds none has the bonus', () => {
    const t = scenario(
      ...inTown({ Ann: {}, Ben: {} }, { next: ['Ann', 'Ben', 'Ann'].map((name) => placing(name)) }),
    )
    t.play('Ann: place forest', 'Ben: place forest', 'Ann: place forest')
    expect(t.of('Ann').wood).toBe(3 + 2)
    expect(t.of('Ben').wood).toBe(2)
    const earned = t.sitting.events.filter(({ type }) => type === 'bonusEarned')
    expect(earned).toEqual([{ type: 'bonusEarned', seat: 0, space: 'forest' }])
  })

  test('NB-27 an own worker on the space costs the bonus as well', () => {
    const t = scenario(...inTown({ Ann: { workers: ['farm'] }, Ben: {} }))
    t.play('Ann: place farm')
    expect(t.of('Ann').food).toBe(2)
  })

  test('NB-13 a building once a round, $1 to its owner, free for the owner', () => {
    const given = { built: { Ben: 'bank' }, next: [placing('Ann'), placing('Ben')] }
    const t = scenario(...inTown({ Ann: { money: 1 }, Ben: {} }, given))
    t.play('Ann: place bank')
    expect(t.of('Ann').money).toBe(5)
    expect(t.of('Ben').money).toBe(1)
    expect(t.refusal('Ben: place bank')).toBe('NB-13')
    const own = scenario(...inTown({ Ann: {}, Ben: {} }, { ...given, next: [placing('Ben')] }))
    own.play('Ben: place bank')
    expect(own.of('Ben').money).toBe(5)
  })

  test('NB-13 money from the action cannot pay the $1', () => {
    const t = scenario(...inTown({ Ann: {}, Ben: {} }, { built: { Ben: 'bank' } }))
    expect(t.refusal('Ann: place bank')).toBe('NB-13')
    expect(t.why('Ann: place bank')).toBe('The Bank belongs to Ben: using it costs $1, and you have none.')
    expect(t.refusal('Ann: place wharf')).toBe('NB-13')
    expect(t.why('Ann: place wharf')).toBe('The Wharf is not built yet.')
  })

  test('NB-14 NB-25 what cannot be carried out cannot be chosen; Farm, Forest and Warehouse always can', () => {
    const t = scenario(...inTown({ Ann: {}, Ben: {} }))
    expect(t.choices).toEqual(['place farm', 'place forest', 'place warehouse'])
    expect(t.refusals).toMatchObject({
      'place general store': 'NB-18',
      'place town hall': 'NB-19',
      'place dockyard': 'NB-14',
      'place city pier': 'NB-21',
    })
    expect(t.why('Ann: place dockyard')).toBe('That takes 1 wood; you have 0.')
    expect(t.refusal('Ann: pass')).toBe('not-offered')
  })

  test('NB-14 what the purchase buys may pay for the action', () => {
    const poor = scenario(...inTown({ Ann: { money: 2 }, Ben: {} }))
    expect(poor.choices).not.toContain('place dockyard')
    const t = scenario(...inTown({ Ann: { money: 3 }, Ben: {} }))
    expect(t.choices).toEqual([
      'place farm',
      'place forest',
      'place general store',
      'place warehouse',
      'place dockyard',
    ])
    t.play('Ann: place dockyard')
    expect(t.choices).toEqual(['purchase wood'])
    expect(t.refusals).toEqual({ 'purchase food': 'NB-26', 'purchase nothing': 'NB-26' })
    t.play('Ann: purchase wood', 'Ann: prepare ship 1')
    expect(t.of('Ann')).toMatchObject({ money: 0, wood: 1 })
  })

  test('NB-24 worker, $1, purchase, action: each from what is in hand then', () => {
    const t = scenario(...inTown({ Ann: { money: 3 }, Ben: {} }, { built: { Ben: 'bank' } }))
    t.play('Ann: place bank')
    // $2 after the fee: no purchase, though the Bank will bring $5.
    expect(t.over).toBe(true)
    expect(t.of('Ann').money).toBe(7)
    const rich = scenario(...inTown({ Ann: { money: 4 }, Ben: {} }, { built: { Ben: 'bank' } }))
    rich.play('Ann: place bank')
    expect(rich.step).toBe('purchase')
    expect(rich.of('Ann').money).toBe(3)
    rich.play('Ann: purchase food')
    const kinds = rich.sitting.events.map(({ type }) => type)
    expect(kinds).toEqual(['workerPlaced', 'feePaid', 'goodsPurchased', 'moneyTaken'])
  })

  test('NB-26 fee, purchase and the action’s own money must all be covered', () => {
    const given = { built: { Ben: 'courthouse' }, options: { buildings: ['courthouse', 'mansion'] as const } }
    const at = (money: number) =>
      scenario(
        ...inTown(
          { Ann: { money }, Ben: {} },
          { ...given, options: { buildings: ['courthouse', 'mansion'] } },
        ),
      )
    // $1 to Ben, $3 for 2 wood, $10 for the Mansion.
    expect(at(13).refusal('Ann: place courthouse')).toBe('NB-19')
    const t = at(14)
    t.play('Ann: place courthouse')
    expect(t.choices).toEqual(['purchase wood'])
    t.play('Ann: purchase wood', 'Ann: build mansion')
    expect(t.of('Ann')).toMatchObject({ money: 0, wood: 0 })
  })

  test('NB-26 a purchase that would spoil the action is refused', () => {
    const options = { buildings: ['mansion' as const] }
    const t = scenario(...inTown({ Ann: { money: 12, wood: 4 }, Ben: {} }, { options }))
    t.play('Ann: place town hall')
    expect(t.choices).toEqual(['purchase nothing'])
    expect(t.why('Ann: purchase wood')).toBe('You would be left with $9, too little for this action.')
  })

  test('NB-91 what was bought may be sold in the same placement', () => {
    const t = scenario(...inTown({ Ann: { money: 3 }, Ben: {} }, { built: { Ann: 'lumber mill' } }))
    t.play('Ann: place lumber mill')
    expect(t.choices).toEqual(['purchase wood'])
    t.play('Ann: purchase wood')
    expect(t.choices).toEqual(['sell 1 wood', 'sell 2 wood'])
    t.play('Ann: sell 2 wood')
    expect(t.of('Ann')).toMatchObject({ money: 4, wood: 0 })
  })

  test('every space of the boards is offered to a player who has everything', () => {
    const t = scenario(...inTown({ Ann: { money: 9, wood: 9, food: 9, brick: 9, ships: ['dock'] }, Ben: {} }))
    expect(t.choices).toEqual(BOARD.map((space) => `place ${space}`))
  })
})
