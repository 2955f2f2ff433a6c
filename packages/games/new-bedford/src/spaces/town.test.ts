import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown, placing } from '../at-the-table.test-support.ts'

/** Ann on a space, alone there or after Ben. */
function at(space: string, ann: object, alone = true, options = {}) {
  const ben = alone ? {} : { workers: [space] }
  return scenario(...inTown({ Ann: ann, Ben: ben }, { options })).play(`Ann: place ${space}`)
}

describe('town and whaling board', () => {
  test('NB-15 Farm', () => {
    expect(at('farm', {}).of('Ann').food).toBe(3)
    expect(at('farm', {}, false).of('Ann').food).toBe(2)
  })

  test('NB-16 Forest', () => {
    expect(at('forest', {}).of('Ann').wood).toBe(3)
    expect(at('forest', {}, false).of('Ann').wood).toBe(2)
  })

  test('NB-17 Warehouse: a brick, with the bonus any good more', () => {
    expect(at('warehouse', {}, false).of('Ann')).toMatchObject({ wood: 0, food: 0, brick: 1 })
    const t = at('warehouse', {})
    expect(t.choices).toEqual(['take wood', 'take food', 'take brick'])
    expect(t.play('Ann: take food').of('Ann')).toMatchObject({ wood: 0, food: 1, brick: 1 })
    expect(at('warehouse', {}).play('Ann: take brick').of('Ann').brick).toBe(2)
  })

  test('NB-18 General Store: any number, at least one; the bonus is $1 in all', () => {
    const t = at('general store', { wood: 2, food: 1, brick: 2 })
    expect(t.choices).toEqual(['sell 0 wood', 'sell 1 wood', 'sell 2 wood'])
    t.play('Ann: sell 0 wood', 'Ann: sell 0 food')
    expect(t.choices).toEqual(['sell 1 brick', 'sell 2 brick'])
    expect(t.refusal('Ann: sell 0 brick')).toBe('NB-18')
    t.play('Ann: sell 2 brick')
    expect(t.of('Ann')).toMatchObject({ money: 5, wood: 2, food: 1, brick: 0 })
    const second = at('general store', { wood: 2, brick: 2 }, false)
    second.play('Ann: sell 2 wood', 'Ann: sell 0 brick')
    expect(second.of('Ann')).toMatchObject({ money: 2, brick: 2 })
  })

  test('NB-18 one good sold is enough', () => {
    const t = at('general store', { wood: 1, brick: 1 }, false).play('Ann: sell 1 wood')
    expect(t.choices).toEqual(['sell 0 brick', 'sell 1 brick'])
  })

  test('NB-18 with goods of one kind only there is one question', () => {
    const t = at('general store', { food: 2 }, false)
    expect(t.choices).toEqual(['sell 1 food', 'sell 2 food'])
    t.play('Ann: sell 1 food')
    expect(t.over).toBe(true)
  })

  test('NB-19 Town Hall: the cost goes to the supply, the bonus saves one good', () => {
    const t = at('town hall', { wood: 3, food: 0, brick: 1 }, false)
    expect(t.choices).toEqual(['build lumber mill', 'build wharf'])
    expect(t.refusal('Ann: build bank')).toBe('NB-19')
    expect(t.why('Ann: build schoolhouse')).toBe('For that you lack 2 food.')
    expect(t.why('Ann: build seamens bethel')).toBe('For that you lack 2 wood and 4 brick.')
    t.play('Ann: build wharf')
    expect(t.of('Ann')).toMatchObject({ wood: 0, brick: 0 })
    expect(t.state.owners).toEqual({ wharf: 0 })
  })

  test('NB-19 NB-28 the bonus: which good of the printed cost is saved, never money, never a refund', () => {
    const t = at('town hall', { wood: 2, food: 2, brick: 0 })
    expect(t.choices).toContain('build schoolhouse')
    t.play('Ann: build schoolhouse')
    expect(t.choices).toEqual(['save brick'])
    expect(t.refusals).toEqual({ 'save wood': 'NB-28', 'save food': 'NB-28' })
    expect(t.why('Ann: save wood')).toBe('Then you would still lack 1 brick.')
    t.play('Ann: save brick')
    expect(t.of('Ann')).toMatchObject({ wood: 0, food: 0, brick: 0 })
    const free = at('town hall', { wood: 3, brick: 2 }).play('Ann: build wharf')
    expect(free.choices).toEqual(['save wood', 'save brick'])
    expect(free.why('Ann: save food')).toBe('There is no food left to save in the cost of the Wharf.')
    expect(free.play('Ann: save brick').of('Ann')).toMatchObject({ wood: 0, brick: 2 })
    // The Mansion: wood is its only good, so there is nothing to choose, and its $10 stay.
    const mansion = at('town hall', { wood: 3, money: 10 }).play(
      'Ann: purchase nothing',
      'Ann: build mansion',
    )
    expect(mansion.of('Ann')).toMatchObject({ wood: 0, money: 0 })
  })

  test('NB-28 bonus and purchase may serve the same build', () => {
    // Lumber Mill: 3 wood 1 brick. None in hand: 2 bought, 1 saved, the brick there.
    const t = at('town hall', { money: 3, brick: 1 })
    t.play('Ann: purchase wood', 'Ann: build lumber mill')
    expect(t.choices).toEqual(['save wood'])
    t.play('Ann: save wood')
    expect(t.of('Ann')).toMatchObject({ money: 0, wood: 0, brick: 0 })
  })

  test('NB-20 Dockyard: a ship at home goes on the dock for 2 wood, 1 with the bonus', () => {
    const t = at('dockyard', { wood: 2 })
    expect(t.choices).toEqual(['prepare ship 1', 'prepare ship 2'])
    t.play('Ann: prepare ship 2')
    expect(t.of('Ann')).toMatchObject({ wood: 1, ships: [{ at: 'home' }, { at: 'dock' }] })
    expect(at('dockyard', { wood: 2 }, false).play('Ann: prepare ship 1').of('Ann').wood).toBe(0)
    const one = scenario(...inTown({ Ann: { wood: 2, ships: ['space 3'] }, Ben: {} })).play(
      'Ann: place dockyard',
    )
    expect(one.choices).toEqual(['prepare ship 2'])
    expect(one.refusal('Ann: prepare ship 1')).toBe('NB-20')
    const none = scenario(...inTown({ Ann: { wood: 2, ships: ['space 3', 'dock'] }, Ben: {} }))
    expect(none.refusal('Ann: place dockyard')).toBe('NB-20')
  })

  test('NB-21 NB-53 City Pier: from the dock to a space that shows food, 1 less with the bonus', () => {
    const t = at('city pier', { food: 5, ships: ['dock'] })
    expect(t.choices).toEqual([1, 2, 3, 4, 5, 6].map((n) => `launch ship 1 ${n}`))
    t.play('Ann: launch ship 1 6')
    expect(t.of('Ann')).toMatchObject({ food: 0, ships: [{ at: 'space 6' }, { at: 'home' }] })
    // The rulebook's launch with the bonus: space 1 is then free of charge.
    expect(
      at('city pier', { ships: ['dock'] })
        .play('Ann: launch ship 1 1')
        .of('Ann').food,
    ).toBe(0)
    const second = at('city pier', { food: 5, ships: ['dock'] }, false)
    expect(second.choices).toEqual([1, 2, 3, 4, 5].map((n) => `launch ship 1 ${n}`))
    expect(second.why('Ann: launch ship 1 6')).toBe('That takes 6 food; you have 5.')
  })

  test('NB-22 behind those already there, and never a fourth', () => {
    const t = scenario(
      ...inTown({
        Ann: { food: 9, ships: ['dock'] },
        Ben: { ships: ['space 2', 'space 3'] },
        Cy: { ships: ['space 2', 'space 3'] },
        Dot: { ships: ['space 2'] },
      }),
    )
    t.play('Ann: place city pier')
    expect(t.choices).toEqual([1, 3, 4, 5, 6].map((n) => `launch ship 1 ${n}`))
    expect(t.refusal('Ann: launch ship 1 2')).toBe('NB-22')
    t.play('Ann: launch ship 1 3')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 3', place: 2 }, { at: 'home' }])
  })

  test('NB-29 no launch without a free place that can be paid', () => {
    const hungry = scenario(...inTown({ Ann: { ships: ['dock'] }, Ben: { workers: ['city pier'] } }))
    expect(hungry.refusal('Ann: place city pier')).toBe('NB-14')
    expect(hungry.why('Ann: place city pier')).toBe('That takes 1 food; you have 0.')
    // Only the near spaces are full, so the least food is more.
    const full = scenario(
      ...inTown({
        Ann: { food: 1, ships: ['dock'], workers: ['city pier'] },
        Ben: { ships: ['space 1', 'space 1'] },
        Cy: { ships: ['space 1'] },
      }),
    )
    expect(full.why('Ann: place city pier')).toBe('That takes 2 food; you have 1.')
  })

  test('NB-53 a worker on Wharf or Dry Dock takes no bonus away', () => {
    const t = scenario(
      ...inTown(
        { Ann: { food: 1, ships: ['dock'] }, Ben: { workers: ['wharf', 'dry dock'] } },
        { built: { Ben: 'wharf, dry dock' } },
      ),
    )
    t.play('Ann: place city pier')
    expect(t.choices).toEqual(['launch ship 1 1', 'launch ship 1 2'])
  })

  test('NB-92 with both ships on the dock the player chooses which is launched', () => {
    const t = at('city pier', { food: 1, ships: ['dock', 'dock'] })
    expect(t.choices).toEqual(['launch ship 1 1', 'launch ship 1 2', 'launch ship 2 1', 'launch ship 2 2'])
    t.play('Ann: launch ship 2 2')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'dock' }, { at: 'space 2' }])
  })

  test('NB-19 with everything built there is nothing for the Town Hall to do', () => {
    const options = { buildings: ['bank' as const] }
    const t = scenario(...inTown({ Ann: { brick: 9 }, Ben: {} }, { options, built: { Ann: 'bank' } }))
    expect(t.refusal('Ann: place town hall')).toBe('NB-19')
    const two = { buildings: ['bank' as const, 'mansion' as const] }
    const rich = { brick: 9, wood: 9, money: 20 }
    const one = scenario(...inTown({ Ann: rich, Ben: {} }, { options: two, built: { Ann: 'bank' } }))
    one.play('Ann: place town hall', 'Ann: purchase nothing')
    expect(one.choices).toEqual(['build mansion'])
    expect(one.refusal('Ann: build bank')).toBe('NB-52')
  })

  test('NB-52 a building belongs to its builder and is open to all at once', () => {
    const t = scenario(
      ...inTown(
        { Ann: { brick: 3, wood: 3 }, Ben: { money: 1 } },
        { next: [placing('Ann'), placing('Ben'), placing('Ann')], built: { Ann: 'tavern' } },
      ),
    )
    t.play('Ann: place town hall', 'Ann: build bank')
    expect(t.choices).toContain('place bank')
    t.play('Ben: place farm', 'Ann: place bank')
    expect(t.of('Ann').money).toBe(5)
    expect(t.score.Ann).toBe(2 + 1)
  })
})
