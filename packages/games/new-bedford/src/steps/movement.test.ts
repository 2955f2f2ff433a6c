import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from '../at-the-table.test-support.ts'

type Table = Parameters<typeof inTown>

/** The movement phase is next. */
function voyage(places: Table[0], given: Table[1] = {}) {
  return scenario(...inTown(places, { next: [{ step: 'movement' }], ...given }))
}

describe('movement', () => {
  test('NB-60 every ship moves one space towards Return and keeps its place', () => {
    const t = voyage({
      Ann: { ships: ['space 6', 'space 3 2nd'] },
      Ben: { ships: ['space 3 1st', 'space 2'] },
      Cy: { ships: ['dock', 'home'] },
    })
    expect(t.of('Ann').ships).toMatchObject([
      { at: 'space 5', place: 0 },
      { at: 'space 2', place: 1 },
    ])
    expect(t.of('Ben').ships).toMatchObject([
      { at: 'space 2', place: 0 },
      { at: 'space 1', place: 0 },
    ])
    expect(t.of('Cy').ships).toMatchObject([{ at: 'dock' }, { at: 'home' }])
  })

  test('NB-60 a full space moves onto one that was full before', () => {
    const t = voyage({
      Ann: { ships: ['space 1', 'space 2'] },
      Ben: { ships: ['space 1', 'space 2'] },
      Cy: { ships: ['space 1', 'space 2'] },
    })
    for (const [place, name] of ['Ann', 'Ben', 'Cy'].entries())
      expect(t.of(name).ships).toMatchObject([
        { at: 'space 0', place },
        { at: 'space 1', place },
      ])
  })

  test('NB-61 NB-75 returning ships are handled one at a time, wholly, in the order of their places', () => {
    const t = voyage({
      Ann: { money: 1, ships: ['space 0 2nd: right'] },
      Ben: { money: 9, ships: ['space 0 1st: right'] },
      Cy: { money: 9, ships: ['space 0 3rd: right'] },
    })
    expect(t.asked).toBe('Ben')
    t.play('Ben: sell whales 1 right')
    // The others buy before Ann's ship is handled. Ann cannot pay and is not asked.
    expect(t.asked).toBe('Cy')
    t.play('Cy: pass')
    expect(t.of('Ben').ships).toMatchObject([{ at: 'home' }, {}])
    expect(t.asked).toBe('Ann')
    t.play('Ann: sell whales 1 right', 'Ben: buy right')
    expect(t.asked).toBe('Cy')
    expect(t.step).toBe('nameWhales')
  })

  test('NB-62 NB-67 for each whale the lay or half of it, and the money must cover what is kept', () => {
    const t = voyage({ Ann: { money: 3, ships: ['space 0: 2 right, bowhead, sperm'] }, Ben: {} })
    // Sperm 8; all the rest sold would bring $3 + 2 + 2 = 7.
    expect(t.choices).toEqual(['sell whales 1 sperm'])
    expect(t.refusal('Ann: sell whales 0 sperm')).toBe('NB-62')
    expect(t.why('Ann: sell whales 0 sperm')).toBe('You would owe $8 and have $7.')
    t.play('Ann: sell whales 1 sperm')
    expect(t.of('Ann').money).toBe(7)
    t.play('Ann: sell whales 0 bowhead')
    // $7 and a lay of $4 already: one right whale at most can be kept.
    expect(t.choices).toEqual(['sell whales 1 right', 'sell whales 2 right'])
    t.play('Ann: sell whales 1 right')
    expect(t.of('Ann')).toMatchObject({ money: 7 + 1 - 4 - 2, whales: { bowhead: 1, right: 1 } })
    expect(t.of('Ann').ships).toMatchObject([{ at: 'home', whales: {} }, {}])
  })

  test('NB-62 any number may be sold, also what could be paid', () => {
    const t = voyage({ Ann: { money: 50, ships: ['space 0: 3 right'] }, Ben: {} })
    expect(t.choices).toEqual([0, 1, 2, 3].map((n) => `sell whales ${n} right`))
    t.play('Ann: sell whales 3 right')
    expect(t.of('Ann')).toMatchObject({ money: 53, whales: {} })
  })

  test('NB-62 money from one ship pays for the next', () => {
    const t = voyage({ Ann: { ships: ['space 0: 2 bowhead', 'space 0: bowhead'] }, Ben: {} })
    t.play('Ann: sell whales 2 bowhead')
    expect(t.choices).toEqual(['sell whales 0 bowhead', 'sell whales 1 bowhead'])
    t.play('Ann: sell whales 0 bowhead')
    expect(t.of('Ann')).toMatchObject({ money: 0, whales: { bowhead: 1 } })
  })

  test('NB-63 the others buy one or pass, clockwise, until all pass in a row', () => {
    const t = voyage({
      Ann: { money: 20, ships: ['space 0: 2 right, sperm'] },
      Ben: { money: 12 },
      Cy: { money: 3 },
    })
    t.play('Ann: sell whales 1 sperm', 'Ann: sell whales 2 right')
    expect(t.asked).toBe('Ben')
    expect(t.choices).toEqual(['buy right', 'buy sperm', 'pass'])
    t.play('Ben: buy sperm')
    expect(t.asked).toBe('Cy')
    expect(t.choices).toEqual(['buy right', 'pass'])
    // A pass is not final while others still buy.
    t.play('Cy: pass', 'Ben: buy right')
    expect(t.asked).toBe('Cy')
    t.play('Cy: buy right')
    expect(t.of('Ben')).toMatchObject({ money: 2, whales: { right: 1, sperm: 1 } })
    expect(t.of('Cy')).toMatchObject({ money: 1, whales: { right: 1 } })
    expect(t.over).toBe(true)
  })

  test('NB-63 NB-64 when all others pass one after the other, what is left leaves the game', () => {
    const t = voyage({
      Ann: { ships: ['space 0: right, bowhead'] },
      Ben: { money: 12 },
      Cy: { money: 12 },
    })
    t.play('Ann: sell whales 1 bowhead', 'Ann: sell whales 1 right', 'Ben: buy right', 'Cy: pass')
    expect(t.asked).toBe('Ben')
    t.play('Ben: pass')
    expect(t.over).toBe(true)
    expect(t.state).toMatchObject({ gone: { bowhead: 1 }, sale: {} })
  })

  test('NB-63 the seller is never asked to buy back', () => {
    const t = voyage({ Ann: { money: 90, ships: ['space 0: 3 right'] }, Ben: { money: 2 } })
    t.play('Ann: sell whales 3 right', 'Ben: buy right')
    expect(t.over).toBe(true)
    expect(t.state.gone).toEqual({ right: 2 })
  })

  test('NB-65 then the ship is home and can be prepared again', () => {
    const t = voyage(
      { Ann: { ships: ['space 0'], wood: 1 }, Ben: {} },
      { next: [{ step: 'movement' }, { step: 'place', seat: 'Ann', grounds: 'anywhere' }] },
    )
    expect(t.of('Ann').ships).toMatchObject([{ at: 'home' }, { at: 'home' }])
    t.play('Ann: place dockyard')
    expect(t.choices).toEqual(['prepare ship 1', 'prepare ship 2'])
  })

  test('NB-67 a ship without whales goes home without a decision', () => {
    const t = voyage({ Ann: { money: 9, ships: ['space 0'] }, Ben: { money: 9 } })
    expect(t.over).toBe(true)
    expect(t.of('Ann').ships).toMatchObject([{ at: 'home' }, {}])
  })

  test('NB-68 half lays come from the supply and buyers pay the supply', () => {
    const t = voyage({ Ann: { ships: ['space 0: sperm'] }, Ben: { money: 8 } })
    t.play('Ann: sell whales 1 sperm', 'Ben: buy sperm')
    expect(t.of('Ann').money).toBe(4)
    expect(t.of('Ben').money).toBe(0)
  })

  test('NB-69 who can pay for none passes without being asked; a bought whale is landed at once', () => {
    const t = voyage(
      {
        Ann: { ships: ['space 0: bowhead'] },
        Ben: { money: 3, workers: ['tryworks'], tryworks: true },
        Cy: { money: 4 },
      },
      { built: { Ben: 'tryworks' } },
    )
    t.play('Ann: sell whales 1 bowhead')
    expect(t.asked).toBe('Cy')
    t.play('Cy: buy bowhead')
    expect(t.score.Cy).toBe(2)
    // No Tryworks lowers the lay of a right whale that is bought.
    const lay = voyage(
      { Ann: { ships: ['space 0: right'] }, Ben: { money: 1, workers: ['tryworks'], tryworks: true } },
      { built: { Ben: 'tryworks' } },
    )
    lay.play('Ann: sell whales 1 right')
    expect(lay.over).toBe(true)
    expect(lay.of('Ben').whales).toEqual({})
  })
})

describe('the Tryworks of the first printing', () => {
  const built = { Ann: 'tryworks' }
  const worker = { workers: ['tryworks'], tryworks: true }

  test('NB-36 it is chosen by who could profit, and its effect comes later', () => {
    const t = scenario(...inTown({ Ann: { ships: ['space 0: right'] }, Ben: {} }, { built }))
    t.play('Ann: place tryworks')
    expect(t.of('Ann').tryworks).toBe(true)
  })

  test('NB-66 NB-73 decided as each ship returns: up to three right whales land for free, the rest as usual', () => {
    const t = voyage(
      { Ann: { ...worker, money: 4, ships: ['space 0: 4 right, bowhead'] }, Ben: {} },
      { built },
    )
    expect(t.step).toBe('tryworks')
    expect(t.choices).toEqual([0, 1, 2, 3].map((n) => `land ${n} ship 1`))
    t.play('Ann: land 3 ship 1')
    expect(t.of('Ann')).toMatchObject({ whales: { right: 3 }, tryworks: false, money: 4 })
    t.play('Ann: sell whales 0 bowhead', 'Ann: sell whales 1 right')
    expect(t.of('Ann')).toMatchObject({ whales: { right: 3, bowhead: 1 }, money: 1 })
  })

  test('NB-73 one ship only, and it may be the second', () => {
    const t = voyage(
      { Ann: { ...worker, ships: ['space 0: right', 'space 0: 2 right'] }, Ben: {} },
      { built },
    )
    t.play('Ann: land 0 ship 1', 'Ann: sell whales 1 right')
    expect(t.choices).toEqual(['land 0 ship 2', 'land 1 ship 2', 'land 2 ship 2'])
    t.play('Ann: land 2 ship 2')
    expect(t.over).toBe(true)
    expect(t.of('Ann').whales).toEqual({ right: 2 })
    const first = voyage(
      { Ann: { ...worker, ships: ['space 0: right', 'space 0: 2 right'] }, Ben: {} },
      { built },
    )
    first.play('Ann: land 1 ship 1')
    expect(first.step).toBe('nameWhales')
  })

  test('NB-73 unused it lapses; a ship without right whales is no reason to ask', () => {
    const t = voyage(
      { Ann: { ...worker, ships: ['space 0: sperm', 'space 1: 3 right'] }, Ben: {} },
      { built, next: [{ step: 'movement' }, { step: 'endRound' }] },
    )
    expect(t.step).toBe('nameWhales')
    t.play('Ann: sell whales 1 sperm')
    expect(t.of('Ann').tryworks).toBe(false)
  })
})
