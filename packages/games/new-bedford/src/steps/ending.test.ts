import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from '../at-the-table.test-support.ts'

type Table = Parameters<typeof inTown>

function evening(places: Table[0], given: Table[1] = {}) {
  return scenario(...inTown(places, { next: [{ step: 'endRound' }], ...given }))
}

describe('end of round', () => {
  test('NB-80 wheel to the left, marker on, workers home, Post Office paid', () => {
    const t = evening(
      { Ann: { workers: ['bank', 'farm'] }, Ben: { workers: ['farm', 'inn'] }, Cy: {} },
      { round: 4, first: 'Cy', firstPerson: 'Cy', built: { Ben: 'post office, bank, inn' } },
    )
    expect(t.state).toMatchObject({ round: 5, first: 0, firstPerson: 0, used: {} })
    expect(t.of('Ann').workers).toEqual(['home', 'home'])
    expect(t.of('Ben')).toMatchObject({ workers: ['home', 'home'], money: 2 })
    expect(t.asked).toBe('Ann')
    expect(t.step).toBe('place')
  })

  test('NB-81 NB-85 after round 12 movement alone is repeated until all ships are home', () => {
    const t = evening(
      { Ann: { money: 2, ships: ['space 6: right', 'space 1: bowhead'] }, Ben: { money: 9 } },
      { round: 12, out: '3 right' },
    )
    expect(t.asked).toBe('Ann')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 4' }, { at: 'return' }])
    t.play('Ann: sell whales 1 bowhead', 'Ben: buy bowhead')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'return' }, { at: 'home' }])
    t.play('Ann: sell whales 0 right')
    expect(t.over).toBe(true)
    expect(t.of('Ann')).toMatchObject({ money: 2, whales: { right: 1 } })
    // Nothing was drawn or selected in between.
    expect(t.state.out).toEqual({ right: 3 })
    expect(t.sitting.events.map(({ type }) => type)).not.toContain('roundBegun')
  })

  test('NB-81 ships still select in the whaling phase of round 12', () => {
    const t = evening(
      { Ann: { money: 20, ships: ['space 2'] }, Ben: {} },
      { round: 12, gone: '8 sea', next: [{ step: 'whaling' }, { step: 'endRound' }] },
    )
    expect(t.step).toBe('select')
    t.play(`Ann: ${t.choices[0]}`)
    expect(t.step).toBe('nameWhales')
  })

  test('NB-84 round 12 has its whole end of round before that', () => {
    const t = evening(
      { Ann: { workers: ['farm'], ships: ['space 0: right'] }, Ben: {} },
      { round: 12, options: { buildings: ['post office'] }, built: { Ann: 'post office' } },
    )
    expect(t.of('Ann')).toMatchObject({ money: 2, workers: ['home', 'home'] })
    // The $2 can pay the lay.
    expect(t.choices).toContain('sell whales 0 right')
  })

  test('NB-86 in the last returns the Tryworks gives nothing', () => {
    const t = evening(
      { Ann: { workers: ['tryworks'], tryworks: true, ships: ['space 0: 3 right'] }, Ben: {} },
      { round: 12, built: { Ann: 'tryworks' } },
    )
    expect(t.step).toBe('nameWhales')
    expect(t.choices).toEqual(['sell whales 2 right', 'sell whales 3 right'])
  })
})

describe('scores', () => {
  const over = { next: [{ step: 'endGame' }] }

  test('NB-82 landed whales, buildings, victory buildings, each full $5; no goods, nothing aboard', () => {
    const t = evening(
      {
        Ann: {
          money: 14,
          wood: 9,
          food: 9,
          brick: 9,
          whales: '2 right, bowhead, sperm',
          ships: ['space 2: sperm'],
        },
        Ben: { money: 4 },
        Cy: {},
      },
      { ...over, built: { Ann: 'bank, mansion', Ben: 'inn' } },
    )
    expect(t.parts('Ann')).toEqual({ whales: 2 + 2 + 4, buildings: 2, victory: 4, money: 2 })
    expect(t.score).toEqual({ Ann: 16, Ben: 1, Cy: 0 })
    expect(t.ranks).toEqual({ Ann: 1, Ben: 2, Cy: 3 })
  })

  test('NB-83 NB-88 a tie goes to more whale tokens, whatever their kind', () => {
    const t = evening({ Ann: { whales: 'sperm', money: 4 }, Ben: { whales: '2 right, bowhead' } }, over)
    expect(t.score).toEqual({ Ann: 4, Ben: 4 })
    expect(t.ranks).toEqual({ Ann: 2, Ben: 1 })
  })

  test('NB-83 then to more money that did not score, then it is shared', () => {
    const t = evening({ Ann: { money: 7 }, Ben: { money: 9 }, Cy: { money: 9 } }, over)
    expect(t.score).toEqual({ Ann: 1, Ben: 1, Cy: 1 })
    expect(t.ranks).toEqual({ Ann: 3, Ben: 1, Cy: 1 })
  })

  test('NB-87 full pairs only, bought right whales counted too', () => {
    const t = evening(
      { Ann: { money: 2, whales: '2 right' }, Ben: { ships: ['space 0: right'] } },
      { built: { Ann: 'counting house' }, next: [{ step: 'movement' }] },
    )
    expect(t.parts('Ann').victory).toBe(1)
    t.play('Ben: sell whales 1 right', 'Ann: buy right')
    expect(t.parts('Ann')).toMatchObject({ whales: 3, victory: 1 })
  })

  test('NB-90 the order of the bag is all that is hidden: everybody sees everything else', () => {
    const t = scenario(...inTown({ Ann: { money: 3, ships: ['space 2: right'] }, Ben: {} }))
    for (const viewer of ['Ann', 'Ben', null])
      expect(t.seen(viewer)).toMatchObject({ state: t.state, unseen: {} })
  })
})
