import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown, placing } from '../at-the-table.test-support.ts'
import { BUILDING_LIST, BUILDINGS, SPACES } from '../town.ts'

/** Ann's own building, her worker about to go there. */
function own(building: string, ann: object, more: object = {}) {
  return scenario(...inTown({ Ann: ann, Ben: {}, Cy: {} }, { built: { Ann: building }, ...more }))
}

function use(building: string, ann: object, more: object = {}) {
  return own(building, ann, more).play(`Ann: place ${building}`)
}

const none = { money: 0, wood: 0, food: 0, brick: 0 }

describe('buildings', () => {
  test.each([
    ['NB-30 Bank', 'bank', [0, 0, 4, 0]],
    ['NB-31 Dry Dock', 'dry dock', [2, 0, 2, 0]],
    ['NB-32 Lighthouse', 'lighthouse', [2, 0, 2, 0]],
    ['NB-33 Lumber Mill', 'lumber mill', [3, 0, 1, 0]],
    ['NB-34 Schoolhouse', 'schoolhouse', [2, 2, 1, 0]],
    ['NB-35 Tavern', 'tavern', [0, 3, 2, 0]],
    ['NB-36 Tryworks', 'tryworks', [0, 0, 3, 0]],
    ['NB-37 Wharf', 'wharf', [3, 0, 1, 0]],
    ['NB-38 Bakery', 'bakery', [0, 2, 1, 0]],
    ['NB-39 Brickyard', 'brickyard', [0, 0, 4, 0]],
    ['NB-40 Chandlery', 'chandlery', [2, 2, 2, 0]],
    ['NB-41 Cooperage', 'cooperage', [4, 0, 0, 0]],
    ['NB-42 Courthouse', 'courthouse', [5, 0, 1, 0]],
    ['NB-43 Inn', 'inn', [0, 2, 2, 0]],
    ['NB-45 Market', 'market', [1, 1, 1, 0]],
    ['NB-46 Post Office', 'post office', [2, 0, 1, 0]],
    ['NB-47 Counting House', 'counting house', [3, 2, 0, 0]],
    ['NB-48 Mansion', 'mansion', [4, 0, 0, 10]],
    ['NB-49 Municipal Office', 'municipal office', [0, 4, 4, 0]],
    ['NB-50 Seamen’s Bethel', 'seamens bethel', [5, 0, 5, 0]],
    ['LO-18 Turner’s Mill', 'turners mill', [2, 2, 0, 0]],
  ])('%s costs what its tile says: wood, food, brick, money', (_, building, cost) => {
    expect(BUILDING_LIST[BUILDINGS.indexOf(building)].cost).toEqual(cost)
  })

  test('NB-30 NB-34 NB-38 NB-39 NB-40 those that simply bring something', () => {
    expect(use('bank', {}).of('Ann')).toMatchObject({ ...none, money: 5 })
    expect(use('schoolhouse', {}).of('Ann')).toMatchObject({ ...none, wood: 2, food: 2 })
    expect(use('bakery', {}).of('Ann')).toMatchObject({ ...none, food: 4 })
    expect(use('brickyard', {}).of('Ann')).toMatchObject({ ...none, brick: 3 })
    expect(use('chandlery', {}).of('Ann')).toMatchObject({ money: 1, wood: 1, food: 1, brick: 1 })
  })

  test('NB-31 Dry Dock: prepares and launches for 2 wood and the full food', () => {
    const t = use('dry dock', { wood: 3, food: 3 })
    expect(t.choices).toEqual([
      ...[1, 2, 3].map((n) => `launch ship 1 ${n}`),
      ...[1, 2, 3].map((n) => `launch ship 2 ${n}`),
    ])
    t.play('Ann: launch ship 2 3')
    expect(t.of('Ann')).toMatchObject({ wood: 1, food: 0, ships: [{ at: 'home' }, { at: 'space 3' }] })
  })

  test('NB-54 the Dry Dock needs a ship at home, wood and food; one purchase supplies one of them', () => {
    expect(
      own('dry dock', { wood: 2, food: 1, ships: ['dock', 'space 1'] }).refusal('Ann: place dry dock'),
    ).toBe('NB-20')
    const poor = own('dry dock', { money: 6, wood: 1 })
    expect(poor.refusal('Ann: place dry dock')).toBe('NB-54')
    expect(poor.why('Ann: place dry dock')).toBe('That takes 2 wood and 1 food; you have 1 and 0.')
    expect(own('dry dock', { money: 2, wood: 1, food: 1 }).why('Ann: place dry dock')).toBe(
      'That takes 2 wood; you have 1.',
    )
    const food = own('dry dock', { money: 3, wood: 2 }).play('Ann: place dry dock')
    expect(food.choices).toEqual(['purchase food'])
    const wood = own('dry dock', { money: 3, food: 1 }).play('Ann: place dry dock')
    expect(wood.choices).toEqual(['purchase wood'])
    // A ship on the dock is not the Dry Dock's to launch.
    const one = use('dry dock', { wood: 2, food: 1, ships: ['dock'] })
    expect(one.choices).toEqual(['launch ship 2 1'])
    expect(one.refusal('Ann: launch ship 1 1')).toBe('NB-20')
  })

  test('NB-32 Lighthouse: one space out, into the 1st place; the others keep their order', () => {
    const t = scenario(
      ...inTown(
        {
          Ann: { ships: ['space 2 2nd', 'space 5'] },
          Ben: { ships: ['space 3 1st', 'space 2 1st'] },
          Cy: { ships: ['space 2 3rd', 'space 3 2nd'] },
        },
        { built: { Ann: 'lighthouse' } },
      ),
    )
    t.play('Ann: place lighthouse')
    expect(t.choices).toEqual(['move out ship 1', 'move out ship 2'])
    t.play('Ann: move out ship 1')
    expect(t.of('Ann').ships).toMatchObject([
      { at: 'space 3', place: 0 },
      { at: 'space 5', place: 0 },
    ])
    expect(t.of('Ben').ships).toMatchObject([
      { at: 'space 3', place: 1 },
      { at: 'space 2', place: 0 },
    ])
    expect(t.of('Cy').ships).toMatchObject([
      { at: 'space 2', place: 1 },
      { at: 'space 3', place: 2 },
    ])
  })

  test('NB-32 NB-55 not beyond space 6, not onto a full space, not from the dock', () => {
    const ben = { ships: ['space 4', 'space 4'] }
    const at = (ships: readonly string[]) =>
      scenario(
        ...inTown({ Ann: { ships }, Ben: ben, Cy: { ships: ['space 4'] } }, { built: { Ann: 'lighthouse' } }),
      )
    expect(at(['dock', 'home']).refusal('Ann: place lighthouse')).toBe('NB-55')
    expect(at(['space 6', 'space 3']).refusal('Ann: place lighthouse')).toBe('NB-55')
    const t = at(['space 0', 'space 3']).play('Ann: place lighthouse')
    expect(t.choices).toEqual(['move out ship 1'])
    expect(t.refusal('Ann: move out ship 2')).toBe('NB-22')
    const far = at(['space 6', 'space 0']).play('Ann: place lighthouse')
    expect(far.choices).toEqual(['move out ship 2'])
    expect(far.refusal('Ann: move out ship 1')).toBe('NB-32')
    const dock = at(['dock', 'space 0']).play('Ann: place lighthouse')
    expect(dock.why('Ann: move out ship 1')).toBe('Ship 1 is not at sea.')
  })

  test('NB-33 Lumber Mill: wood only, $2 each, at least one', () => {
    expect(own('lumber mill', { food: 3, brick: 3 }).refusal('Ann: place lumber mill')).toBe('NB-33')
    const t = use('lumber mill', { wood: 3, food: 2 })
    expect(t.choices).toEqual(['sell 1 wood', 'sell 2 wood', 'sell 3 wood'])
    expect(t.refusal('Ann: sell 0 wood')).toBe('NB-18')
    t.play('Ann: sell 3 wood')
    expect(t.of('Ann')).toMatchObject({ money: 6, wood: 0, food: 2 })
    expect(t.over).toBe(true)
  })

  test('NB-35 NB-57 Tavern: one or two empty seas leave the game for $4 or $6', () => {
    const t = use('tavern', {}, { out: '3 sea, right' })
    expect(t.choices).toEqual(['remove seas 1', 'remove seas 2'])
    t.play('Ann: remove seas 2')
    expect(t.of('Ann').money).toBe(6)
    expect(t.state).toMatchObject({ out: { sea: 1, right: 1 }, gone: { sea: 2 } })
    const one = use('tavern', {}, { out: 'sea' })
    expect(one.choices).toEqual(['remove seas 1'])
    expect(one.refusal('Ann: remove seas 2')).toBe('NB-57')
    expect(one.play('Ann: remove seas 1').of('Ann').money).toBe(4)
  })

  test('NB-57 without an empty sea out the Tavern is closed', () => {
    expect(own('tavern', {}).refusal('Ann: place tavern')).toBe('NB-35')
    expect(own('tavern', {}, { out: 'right, sperm' }).refusal('Ann: place tavern')).toBe('NB-35')
  })

  test('NB-36 NB-74 Tryworks, second printing: 1 to 3 right whales of one ship at sea, at once', () => {
    const second = { options: { printing: 'second' } }
    expect(own('tryworks', { ships: ['space 2: bowhead'] }, second).refusal('Ann: place tryworks')).toBe(
      'NB-36',
    )
    expect(own('tryworks', { ships: ['space 2: right'] }, second).refusal('Ann: place tryworks')).toBe(null)
    const t = use('tryworks', { ships: ['space 2: 4 right', 'space 0: right, sperm'] }, second)
    expect(t.choices).toEqual(['land 1 ship 1', 'land 2 ship 1', 'land 3 ship 1', 'land 1 ship 2'])
    t.play('Ann: land 3 ship 1')
    expect(t.of('Ann')).toMatchObject({
      whales: { right: 3 },
      ships: [{ at: 'space 2', whales: { right: 1 } }, {}],
    })
    expect(t.score.Ann).toBe(3 + 1)
  })

  test('NB-37 NB-53 Wharf: from the dock for half the food, rounded up', () => {
    const t = use('wharf', { food: 3, ships: ['home', 'dock'] })
    expect(t.choices).toEqual([1, 2, 3, 4, 5, 6].map((n) => `launch ship 2 ${n}`))
    expect(t.play('Ann: launch ship 2 6').of('Ann').food).toBe(0)
    const costs = [1, 2, 3, 4, 5, 6].map((n) => {
      const after = use('wharf', { food: 6, ships: ['dock'] }).play(`Ann: launch ship 1 ${n}`)
      return 6 - Number(after.of('Ann').food)
    })
    expect(costs).toEqual([1, 1, 2, 2, 3, 3])
    expect(own('wharf', { ships: ['dock'] }).refusal('Ann: place wharf')).toBe('NB-14')
    expect(own('wharf', { food: 6 }).refusal('Ann: place wharf')).toBe('NB-21')
  })

  test('NB-41 Cooperage: $1 for each whale of one ship that has some', () => {
    expect(own('cooperage', { ships: ['space 2'] }).refusal('Ann: place cooperage')).toBe('NB-41')
    const t = use('cooperage', { ships: ['space 2: 2 right, sperm', 'space 1: right'] })
    expect(t.choices).toEqual(['count ship 1', 'count ship 2'])
    expect(t.play('Ann: count ship 1').of('Ann').money).toBe(3)
    const one = use('cooperage', { ships: ['space 2', 'space 1: bowhead'] })
    expect(one.choices).toEqual(['count ship 2'])
    expect(one.refusal('Ann: count ship 1')).toBe('NB-41')
  })

  test('NB-42 NB-56 Courthouse: two goods less, alike or different, never money', () => {
    const t = use('courthouse', { wood: 2, food: 1, brick: 0, money: 2 })
    expect(t.choices).toContain('build schoolhouse')
    t.play('Ann: build schoolhouse')
    expect(t.choices).toEqual(['save food', 'save brick'])
    expect(t.why('Ann: save wood')).toBe('Then you would still lack 1 food and 1 brick.')
    t.play('Ann: save brick')
    expect(t.choices).toEqual(['save food'])
    t.play('Ann: save food')
    expect(t.of('Ann')).toMatchObject({ wood: 0, food: 0, brick: 0, money: 2 })
    const alike = use('courthouse', { wood: 3, brick: 2 }).play('Ann: build wharf')
    alike.play('Ann: save wood', 'Ann: save wood')
    expect(alike.of('Ann')).toMatchObject({ wood: 2, brick: 1 })
    // One brick only: it cannot be saved twice.
    const brick = use('courthouse', { wood: 3, brick: 2 }).play('Ann: build wharf', 'Ann: save brick')
    expect(brick.choices).toEqual(['save wood'])
    const mansion = use('courthouse', { wood: 2, money: 10 }).play(
      'Ann: purchase nothing',
      'Ann: build mansion',
    )
    expect(mansion.of('Ann')).toMatchObject({ wood: 0, money: 0 })
  })

  test('NB-56 the Town Hall’s bonus never adds to the Courthouse', () => {
    const t = use('courthouse', { wood: 2, food: 1 })
    expect(t.choices).not.toContain('build bank')
    expect(t.why('Ann: build chandlery')).toBe('For that you lack 1 brick.')
  })

  test('NB-45 Market: the first of each kind brings double', () => {
    const t = use('market', { wood: 2, food: 1, brick: 3 })
    t.play('Ann: sell 2 wood', 'Ann: sell 1 food', 'Ann: sell 2 brick')
    expect(t.of('Ann')).toMatchObject({ money: 3 + 2 + 6, wood: 0, food: 0, brick: 1 })
    const none = use('market', { wood: 1, brick: 1 }).play('Ann: sell 0 wood')
    expect(none.refusal('Ann: sell 0 brick')).toBe('NB-18')
    expect(own('market', {}).refusal('Ann: place market')).toBe('NB-18')
  })

  test('NB-46 NB-58 Post Office: moves to the user for $1 to the owner it leaves, once a round', () => {
    const t = scenario(
      ...inTown(
        { Ann: { money: 1 }, Ben: {}, Cy: { money: 1 } },
        { built: { Ben: 'post office' }, next: [placing('Ann'), placing('Cy')] },
      ),
    )
    t.play('Ann: place post office')
    expect(t.state.owners).toMatchObject({ 'post office': 0 })
    expect(t.of('Ann').money).toBe(0)
    expect(t.of('Ben').money).toBe(1)
    expect(t.refusal('Cy: place post office')).toBe('NB-13')
    expect(own('post office', {}).refusal('Ann: place post office')).toBe('NB-46')
  })

  test('NB-58 the Post Office can be moved in the round in which it was built', () => {
    const t = scenario(
      ...inTown(
        { Ann: { wood: 2, brick: 1 }, Ben: { money: 1 }, Cy: {} },
        { next: [placing('Ann'), placing('Ben')] },
      ),
    )
    t.play('Ann: place town hall', 'Ann: build post office', 'Ann: save wood', 'Ben: place post office')
    expect(t.state.owners).toMatchObject({ 'post office': 1 })
    expect(t.of('Ann').money).toBe(1)
  })

  test('NB-47 NB-48 NB-49 NB-50 NB-87 what victory buildings add', () => {
    const t = scenario(
      ...inTown(
        { Ann: { whales: '5 right' }, Ben: {}, Cy: {} },
        {
          built: { Ann: 'counting house', Ben: 'mansion, seamens bethel', Cy: 'municipal office, bank, inn' },
        },
      ),
    )
    expect(t.parts('Ann')).toEqual({ whales: 5, buildings: 1, victory: 2, money: 0 })
    expect(t.parts('Ben')).toEqual({ whales: 0, buildings: 2, victory: 9, money: 0 })
    expect(t.parts('Cy')).toEqual({ whales: 0, buildings: 3, victory: 1, money: 0 })
  })

  test('NB-51 victory buildings have no space for a worker', () => {
    for (const name of ['counting house', 'mansion', 'municipal office', 'seamens bethel']) {
      expect(SPACES.indexOf(name)).toBe(-1)
      expect(BUILDING_LIST[BUILDINGS.indexOf(name)].space).toBe(null)
    }
    expect(own('mansion', {}).refusal('Ann: place mansion')).toBe('bad-notation')
  })

  test('NB-59 the Post Office pays whoever owns it at the end of the round, also the one who just took it', () => {
    const t = scenario(
      ...inTown(
        { Ann: { money: 1 }, Ben: {}, Cy: {} },
        { built: { Ben: 'post office' }, next: [placing('Ann'), { step: 'endRound' }], round: 12 },
      ),
    )
    t.play('Ann: place post office')
    expect(t.of('Ann').money).toBe(2)
    expect(t.of('Ben').money).toBe(1)
  })
})
