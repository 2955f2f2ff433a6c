import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, contract, PLAIN_PORT } from './at-the-coast.test-support.ts'

const TWO_MEAT = contract({ meat: 2 })
const FIVE_KELP = contract({ kelp: 5 })

describe('two actions', () => {
  test('WR-20 exactly two a turn, one of five kinds each, then the next player', () => {
    const t = scenario(
      ...atTheCoast(
        {
          Ann: { coins: 1, tiles: 'meat2', hand: [TWO_MEAT, FIVE_KELP] },
          Ben: {},
        },
        { ports: { swordfish: PLAIN_PORT } },
      ),
    )
    expect(t.asked).toBe('Ann')
    expect(t.choices).toEqual([
      'advance',
      'buy meat1 0',
      'buy kelp1 1',
      'take coin',
      `fulfil ${TWO_MEAT}`,
      `discard ${TWO_MEAT}`,
      `discard ${FIVE_KELP}`,
    ])
    t.play('Ann: take coin')
    expect(t.asked).toBe('Ann')
    t.play('Ann: advance')
    expect(t.asked).toBe('Ben')
    expect(t.refusal('Ann: take coin')).toBe('not-your-turn')
  })

  test('WR-20 the same one twice, and no passing', () => {
    const t = scenario(...atTheCoast({ Ann: {}, Ben: {} }))
    expect(t.refusal('Ann: done')).toBe('not-offered')
    t.play('Ann: take coin', 'Ann: take coin')
    expect(t.of('Ann').coins).toBe(2)
    expect(t.asked).toBe('Ben')
    t.play('Ben: advance', 'Ben: advance')
    expect(t.of('Ben').journey).toBe(3)
  })
})

describe('advancing', () => {
  test('WR-21 out to Lobster Port and back, 14 advances, never the other way', () => {
    const t = scenario(...atTheCoast({ Ann: { journey: 0 }, Ben: { journey: 0 } }))
    const stops: unknown[] = []
    while (stops.length < 14) {
      t.play('Ann: advance')
      stops.push(t.events.find(({ type }) => type === 'riderAdvanced')?.port)
      if (t.asked === 'Ben') t.play('Ben: take coin', 'Ben: take coin')
    }
    const out = ['swordfish', 'ray', 'urchin', 'seagull', 'seahorse', 'coral', 'lobster']
    expect(stops).toEqual([...out, ...out.slice(0, -1).reverse(), 'sun'])
    expect(t.of('Ann').journey).toBe(14)
  })

  test('WR-22 a rider that is back cannot advance', () => {
    const t = scenario(...atTheCoast({ Ann: { journey: 13 }, Ben: {} }))
    t.play('Ann: advance')
    expect(t.refusal('Ann: advance')).toBe('WR-22')
    expect(t.why('Ann: advance')).toBe('A rider that has come back to the Sun Port stays there.')
  })
})

describe('buying', () => {
  test('WR-23 a tile of the own port for the price of its space, if the coins are there', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { coins: 2 }, Ben: {} },
        { ports: { swordfish: PLAIN_PORT, ray: ['meat3', 'meat3', 'kelp3', 'kelp3'] } },
      ),
    )
    expect(t.refusals).toEqual({ 'buy shells1 3': 'WR-23' })
    expect(t.why('Ann: buy shells1 3')).toBe('It costs 3 coins, and you have 2.')
    expect(t.refusal('Ann: buy meat3 0')).toBe('not-offered')
    t.play('Ann: buy pottery1 2')
    expect(t.of('Ann')).toMatchObject({ coins: 0, tiles: { pottery1: 1 } })
    expect(t.told).toEqual(['Ann buys 1 pottery at Swordfish Port for 2 coins.'])
  })

  test('WR-24 snow storms cannot be bought', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { coins: 9 }, Ben: {} },
        { ports: { swordfish: ['storm', 'meat1', 'storm', 'storm'] } },
      ),
    )
    expect(t.choices.filter((text) => text.startsWith('buy'))).toEqual(['buy meat1 1'])
    expect(t.refusals).toEqual({ 'buy storm 0': 'WR-24', 'buy storm 2': 'WR-24', 'buy storm 3': 'WR-24' })
  })

  test('WR-25 the gap stays open: the second tile costs what its own space costs', () => {
    const t = scenario(
      ...atTheCoast({ Ann: { coins: 2 }, Ben: {} }, { ports: { swordfish: PLAIN_PORT }, bag: '2 kelp3' }),
    )
    t.play('Ann: buy meat1 0')
    expect(t.state.ports).toMatchObject({ swordfish: [null, 'kelp1', 'pottery1', 'shells1'] })
    expect(t.choices.filter((text) => text.startsWith('buy'))).toEqual(['buy kelp1 1', 'buy pottery1 2'])
    t.play('Ann: buy pottery1 2')
    expect(t.of('Ann').coins).toBe(0)
    expect(t.state.ports).toMatchObject({ swordfish: ['kelp1', 'shells1', 'kelp3', 'kelp3'] })
  })

  test('WR-26 starting pearls are for riders that have returned', () => {
    const places = { Ann: { journey: 0, coins: 9 }, Ben: { journey: 14, coins: 1 } }
    const t = scenario(...atTheCoast(places))
    expect(t.refusal('Ann: buy pearl1 1')).toBe('WR-26')
    expect(t.choices).toEqual(['advance', 'take coin'])
    t.play('Ann: take coin', 'Ann: take coin', 'Ben: buy pearl1 1')
    expect(t.of('Ben').tiles).toEqual({ pearl1: 1 })
  })
})

describe('coins and cards', () => {
  test('WR-27 one coin, always possible', () => {
    const t = scenario(...atTheCoast({ Ann: { journey: 14 }, Ben: {} }))
    expect(t.choices).toEqual(['take coin'])
    t.play('Ann: take coin')
    expect(t.of('Ann').coins).toBe(1)
    expect(t.told).toEqual(['Ann takes 1 coin.'])
  })

  test('WR-28 one or more contracts in one action, drawn again only at the end of the turn', () => {
    const t = scenario(...atTheCoast({ Ann: { hand: ['1', '2', '3'] }, Ben: {} }, { discards: ['9'] }))
    t.play('Ann: discard 2')
    expect(t.step).toBe('discardMore')
    expect(t.choices).toEqual(['discard 1', 'discard 3', 'done'])
    t.play('Ann: discard 1', 'Ann: done')
    expect(t.of('Ann').hand).toEqual({ 3: 1 })
    expect(t.state.discards).toEqual({ 1: 1, 2: 1, 9: 1 })
    expect(t.step).toBe('turn')
    t.play('Ann: take coin')
    expect(t.events.filter(({ type }) => type === 'contractDrawn')).toHaveLength(2)
    expect(t.asked).toBe('Ben')
  })

  test('WR-28 the last card of the hand ends the action, and an empty hand allows none', () => {
    const t = scenario(...atTheCoast({ Ann: { hand: ['1'] }, Ben: {} }))
    t.play('Ann: discard 1')
    expect(t.step).toBe('turn')
    expect(t.choices).toEqual(['advance', 'take coin'])
    expect(t.refusal('Ann: discard 1')).toBe('not-offered')
  })

  test('WR-28 cards that look the same are offered once', () => {
    const twin = contract({ meat: 1, kelp: 1, pottery: 1, shells: 1 }, 4, 3)
    const t = scenario(...atTheCoast({ Ann: { hand: [twin, twin] }, Ben: {} }))
    expect(t.choices).toEqual(['advance', 'take coin', `discard ${twin}`])
    t.play(`Ann: discard ${twin}`)
    expect(t.choices).toEqual([`discard ${twin}`, 'done'])
  })
})
