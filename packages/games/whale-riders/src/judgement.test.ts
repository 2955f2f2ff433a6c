import { Play, Sfc32 } from '@gam/kernel'
import { type Scenario, scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, contract } from './at-the-coast.test-support.ts'
import { whaleRiders } from './game.ts'
import { judgement } from './judgement.ts'
import { foresee, type SellingOut } from './selling-out.ts'
import type { RiderTypes } from './state.ts'
import { POSITION } from './weights.ts'

function expected({ sitting }: Scenario<RiderTypes>): number[] {
  const points: number[] = []
  judgement.expect(sitting.state, sitting.facts, points)
  return points
}

const FOUR_MEAT = contract({ meat: 4 })

describe('what bots think of a position', () => {
  test('is exact when the game is over', () => {
    const t = scenario(
      ...atTheCoast(
        {
          Ann: { journey: 14, coins: 9, tiles: 'pearl2, meat3' },
          Ben: { tiles: 'pearl1', hand: [FOUR_MEAT] },
        },
        { ports: { sun: ['storm', 'pearl1', null, null, null, null, null, null] }, bag: '' },
      ),
    )
    t.play('Ann: buy pearl1 1')
    expect(expected(t)).toEqual([3, 1])
  })

  test.each([
    ['coins', { coins: 3 }, { coins: 2 }],
    ['the way behind a rider', { journey: 5 }, { journey: 4 }],
    ['goods for a contract in hand', { tiles: 'meat2', hand: [FOUR_MEAT] }, { tiles: 'kelp2', hand: ['2'] }],
    ['pearls more than goods', { tiles: 'pearl1' }, { tiles: 'meat1' }],
    [
      'a few coins more than as many on top of a full purse',
      { coins: 4, journey: 1 },
      { coins: 2, journey: 1 },
    ],
  ])('likes %s', (_, better, worse) => {
    const [ann, ben] = expected(scenario(...atTheCoast({ Ann: better, Ben: worse })))
    expect(ann).toBeGreaterThan(ben)
  })

  test('counts the best contract most, in whatever order they are held', () => {
    const hope = (hand: string[]) =>
      expected(scenario(...atTheCoast({ Ann: { tiles: 'meat3, meat1', hand }, Ben: {} })))[0]
    const best = hope([FOUR_MEAT])
    expect(hope([contract({ meat: 2 }), FOUR_MEAT])).toBeGreaterThan(best)
    expect(hope([FOUR_MEAT, contract({ meat: 2 })])).toBeCloseTo(hope([contract({ meat: 2 }), FOUR_MEAT]))
    expect(hope([contract({ meat: 2 }), FOUR_MEAT])).toBeLessThan(best + hope([contract({ meat: 2 })]))
  })

  test('makes more of a card the less it lacks', () => {
    const hope = (tiles: string) =>
      expected(scenario(...atTheCoast({ Ann: { tiles, hand: [FOUR_MEAT] }, Ben: {} })))[0]
    const [none, some, enough] = ['kelp3, kelp1', 'meat1, kelp3', 'meat3, meat1'].map(hope)
    expect(none).toBeLessThan(some)
    expect(some).toBeLessThan(enough)
  })

  test('makes less of a card that can be paid when the starting pearls are running out', () => {
    const hope = (sun: (string | null)[]) => {
      const at = (hand: string[]) =>
        expected(
          scenario(
            ...atTheCoast({ Ann: { tiles: 'meat3, meat1', hand }, Ben: { journey: 14 } }, { ports: { sun } }),
          ),
        )[0]
      return at([FOUR_MEAT]) - at([])
    }
    const many = hope(['storm', 'pearl1', 'pearl1', 'pearl1', 'pearl1', 'pearl2', 'pearl2', 'pearl3'])
    const few = hope(['storm', 'pearl3', null, null, null, null, null, null])
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThan(many)
  })
})

describe('what the Sun Port will bring', () => {
  const pearls = (...coast: Parameters<typeof atTheCoast>) => {
    const { sitting } = scenario(...atTheCoast(...coast))
    const end: SellingOut = { time: 0, pearls: [] }
    foresee(sitting.state, sitting.facts, POSITION, end)
    return end
  }

  test('all that lies there is bought in the end, by whoever is home first most', () => {
    const [ann, ben] = pearls({ Ann: { journey: 14 }, Ben: { journey: 9 } }).pearls
    expect(ann + ben).toBeGreaterThan(10.5)
    expect(ann + ben).toBeLessThan(11.5)
    expect(ann).toBeGreaterThan(ben)
    expect(ben).toBeGreaterThanOrEqual(0)
  })

  test('who has coins gets more of it and brings the end nearer', () => {
    const poor = pearls({ Ann: { journey: 14, coins: 0 }, Ben: { journey: 14, coins: 0 } })
    const rich = pearls({ Ann: { journey: 14, coins: 6 }, Ben: { journey: 14, coins: 0 } })
    expect(poor.pearls[0]).toBeCloseTo(poor.pearls[1])
    expect(rich.pearls[0]).toBeGreaterThan(rich.pearls[1])
    expect(rich.time).toBeLessThan(poor.time)
  })

  test('the nearer the first rider, the sooner the end', () => {
    const time = (journey: number) => pearls({ Ann: { journey }, Ben: {} }).time
    expect(time(14)).toBeLessThan(time(7))
    expect(time(7)).toBeLessThan(time(0))
  })
})

describe('what a sensible player leans to', () => {
  const leanings = (...coast: Parameters<typeof atTheCoast>) => leaningsAt(scenario(...atTheCoast(...coast)))
  const leaningsAt = ({ sitting }: Scenario<RiderTypes>): { [option: string]: number } => {
    const play = new Play(whaleRiders, whaleRiders.shape.copy(sitting.state), sitting.facts, new Sfc32(1))
    play.settle()
    const before = JSON.stringify(play.state)
    const weights: number[] = []
    judgement.lean?.(play, weights)
    expect(JSON.stringify(play.state)).toBe(before)
    const { codes, count } = play.menu
    return Object.fromEntries(
      codes.slice(0, count).map((code, i) => [whaleRiders.actions.format(code), weights[i]]),
    )
  }

  test('a contract that can be paid, before a coin', () => {
    const {
      [`fulfil ${FOUR_MEAT}`]: fulfil,
      'take coin': coin,
      [`discard ${FOUR_MEAT}`]: away,
    } = leanings({
      Ann: { journey: 2, tiles: 'meat3, meat1', hand: [FOUR_MEAT] },
      Ben: {},
    })
    expect(fulfil).toBeGreaterThan(coin)
    expect(coin).toBeGreaterThan(away)
    expect(away).toBeGreaterThan(0)
  })

  test('a contract that brings pearls, not one that is paid with more of them', () => {
    const fiveTiles = contract({ tiles: 5 }, 4, 4)
    const toFulfil = (tiles: string) => {
      const {
        [`fulfil ${fiveTiles}`]: fulfil,
        'take coin': coin,
        [`discard ${fiveTiles}`]: away,
      } = leanings({ Ann: { journey: 14, tiles, hand: [fiveTiles] }, Ben: { journey: 14 } })
      return { fulfil, coin, away }
    }
    const atALoss = toFulfil('pottery2, 2 pearl1, pearl2, pearl3')
    expect(atALoss.fulfil).toBeLessThan(atALoss.away)
    const forOne = toFulfil('2 pottery1, 2 kelp1, pearl1, pearl3')
    expect(forOne.fulfil).toBeGreaterThan(forOne.coin)
    const forNothing = toFulfil('2 pottery1, 3 kelp1, pearl1, pearl3')
    expect(forNothing.fulfil).toBeGreaterThan(2 * forOne.fulfil)
    expect(forNothing.coin).toBe(atALoss.coin)
  })

  test('goods as a payment, and the fewest pearls', () => {
    const threeTiles = contract({ tiles: 3 }, 4, 1)
    const t = scenario(
      ...atTheCoast({
        Ann: { tiles: 'meat1, kelp1, 2 crystal1, pearl1, pearl2', hand: [threeTiles] },
        Ben: {},
      }),
    )
    t.play(`Ann: fulfil ${threeTiles}`)
    const pay = leaningsAt(t)
    expect(pay['pay meat1 kelp1 crystal1']).toBe(pay['pay meat1 crystal1 crystal1'])
    expect(pay['pay meat1 kelp1 crystal1']).toBeGreaterThan(1.5 * pay['pay meat1 kelp1 pearl1'])
    expect(pay['pay meat1 kelp1 pearl1']).toBeGreaterThan(1.5 * pay['pay meat1 kelp1 pearl2'])
  })

  test('goods that a contract needs, before others, and the cheaper of two pearls', () => {
    const buy = leanings(
      { Ann: { journey: 2, coins: 5, tiles: 'meat3', hand: [FOUR_MEAT] }, Ben: {} },
      { ports: { ray: ['kelp1', 'meat1', 'pearl1', 'pearl1'] } },
    )
    expect(buy['buy meat1 1']).toBeGreaterThan(buy['buy kelp1 0'])
    expect(buy['buy pearl1 2']).toBeGreaterThan(buy['buy pearl1 3'])
  })

  test('two riders lean more to what is best than many, of whom others are drawn by it', () => {
    const toAdvance = (...others: string[]) => {
      const riders = Object.fromEntries(['Ann', ...others].map((name) => [name, {}]))
      const { advance, 'take coin': coin } = leanings(riders)
      return advance / coin
    }
    expect(toAdvance('Ben')).toBeGreaterThan(1.5 * toAdvance('Ben', 'Cy'))
    expect(toAdvance('Ben', 'Cy')).toBeCloseTo(toAdvance('Ben', 'Cy', 'Dee'))
  })
})

test('a lead counts more the nearer the first rider is to home', () => {
  const at = (journey: number) => {
    const { sitting } = scenario(...atTheCoast({ Ann: { journey }, Ben: {} }))
    return judgement.leadAt?.(sitting.state, sitting.facts) ?? 0
  }
  expect(at(14)).toBeGreaterThan(0)
  expect(at(14)).toBeLessThan(at(7))
  expect(at(7)).toBeLessThan(at(0))
})
