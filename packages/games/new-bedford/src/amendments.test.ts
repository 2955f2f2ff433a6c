import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { AMENDMENTS, OLDEST_RULES, RULES } from './amendments.ts'
import { type Given, inTown, type Place } from './at-the-table.test-support.ts'

type Places = { readonly [player: string]: Place }

/** The same table by the rules before a change and after it. */
function both(places: Places, given: Given) {
  return [2, 3].map((rules) => scenario(...inTown(places, { ...given, rules })))
}

const CASTAWAY = { castaway: true }
const returning = (seat: string, ship = 'ship 1') => ({ step: 'returnShip', seat, ship })
const window = (which: string) => ({ step: 'logWindow', window: which, turn: 0 })
const reading = { step: 'library', seat: 'Ann' }

describe('what changed with version 3 of the rules', () => {
  test('every amendment has a version between the oldest and the newest', () => {
    for (const since of Object.values(AMENDMENTS)) {
      expect(since).toBeGreaterThan(OLDEST_RULES)
      expect(since).toBeLessThanOrEqual(RULES)
    }
  })

  test('WW-13 SL-40 a building whose worker went overboard is free for workers, but not for the Castaway', () => {
    const [before, after] = both(
      { Ann: { ships: ['space 0: castaway', 'home'], workers: ['bank', 'farm'] }, Ben: {} },
      {
        options: { ...CASTAWAY, shipsLog: true },
        log: { under: 'man overboard' },
        built: { Ann: 'bank' },
        next: [reading, { step: 'movement' }],
      },
    )
    for (const t of [before, after]) t.play('Ann: take card man overboard', 'Ann: overboard 0')
    for (const t of [before, after]) expect(t.state.used).not.toMatchObject({ bank: true })
    expect(before.choices).toContain('place bank')
    expect(after.refusal('Ann: place bank')).toBe('NB-13')
    expect(after.why('Ann: place bank')).toBe('The Bank was used this round already.')
    const worker = scenario(
      ...inTown(
        { Ann: { workers: ['bank', 'home'] }, Ben: {} },
        {
          log: { under: 'man overboard' },
          built: { Ann: 'bank' },
          next: [reading, { step: 'place', seat: 'Ben', grounds: 'anywhere' }],
        },
      ),
    )
    worker.play('Ann: take card man overboard', 'Ann: overboard 0')
    expect(worker.refusal('Ben: place bank')).toBe('NB-13')
    expect(worker.why('Ben: place bank')).toContain('using it costs $1')
  })

  test('WW-14 the Castaway’s Tryworks of the first printing lapses with its ship', () => {
    const [before, after] = both(
      { Ann: { money: 9, ships: ['space 0: castaway, right', 'space 0: right'] }, Ben: {} },
      { options: CASTAWAY, built: { Ann: 'tryworks' }, next: [{ step: 'movement' }] },
    )
    for (const t of [before, after])
      t.play('Ann: place tryworks', 'Ann: purchase nothing', 'Ann: land 0 ship 1', 'Ann: sell whales 0 right')
    expect(before.step).toBe('tryworks')
    expect(after.step).toBe('nameWhales')
    expect(after.of('Ann').tryworks).toBe(false)
  })

  test('WW-14 the Castaway’s Tryworks of the second printing lands whales of that ship alone', () => {
    const given: Given = {
      options: { ...CASTAWAY, printing: 'second' },
      built: { Ann: 'tryworks' },
      next: [{ step: 'movement' }],
    }
    const [before, after] = both(
      { Ann: { ships: ['space 0: castaway, right', 'space 4: 2 right'] }, Ben: {} },
      given,
    )
    for (const t of [before, after]) t.play('Ann: place tryworks')
    expect(before.choices).toEqual(['land 1 ship 1', 'land 1 ship 2', 'land 2 ship 2'])
    expect(after.choices).toEqual(['land 1 ship 1'])
    const [open, shut] = both({ Ann: { ships: ['space 0: castaway', 'space 4: right'] }, Ben: {} }, given)
    expect(open.choices).toContain('place tryworks')
    expect(shut.refusal('Ann: place tryworks')).toBe('WW-14')
  })

  test('WW-15 the Castaway acts before the first ship of the last returns, for all own ships', () => {
    const [before, after] = both(
      { Ann: { ships: ['space 3: castaway', 'space 0: right'] }, Ben: {} },
      { options: CASTAWAY, built: { Ann: 'tryworks' }, round: 12, next: [{ step: 'finalMovement' }] },
    )
    // Ship 2 is home and its right whale sold before the Castaway comes.
    expect(before.step).toBe('nameWhales')
    expect(after.step).toBe('place')
    after.play('Ann: place tryworks', 'Ann: land 1 ship 2')
    expect(after.over).toBe(true)
    expect(after.of('Ann').whales).toEqual({ right: 1, castaway: 1 })
  })

  test('WW-15 in the last returns no card moves a ship or puts a whale aboard', () => {
    const cards = ['sleigh ride', 'gulf stream', 'gam', 'whale pod', 'under weigh', 'trade winds']
    for (const card of cards) {
      const [before, after] = both(
        { Ann: { wood: 2, ships: ['space 0: castaway', 'space 3'] }, Ben: {} },
        {
          options: { ...CASTAWAY, shipsLog: true },
          log: { under: card },
          built: { Ann: 'library' },
          round: 12,
          next: [{ step: 'finalMovement' }],
        },
      )
      for (const t of [before, after]) t.play('Ann: place library', `Ann: take card ${card}`)
      if (card === 'trade winds') {
        expect(before.step).toBe('nameShip')
        expect(after.step).toBe('sell')
        continue
      }
      expect(after.over).toBe(true)
      expect(after.sitting.events.map(({ type }) => type)).toContain('cardIdle')
    }
    const [, mast] = both(
      { Ann: { wood: 2, ships: ['space 0: castaway', 'space 3'] }, Ben: {} },
      {
        options: { ...CASTAWAY, shipsLog: true },
        log: { under: 'broken mast' },
        built: { Ann: 'library' },
        round: 12,
        next: [{ step: 'finalMovement' }],
      },
    )
    mast.play('Ann: place library', 'Ann: take card broken mast')
    expect(mast.over).toBe(true)
    expect(mast.of('Ann').wood).toBe(2)
  })

  test('NB-36 nobody goes to the Tryworks of the first printing who could not profit', () => {
    const at = (ships: string[], given: Given = {}) =>
      both({ Ann: { ships }, Ben: {} }, { built: { Ann: 'tryworks' }, ...given })
    const [before, after] = at(['space 1: right', 'space 0: bowhead'])
    expect(before.choices).toContain('place tryworks')
    expect(after.refusal('Ann: place tryworks')).toBe('NB-36')
    expect(after.why('Ann: place tryworks')).toBe('None of your ships on space 0 has a right whale aboard.')
    for (const t of at(['space 0: right'])) expect(t.choices).toContain('place tryworks')
    // Cards of the log can bring a ship home from farther out.
    for (const t of at(['space 5: right'], { log: {} })) expect(t.choices).toContain('place tryworks')
    expect(at(['home'], { log: {} })[1].refusal('Ann: place tryworks')).toBe('NB-36')
    const [, castaway] = both(
      { Ann: { ships: ['return: castaway', 'space 0: right'] }, Ben: {} },
      { options: CASTAWAY, built: { Ann: 'tryworks' }, next: [returning('Ann')] },
    )
    expect(castaway.refusal('Ann: place tryworks')).toBe('WW-14')
  })

  test('LO-35 at his limit a Captain takes the Post Office all the same', () => {
    const [before, after] = both(
      { Ann: {}, Ben: {} },
      {
        captains: ['ahab'],
        boards: { Ahab: { helm: 0, ships: ['space 1', 'space 1'] } },
        built: { Ann: 'post office', Ahab: 'dry dock, wharf, inn, courthouse, lighthouse' },
        used: 'dry dock, wharf, courthouse, lighthouse',
        options: { buildings: [] },
        round: 12,
        next: [{ step: 'captainTurn', seat: 'Ahab', worker: 0, grounds: 'anywhere' }],
      },
    )
    expect(before.state.owners).toMatchObject({ 'post office': 0 })
    expect(after.state.owners).toMatchObject({ 'post office': 2 })
  })

  test('SL-27 Calm Seas is offered only against what strikes its holder', () => {
    const [before, after] = both(
      { Ann: { ships: ['space 2', 'home'] }, Ben: { ships: ['space 5', 'home'] } },
      {
        log: { Ann: 'calm seas', 'acting Ben': 'ice sheet' },
        out: '2 right',
        next: [{ step: 'select', seat: 'Ann', ship: 'ship 1' }, { step: 'endWhaling' }],
      },
    )
    expect(before.choices).toContain('calm ice sheet')
    expect(after.choices).toEqual(['select right', 'pass'])
    const [, caught] = both(
      { Ann: { ships: ['space 2', 'space 4'] }, Ben: {} },
      {
        log: { Ann: 'calm seas', 'acting Ben': 'ice sheet' },
        out: '2 right',
        next: [{ step: 'select', seat: 'Ann', ship: 'ship 1' }, { step: 'endWhaling' }],
      },
    )
    expect(caught.choices).toContain('calm ice sheet')
  })

  test('SL-27 SL-42 before the fee of a ship without whales the holder of Calm Seas is asked', () => {
    const [before, after] = both(
      { Ann: { money: 3, ships: ['space 0', 'home'] }, Ben: {} },
      { log: { Ann: 'calm seas', 'acting Ben': 'port fees' }, next: [{ step: 'moveShips' }] },
    )
    expect(before.over).toBe(true)
    expect(before.of('Ann').money).toBe(2)
    expect(after.asked).toBe('Ann')
    expect(after.choices).toEqual(['pay', 'calm port fees'])
    after.play('Ann: calm port fees')
    expect(after.of('Ann').money).toBe(3)
    const [, pays] = both(
      { Ann: { money: 3, ships: ['space 0', 'home'] }, Ben: {} },
      { log: { Ann: 'calm seas', 'acting Ben': 'port fees' }, next: [{ step: 'moveShips' }] },
    )
    pays.play('Ann: pay')
    expect(pays.of('Ann').money).toBe(2)
    expect(pays.of('Ben').money).toBe(1)
  })

  test('SL-74 Insurance Co. answers Refinery Fire and The Dice of Fate for later placements', () => {
    const [before, after] = both(
      { Ann: { money: 1, workers: ['insurance co', 'home'] }, Ben: {} },
      {
        built: { Ann: 'insurance co', Ben: 'bank' },
        closed: 'bank',
        log: { 'acting Ben': 'refinery fire, dice of fate' },
      },
    )
    expect(before.refusal('Ann: place bank')).toBe('SL-44')
    expect(after.choices).toContain('place bank')
    for (const t of [before, after]) t.play('Ann: place farm')
    expect(before.of('Ann').food).toBe(2)
    expect(after.of('Ann').food).toBe(3)
  })

  test('SL-74 SL-88 an insured Captain uses a closed building too', () => {
    const [before, after] = both(
      { Ann: {}, Ben: {} },
      {
        captains: ['starbuck'],
        boards: { Starbuck: { workers: ['insurance co', 'home'] } },
        built: { Starbuck: 'insurance co, bank' },
        closed: 'bank',
        log: { 'acting Ben': 'refinery fire' },
        round: 12,
        next: [{ step: 'captainTurn', seat: 'Starbuck', worker: 1, grounds: 'anywhere' }],
      },
    )
    expect(before.of('Starbuck').workers).not.toContain('bank')
    expect(after.of('Starbuck').workers).toContain('bank')
  })

  test('SL-75 SL-80 who is insured is asked before the Ice Sheet holds ships fast, once for all of them', () => {
    const places = {
      Ann: { ships: ['space 5', 'space 4'], workers: ['insurance co', 'farm'] },
      Ben: { ships: ['space 2', 'home'] },
    }
    const given: Given = {
      log: { Ben: 'ice sheet' },
      built: { Ann: 'insurance co' },
      next: [window('movement'), { step: 'moveShips' }],
    }
    const [before, after] = both(places, given)
    expect(before.asked).toBe(null)
    after.play('Ben: play ice sheet')
    expect(after.asked).toBe('Ann')
    expect(after.choices).toEqual(['pass', 'ignore'])
    after.play('Ann: ignore')
    expect(after.of('Ann').ships).toMatchObject([{ at: 'space 4' }, { at: 'space 3' }])
    const [, held] = both(places, given)
    held.play('Ben: play ice sheet', 'Ann: pass')
    expect(held.of('Ann')).toMatchObject({ ships: [{ at: 'space 5' }, { at: 'space 4' }] })
    expect(held.of('Ann')).not.toHaveProperty('frozen')
    // So the card strikes also where its insured holder alone lies in the ice.
    const own = { ...given, log: { Ann: 'ice sheet' } }
    const [nobody, oneself] = both({ ...places, Ben: {} }, own)
    expect(nobody.asked).toBe(null)
    expect(oneself.choices).toContain('play ice sheet')
  })

  test('SL-80 a ship that the Ice Sheet holds is not moved by another card, nor can it be chosen for it', () => {
    const [before, after] = both(
      { Ann: { ships: ['space 4', 'space 3'] }, Ben: { ships: ['space 5', 'home'] } },
      { log: { Ann: 'ice sheet, typhoon' }, next: [window('movement'), { step: 'moveShips' }] },
    )
    for (const t of [before, after]) t.play('Ann: play ice sheet', 'Ann: play typhoon')
    expect(before.choices).toEqual(['drift ship 1', 'drift ship 2'])
    before.play('Ann: drift ship 2')
    expect(before.of('Ben').ships).toMatchObject([{ at: 'space 4' }, {}])
    // Only one ship can be chosen, so nobody is asked.
    expect(after.over).toBe(true)
    expect(after.of('Ann').ships).toMatchObject([{ at: 'space 4' }, { at: 'space 1' }])
    expect(after.of('Ben').ships).toMatchObject([{ at: 'space 5' }, {}])
  })

  test('SL-81 Stove Boat takes a wood for the whales of Whale Pod and Sleigh Ride, or they stay away', () => {
    for (const card of ['sleigh ride', 'whale pod']) {
      const table = (wood: number, log = {}) =>
        both(
          { Ann: { wood, ships: ['space 4', 'home'] }, Ben: {} },
          {
            log: { open: card, 'acting Ben': 'stove boat, sea ice', ...log },
            gone: '18 right, 2 sperm',
            next: [{ step: 'select', seat: 'Ann', ship: 'ship 1' }],
          },
        ).map((t) => t.play(`Ann: take card ${card}`))
      const [before, after] = table(1)
      expect(before.of('Ann')).toMatchObject({ wood: 1, ships: [{ whales: { bowhead: 1 } }, {}] })
      expect(after.choices).toEqual(['pay', 'pass'])
      after.play('Ann: pay')
      expect(after.of('Ann')).toMatchObject({ wood: 0, ships: [{ whales: { bowhead: 1 } }, {}] })
      expect(after.of('Ben').wood).toBe(1)
      const [, without] = table(1)
      without.play('Ann: pass')
      expect(without.of('Ann')).toMatchObject({ wood: 1, ships: [{ whales: {} }, {}] })
      const [, poor] = table(0)
      expect(poor.over).toBe(true)
      expect(poor.of('Ann').ships).toMatchObject([{ whales: {} }, {}])
      const [, calm] = table(0, { Ann: 'calm seas' })
      expect(calm.choices).toEqual(['pass', 'calm stove boat'])
      expect(calm.refusal('Ann: pay')).toBe('SL-46')
      calm.play('Ann: calm stove boat')
      expect(calm.of('Ann').ships).toMatchObject([{ whales: { bowhead: 1 } }, {}])
    }
  })

  test('SL-84 SL-62 Gam goes as near to the other ship as there is room, on its own side', () => {
    const table = (places: Places) =>
      both(places, { log: { open: 'gam' }, next: [{ step: 'select', seat: 'Ann', ship: 'ship 1' }] }).map(
        (t) => t.play('Ann: take card gam'),
      )
    const [before, after] = table({
      Ann: { ships: ['space 4', 'space 1'] },
      Ben: { ships: ['space 4', 'space 4'] },
    })
    expect(before.choices).toEqual(['sail ship 1 1'])
    expect(after.choices).toEqual(['sail ship 1 1', 'sail ship 2 3'])
    after.play('Ann: sail ship 2 3')
    expect(after.of('Ann').ships).toMatchObject([{ at: 'space 4' }, { at: 'space 3', place: 0 }])
    const [, next] = table({
      Ann: { ships: ['space 4', 'space 3'] },
      Ben: { ships: ['space 4', 'space 4'] },
    })
    expect(next.choices).toEqual(['sail ship 1 3'])
    expect(next.refusal('Ann: sail ship 2 4')).toBe('NB-22')
  })
})
