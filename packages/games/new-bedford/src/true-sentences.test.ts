import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { explained, turnsBy } from './captains/turn.test-support.ts'

const turn = turnsBy(scenario)

describe('a refusal gives the reason that holds, with the figures that are so', () => {
  test('LO-18 NB-13 at another’s Turner’s Mill two dollars are due, and one may be there', () => {
    const mill = (owner: 'Ann' | 'Ben', money: number) =>
      scenario(
        ...inTown(
          { Ann: { money }, Ben: {} },
          {
            captains: ['starbuck'],
            options: { turnersMill: true },
            built: { [owner]: 'turners mill' },
            lastOrder: 'farm',
          },
        ),
      )
    expect(mill('Ben', 1).why('Ann: place turners mill')).toBe('That takes $2; you have $1.')
    expect(mill('Ann', 0).why('Ann: place turners mill')).toBe('That takes $1; you have $0.')
    expect(mill('Ben', 2).choices).toContain('place turners mill')
  })

  test('WW-22 the Inn takes in workers, whatever the phase in which the Castaway comes', () => {
    const t = scenario(
      ...inTown(
        { Ann: { ships: ['return: castaway', 'home'] }, Ben: {} },
        {
          options: { castaway: true, buildings: ['inn', 'bank'] },
          built: { Ann: 'inn' },
          next: [
            { step: 'returnShip', seat: 'Ann', ship: 'ship 1' },
            { step: 'place', seat: 'Ben', grounds: 'anywhere' },
          ],
        },
      ),
    )
    expect(t.refusal('Ann: place inn')).toBe('WW-22')
    expect(t.why('Ann: place inn')).toBe('The Inn takes in workers; the Castaway cannot go there.')
  })

  test('WW-14 a ship at home that returned this round is no ship for the Castaway', () => {
    const t = scenario(
      ...inTown(
        { Ann: { wood: 2, ships: ['return: castaway', 'home'] }, Ben: {} },
        {
          options: { castaway: true },
          returned: ['0 ship 2'],
          next: [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }],
        },
      ),
    )
    expect(t.refusal('Ann: place dockyard')).toBe('WW-14')
    expect(t.why('Ann: place dockyard')).toBe(
      'Your ships at home returned in this round: the Castaway cannot prepare them.',
    )
  })

  test('NB-62 SL-42 what is owed counts the port fee, and is not called a lay', () => {
    const t = scenario(
      ...inTown(
        { Ann: { money: 1, ships: ['return: right', 'home'] }, Ben: {} },
        {
          log: { 'acting Ben': 'port fees' },
          next: [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }],
        },
      ),
    )
    expect(t.why('Ann: sell whales 0 right')).toBe('You would owe $3 and have $1.')
  })

  test('NB-46 NB-52 a building that changed hands belongs to whom it belongs now', () => {
    const t = scenario(
      ...inTown(
        { Ann: { wood: 9, food: 9, brick: 9 }, Ben: {} },
        {
          options: { buildings: ['post office', 'bank'] },
          built: { Ben: 'post office' },
          next: [{ step: 'build', seat: 'Ann', saving: 'none' }],
        },
      ),
    )
    expect(t.why('Ann: build post office')).toBe('The Post Office is built already and belongs to Ben.')
  })
})

describe('what is told of the Captains is so', () => {
  test('LO-07 victory buildings are buildings, though none of them has an action for him', () => {
    const t = turn('starbuck', 'money', { built: { Starbuck: 'mansion' } })
    expect(explained(t).join()).toContain('own: no action for him')
    expect(explained(turn('starbuck', 'money')).join()).toContain('own: no buildings')
  })

  test('LO-05 LO-46 one Captain keeps the wheel, and the lead among the people is told', () => {
    const t = scenario(
      ...inTown(
        { Ann: {}, Ben: {} },
        { captains: ['starbuck'], first: 'Starbuck', firstPerson: 'Ann', next: [{ step: 'endRound' }] },
      ),
    )
    expect(t.told).toContain('The workers go home; the wheel stays with Starbuck.')
    expect(t.told).toContain('Of the people Ben comes first now.')
    expect(t.told.some((line) => line.includes('wheel passes'))).toBe(false)
  })
})
