import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { newBedford } from '../game.ts'
import { logged, reading } from './at-sea.test-support.ts'

describe('the buildings of the log', () => {
  test('SL-06 they are there with the log, whatever buildings the table chose, and only then', () => {
    const built = { Ann: '', Ben: '' }
    const rich = { Ann: { wood: 9, food: 9, brick: 9, money: 2 }, Ben: {} }
    const next = [{ step: 'build', seat: 'Ann', saving: 'none' }]
    const t = scenario(...logged(rich, { built, next, options: { buildings: ['bank'] } }))
    expect(t.choices).toEqual(['build bank', 'build library', 'build insurance co', 'build newspaper'])
    const without = scenario(
      newBedford,
      { seats: ['Ann', 'Ben'] },
      {
        ocean: { right: 18, bowhead: 10, sperm: 2, sea: 8 },
        seats: { Ann: { wood: 9, food: 9 } },
        agenda: [{ step: 'build', seat: 'Ann', saving: 'none' }],
        round: 1,
      },
    )
    expect(without.choices).not.toContain('build library')
  })

  test('SL-07 Library, 1 wood 1 food: an open card, or one put under its deck', () => {
    const t = scenario(
      ...logged(
        { Ann: { wood: 1, food: 1 }, Ben: {} },
        {
          log: { open: 'rats, desert isle', under: 'corpusants', 'used Ben': 'gam' },
          next: [
            { step: 'build', seat: 'Ann', saving: 'none' },
            { step: 'place', seat: 'Ann', grounds: 'anywhere' },
          ],
        },
      ),
    )
    t.play('Ann: build library')
    expect(t.of('Ann')).toMatchObject({ wood: 0, food: 0 })
    t.play('Ann: place library')
    expect(t.choices).toEqual(['take card desert isle', 'take card corpusants', 'take card rats'])
    t.play('Ann: take card desert isle')
    expect(t.of('Ann')).toMatchObject({ wood: 3, food: 3 })
    const empty = scenario(...logged({ Ann: {}, Ben: {} }, { built: { Ann: 'library' } }))
    expect(empty.refusal('Ann: place library')).toBe('SL-07')
  })

  test('SL-08 Insurance Co., 1 wood 1 brick $2: take $3', () => {
    const t = scenario(
      ...logged(
        { Ann: { wood: 1, brick: 1, money: 2 }, Ben: {} },
        {
          next: [
            { step: 'build', seat: 'Ann', saving: 'none' },
            { step: 'place', seat: 'Ann', grounds: 'anywhere' },
          ],
        },
      ),
    )
    t.play('Ann: build insurance co')
    expect(t.of('Ann')).toMatchObject({ wood: 0, brick: 0, money: 0 })
    t.play('Ann: place insurance co')
    expect(t.of('Ann').money).toBe(3)
  })

  test('SL-09 SL-89 Newspaper, 2 wood 2 food: a point for two pages, beside Message in a Bottle', () => {
    const t = scenario(
      ...logged(
        { Ann: { whales: 'ambergris' }, Ben: {} },
        {
          options: { ambergris: true },
          built: { Ann: 'newspaper' },
          log: { Ann: 'message in a bottle, coffin, rats', 'used Ann': 'gam' },
          next: [{ step: 'endGame' }],
        },
      ),
    )
    expect(t.parts('Ann')).toMatchObject({ buildings: 1, victory: 2, log: 2 })
    expect(newBedford.facts(t.sitting.config).costs.at(-1)).toEqual([2, 2, 0, 0])
  })

  test('SL-89 pages, Ambergris and Castaway do not count in ties', () => {
    const t = scenario(
      ...logged(
        { Ann: { whales: 'ambergris, castaway' }, Ben: {} },
        { options: { ambergris: true, castaway: true }, next: [{ step: 'endGame' }] },
      ),
    )
    expect(t.ranks).toEqual({ Ann: 1, Ben: 1 })
  })

  test('SL-76 with the Library the player names a ship at sea; with none the card does nothing', () => {
    const cards = 'sleigh ride, whale pod, trade winds'
    const t = scenario(...reading({ Ann: { ships: ['space 2', 'space 3'] }, Ben: {} }, cards))
    t.play('Ann: take card sleigh ride')
    expect(t.choices).toEqual(['name ship 1', 'name ship 2'])
    t.play('Ann: name ship 2')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 2' }, { at: 'space 6', place: 7 }])
    const ashore = scenario(...reading({ Ann: { ships: ['dock'] }, Ben: {} }, cards))
    ashore.play('Ann: take card whale pod')
    expect(ashore.over).toBe(true)
    expect(ashore.state.log).toMatchObject({ 'whale pod': 'used 0' })
    const winds = scenario(...reading({ Ann: { ships: ['space 2', 'dock'], wood: 1 }, Ben: {} }, cards))
    winds.play('Ann: take card trade winds', 'Ann: name ship 1', 'Ann: sail ship 1 5', 'Ann: sell 1 wood')
    expect(winds.of('Ann')).toMatchObject({ money: 1, ships: [{ at: 'space 5' }, {}] })
  })

  test('SL-07 WW-22 the Castaway’s action may be the Library, and Broken Mast then a second return', () => {
    const t = scenario(
      ...reading(
        { Ann: { money: 9, ships: ['return: castaway', 'space 4: right'] }, Ben: {} },
        'broken mast',
        {
          options: { castaway: true },
          built: { Ann: 'library' },
          next: [{ step: 'returnShip', seat: 'Ann', ship: 'ship 1' }],
        },
      ),
    )
    t.play('Ann: place library', 'Ann: purchase nothing', 'Ann: take card broken mast')
    t.play('Ann: sell whales 0 right')
    expect(t.of('Ann')).toMatchObject({
      money: 7,
      whales: { right: 1, castaway: 1 },
      ships: [{ at: 'home' }, { at: 'home' }],
    })
  })
})
