import { Play, readOptions, Sfc32 } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { newBedford } from './game.ts'
import { judgement } from './judgement.ts'

type Table = Parameters<typeof inTown>

/** What is left of a round when Ann is to place a worker. */
const round = [
  { step: 'place', seat: 'Ann', grounds: 'anywhere' },
  { step: 'movement' },
  { step: 'whaling' },
  { step: 'endRound' },
]

/** What each seat may expect. */
function expected(people: Table[0], given: Table[1] = {}): number[] {
  const { sitting } = scenario(...inTown(people, { next: round, ...given }))
  const points: number[] = []
  judgement.expect(sitting.state, sitting.facts, points)
  return points
}

/** What is expected of Ann's things, given the rest. */
function worth(ann: Table[0][string], given: Table[1] = {}): number {
  return expected({ Ann: ann, Ben: {} }, given)[0]
}

/** The options at a decision with how much bots lean to each. */
function leanings(people: Table[0], given: Table[1] = {}): { [option: string]: number } {
  const { sitting } = scenario(...inTown(people, given))
  const state = newBedford.shape.copy(sitting.state)
  const play = new Play(newBedford, state, sitting.facts, new Sfc32(1))
  play.settle()
  const weights: number[] = []
  judgement.lean?.(play, weights)
  const { codes, count } = play.menu
  return Object.fromEntries(
    codes.slice(0, count).map((code, i) => [newBedford.actions.format(code), weights[i]]),
  )
}

const over = { next: [{ step: 'endGame' }] }

describe('what bots think of a position', () => {
  test('is exact when the game is over', () => {
    const given = {
      boards: { Ahab: { whales: '2 sperm' } },
      built: { Ann: 'mansion', Ahab: 'bank' },
      captains: ['ahab' as const],
      ...over,
    }
    const people = { Ann: { money: 14, wood: 9, whales: '3 right' }, Ben: { money: 4 } }
    expect(expected(people, given).map(Math.round)).toEqual([3 + 5 + 2, 0, 8 + 1])
  })

  test('LO-49 a person level with a Captain is behind him', () => {
    const given = { boards: { Ahab: { whales: '2 sperm' } }, captains: ['ahab' as const], ...over }
    const [ann, , ahab] = expected({ Ann: { money: 4, whales: '8 right' }, Ben: {} }, given)
    expect(ann).toBeLessThan(ahab)
    const [more, , less] = expected({ Ann: { whales: '9 right' }, Ben: {} }, given)
    expect(more).toBeGreaterThan(less)
  })

  test('NB-83 ties go to who has more whales, then more money over the fives', () => {
    const [many, few] = expected({ Ann: { whales: '2 right' }, Ben: { whales: 'bowhead', money: 4 } }, over)
    expect(many).toBeGreaterThan(few)
    const [rich, poor] = expected({ Ann: { money: 9 }, Ben: { money: 8 } }, over)
    expect(rich).toBeGreaterThan(poor)
  })

  test.each([
    ['goods', { brick: 3 }],
    ['money', { money: 3 }],
    ['a ship on the dock', { ships: ['dock'] }],
    ['a ship at sea', { ships: ['space 4'] }],
    ['whales aboard', { ships: ['space 0: 2 right'] }],
    ['whales on a ship that returns', { ships: ['return: sperm'] }],
    ['whales landed', { whales: 'right' }],
  ])('%s is better than nothing', (_, ann) => {
    const [rich, poor] = expected({ Ann: ann, Ben: {} })
    expect(rich).toBeGreaterThan(poor)
  })

  test.each(['right', 'bowhead', '2 right, bowhead', 'sperm', '2 sperm', '3 bowhead'])(
    'NB-62 %s aboard are no burden to who needs the money for a building: they can be sold',
    (whales) => {
      for (const [money, wood] of [
        [10, 4],
        [12, 4],
        [4, 6],
        [0, 0],
      ])
        for (const at of ['space 0', 'space 3'])
          expect(worth({ money, wood, ships: [`${at}: ${whales}`] })).toBeGreaterThanOrEqual(
            worth({ money, wood, ships: [at] }) - 0.01,
          )
    },
  )

  test('whales aboard are worth more to who can pay the lay', () => {
    const at = (money: number) =>
      expected({ Ann: { money, ships: ['space 0: 5 bowhead'] }, Ben: { money } }, { round: 12 })
    const [rich, without] = at(20)
    const [poor, alone] = at(0)
    expect(rich - without).toBeGreaterThan(poor - alone)
  })

  test('goods are worth nothing once the last worker is placed', () => {
    const workers = ['farm', 'farm']
    const points = expected(
      { Ann: { brick: 9, workers }, Ben: { workers, ships: ['space 1'] } },
      { round: 12, gone: '8 sea', next: [{ step: 'select', seat: 'Ben', ship: 'ship 1' }], out: '2 right' },
    )
    expect(points[0]).toBe(0)
  })

  test('goods that no plan needs are worth less: no hoarding', () => {
    const food = (n: number) => worth({ food: n, ships: ['dock'] }, { round: 9 })
    expect(food(3) - food(2)).toBeGreaterThan(food(33) - food(32))
  })

  test('a ship at sea is worth more than one that waits with its food on the dock', () => {
    for (const round of [3, 7]) {
      const waiting = worth({ money: 9, food: 6, ships: ['dock'] }, { round })
      expect(worth({ money: 9, ships: ['space 6'] }, { round })).toBeGreaterThan(waiting)
    }
  })

  test('farther out is better only as long as there are rounds to whale', () => {
    const at = (space: string, round: number) => worth({ money: 20, ships: [space] }, { round })
    expect(at('space 6', 5)).toBeGreaterThan(at('space 2', 5) + 1)
    expect(at('space 6', 12)).toBeCloseTo(at('space 1', 12))
  })

  test('a ship finds less in a poor ocean', () => {
    const ann = { money: 20, ships: ['space 4'] }
    const rich = worth(ann) - worth({ money: 20 })
    const gone = '15 right, 9 bowhead, 2 sperm'
    expect(worth(ann, { gone }) - worth({ money: 20 }, { gone })).toBeLessThan(rich)
  })

  test('the ship that selects first may expect more', () => {
    const [first, second] = expected({
      Ann: { money: 20, ships: ['space 4 1st'] },
      Ben: { money: 20, ships: ['space 4 2nd'] },
    })
    expect(first).toBeGreaterThan(second)
  })

  test('SL-26 a ship in a column of its own selects last, wherever it is', () => {
    const ben = { money: 20, ships: ['space 3'] }
    const log = { options: { shipsLog: true } }
    const [last] = expected({ Ann: { money: 20, ships: ['space 4 beside'] }, Ben: ben }, log)
    const [first] = expected({ Ann: { money: 20, ships: ['space 4'] }, Ben: ben }, log)
    expect(last).toBeLessThan(first)
  })

  test('WW-11 a ship with the Blue Whale takes nothing more aboard', () => {
    const promo = { options: { blueWhale: true } }
    const catchOf = (whale: string) => {
      const at = (space: string) =>
        expected(
          { Ann: { money: 40, ships: [`${space}: ${whale}`] }, Ben: { money: 20, ships: ['space 4'] } },
          promo,
        )
      const [far, near] = [at('space 5'), at('space 0')]
      return far[0] - near[0]
    }
    expect(catchOf('blue')).toBeLessThan(0.5)
    expect(catchOf('sperm')).toBeGreaterThan(1)
  })

  test('who selects next has the best of what lies out as good as aboard', () => {
    const given = { round: 12, gone: '8 sea', next: [{ step: 'select', seat: 'Ann', ship: 'ship 1' }] }
    const ann = { money: 30, ships: ['space 0'], workers: ['farm', 'farm'] }
    expect(worth(ann, { ...given, out: 'sperm' }) - worth(ann, { ...given, out: 'right' })).toBeGreaterThan(1)
  })

  test('a placement counts as what it is about to bring', () => {
    const going = (space: string) => [
      { step: 'purchase', seat: 'Ann', space, bonus: 'none' },
      { step: 'act', seat: 'Ann', space, bonus: 'none' },
      ...round.slice(1),
    ]
    const ann = { money: 4, food: 4, ships: ['dock'], workers: ['warehouse'] }
    const at = (space: string) => worth(ann, { round: 7, built: { Ben: 'tryworks' }, next: going(space) })
    expect(at('forest')).toBeGreaterThan(at('tryworks'))
    expect(at('city pier')).toBeGreaterThan(at('tryworks'))
  })

  test('NB-73 the Tryworks saves lays of a ship about to return', () => {
    const ann = { ships: ['space 0: 3 right'], workers: ['tryworks'] }
    const built = { Ben: 'tryworks' }
    expect(worth({ ...ann, tryworks: true }, { built })).toBeGreaterThan(worth(ann, { built }) + 1)
    // When the ships have moved it has done what it could.
    const late = {
      built,
      out: 'right',
      gone: '8 sea',
      next: [{ step: 'select', seat: 'Ann', ship: 'ship 1' }],
    }
    expect(worth({ ...ann, tryworks: true }, late)).toBe(worth(ann, late))
  })

  test('a Captain at his limits expects no more than he has', () => {
    const given = {
      captains: ['flask' as const],
      boards: { Flask: { whales: '12 right' } },
      built: { Flask: 'bank, inn, market, bakery' },
      round: 5,
    }
    expect(Math.round(expected({ Ann: {}, Ben: {} }, given)[2])).toBe(12 + 4)
  })
})

describe('the weights', () => {
  /** What Ann may expect of her Bank if it is given this weight. */
  const ofBank = (name: string, weight: number, people: Table[0]) => {
    const { sitting } = scenario(...inTown(people, { next: round, built: { Ann: 'bank' }, round: 4 }))
    const points: number[] = []
    judgement.weighed({ ...judgement.weights, [name]: weight }).expect(sitting.state, sitting.facts, points)
    return points[0]
  }

  test.each([
    ['two bank', { Ann: {}, Ben: {} }, { Ann: {}, Ben: {}, Cleo: {} }],
    ['more bank', { Ann: {}, Ben: {}, Cleo: {} }, { Ann: {}, Ben: {} }],
  ])('%s counts at tables of its size only, for every round to come', (name, here, elsewhere) => {
    expect(ofBank(name, 1, here) - ofBank(name, 0, here)).toBeCloseTo(8)
    expect(ofBank(name, 1, elsewhere)).toBe(ofBank(name, 0, elsewhere))
  })
})

describe('what bots look at first', () => {
  test('the most valuable whale, and hardly ever none', () => {
    const weights = leanings(
      { Ann: { ships: ['space 1'] }, Ben: {} },
      { out: 'right, sperm', next: [{ step: 'select', seat: 'Ann', ship: 'ship 1' }] },
    )
    expect(weights['select sperm']).toBeGreaterThan(weights['select right'])
    expect(weights['select right']).toBeGreaterThan(weights.pass)
    expect(weights.pass).toBeGreaterThan(0)
  })

  test('a launch as far as the rounds go, and not farther', () => {
    const next = [{ step: 'launch', seat: 'Ann', way: 'city pier' }]
    const at = (round: number) => leanings({ Ann: { food: 6, ships: ['dock'] }, Ben: {} }, { round, next })
    expect(at(3)['launch ship 1 6']).toBeGreaterThan(at(3)['launch ship 1 2'])
    expect(at(12)['launch ship 1 1']).toBeGreaterThan(at(12)['launch ship 1 6'])
  })

  test('NB-11 hardly a purchase that is only sold again', () => {
    const at = (space: string) => {
      const frame = { seat: 'Ann', space, bonus: 'none' }
      const next = [{ step: 'purchase', ...frame }, { step: 'act', ...frame }, { step: 'endRound' }]
      return leanings({ Ann: { money: 6, wood: 2 }, Ben: {} }, { next })['purchase wood']
    }
    expect(at('forest')).toBeGreaterThan(at('general store'))
  })

  test('keeping as many whales as can be paid', () => {
    const weights = leanings(
      { Ann: { money: 4, ships: ['return: 2 right'] }, Ben: {} },
      { next: [{ step: 'nameWhales', seat: 'Ann', ship: 'ship 1', token: 'right' }] },
    )
    expect(weights['sell whales 0 right']).toBeGreaterThan(weights['sell whales 2 right'])
  })

  test('WW-14 WW-15 the Tryworks for the Castaway of a ship with right whales, in the last returns of any ship', () => {
    const tryworks = (ships: string[], given: Table[1]) =>
      leanings(
        { Ann: { money: 1, ships }, Ben: {} },
        { options: { castaway: true }, built: { Ann: 'tryworks' }, ...given },
      )['place tryworks']
    const comesIn = { next: [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }] }
    const last = { round: 12, next: [{ step: 'finalMovement' }] }
    const bank = (given: Table[1]) =>
      leanings(
        { Ann: { money: 1, ships: ['space 3: castaway'] }, Ben: {} },
        { options: { castaway: true }, built: { Ann: 'bank' }, ...given },
      )['place bank']
    expect(tryworks(['return: castaway, 2 right', 'home'], comesIn)).toBeGreaterThan(bank(last))
    expect(tryworks(['space 3: castaway', 'space 5: 2 right'], last)).toBeGreaterThan(bank(last))
  })
})

test('WW-15 in the last returns right whales of a ship far out land by the Tryworks', () => {
  const given = {
    round: 12,
    lastReturns: true,
    built: { Ann: 'tryworks' },
    castaway: 'tryworks',
    options: { castaway: true },
  }
  const next = [{ step: 'place', seat: 'Ben', grounds: 'castaway' }, { step: 'finalMovement' }]
  const ann = { ships: ['space 5: 3 right', 'home'], whales: 'castaway' }
  expect(worth({ ...ann, tryworks: true }, { ...given, next })).toBeGreaterThan(
    worth(ann, { ...given, next }),
  )
})

test('what was worked out before is remembered, and the same as if it were worked out anew', () => {
  const config = {
    ...{
      options: readOptions(newBedford.options, { shipsLog: true, blueWhale: true, captains: ['flask'] }),
      seats: 3,
    },
    components: newBedford.components.sets[0],
  }
  const facts = newBedford.facts(config)
  const experienced = judgement.weighed(judgement.weights)
  const luck = new Sfc32(5)
  for (let game = 0; game < 4; game++) {
    const play = new Play(newBedford, newBedford.shape.blank(3), facts, new Sfc32(game))
    newBedford.setup(play)
    for (let moves = 0; play.settle(); moves++) {
      const [remembered, anew]: number[][] = [[], []]
      experienced.expect(play.state, facts, remembered)
      if (moves % 5 === 0) {
        judgement.weighed(judgement.weights).expect(play.state, facts, anew)
        expect(remembered).toEqual(anew)
      }
      play.take(play.menu.codes[luck.below(play.menu.count)])
    }
  }
})
