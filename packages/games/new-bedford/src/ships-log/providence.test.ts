import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { type Given, logged, type Places, reading, selecting } from './at-sea.test-support.ts'

/** Ann's first ship takes the card. */
function take(card: string, places: Places, given: Given = {}) {
  return scenario(...selecting(places, card, given)).play(`Ann: take card ${card}`)
}

describe('Providence', () => {
  test('SL-20 Uncharted Desert Isle: 3 wood and 3 food', () => {
    const t = take('desert isle', { Ann: { ships: ['space 1'] }, Ben: {} })
    expect(t.of('Ann')).toMatchObject({ wood: 3, food: 3 })
  })

  test('SL-21 SL-83 Beached Whale: one or two right whales out of the bag for $2 each', () => {
    const t = take('beached whale', { Ann: { ships: ['space 1'], money: 3 }, Ben: {} })
    expect(t.choices).toEqual(['beach 1'])
    expect(t.refusal('Ann: beach 2')).toBe('NB-14')
    t.play('Ann: beach 1')
    expect(t.of('Ann')).toMatchObject({ money: 1, whales: { right: 1 } })
    expect(t.state.ocean).toMatchObject({ right: 17 })
    const poor = take('beached whale', { Ann: { ships: ['space 1'], money: 1 }, Ben: {} })
    expect(poor.over).toBe(true)
    const none = take(
      'beached whale',
      { Ann: { ships: ['space 1'], money: 9 }, Ben: {} },
      { gone: '18 right' },
    )
    expect(none.over).toBe(true)
  })

  test('SL-22 The Coffin: one worker more after round 12, on empty spaces, not on the Inn', () => {
    const t = scenario(
      ...logged(
        { Ann: { ships: ['space 0: 2 right'], workers: ['farm', 'farm'], money: 3 }, Ben: {} },
        {
          log: { Ann: 'coffin' },
          round: 12,
          built: { Ann: 'inn, tryworks' },
          options: { buildings: ['inn', 'tryworks'] },
          next: [{ step: 'endRound' }],
        },
      ),
    )
    expect(t.refusal('Ann: place inn')).toBe('NB-76')
    expect(t.choices).not.toContain('pass')
    t.play('Ann: place tryworks', 'Ann: purchase wood')
    expect(t.of('Ann')).toMatchObject({ wood: 2, money: 0 })
    expect(t.state.coffin).toBe('tryworks')
    t.play('Ann: land 2 ship 1')
    expect(t.of('Ann').whales).toEqual({ right: 2 })
    expect(t.state.log).toMatchObject({ coffin: 'used 0' })
  })

  test('SL-22 it has the bonus of an empty space; taken later it does nothing', () => {
    const t = scenario(
      ...logged(
        { Ann: {}, Ben: { workers: ['farm', 'farm'] } },
        { log: { Ann: 'coffin' }, round: 12, next: [{ step: 'endRound' }] },
      ),
    )
    t.play('Ann: place farm')
    expect(t.of('Ann').food).toBe(3)
    const mill = scenario(
      ...logged(
        { Ann: { money: 9 } },
        {
          captains: ['flask'],
          options: { turnersMill: true },
          log: { Ann: 'coffin' },
          built: { Ann: 'turners mill' },
          lastOrder: 'farm',
          round: 12,
          next: [{ step: 'endRound' }],
        },
      ),
    )
    // The Captains' placements of round 12 are over.
    expect(mill.refusal('Ann: place turners mill')).toBe('LO-50')
    const late = scenario(
      ...reading({ Ann: {}, Ben: {} }, 'coffin', {
        round: 12,
        lastReturns: true,
        next: [{ step: 'library', seat: 'Ann' }, { step: 'finalMovement' }],
      }),
    )
    late.play('Ann: take card coffin')
    expect(late.over).toBe(true)
  })

  test('SL-23 Windfall: $4 to $8, the others $4 less', () => {
    const t = take('windfall', { Ann: { ships: ['space 1'] }, Ben: {}, Cy: { money: 1 } })
    expect(t.choices).toEqual(['claim 4', 'claim 5', 'claim 6', 'claim 7', 'claim 8'])
    t.play('Ann: claim 7')
    expect([t.of('Ann').money, t.of('Ben').money, t.of('Cy').money]).toEqual([7, 3, 4])
  })

  test('SL-24 SL-76 Time for Scrimshaw: $3 for each empty sea drawn this round, before the draw nothing', () => {
    const t = take('scrimshaw', { Ann: { ships: ['space 1'] }, Ben: {} }, { out: '2 sea', seasDrawn: 2 })
    expect(t.of('Ann').money).toBe(6)
    const drawn = scenario(
      ...logged(
        { Ann: { ships: ['space 1', 'space 2'] }, Ben: {} },
        { log: { open: 'scrimshaw' }, gone: '18 right, 10 bowhead, 2 sperm', next: [{ step: 'whaling' }] },
      ),
    )
    drawn.play('Ann: take card scrimshaw')
    expect(drawn.of('Ann').money).toBe(9)
    const early = scenario(...reading({ Ann: {}, Ben: {} }, 'scrimshaw', { out: '2 sea' }))
    early.play('Ann: take card scrimshaw')
    expect(early.of('Ann').money).toBe(0)
  })

  test('SL-25 SL-85 News from Town: one action building at its normal cost, or none', () => {
    const t = take('news from town', { Ann: { ships: ['space 1'], brick: 4, wood: 5, food: 5 }, Ben: {} })
    expect(t.choices).toContain('build bank')
    expect(t.choices).toContain('pass')
    expect(t.refusal('Ann: build newspaper')).toBe('SL-25')
    t.play('Ann: build bank')
    expect(t.of('Ann').brick).toBe(0)
    expect(t.over).toBe(true)
  })

  test('SL-26 Sleigh Ride: right of space 6 with a bowhead, in no place', () => {
    const t = take('sleigh ride', {
      Ann: { ships: ['space 1', 'space 6'] },
      Ben: { ships: ['space 6', 'space 6'] },
    })
    expect(t.of('Ann').ships).toMatchObject([
      { at: 'space 6', place: 7, whales: { bowhead: 1 } },
      { place: 0 },
    ])
    const none = take('sleigh ride', { Ann: { ships: ['space 1'] }, Ben: {} }, { gone: '10 bowhead' })
    expect(none.of('Ann').ships).toMatchObject([{ at: 'space 6', whales: {} }, {}])
  })

  test('SL-26 it moves as normal, barred by nobody, selects last and is handled last', () => {
    const places = {
      Ann: { ships: ['space 6 beside', 'space 5'] },
      Ben: { ships: ['space 5', 'space 5'] },
    }
    const t = scenario(...logged(places, { next: [{ step: 'movement' }] }))
    expect(t.of('Ann').ships).toMatchObject([
      { at: 'space 5', place: 7 },
      { at: 'space 4', place: 0 },
    ])
    const order = scenario(
      ...logged(
        { Ann: { ships: ['space 3 beside'] }, Ben: { ships: ['space 1'] } },
        { out: '3 right', next: [{ step: 'selections' }] },
      ),
    )
    expect(order.asked).toBe('Ben')
    order.play('Ben: pass')
    expect(order.asked).toBe('Ann')
    const home = scenario(
      ...logged(
        { Ann: { money: 9, ships: ['space 0 beside: right'] }, Ben: { money: 9, ships: ['space 0: right'] } },
        { next: [{ step: 'movement' }] },
      ),
    )
    expect(home.asked).toBe('Ben')
    home.play('Ben: sell whales 0 right', 'Ann: sell whales 0 right')
    expect(home.of('Ann').ships).toMatchObject([{ at: 'home', place: 0 }, {}])
  })

  test('SL-28 SL-77 Gulf Stream: both ships up to two spaces out, to 1st place, in any order', () => {
    const t = take('gulf stream', {
      Ann: { ships: ['space 1', 'space 5'] },
      Ben: { ships: ['space 3', 'space 2'] },
      Cy: { ships: ['space 2', 'space 2'] },
    })
    expect(t.choices).toEqual(['sail ship 1 3', 'sail ship 2 6', 'pass'])
    // Space 2 is full and is passed over.
    expect(t.refusal('Ann: sail ship 1 2')).toBe('NB-22')
    t.play('Ann: sail ship 2 6', 'Ann: sail ship 1 3')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 3', place: 0 }, { at: 'space 6' }])
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 3', place: 1 }, { at: 'space 2' }])
    expect(t.over).toBe(true)
  })

  test('SL-29 SL-84 Ship in a Bottle: an unused ship is gone for good, for 2 points; at once or never', () => {
    const t = take('ship in a bottle', { Ann: { ships: ['space 1', 'home'] }, Ben: {} })
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 1' }, { at: 'bottle' }])
    expect(t.parts('Ann').log).toBe(2)
    const none = take('ship in a bottle', { Ann: { ships: ['space 1', 'dock'] }, Ben: {} })
    expect(none.of('Ann').ships).toMatchObject([{ at: 'space 1' }, { at: 'dock' }])
    expect(none.parts('Ann').log).toBe(0)
    const later = scenario(
      ...logged(
        { Ann: { ships: ['bottle', 'dock'], wood: 2 }, Ben: {} },
        { log: { 'used Ann': 'ship in a bottle' } },
      ),
    )
    expect(later.refusal('Ann: place dockyard')).toBe('NB-20')
  })

  test('SL-30 SL-77 Trade Winds: up to 3 spaces out, behind those there, and a sale at $1', () => {
    const t = take('trade winds', {
      Ann: { ships: ['space 2'], wood: 2, food: 1, brick: 1 },
      Ben: { ships: ['space 5', 'space 4'] },
    })
    expect(t.choices).toEqual(['sail ship 1 3', 'sail ship 1 4', 'sail ship 1 5', 'pass'])
    t.play('Ann: sail ship 1 5')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 5', place: 1 }, {}])
    t.play('Ann: sell 2 wood', 'Ann: sell 0 food')
    expect(t.of('Ann')).toMatchObject({ money: 2, food: 1, brick: 1 })
    expect(t.over).toBe(true)
  })

  test('SL-30 with the Library and no ship at sea only the sale is left', () => {
    const t = scenario(...reading({ Ann: { wood: 1 }, Ben: {} }, 'trade winds'))
    t.play('Ann: take card trade winds')
    expect(t.choices).toEqual(['sell 0 wood', 'sell 1 wood'])
  })

  test('SL-31 Corpusants: a point for each sperm whale', () => {
    const t = take('corpusants', { Ann: { ships: ['space 1: sperm'], whales: 'sperm' }, Ben: {} })
    expect(t.parts('Ann').log).toBe(1)
  })

  test('SL-32 SL-83 Whale Pod: the first common whale out of the bag; all else goes back', () => {
    const options = { whiteWhale: true, blueWhale: true, ambergris: true }
    const t = take(
      'whale pod',
      { Ann: { ships: ['space 1'] }, Ben: {} },
      { options, gone: '16 right, 8 bowhead, 1 sperm' },
    )
    expect(t.of('Ann').ships).toMatchObject([{ whales: { sperm: 1 } }, {}])
    expect(t.state.ocean).toEqual({ white: 1, blue: 1, ambergris: 1, sea: 8 })
    const none = take(
      'whale pod',
      { Ann: { ships: ['space 1'] }, Ben: {} },
      { options, gone: '16 right, 8 bowhead, 2 sperm' },
    )
    expect(none.of('Ann').ships).toMatchObject([{ whales: {} }, {}])
  })

  test('SL-33 SL-84 Gam: one own ship joins the other, outwards or inwards, as far as there is room', () => {
    const t = take('gam', { Ann: { ships: ['space 4', 'space 1'] }, Ben: { ships: ['space 4', 'space 1'] } })
    expect(t.choices).toEqual(['sail ship 1 1', 'sail ship 2 4'])
    t.play('Ann: sail ship 1 1')
    expect(t.of('Ann').ships).toMatchObject([
      { at: 'space 1', place: 2 },
      { at: 'space 1', place: 0 },
    ])
    const full = take('gam', {
      Ann: { ships: ['space 4', 'space 1'] },
      Ben: { ships: ['space 4', 'space 4'] },
    })
    expect(full.choices).toEqual(['sail ship 1 1', 'sail ship 2 3'])
    const together = take('gam', { Ann: { ships: ['space 4', 'space 4'] }, Ben: {} })
    expect(together.over).toBe(true)
    const alone = take('gam', { Ann: { ships: ['space 4'] }, Ben: {} })
    expect(alone.over).toBe(true)
  })

  test('SL-34 SL-85 Under Weigh: prepare or not, then launch or not; no bonus, no purchase', () => {
    const t = take('under weigh', { Ann: { ships: ['space 4'], wood: 2, food: 2, money: 9 }, Ben: {} })
    expect(t.choices).toEqual(['prepare ship 2', 'pass'])
    t.play('Ann: prepare ship 2')
    expect(t.of('Ann').wood).toBe(0)
    expect(t.choices).toEqual(['launch ship 2 1', 'launch ship 2 2', 'pass'])
    t.play('Ann: launch ship 2 2')
    expect(t.of('Ann')).toMatchObject({ food: 0, money: 9 })
    const neither = take('under weigh', { Ann: { ships: ['space 4'], wood: 1, food: 2, money: 9 }, Ben: {} })
    expect(neither.over).toBe(true)
  })

  test('SL-35 SL-89 Message in a Bottle: a point for two pages, played ones and itself included', () => {
    const t = scenario(
      ...logged(
        { Ann: { whales: 'white' }, Ben: {} },
        {
          options: { whiteWhale: true },
          log: { Ann: 'message in a bottle, rats', 'used Ann': 'desert isle, calm seas' },
          calmed: 'reef',
          next: [{ step: 'endGame' }],
        },
      ),
    )
    expect(t.parts('Ann').log).toBe(2)
  })
})
