import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, contract, PLAIN_PORT } from '../at-the-coast.test-support.ts'
import { whaleRiders } from '../game.ts'
import { DECREES } from './decrees.ts'

const PLAYERS = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Fay']
const TWO_MEAT = contract({ meat: 2 })
const TWO_KELP = contract({ kelp: 2 })

describe('laying out', () => {
  test.each([
    ['first', 2, 3],
    ['first', 3, 3],
    ['first', 4, 3],
    ['first', 5, 4],
    ['first', 6, 4],
    ['second', 2, 4],
    ['second', 4, 4],
    ['second', 6, 4],
  ] as const)('WR-60 %s edition, %i players: %i decrees', (edition, n, decrees) => {
    const begin = (seed: string) =>
      scenario(whaleRiders, { seats: PLAYERS.slice(0, n), options: { edition, decree: true }, seed })
    expect(new Set(begin('a').state.decrees as string[]).size).toBe(decrees)
    const seen = new Set<string>()
    for (let seed = 0; seed < 30; seed++)
      for (const decree of begin(String(seed)).state.decrees as string[]) seen.add(decree)
    const missing = edition === 'first' ? 'triple goods' : 'sun port'
    expect([...seen].toSorted()).toEqual(DECREES.names.filter((name) => name !== missing).toSorted())
  })

  test('WR-60 without the variant there are none', () => {
    const t = scenario(whaleRiders, { seats: ['Ann', 'Ben'] })
    expect(t.state.decrees).toEqual([])
  })
})

describe('claiming', () => {
  test('WR-61 at once and by itself, by the first player to reach it', () => {
    const t = scenario(
      ...atTheCoast({ Ann: { coins: 7 }, Ben: { coins: 7 } }, { decrees: ['eight coins', 'lobster port'] }),
    )
    t.play('Ann: take coin')
    expect(t.of('Ann')).toMatchObject({ decrees: ['eight coins'] })
    expect(t.told).toEqual(['Ann takes 1 coin.', 'Ann claims the decree: eight coins (2 pearls).'])
    expect(t.state.decrees).toEqual(['lobster port'])
    expect(t.score.Ann).toBe(2)
    t.play('Ann: take coin', 'Ben: take coin')
    expect(t.of('Ben').coins).toBe(8)
    expect(t.of('Ben').decrees).not.toContain('eight coins')
  })

  test('WR-61 never on another player’s turn', () => {
    const t = scenario(...atTheCoast({ Ann: {}, Ben: { coins: 9 } }, { decrees: ['eight coins'] }))
    t.play('Ann: take coin', 'Ann: take coin')
    expect(t.state.decrees).toEqual(['eight coins'])
    t.play('Ben: take coin')
    expect(t.state.decrees).toEqual([])
  })

  test('WR-61 after every single contract, every single tile and every advance', () => {
    const t = scenario(
      ...atTheCoast(
        {
          Ann: {
            journey: 6,
            tiles: 'meat2, 6 kelp1',
            hand: [TWO_MEAT],
            fulfilled: ['2', '3'],
            ability: 'bulk buy',
          },
          Ben: {},
        },
        { ports: { lobster: PLAIN_PORT }, decrees: ['three contracts', 'eight tiles', 'lobster port'] },
      ),
    )
    const claimed = () => t.events.flatMap(({ type, decree }) => (type === 'decreeClaimed' ? [decree] : []))
    t.play('Ann: advance')
    expect(claimed()).toEqual(['lobster port'])
    t.play('Ann: buy meat1 0')
    expect(claimed()).toEqual(['eight tiles'])
    expect(t.step).toBe('buyMore')
    const u = scenario(
      ...atTheCoast(
        { Ann: { tiles: 'meat2, kelp2', hand: [TWO_MEAT, TWO_KELP], fulfilled: ['9', '2'] }, Ben: {} },
        { decrees: ['three contracts'] },
      ),
    )
    u.play(`Ann: fulfil ${TWO_MEAT}`)
    expect(u.of('Ann').decrees).toEqual(['three contracts'])
    expect(u.step).toBe('fulfilMore')
  })
})

describe('the goals', () => {
  test('WR-62 three contracts fulfilled: 3 pearls', () => {
    const place = (fulfilled: string[]) => ({ tiles: 'meat2', hand: [TWO_MEAT], fulfilled })
    const play = (fulfilled: string[]) =>
      scenario(...atTheCoast({ Ann: place(fulfilled), Ben: {} }, { decrees: ['three contracts'] })).play(
        `Ann: fulfil ${TWO_MEAT}`,
      )
    expect(play(['2']).of('Ann').decrees).toEqual([])
    expect(play(['2', '3']).of('Ann').decrees).toEqual(['three contracts'])
    expect(play(['2', '3']).parts('Ann').decrees).toBe(3)
  })

  test('WR-62 WR-66 eight coins: 2 pearls, nothing is paid, and coins spent no longer count', () => {
    const t = scenario(...atTheCoast({ Ann: { coins: 7 }, Ben: {} }, { decrees: ['eight coins'] }))
    t.play('Ann: take coin')
    expect(t.of('Ann')).toMatchObject({ coins: 8, decrees: ['eight coins'] })
    expect(t.parts('Ann').decrees).toBe(2)
    const u = scenario(
      ...atTheCoast(
        { Ann: { coins: 7 }, Ben: {} },
        { decrees: ['eight coins'], ports: { swordfish: PLAIN_PORT }, bag: '' },
      ),
    )
    u.play('Ann: buy kelp1 1', 'Ann: take coin')
    expect(u.of('Ann')).toMatchObject({ coins: 7, decrees: [] })
  })

  test('WR-62 WR-66 eight tiles: 2 coins; tiles paid away no longer count', () => {
    const buy = (tiles: string) =>
      scenario(
        ...atTheCoast(
          { Ann: { tiles, hand: [TWO_MEAT] }, Ben: {} },
          { decrees: ['eight tiles'], ports: { swordfish: PLAIN_PORT } },
        ),
      )
    expect(buy('6 kelp1').play('Ann: buy meat1 0').of('Ann').decrees).toEqual([])
    expect(buy('7 kelp1').play('Ann: buy meat1 0').of('Ann')).toMatchObject({
      decrees: ['eight tiles'],
      coins: 2,
    })
    const t = buy('6 kelp1, meat2').play(`Ann: fulfil ${TWO_MEAT}`, 'Ann: buy meat1 0')
    expect(t.of('Ann').decrees).toEqual([])
  })

  test('WR-62 eight pearls on cards and tiles: 3 coins', () => {
    const buy = (tiles: string) =>
      scenario(
        ...atTheCoast(
          { Ann: { journey: 14, coins: 1, tiles, fulfilled: [contract({ meat: 5 })] }, Ben: {} },
          { decrees: ['eight pearls'] },
        ),
      ).play('Ann: buy pearl1 1')
    expect(buy('pearl2').of('Ann')).toMatchObject({ decrees: [], coins: 0 })
    expect(buy('pearl3').of('Ann')).toMatchObject({ decrees: ['eight pearls'], coins: 3 })
  })

  test('WR-62 first at Lobster Port: 2 pearls', () => {
    const t = scenario(
      ...atTheCoast({ Ann: { journey: 5 }, Ben: { journey: 6 } }, { decrees: ['lobster port'] }),
    )
    t.play('Ann: advance')
    expect(t.of('Ann').decrees).toEqual([])
    t.play('Ann: advance')
    expect(t.parts('Ann').decrees).toBe(2)
  })

  test('WR-63 first edition: first back at the Sun Port: 3 pearls', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { journey: 12 }, Ben: {} },
        { decrees: ['sun port'], options: { edition: 'first' } },
      ),
    )
    t.play('Ann: advance')
    expect(t.of('Ann').decrees).toEqual([])
    t.play('Ann: advance')
    expect(t.of('Ann').decrees).toEqual(['sun port'])
    expect(t.parts('Ann').decrees).toBe(3)
  })

  test('WR-64 second edition: three tiles with three goods each: 3 coins', () => {
    const buy = (tiles: string) =>
      scenario(
        ...atTheCoast(
          { Ann: { tiles }, Ben: {} },
          { decrees: ['triple goods'], ports: { swordfish: ['kelp3', null, null, null] } },
        ),
      ).play('Ann: buy kelp3 0')
    expect(buy('meat3, shells2').of('Ann')).toMatchObject({ decrees: [], coins: 0 })
    expect(buy('meat3, shells3').of('Ann')).toMatchObject({ decrees: ['triple goods'], coins: 3 })
    expect(buy('2 kelp3').of('Ann')).toMatchObject({ decrees: ['triple goods'], coins: 3 })
  })

  test('WR-65 coins of one decree complete another, and its pearls count for the eight pearls', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { coins: 6, tiles: '3 pearl2, 4 kelp1' }, Ben: {} },
        { ports: { swordfish: PLAIN_PORT }, decrees: ['eight pearls', 'eight coins', 'eight tiles'] },
      ),
    )
    t.play('Ann: buy meat1 0')
    // eight tiles bring 2 coins, these make eight coins, whose 2 pearls make eight pearls, which bring 3 coins
    expect(t.of('Ann')).toMatchObject({
      decrees: ['eight tiles', 'eight coins', 'eight pearls'],
      coins: 11,
    })
    expect(t.state.decrees).toEqual([])
  })

  test('WR-66 the number means at least', () => {
    const t = scenario(...atTheCoast({ Ann: { coins: 11 }, Ben: {} }, { decrees: ['eight coins'] }))
    t.play('Ann: take coin')
    expect(t.of('Ann')).toMatchObject({ coins: 12, decrees: ['eight coins'] })
  })

  test('WR-67 starting pearls are tiles, decrees and abilities are not', () => {
    const buy = (tiles: string, decrees: string[]) =>
      scenario(
        ...atTheCoast(
          { Ann: { tiles, decrees, ability: 'haggler' }, Ben: {} },
          { decrees: ['eight tiles'], ports: { swordfish: PLAIN_PORT } },
        ),
      ).play('Ann: buy meat1 0')
    expect(buy('pearl3, 6 kelp1', []).of('Ann').decrees).toEqual(['eight tiles'])
    expect(buy('6 kelp1', ['eight coins', 'lobster port']).of('Ann').decrees).not.toContain('eight tiles')
  })

  test('WR-67 the tile with three pearls is no tile with three goods', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { tiles: 'pearl3, meat3' }, Ben: {} },
        { decrees: ['triple goods'], ports: { swordfish: ['kelp3', null, null, null] } },
      ),
    )
    t.play('Ann: buy kelp3 0')
    expect(t.of('Ann').decrees).toEqual([])
  })
})
