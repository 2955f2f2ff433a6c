import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { type Given, logged, type Places, selecting, windowOf } from './at-sea.test-support.ts'

const INSURED = { built: { Ann: 'insurance co' } }

/** Ben holds the card and plays it; Ann has Calm Seas, or her worker stands on Insurance Co. */
function against(window: 'movement' | 'whaling', card: string, places: Places, given: Given = {}) {
  const log = { Ben: card, ...given.log }
  const t = scenario(...windowOf(window, places, { ...given, log, first: 'Ben', firstPerson: 'Ben' }))
  return t.play(`Ben: play ${card}`)
}

const CALM = { log: { Ann: 'calm seas' } }
const FIRM = { workers: ['insurance co', 'farm'] }

describe('answers to omens', () => {
  test.each([
    ['whaling', 'rats', { food: 1, ships: ['space 3: right'] }, ['pay', 'lose ship 1 right']],
    ['whaling', 'burned oil', { ships: ['space 3: right'] }, ['lose ship 1 right']],
    ['movement', 'reef', { wood: 1, ships: ['space 3'] }, ['pay', 'drift ship 1']],
    ['movement', 'typhoon', { ships: ['space 3'] }, ['drift ship 1']],
    ['movement', 'wreck of the essex', { food: 1, ships: ['space 3'] }, ['pay', 'drift ship 1']],
  ] as const)(
    'SL-27 SL-74 SL-75 Calm Seas and Insurance Co. answer in %s: %s',
    (window, card, struck, ways) => {
      const ann: Places[string] = struck
      const places = { Ann: ann, Ben: {} }
      const calm = against(window, card, places, CALM)
      expect(calm.asked).toBe('Ann')
      expect(calm.choices).toEqual([...ways, `calm ${card}`])
      calm.play(`Ann: calm ${card}`)
      expect(calm.state).toMatchObject({ calmed: card, log: { 'calm seas': 'used 0' }, gone: {} })
      expect(calm.of('Ann')).toMatchObject({ wood: ann.wood ?? 0, food: ann.food ?? 0 })
      const insured = against(window, card, { ...places, Ann: { ...ann, ...FIRM } }, INSURED)
      expect(insured.choices).toEqual([...ways, 'ignore'])
      insured.play('Ann: ignore')
      expect(insured.of('Ann')).toMatchObject({ wood: ann.wood ?? 0, food: ann.food ?? 0 })
      expect(insured.sitting.events.some(({ type }) => type === 'omenIgnored')).toBe(true)
      // An insured player may still suffer it.
      const suffers = against(window, card, { ...places, Ann: { ...ann, ...FIRM } }, INSURED)
      expect(suffers.refusal(`Ann: ${ways[0]}`)).toBe(null)
    },
  )

  test('SL-74 SL-27 Man Overboard and Broken Mast, own cards: answered before any choice; the point stays', () => {
    const ann = { ships: ['space 3'], workers: ['farm', 'forest'] }
    for (const card of ['man overboard', 'broken mast']) {
      const t = scenario(...selecting({ Ann: ann, Ben: {} }, card, CALM))
      t.play(`Ann: take card ${card}`, `Ann: calm ${card}`)
      expect(t.of('Ann')).toMatchObject({ ships: [{ at: 'space 3' }, {}], workers: ['farm', 'forest'] })
      expect(t.parts('Ann').log).toBe(1)
      const firm = scenario(...selecting({ Ann: { ...ann, ...FIRM }, Ben: {} }, card, INSURED))
      firm.play(`Ann: take card ${card}`)
      expect(firm.choices).toContain('ignore')
      firm.play('Ann: ignore')
      expect(firm.of('Ann').ships).toMatchObject([{ at: 'space 3' }, {}])
      expect(firm.parts('Ann').log).toBe(1)
    }
  })

  test('SL-27 SL-42 Calm Seas against Port Fees: to the end of the game, at any own decision', () => {
    const t = scenario(
      ...logged(
        { Ann: { money: 9, ships: ['space 0: right', 'space 1'] }, Ben: {} },
        {
          log: { Ann: 'calm seas', 'acting Ben': 'port fees' },
          next: [
            { step: 'place', seat: 'Ann', grounds: 'anywhere' },
            { step: 'movement' },
            { step: 'movement' },
          ],
        },
      ),
    )
    t.play('Ann: calm port fees')
    expect(t.step).toBe('place')
    expect(t.choices).not.toContain('calm port fees')
    t.play('Ann: place farm', 'Ann: purchase nothing', 'Ann: sell whales 0 right')
    expect(t.of('Ann').money).toBe(7)
    expect(t.of('Ben').money).toBe(0)
  })

  test('SL-27 it is not offered against what strikes only the others', () => {
    const t = scenario(
      ...logged({ Ann: {}, Ben: {} }, { log: { Ann: 'calm seas', 'acting Ann': 'port fees, dice of fate' } }),
    )
    expect(t.choices.filter((choice) => choice.startsWith('calm'))).toEqual(['calm dice of fate'])
  })

  test('SL-27 SL-42 it can be played at the very naming of the whales', () => {
    const t = scenario(
      ...logged(
        { Ann: { money: 2, ships: ['return: right'] }, Ben: {} },
        {
          log: { Ann: 'calm seas', 'acting Ben': 'port fees' },
          next: [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }],
        },
      ),
    )
    expect(t.refusal('Ann: sell whales 0 right')).toBe('NB-62')
    t.play('Ann: calm port fees', 'Ann: sell whales 0 right')
    expect(t.of('Ann')).toMatchObject({ money: 0, whales: { right: 1 } })
  })

  test('SL-75 SL-42 SL-46 SL-52 fees and bans just do not bind who is insured', () => {
    const fee = scenario(
      ...logged(
        { Ann: { money: 3, ships: ['return'], ...FIRM }, Ben: {} },
        {
          ...INSURED,
          log: { 'acting Ben': 'port fees' },
          next: [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }],
        },
      ),
    )
    expect(fee.of('Ann').money).toBe(3)
    const whale = scenario(
      ...selecting({ Ann: { ships: ['space 5'], ...FIRM }, Ben: {} }, '', {
        ...INSURED,
        out: 'bowhead',
        log: { 'acting Ben': 'stove boat, sea ice, ice sheet' },
      }),
    )
    expect(whale.choices).toContain('select bowhead')
    whale.play('Ann: select bowhead')
    expect(whale.of('Ben').wood).toBe(0)
  })

  test('SL-27 SL-46 SL-52 SL-50 Calm Seas frees from one lasting omen, not from the others', () => {
    const t = scenario(
      ...selecting({ Ann: { ships: ['space 5'], wood: 1 }, Ben: {} }, '', {
        out: 'bowhead',
        log: { Ann: 'calm seas', 'acting Ben': 'stove boat, sea ice' },
      }),
    )
    // Nothing can be selected, but Calm Seas might lift the ban.
    expect(t.choices).toEqual(['pass', 'calm stove boat', 'calm sea ice'])
    t.play('Ann: calm sea ice', 'Ann: select bowhead')
    expect([t.of('Ann').wood, t.of('Ben').wood]).toEqual([0, 1])
    const ice = scenario(
      ...selecting({ Ann: { ships: ['space 5'] }, Ben: {} }, '', {
        out: 'right',
        log: { Ann: 'calm seas', 'acting Ben': 'ice sheet' },
      }),
    )
    ice.play('Ann: calm ice sheet', 'Ann: select right')
    expect(ice.of('Ann').ships).toMatchObject([{ whales: { right: 1 } }, {}])
  })

  test('SL-27 SL-50 Ice Sheet in movement is answered when it is played', () => {
    const t = against(
      'movement',
      'ice sheet',
      { Ann: { ships: ['space 5'] }, Ben: { ships: ['space 5'] } },
      CALM,
    )
    expect(t.asked).toBe('Ann')
    expect(t.choices).toEqual(['pass', 'calm ice sheet'])
    t.play('Ann: calm ice sheet')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 4' }, {}])
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 5' }, {}])
  })

  test('SL-27 SL-44 SL-45 Calm Seas answers Refinery Fire and The Dice of Fate', () => {
    const dice = scenario(
      ...logged({ Ann: {}, Ben: {} }, { log: { Ann: 'calm seas', 'acting Ben': 'dice of fate' } }),
    )
    dice.play('Ann: calm dice of fate', 'Ann: place farm')
    expect(dice.of('Ann').food).toBe(3)
    const fire = scenario(
      ...logged(
        { Ann: { money: 1 }, Ben: { money: 1 } },
        {
          log: { Ann: 'calm seas', 'acting Ben': 'refinery fire' },
          built: { Ann: 'bank', Ben: 'schoolhouse' },
          closed: 'bank, schoolhouse',
          next: [
            { step: 'place', seat: 'Ann', grounds: 'anywhere' },
            { step: 'place', seat: 'Ben', grounds: 'anywhere' },
          ],
        },
      ),
    )
    expect(fire.refusal('Ann: place bank')).toBe('SL-44')
    fire.play('Ann: calm refinery fire')
    expect(fire.choices).toContain('place schoolhouse')
    fire.play('Ann: place farm')
    // Ben may use Ann's bank again, but not his own closed building.
    expect(fire.choices).toContain('place bank')
    expect(fire.refusal('Ben: place schoolhouse')).toBe('SL-44')
    // Who is not insured himself is struck as before (amendments.test.ts has who is).
    const other = scenario(
      ...logged(
        { Ann: { ...FIRM }, Ben: {} },
        {
          ...INSURED,
          log: { 'acting Ben': 'dice of fate' },
          next: [{ step: 'place', seat: 'Ben', grounds: 'boards' }],
        },
      ),
    )
    other.play('Ben: place forest')
    expect(other.of('Ben').wood).toBe(2)
  })

  test('SL-47 SL-74 The Sermon’s $1: Calm Seas answers it, insured one pays nothing', () => {
    const built = { Ben: 'seamens bethel' }
    const t = scenario(
      ...selecting({ Ann: { ships: ['space 1'] }, Ben: {}, Cy: { money: 2 } }, 'sermon', {
        built,
        log: { Cy: 'calm seas' },
      }),
    )
    t.play('Ann: take card sermon')
    expect(t.asked).toBe('Cy')
    expect(t.choices).toEqual(['pay', 'calm sermon'])
    t.play('Cy: calm sermon')
    expect([t.of('Ben').money, t.of('Cy').money]).toEqual([5, 2])
    const firm = scenario(
      ...selecting({ Ann: { ships: ['space 1'] }, Ben: { money: 2, ...FIRM } }, 'sermon', {
        built: { Ann: 'seamens bethel, insurance co' },
      }),
    )
    firm.play('Ann: take card sermon')
    expect(firm.of('Ben').money).toBe(2)
  })

  test('SL-74 neither answers The Mast-Head, Sharks or Providence', () => {
    const places = { Ann: { ships: ['space 1'], ...FIRM }, Ben: {} }
    for (const card of ['mast-head', 'sharks']) {
      const t = against('whaling', card, places, { ...INSURED, out: '2 right', log: { Ann: 'calm seas' } })
      expect(t.choices.some((choice) => choice.startsWith('calm') || choice === 'ignore')).toBe(false)
    }
  })

  test('SL-75 the worker protects whoever owns the building, the Castaway and The Coffin’s too, until it is gone', () => {
    const fee = (given: Given, workers: string[]) =>
      scenario(
        ...logged(
          {
            Ann: { money: 3, ships: ['return'], workers, whales: given.castaway ? 'castaway' : '' },
            Ben: {},
          },
          {
            built: { Ben: 'insurance co' },
            options: { castaway: true },
            next: [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }],
            ...given,
            log: { 'acting Ben': 'port fees', ...given.log },
          },
        ),
      ).of('Ann').money
    expect(fee({}, ['insurance co', 'farm'])).toBe(3)
    expect(fee({ castaway: 'insurance co' }, ['farm', 'farm'])).toBe(3)
    expect(fee({ coffin: 'insurance co', log: { 'used Ann': 'coffin' } }, ['home', 'home'])).toBe(3)
    expect(fee({ used: 'insurance co' }, ['farm', 'farm'])).toBe(2)
    expect(fee({ log: { Ann: 'man overboard' } }, ['overboard', 'farm'])).toBe(2)
  })

  test('SL-27 nothing answers Calm Seas, and it works once', () => {
    const t = against(
      'movement',
      'reef',
      { Ann: { wood: 1, ships: ['space 3'] }, Ben: { ships: ['space 3'] } },
      CALM,
    )
    t.play('Ann: calm reef')
    // Ben, the holder, stayed struck.
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 1' }, {}])
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 2' }, {}])
    const used = against(
      'movement',
      'typhoon',
      { Ann: { ships: ['space 3'] }, Ben: {} },
      { log: { 'used Ann': 'calm seas' }, calmed: 'reef' },
    )
    expect(used.of('Ann').ships).toMatchObject([{ at: 'space 1' }, {}])
  })

  test('SL-73 struck players choose in turn order from the first player; ships in port are never struck', () => {
    const t = against('movement', 'reef', {
      Ann: { wood: 1, ships: ['space 3'] },
      Ben: { wood: 1, ships: ['space 3'] },
      Cy: { wood: 1, ships: ['dock', 'home'] },
    })
    expect(t.asked).toBe('Ben')
    t.play('Ben: pay')
    // Cy could only pay.
    expect(t.asked).toBe('Ann')
    t.play('Ann: pay')
    expect(t.of('Cy')).toMatchObject({ wood: 0, ships: [{ at: 'dock' }, { at: 'home' }] })
  })
})
