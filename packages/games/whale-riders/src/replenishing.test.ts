import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, contract, PLAIN_PORT } from './at-the-coast.test-support.ts'

const TWO_MEAT = contract({ meat: 2 })
const BEN_WAITS = ['Ben: take coin', 'Ben: take coin']

describe('cards', () => {
  test('WR-40 first cards, then tiles, after both actions', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { hand: ['1', '2', '3'] }, Ben: {} },
        { ports: { swordfish: PLAIN_PORT }, bag: 'kelp2' },
      ),
    )
    t.play('Ann: buy meat1 0', 'Ann: discard 1', 'Ann: done')
    expect(t.events.map(({ type }) => type)).toEqual([
      'tileBought',
      'contractDiscarded',
      'contractDrawn',
      'gapsClosed',
      'tileDrawn',
      'bagEmptied',
      'roundBegun',
    ])
    expect(t.state.ports).toMatchObject({ swordfish: ['kelp1', 'pottery1', 'shells1', 'kelp2'] })
  })

  test('WR-40 an empty deck is made anew from the discards; fulfilled cards never come back', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { tiles: 'meat2', hand: [TWO_MEAT, '5', '6'] }, Ben: { hand: ['7', '8', '10'] } },
        { deck: [], discards: ['11', '12'] },
      ),
    )
    t.play(`Ann: fulfil ${TWO_MEAT}`, 'Ann: done', 'Ann: take coin')
    expect(t.events).toContainEqual({ type: 'deckShuffled', cards: 2 })
    expect(t.state.discards).toEqual({})
    const { hand, fulfilled } = t.of('Ann')
    expect(Object.keys(hand as object)).toHaveLength(3)
    expect(Object.keys(t.state.deck as object)).toHaveLength(1)
    expect(fulfilled).toEqual([TWO_MEAT])
  })

  test('WR-40 without deck and discards the hand stays short', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { tiles: 'meat2', hand: [TWO_MEAT, '5', '6'] }, Ben: { hand: ['7', '8', '10'] } },
        { deck: [], discards: [] },
      ),
    )
    t.play(`Ann: fulfil ${TWO_MEAT}`, 'Ann: done', 'Ann: take coin')
    expect(t.of('Ann').hand).toEqual({ 5: 1, 6: 1 })
    expect(t.asked).toBe('Ben')
  })

  test('WR-45 discards are shuffled only when a card must be drawn, those of this turn included', () => {
    const empty = atTheCoast(
      { Ann: { hand: ['4', '5', '6'] }, Ben: { hand: ['7', '8', '10'] } },
      { deck: [], discards: [] },
    )
    const t = scenario(...empty)
    t.play('Ann: discard 4', 'Ann: done')
    expect(t.state).toMatchObject({ deck: {}, discards: { 4: 1 } })
    t.play('Ann: take coin')
    expect(t.of('Ann').hand).toEqual({ 4: 1, 5: 1, 6: 1 })
    const u = scenario(
      ...atTheCoast(
        { Ann: { hand: ['4', '5', '6'] }, Ben: { hand: ['7', '8', '10'] } },
        { deck: ['11'], discards: ['12'] },
      ),
    )
    u.play('Ann: discard 4', 'Ann: done', 'Ann: take coin')
    expect(u.of('Ann').hand).toEqual({ 5: 1, 6: 1, 11: 1 })
    expect(u.state).toMatchObject({ deck: {}, discards: { 4: 1, 12: 1 } })
  })

  test('WR-46 a short hand is filled at the end of a later turn, whatever was done in it', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { hand: ['5', '6'] }, Ben: { hand: ['7', '8', '10'] } },
        { deck: [], discards: ['12'], turn: 'Ann' },
      ),
    )
    t.play('Ann: take coin', 'Ann: take coin')
    expect(t.of('Ann').hand).toEqual({ 5: 1, 6: 1, 12: 1 })
  })
})

describe('tiles', () => {
  test('WR-47 the example of the rulebook', () => {
    const port = ['meat2', 'pottery1', 'crystal1', 'kelp1']
    const t = scenario(
      ...atTheCoast({ Ann: { coins: 3 }, Ben: {} }, { ports: { swordfish: port }, bag: 'shells3' }),
    )
    for (const [price, tile] of port.entries()) {
      t.play(`Ann: buy ${tile} ${price}`)
      expect(t.events[0]).toEqual({ type: 'tileBought', seat: 0, tile, port: 'swordfish', price })
      t.undo('Ann')
    }
    t.play('Ann: buy pottery1 1', 'Ann: take coin')
    expect(t.state.ports).toMatchObject({ swordfish: ['meat2', 'crystal1', 'kelp1', 'shells3'] })
    expect(t.of('Ann').coins).toBe(3)
  })

  test('WR-41 snow storms slide too, and the spaces fill nearest the icon first', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { coins: 9 }, Ben: {} },
        { ports: { swordfish: ['meat1', 'storm', 'kelp1', 'storm'] }, bag: 'meat3, kelp3' },
      ),
    )
    t.play('Ann: buy meat1 0', 'Ann: buy kelp1 2')
    const { swordfish } = t.state.ports as { swordfish: string[] }
    expect(swordfish.slice(0, 2)).toEqual(['storm', 'storm'])
    const drawn = t.events.filter(({ type }) => type === 'tileDrawn')
    expect(drawn.map(({ space }) => space)).toEqual([2, 3])
    expect(drawn.map(({ tile }) => tile)).toEqual(swordfish.slice(2))
  })

  test('WR-41 two ports in the order of the first purchase there', () => {
    const places = { Ann: { journey: 2, ability: 'free sail' }, Ben: {} }
    const t = scenario(
      ...atTheCoast(places, { ports: { ray: PLAIN_PORT, urchin: PLAIN_PORT }, bag: 'meat3, kelp3' }),
    )
    t.play('Ann: buy meat1 0', 'Ann: advance', 'Ann: buy meat1 0')
    expect(t.events.filter(({ type }) => type === 'tileDrawn').map(({ port }) => port)).toEqual([
      'ray',
      'urchin',
    ])
  })

  test('WR-41 a port that was left two advances ago is filled as well', () => {
    const places = { Ann: { journey: 6, ability: 'free sail' }, Ben: {} }
    const t = scenario(...atTheCoast(places, { ports: { coral: PLAIN_PORT }, bag: 'meat3' }))
    t.play('Ann: buy meat1 0', 'Ann: advance', 'Ann: advance')
    expect(t.of('Ann').journey).toBe(8)
    expect(t.state.ports).toMatchObject({ coral: ['kelp1', 'pottery1', 'shells1', 'meat3'] })
  })

  test('WR-41 only where the player bought: no other port changes', () => {
    const t = scenario(
      ...atTheCoast({ Ann: {}, Ben: {} }, { ports: { swordfish: PLAIN_PORT, ray: PLAIN_PORT } }),
    )
    const before = t.state.ports as { [port: string]: unknown }
    t.play('Ann: buy meat1 0', 'Ann: advance')
    for (const port of Object.keys(before))
      if (port !== 'swordfish' && port !== 'ray')
        expect((t.state.ports as { [port: string]: unknown })[port]).toEqual(before[port])
    expect(t.state.ports).toMatchObject({ ray: PLAIN_PORT })
  })

  test('WR-42 any tile may come to any port, snow storms and rich tiles too', () => {
    for (const tile of ['storm', 'pearl2', 'crystal2', 'meat3']) {
      const t = scenario(
        ...atTheCoast({ Ann: {}, Ben: {} }, { ports: { swordfish: PLAIN_PORT }, bag: `2 ${tile}` }),
      )
      t.play('Ann: buy meat1 0', 'Ann: take coin')
      expect(t.state.ports).toMatchObject({ swordfish: ['kelp1', 'pottery1', 'shells1', tile] })
    }
  })

  test('WR-43 with an empty bag tiles still slide and spaces stay empty for good', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { tiles: 'meat2', hand: [TWO_MEAT] }, Ben: {} },
        { ports: { swordfish: PLAIN_PORT }, bag: '' },
      ),
    )
    t.play('Ann: buy meat1 0', `Ann: fulfil ${TWO_MEAT}`)
    expect(t.state).toMatchObject({ bag: {}, ports: { swordfish: ['kelp1', 'pottery1', 'shells1', null] } })
    t.play(...BEN_WAITS, 'Ann: take coin', 'Ann: take coin')
    expect(t.state.ports).toMatchObject({ swordfish: ['kelp1', 'pottery1', 'shells1', null] })
    t.play('Ben: buy kelp1 0', 'Ben: take coin')
    expect(t.state.ports).toMatchObject({ swordfish: ['pottery1', 'shells1', null, null] })
  })

  test('WR-43 the last tile of the bag is told', () => {
    const t = scenario(
      ...atTheCoast({ Ann: { coins: 1 }, Ben: {} }, { ports: { swordfish: PLAIN_PORT }, bag: 'kelp2' }),
    )
    t.play('Ann: buy meat1 0', 'Ann: buy kelp1 1')
    expect(t.told).toContain('The bag is empty: what is bought now leaves a space open for good.')
    expect(t.state.ports).toMatchObject({ swordfish: ['pottery1', 'shells1', 'kelp2', null] })
  })

  test('WR-44 pearls slide at the end of the turn, above the printed storm, and none is added', () => {
    const t = scenario(...atTheCoast({ Ann: { journey: 14, coins: 9 }, Ben: {} }))
    t.play('Ann: buy pearl1 1')
    expect(t.state.ports).toMatchObject({
      sun: ['storm', null, 'pearl1', 'pearl1', 'pearl1', 'pearl2', 'pearl2', 'pearl3'],
    })
    t.play('Ann: buy pearl2 5')
    expect(t.of('Ann').coins).toBe(3)
    expect(t.state.ports).toMatchObject({
      sun: ['storm', 'pearl1', 'pearl1', 'pearl1', 'pearl2', 'pearl3', null, null],
    })
  })
})
