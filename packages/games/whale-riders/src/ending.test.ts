import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, contract, PLAIN_PORT } from './at-the-coast.test-support.ts'

/** The Sun Port with one pearl left. */
const LAST_PEARL = ['storm', 'pearl1', null, null, null, null, null, null]

describe('the last starting pearl', () => {
  test('WR-50 ends the game at once: no second action, no replenishing, no end of the round', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { journey: 14, coins: 1, tiles: '3 pearl1, 2 pearl2, pearl3', hand: ['1'] }, Ben: {}, Cy: {} },
        { ports: { sun: LAST_PEARL, swordfish: PLAIN_PORT } },
      ),
    )
    t.play('Ann: buy pearl1 1')
    expect(t.over).toBe(true)
    expect(t.asked).toBe(null)
    expect(t.of('Ann').hand).toEqual({ 1: 1 })
    expect(t.events.map(({ type }) => type)).toEqual([
      'tileBought',
      'gameEnded',
      'pearlsCounted',
      'pearlsCounted',
      'pearlsCounted',
    ])
    expect(t.told).toContain('Ann has 11 pearls.')
  })

  test('WR-50 the second action of a turn, too, and one tile of a bulk buy', () => {
    const two = ['storm', 'pearl1', 'pearl1', null, null, null, null, null]
    const places = { Ann: { journey: 14, coins: 9, ability: 'bulk buy' }, Ben: {} }
    const t = scenario(...atTheCoast(places, { ports: { sun: two }, bag: '' }))
    t.play('Ann: buy pearl1 1')
    expect(t.step).toBe('buyMore')
    expect(t.over).toBe(false)
    t.play('Ann: buy pearl1 2')
    expect(t.over).toBe(true)
  })

  test('WR-50 decrees that this purchase completes are still claimed', () => {
    const places = { Ann: { journey: 14, coins: 1, tiles: '7 meat1' }, Ben: {} }
    const t = scenario(
      ...atTheCoast(places, { ports: { sun: LAST_PEARL }, bag: '', decrees: ['eight tiles'] }),
    )
    t.play('Ann: buy pearl1 1')
    expect(t.over).toBe(true)
    expect(t.of('Ann')).toMatchObject({ coins: 2, decrees: ['eight tiles'] })
  })

  test('WR-50 six pearls sold are not enough', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { journey: 14, coins: 1 }, Ben: {} },
        {
          ports: { sun: ['storm', 'pearl1', 'pearl3', null, null, null, null, null] },
          bag: '',
        },
      ),
    )
    t.play('Ann: buy pearl1 1', 'Ann: take coin')
    expect(t.over).toBe(false)
    expect(t.asked).toBe('Ben')
  })
})

/** A game that is over: Ann has bought the last pearl, which counts 1 for her. */
function finished(
  ann: { coins?: number; tiles?: string; fulfilled?: string[]; decrees?: string[] },
  ben: { coins?: number; tiles?: string; fulfilled?: string[]; hand?: string[]; decrees?: string[] },
  cy = {},
) {
  const places = { Ann: { journey: 14, ...ann, coins: (ann.coins ?? 0) + 1 }, Ben: ben, Cy: cy }
  const decree = ann.decrees || ben.decrees ? { decrees: [] } : {}
  const t = scenario(...atTheCoast(places, { ports: { sun: LAST_PEARL }, bag: '', ...decree }))
  return t.play('Ann: buy pearl1 1')
}

const FIVE_MEAT = contract({ meat: 5 })

describe('scoring', () => {
  test('WR-51 pearls on tiles, contracts and decrees; goods, coins and unfulfilled contracts count nothing', () => {
    const t = finished(
      {
        tiles: 'pearl2, meat3, crystal2',
        coins: 20,
        fulfilled: [FIVE_MEAT],
        decrees: ['eight coins', 'eight tiles'],
      },
      { hand: ['1', '2', '5'], decrees: ['lobster port', 'eight pearls'] },
    )
    expect(t.parts('Ann')).toEqual({ tiles: 3, contracts: 4, decrees: 2 })
    expect(t.score).toEqual({ Ann: 9, Ben: 2, Cy: 0 })
    expect(t.ranks).toEqual({ Ann: 1, Ben: 2, Cy: 3 })
  })

  test('WR-52 ties: more coins, then more tiles', () => {
    expect(finished({ coins: 1 }, { tiles: 'pearl1', coins: 2 }).ranks).toMatchObject({ Ann: 2, Ben: 1 })
    expect(
      finished({ coins: 2, tiles: 'meat1' }, { tiles: 'pearl1, kelp1, kelp1', coins: 2 }).ranks,
    ).toMatchObject({ Ann: 2, Ben: 1 })
    expect(finished({ coins: 3 }, { tiles: 'pearl1, kelp1', coins: 2 }).ranks).toMatchObject({
      Ann: 1,
      Ben: 2,
    })
  })

  test('WR-52 pearl tiles count among the tiles, decrees do not', () => {
    // two pearls each: Ann has a tile and a decree of 2 beside her 1, Ben three tiles
    const t = finished({ decrees: ['eight coins', 'eight tiles', 'eight pearls'] }, { tiles: '3 pearl1' })
    expect(t.score).toMatchObject({ Ann: 3, Ben: 3 })
    expect(t.ranks).toMatchObject({ Ann: 2, Ben: 1 })
  })

  test('WR-52 who is still tied shares the victory, and other places are ranked the same way', () => {
    const t = finished({}, { tiles: 'pearl1' }, { tiles: 'pearl1' })
    expect(t.ranks).toEqual({ Ann: 1, Ben: 1, Cy: 1 })
    const u = finished({ tiles: 'pearl2' }, { tiles: 'pearl1' }, { tiles: 'pearl1', coins: 1 })
    expect(u.ranks).toEqual({ Ann: 1, Ben: 3, Cy: 2 })
  })
})

describe('a game without an end', () => {
  test('WR-53 is over after 200 full rounds, and scored', () => {
    const places = { Ann: {}, Ben: { tiles: 'pearl1' }, Cy: {} }
    const t = scenario(...atTheCoast(places, { round: 200, turn: 'Cy', starter: 'Ben' }))
    t.play('Cy: take coin', 'Cy: take coin')
    expect(t.over).toBe(false)
    t.play('Ann: take coin', 'Ann: take coin')
    expect(t.over).toBe(true)
    expect(t.events).toContainEqual({ type: 'gameEnded', ending: 'last round' })
    expect(t.ranks).toEqual({ Ann: 2, Ben: 1, Cy: 2 })
  })

  test('WR-53 round 199 is not the last', () => {
    const t = scenario(...atTheCoast({ Ann: {}, Ben: {} }, { round: 199, turn: 'Ann', starter: 'Ben' }))
    t.play('Ann: take coin', 'Ann: take coin')
    expect(t.over).toBe(false)
    expect(t.state.round).toBe(200)
    expect(t.told).toContain('Round 200.')
  })
})
