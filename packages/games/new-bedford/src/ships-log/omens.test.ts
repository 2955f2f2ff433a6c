import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { type Given, logged, type Places, reading, selecting, windowOf } from './at-sea.test-support.ts'

function take(card: string, places: Places, given: Given = {}) {
  return scenario(...selecting(places, card, given)).play(`Ann: take card ${card}`)
}

/** Ann plays the card in the whaling phase. */
function afterDraw(card: string, places: Places, given: Given = {}) {
  const log = { Ann: card, ...given.log }
  return scenario(...windowOf('whaling', places, { ...given, log })).play(`Ann: play ${card}`)
}

describe('Omens', () => {
  test('SL-40 Man Overboard: one worker misses the next round and is home after it; 1 point', () => {
    const places = { Ann: { ships: ['space 1'], workers: ['bank', 'farm'] }, Ben: {} }
    const t = scenario(
      ...logged(places, {
        log: { open: 'man overboard' },
        built: { Ann: 'bank' },
        round: 5,
        next: [{ step: 'select', seat: 'Ann', ship: 'ship 1' }, { step: 'endRound' }],
      }),
    )
    t.play('Ann: take card man overboard')
    expect(t.choices).toEqual(['overboard 0', 'overboard 1'])
    t.play('Ann: overboard 0')
    expect(t.parts('Ann').log).toBe(1)
    expect(t.of('Ann').workers).toEqual(['overboard', 'home'])
    // Ann places one worker in round 6, Ben two.
    t.play('Ben: place farm', 'Ann: place forest', 'Ben: place farm', 'Ann: pass')
    expect(t.of('Ann').workers).not.toContain('overboard')
    expect(t.state.round).toBe(7)
  })

  test('SL-40 its space is free again: the building counts as unused, an emptied space has its bonus', () => {
    const t = scenario(
      ...logged(
        { Ann: { workers: ['bank', 'farm'] }, Ben: { money: 1 } },
        {
          log: { under: 'man overboard' },
          built: { Ann: 'bank' },
          next: [
            { step: 'library', seat: 'Ann' },
            { step: 'place', seat: 'Ben', grounds: 'anywhere' },
          ],
        },
      ),
    )
    t.play('Ann: take card man overboard', 'Ann: overboard 0')
    expect(t.choices).toContain('place bank')
    const farm = scenario(
      ...logged(
        { Ann: { workers: ['bank', 'farm'] }, Ben: {} },
        {
          log: { under: 'man overboard' },
          built: { Ann: 'bank' },
          next: [
            { step: 'library', seat: 'Ann' },
            { step: 'place', seat: 'Ben', grounds: 'anywhere' },
          ],
        },
      ),
    )
    farm.play('Ann: take card man overboard', 'Ann: overboard 1', 'Ben: place farm')
    expect(farm.of('Ben').food).toBe(3)
  })

  test('SL-40 with the Library a worker not yet placed is missing in this round too', () => {
    const t = scenario(
      ...logged(
        { Ann: { workers: ['library', 'home'] }, Ben: {} },
        {
          log: { under: 'man overboard' },
          built: { Ann: 'library' },
          next: [
            { step: 'library', seat: 'Ann' },
            { step: 'turn', placement: 2 },
          ],
        },
      ),
    )
    t.play('Ann: take card man overboard', 'Ann: overboard 1')
    expect(t.asked).toBe('Ben')
    t.play('Ben: place farm')
    expect(t.over).toBe(true)
  })

  test('SL-40 the Tryworks is lost with its worker', () => {
    const t = take(
      'man overboard',
      { Ann: { ships: ['space 1'], workers: ['tryworks', 'farm'], tryworks: true }, Ben: {} },
      { built: { Ann: 'tryworks' } },
    )
    t.play('Ann: overboard 0')
    expect(t.of('Ann').tryworks).toBe(false)
  })

  test('SL-41 The Mast-Head: all right whales drawn go back; 1 point', () => {
    const t = afterDraw('mast-head', { Ann: { ships: ['space 1'] }, Ben: {} }, { out: '2 right, bowhead' })
    expect(t.state).toMatchObject({ out: { bowhead: 1 }, ocean: { right: 18 } })
    expect(t.parts('Ann').log).toBe(1)
  })

  test('SL-42 Port Fees: each returning ship of another pays $1; fee and lays are one sum', () => {
    const log = { 'acting Ben': 'port fees' }
    const next = [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }]
    const t = scenario(
      ...logged({ Ann: { money: 4, ships: ['return: bowhead, right'] }, Ben: {} }, { log, next }),
    )
    // With $4: the bowhead alone would be paid, but not with the fee, unless the right whale is sold.
    t.play('Ann: sell whales 0 bowhead')
    expect(t.choices).toEqual(['sell whales 1 right'])
    t.play('Ann: sell whales 1 right')
    expect(t.of('Ann')).toMatchObject({ money: 0, whales: { bowhead: 1 } })
    expect(t.of('Ben').money).toBe(1)
  })

  test('SL-42 a forced sale: no money and one whale', () => {
    const log = { 'acting Ben': 'port fees' }
    const next = [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }]
    const t = scenario(
      ...logged(
        { Ann: { ships: ['return: right'], workers: ['tryworks', 'farm'], tryworks: true }, Ben: {} },
        { log, next, built: { Ann: 'tryworks' } },
      ),
    )
    // Not even the Tryworks may land it.
    expect(t.refusal('Ann: land 1 ship 1')).toBe('SL-42')
    t.play('Ann: land 0 ship 1')
    expect(t.choices).toEqual(['sell whales 1 right'])
    t.play('Ann: sell whales 1 right')
    expect([t.of('Ann').money, t.of('Ben').money]).toEqual([0, 1])
    const bare = scenario(...logged({ Ann: { ships: ['return'] }, Ben: {} }, { log, next }))
    expect([bare.of('Ann').money, bare.of('Ben').money]).toEqual([0, 0])
    const coin = scenario(...logged({ Ann: { money: 1, ships: ['return'] }, Ben: {} }, { log, next }))
    expect([coin.of('Ann').money, coin.of('Ben').money]).toEqual([0, 1])
  })

  test('SL-42 its holder pays nothing, may use the money at once, and has it in the last returns too', () => {
    const t = scenario(
      ...logged(
        { Ann: { money: 1, ships: ['space 0 1st'] }, Ben: { money: 1, ships: ['space 0 2nd: right'] } },
        {
          log: { 'acting Ben': 'port fees' },
          round: 12,
          lastReturns: true,
          next: [{ step: 'finalMovement' }],
        },
      ),
    )
    expect(t.of('Ben').money).toBe(2)
    t.play('Ben: sell whales 0 right')
    expect(t.of('Ben')).toMatchObject({ money: 0, whales: { right: 1 } })
  })

  test('SL-42 SL-04 taken, Port Fees is in force at once', () => {
    const t = take('port fees', { Ann: { ships: ['space 1'] }, Ben: {} })
    expect(t.state.log).toMatchObject({ 'port fees': 'acting 0' })
  })

  test('SL-43 SL-73 Rats: each other player gives 1 food or a right whale; who has neither nothing', () => {
    const t = afterDraw('rats', {
      Ann: { food: 1, ships: ['space 1: right'] },
      Ben: { food: 1, ships: ['space 2: right', 'dock'] },
      Cy: { ships: ['space 2: right', 'space 3: bowhead'] },
      Dot: { ships: ['space 3: sperm'] },
    })
    expect(t.asked).toBe('Ben')
    expect(t.choices).toEqual(['pay', 'lose ship 1 right'])
    t.play('Ben: lose ship 1 right')
    expect(t.of('Ben')).toMatchObject({ food: 1, ships: [{ whales: {} }, {}] })
    // Cy had one way only.
    expect(t.of('Cy').ships).toMatchObject([{ whales: {} }, { whales: { bowhead: 1 } }])
    expect(t.of('Ann')).toMatchObject({ food: 1, ships: [{ whales: { right: 1 } }, {}] })
    expect(t.state.gone).toEqual({ right: 2 })
  })

  test('SL-44 Refinery Fire: one building of each owner is closed until clean-up', () => {
    const t = scenario(
      ...logged(
        { Ann: {}, Ben: { money: 5 }, Cy: { money: 1 } },
        {
          log: { Ann: 'refinery fire' },
          built: { Ann: 'bank', Ben: 'post office, bakery', Cy: 'mansion' },
          next: [
            { step: 'logWindow', window: 'round', turn: 0 },
            { step: 'place', seat: 'Ben', grounds: 'anywhere' },
            { step: 'endRound' },
          ],
        },
      ),
    )
    t.play('Ann: play refinery fire')
    // Ann has one, so that one; Cy has no action building.
    expect(t.choices).toEqual(['close bakery', 'close post office'])
    t.play('Ann: close post office')
    expect(t.state.closed).toEqual(['bank', 'post office'])
    expect(t.refusal('Ben: place bank')).toBe('SL-44')
    expect(t.choices).toContain('place bakery')
    t.play('Ben: place bakery')
    t.play('Ben: purchase nothing')
    expect(t.state.closed).toEqual([])
    // It paid all the same.
    expect(t.of('Ben').money).toBe(7)
  })

  test('SL-44 a closed Post Office cannot be taken over, and the Castaway cannot use a closed building', () => {
    const t = scenario(
      ...logged(
        { Ann: { money: 2, ships: ['return: castaway'] }, Ben: {} },
        {
          options: { castaway: true, buildings: ['post office', 'bank'] },
          log: { 'acting Ben': 'refinery fire' },
          built: { Ben: 'post office' },
          closed: 'post office',
          next: [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }],
        },
      ),
    )
    expect(t.refusal('Ann: place post office')).toBe('SL-44')
  })

  test('SL-45 SL-86 The Dice of Fate: no bonuses this round, for the Inn and the Castaway either', () => {
    const log = { 'acting Ben': 'dice of fate' }
    const t = scenario(...logged({ Ann: {}, Ben: {} }, { log }))
    t.play('Ann: place farm')
    expect(t.of('Ann').food).toBe(2)
    expect(t.parts('Ben').log).toBe(1)
    const inn = scenario(
      ...logged({ Ann: {}, Ben: {} }, { log, next: [{ step: 'place', seat: 'Ann', grounds: 'boards' }] }),
    )
    inn.play('Ann: place forest')
    expect(inn.of('Ann').wood).toBe(2)
    const saved = scenario(
      ...logged({ Ann: { food: 1, ships: ['dock'] }, Ben: {} }, { log, built: { Ann: 'wharf' } }),
    )
    expect(saved.choices).toContain('place wharf')
    saved.play('Ann: place wharf')
    expect(saved.choices).toContain('launch ship 1 2')
  })

  test('SL-45 SL-89 a point only once it was played', () => {
    const t = scenario(...logged({ Ann: {}, Ben: {} }, { log: { Ann: 'dice of fate' } }))
    expect(t.parts('Ann').log).toBe(0)
    const played = scenario(
      ...logged(
        { Ann: {}, Ben: {} },
        {
          log: { Ann: 'dice of fate' },
          next: [{ step: 'logWindow', window: 'round', turn: 0 }, { step: 'endRound' }],
        },
      ),
    )
    played.play('Ann: play dice of fate')
    expect(played.parts('Ann').log).toBe(1)
    expect(played.state.log).toMatchObject({ 'dice of fate': 'used 0' })
  })

  test('SL-46 Stove Boat: others pay the holder a wood for each whale, not for the White one or a card', () => {
    const options = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }
    const t = afterDraw(
      'stove boat',
      { Ann: { ships: ['space 1'] }, Ben: { ships: ['space 3', 'space 2'], wood: 1 } },
      { options, out: 'right, white, blue, ambergris, castaway', log: { open: 'gam' } },
    )
    t.play('Ben: select blue')
    expect([t.of('Ann').wood, t.of('Ben').wood]).toEqual([1, 0])
    expect(t.choices).toEqual([
      ...['select white', 'select ambergris', 'select castaway', 'take card gam', 'pass'],
    ])
    expect(t.refusal('Ben: select right')).toBe('SL-46')
    t.play('Ben: pass', 'Ann: select right')
    expect(t.of('Ann').wood).toBe(1)
    expect(t.state.log).toMatchObject({ 'stove boat': 'used 0' })
  })

  test('SL-47 The Sermon: when the Bethel is built by anyone, all others pay $1, its owner takes $5', () => {
    const t = scenario(
      ...logged(
        { Ann: { money: 2 }, Ben: { wood: 5, brick: 5, money: 2 }, Cy: {} },
        { log: { Ann: 'sermon' }, next: [{ step: 'place', seat: 'Ben', grounds: 'anywhere' }] },
      ),
    )
    t.play('Ben: place town hall', 'Ben: build seamens bethel', 'Ben: save wood')
    expect([t.of('Ann').money, t.of('Ben').money, t.of('Cy').money]).toEqual([2, 6, 0])
    expect(t.state.log).toMatchObject({ sermon: 'used 0' })
    expect(t.parts('Ann').log).toBe(1)
  })

  test('SL-47 taken while the Bethel stands it acts at once; its owner pays even as the holder, without a point', () => {
    const t = take(
      'sermon',
      { Ann: { money: 2, ships: ['space 1'] }, Ben: { money: 1 } },
      { built: { Ann: 'seamens bethel' } },
    )
    expect([t.of('Ann').money, t.of('Ben').money]).toEqual([6, 0])
    expect(t.parts('Ann').log).toBe(0)
  })

  test('SL-47 a point also if nobody built it, none where it is not in the game', () => {
    const t = take('sermon', { Ann: { ships: ['space 1'] }, Ben: { money: 1 } })
    expect(t.state.log).toMatchObject({ sermon: 'with 0' })
    expect(t.parts('Ann').log).toBe(1)
    const without = take(
      'sermon',
      { Ann: { ships: ['space 1'] }, Ben: { money: 1 } },
      { options: { buildings: ['bank'] } },
    )
    expect(without.parts('Ann').log).toBe(0)
    expect(without.of('Ben').money).toBe(1)
  })

  test('SL-48 Burned Oil: every player, the holder too, loses a right whale or bowhead', () => {
    const t = afterDraw('burned oil', {
      Ann: { ships: ['space 1: right', 'space 2: bowhead'] },
      Ben: { ships: ['space 1: sperm, right'] },
    })
    expect(t.choices).toEqual(['lose ship 1 right', 'lose ship 2 bowhead'])
    // Ben has but one way to bear it.
    t.play('Ann: lose ship 2 bowhead')
    expect(t.state.gone).toEqual({ right: 1, bowhead: 1 })
    expect(t.of('Ben').ships).toMatchObject([{ whales: { sperm: 1 } }, {}])
  })

  test('SL-49 SL-82 Sharks: one token more, then the best whale leaves the game', () => {
    const gone = '15 right, 10 bowhead, 1 sperm, 8 sea'
    const t = afterDraw('sharks', { Ann: { ships: ['space 1'] }, Ben: {} }, { out: '3 right', gone })
    // The one token left in the bag is a sperm whale.
    expect(t.state).toMatchObject({ out: { right: 3 }, gone: { sperm: 2 }, ocean: {} })
    const options = { whiteWhale: true, blueWhale: true }
    const blue = afterDraw(
      'sharks',
      { Ann: { ships: ['space 1'] }, Ben: {} },
      { options, out: 'blue, white', gone: '16 right, 8 bowhead, 2 sperm, 8 sea' },
    )
    expect(blue.state).toMatchObject({ out: { white: 1 }, gone: { blue: 1 } })
    const white = afterDraw(
      'sharks',
      { Ann: { ships: ['space 1'] }, Ben: {} },
      { options, out: 'white, right', gone: '15 right, 8 bowhead, 2 sperm, 8 sea, blue' },
    )
    expect(white.state).toMatchObject({ out: { white: 1 }, gone: { right: 16 } })
  })

  test('SL-82 Sharks without a whale out: none goes; after The Mast-Head in the order played', () => {
    const empty = { gone: '18 right, 10 bowhead, 2 sperm, 6 sea' }
    const t = afterDraw('sharks', { Ann: { ships: ['space 1'] }, Ben: {} }, { ...empty, out: '2 sea' })
    expect(t.state).toMatchObject({ out: { sea: 2 }, ocean: {} })
    const both = scenario(
      ...windowOf(
        'whaling',
        { Ann: { ships: ['space 1'] }, Ben: {} },
        {
          log: { Ann: 'mast-head, sharks' },
          out: '2 right',
          gone: '16 right, 10 bowhead, 2 sperm, 8 sea',
        },
      ),
    )
    both.play('Ann: play mast-head')
    expect(both.state.ocean).toEqual({ right: 2 })
    both.play('Ann: play sharks')
    expect(both.state).toMatchObject({ out: {}, ocean: { right: 1 }, gone: { right: 17 } })
  })

  test('SL-50 SL-80 Ice Sheet in whaling: ships on 4, 5 and 6 take no whale, but a card or Ambergris', () => {
    const options = { whiteWhale: true, ambergris: true, castaway: true }
    const t = afterDraw(
      'ice sheet',
      { Ann: { ships: ['space 4', 'space 3'] }, Ben: { ships: ['space 4'] } },
      { options, out: 'right, white, ambergris, castaway', log: { open: 'gam' } },
    )
    expect(t.choices).toEqual(['select ambergris', 'select castaway', 'take card gam', 'pass'])
    expect(t.refusal('Ann: select right')).toBe('SL-80')
    expect(t.refusal('Ann: select white')).toBe('SL-80')
    t.play('Ann: pass')
    expect(t.refusal('Ben: select right')).toBe('SL-80')
    t.play('Ben: pass')
    expect(t.choices).toContain('select right')
  })

  test('SL-50 SL-80 Ice Sheet in movement: ships on 4, 5 and 6 stay', () => {
    const t = scenario(
      ...windowOf(
        'movement',
        { Ann: { ships: ['space 6', 'space 4'] }, Ben: { ships: ['space 3'] } },
        {
          log: { Ben: 'ice sheet' },
        },
      ),
    )
    t.play('Ben: play ice sheet')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 6' }, { at: 'space 4' }])
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 2' }, {}])
    expect(t.state.log).toMatchObject({ 'ice sheet': 'used 1' })
  })

  test('SL-52 Sea Ice: nobody else selects a bowhead in this phase', () => {
    const t = afterDraw(
      'sea ice',
      { Ann: { ships: ['space 1'] }, Ben: { ships: ['space 3'] } },
      { out: '2 bowhead, right' },
    )
    expect(t.choices).toEqual(['select right', 'pass'])
    expect(t.refusal('Ben: select bowhead')).toBe('SL-52')
    t.play('Ben: pass')
    expect(t.choices).toContain('select bowhead')
  })

  test('SL-54 Broken Mast: 3 wood, or a ship returns at once with all that a return brings; 1 point', () => {
    const places = { Ann: { wood: 3, money: 1, ships: ['space 4: right', 'space 2'] }, Ben: {} }
    const paid = take('broken mast', places)
    expect(paid.choices).toEqual(['pay', 'drift ship 1', 'drift ship 2'])
    paid.play('Ann: pay')
    expect(paid.of('Ann').wood).toBe(0)
    expect(paid.parts('Ann').log).toBe(1)
    const back = take('broken mast', places)
    back.play('Ann: drift ship 1', 'Ann: sell whales 1 right')
    expect(back.of('Ann')).toMatchObject({ money: 2, ships: [{ at: 'home' }, { at: 'space 2' }] })
  })

  test('SL-54 only one way possible: that one; neither: nothing', () => {
    const t = take(
      'broken mast',
      { Ann: { ships: ['space 4: ambergris'] }, Ben: {} },
      { options: { ambergris: true } },
    )
    expect(t.of('Ann')).toMatchObject({ money: 8, ships: [{ at: 'home' }, {}] })
    const none = scenario(...reading({ Ann: {}, Ben: {} }, 'broken mast'))
    none.play('Ann: take card broken mast')
    expect(none.over).toBe(true)
    expect(none.parts('Ann').log).toBe(1)
  })
})
