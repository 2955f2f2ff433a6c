import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { turnsBy, went } from '../captains/turn.test-support.ts'
import { type Given, logged, type Places, windowOf } from './at-sea.test-support.ts'

const turn = turnsBy(scenario)
type Board = NonNullable<Given['boards']>[string]

function played(
  window: 'movement' | 'whaling',
  card: string,
  flask: Board,
  given: Given = {},
  ann: Places[string] = {},
) {
  const t = scenario(
    ...windowOf(
      window,
      { Ann: ann },
      {
        captains: ['flask'],
        boards: { Flask: flask },
        ...given,
        log: { Ann: card, ...given.log },
      },
    ),
  )
  return t.play(`Ann: play ${card}`)
}

describe('Captains and the log', () => {
  test('SL-87 WW-24 a Captain never takes a card', () => {
    const t = scenario(
      ...logged(
        { Ann: {} },
        {
          captains: ['flask'],
          boards: { Flask: { ships: ['space 2'] } },
          log: { open: 'desert isle, rats' },
          out: 'sea',
          next: [{ step: 'captainSelect', seat: 'Flask', ship: 'ship 1' }],
        },
      ),
    )
    expect(t.state.log).toMatchObject({ 'desert isle': 'open', rats: 'open' })
    expect(t.sitting.events.at(-1)).toMatchObject({ type: 'nothingSelected' })
  })

  test('SL-87 where one may pay he suffers: Rats, Reef, Wreck of the Essex', () => {
    const rats = played('whaling', 'rats', { ships: ['space 3: right', 'space 1: right'] })
    // Equal whales: from the ship nearest to port.
    expect(rats.of('Flask').ships).toMatchObject([{ whales: { right: 1 } }, { whales: {} }])
    for (const card of ['reef', 'wreck of the essex', 'typhoon']) {
      const t = played('movement', card, { ships: ['space 5', 'space 3'] })
      expect(t.of('Flask').ships).toMatchObject([{ at: 'space 4' }, { at: 'space 1' }])
    }
  })

  test('SL-87 of equals the ship that selects last; Burned Oil takes his cheapest whale', () => {
    const t = played(
      'movement',
      'typhoon',
      { ships: ['space 3 1st', 'space 3 2nd'] },
      { next: [{ step: 'logWindow', window: 'movement', turn: 0 }] },
    )
    expect(t.of('Flask').ships).toMatchObject([{ at: 'space 3' }, { at: 'space 2' }])
    const oil = played('whaling', 'burned oil', { ships: ['space 1: bowhead', 'space 4: right'] })
    expect(oil.of('Flask').ships).toMatchObject([{ whales: { bowhead: 1 } }, { whales: {} }])
  })

  test('SL-87 Port Fees and Stove Boat: the holder takes the dollar or the wood from the supply', () => {
    const fee = scenario(
      ...logged(
        { Ann: {} },
        {
          captains: ['flask'],
          boards: { Flask: { ships: ['return: right'] } },
          log: { 'acting Ann': 'port fees' },
          next: [{ step: 'returnShip', seat: 'Flask', ship: 'ship 1' }],
        },
      ),
    )
    expect(fee.of('Ann').money).toBe(1)
    expect(fee.of('Flask')).toMatchObject({ money: 0, whales: { right: 1 } })
    const boat = played('whaling', 'stove boat', { ships: ['space 3'] }, { out: 'right' })
    expect(boat.of('Ann').wood).toBe(1)
    expect(boat.of('Flask')).toMatchObject({ wood: 0, ships: [{ whales: { right: 1 } }, {}] })
  })

  test('SL-87 The Sermon and Windfall: he neither pays nor takes, but a Bethel he builds is preached in', () => {
    const t = scenario(
      ...logged(
        { Ann: { money: 2, ships: ['space 1'] } },
        {
          captains: ['flask'],
          log: { open: 'windfall, sermon' },
          built: { Flask: 'seamens bethel' },
          next: [
            { step: 'select', seat: 'Ann', ship: 'ship 1' },
            { step: 'select', seat: 'Ann', ship: 'ship 1' },
          ],
        },
      ),
    )
    t.play('Ann: take card windfall', 'Ann: claim 8', 'Ann: take card sermon')
    expect(t.of('Flask').money).toBe(0)
    expect(t.of('Ann').money).toBe(10)
    const builds = turn('stubb', 'victory', {
      people: { Ann: {}, Ben: { money: 3 } },
      log: { Ann: 'sermon' },
      round: 8,
    })
    expect(builds.state.owners).toMatchObject({ 'seamens bethel': 2 })
    expect(builds.of('Ben').money).toBe(2)
  })

  test('SL-87 SL-80 SL-52 bans bind him, and he cannot use what Refinery Fire closed', () => {
    const ice = played('whaling', 'ice sheet', { ships: ['space 5'] }, { out: 'right' })
    expect(ice.of('Flask').ships).toMatchObject([{ whales: {} }, {}])
    const sea = played('whaling', 'sea ice', { ships: ['space 3'] }, { out: 'bowhead, right' })
    expect(sea.of('Flask').ships).toMatchObject([{ whales: { right: 1 } }, {}])
    const fire = turn('flask', 'money', {
      built: { Flask: 'bank' },
      log: { 'acting Ann': 'refinery fire' },
      closed: 'bank',
    })
    expect(went(fire)).not.toBe('bank')
  })

  test('SL-88 Insurance Co. is a money action of $3, the Library fits no heading', () => {
    const t = turn('starbuck', 'money', {
      built: { Starbuck: 'insurance co, library' },
      log: { open: 'rats' },
    })
    expect(went(t)).toBe('insurance co')
    const bank = turn('starbuck', 'money', {
      built: { Starbuck: 'insurance co, bank' },
      log: { open: 'rats' },
    })
    expect(went(bank)).toBe('bank')
    const library = turn('starbuck', 'food', { built: { Starbuck: 'library' }, log: { open: 'rats' } })
    expect(went(library)).toBe('farm')
  })

  test('SL-88 while his worker is there he ignores what it answers', () => {
    const t = played(
      'whaling',
      'rats',
      { ships: ['space 3: right'], workers: ['insurance co', 'farm'] },
      { built: { Ann: 'insurance co' } },
    )
    expect(t.of('Flask').ships).toMatchObject([{ whales: { right: 1 } }, {}])
    expect(t.sitting.events.some(({ type }) => type === 'omenIgnored')).toBe(true)
    const sea = scenario(
      ...logged(
        { Ann: {} },
        {
          captains: ['flask'],
          boards: { Flask: { ships: ['space 5'], workers: ['insurance co', 'farm'] } },
          built: { Ann: 'insurance co' },
          log: { 'acting Ann': 'ice sheet, stove boat' },
          out: 'right',
          next: [{ step: 'captainSelect', seat: 'Flask', ship: 'ship 1' }],
        },
      ),
    )
    expect(sea.of('Flask').ships).toMatchObject([{ whales: { right: 1 } }, {}])
    expect(sea.of('Ann').wood).toBe(0)
  })

  test('SL-88 he builds Library and Insurance Co. from the line, the Newspaper last, which counts his promo tokens', () => {
    const library = turn('stubb', 'building', { log: {}, line: ['library', 'bank'] })
    expect(library.state.owners).toMatchObject({ library: 1 })
    const victory = { Ann: 'seamens bethel, mansion, municipal office, counting house' }
    const paper = turn('stubb', 'victory', { log: {}, built: victory, round: 8 })
    expect(paper.state.owners).toMatchObject({ newspaper: 1 })
    const counted = turn('stubb', 'victory', {
      log: {},
      built: victory,
      round: 8,
      options: { whiteWhale: true, blueWhale: true },
      board: { whales: 'white, blue' },
    })
    expect(counted.parts('Stubb')).toMatchObject({ victory: 1 })
  })
})
