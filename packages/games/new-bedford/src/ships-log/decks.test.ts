import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { newBedford } from '../game.ts'
import { logged, reading, selecting } from './at-sea.test-support.ts'
import { CARDS, isOmen } from './deck.ts'

const placesOf = (t: { state: { readonly log?: unknown } }) =>
  Object.entries(t.state.log as Record<string, string>)
const lying = (t: { state: { readonly log?: unknown } }, where: string) =>
  placesOf(t).flatMap(([card, place]) => (place === where ? [card] : []))

describe('the decks of the log', () => {
  test('SL-01 two decks of sixteen; one card of each lies open', () => {
    const t = scenario(newBedford, { seats: ['Ann', 'Ben'], options: { shipsLog: true } })
    const [providence, omen] = lying(t, 'open')
    expect(isOmen(CARDS.indexOf(providence))).toBe(false)
    expect(isOmen(CARDS.indexOf(omen))).toBe(true)
    const without = scenario(newBedford, { seats: ['Ann', 'Ben'] })
    expect(without.state.log).toBe(null)
  })

  test('SL-02 a ship takes an open card instead of a whale, also where only empty seas are left', () => {
    const t = scenario(
      ...selecting({ Ann: { ships: ['space 2'] }, Ben: {} }, 'desert isle, rats', { out: '2 sea' }),
    )
    expect(t.choices).toEqual(['take card desert isle', 'take card rats', 'pass'])
    t.play('Ann: take card rats')
    expect(t.state.log).toMatchObject({ rats: 'with 0', 'desert isle': 'open' })
    expect(lying(t, 'open')).toEqual(['desert isle'])
  })

  test('SL-03 SL-70 in clean-up the open cards go under their decks and the next are revealed', () => {
    const t = scenario(
      ...logged(
        { Ann: {}, Ben: {} },
        { log: { open: 'gam, reef' }, next: [{ step: 'endRound' }], round: 12 },
      ),
    )
    expect(lying(t, 'under')).toEqual(['gam', 'reef'])
    expect(lying(t, 'open')).toHaveLength(2)
    expect(placesOf(t)).toHaveLength(4)
  })

  test('SL-70 what was put under never comes up again', () => {
    const under = CARDS.names.slice(0, 14).join(', ')
    const t = scenario(
      ...logged({ Ann: {}, Ben: {} }, { log: { under }, next: [{ step: 'endRound' }], round: 11 }),
    )
    expect(['ship in a bottle', ...CARDS.names.slice(14, 16)]).toContain(lying(t, 'open')[0])
  })

  test('SL-70 an open card taken with the Library is not replaced before clean-up', () => {
    const t = scenario(...reading({ Ann: {}, Ben: {} }, '', { log: { open: 'corpusants, rats' } }))
    t.play('Ann: take card corpusants')
    expect(lying(t, 'open')).toEqual(['rats'])
  })

  test('SL-04 SL-72 any card may be taken, even one that does nothing; as much is done as can be', () => {
    const t = scenario(...selecting({ Ann: { ships: ['space 2', 'dock'] }, Ben: {} }, 'gam, broken mast'))
    t.play('Ann: take card gam')
    expect(t.over).toBe(true)
    expect(t.state.log).toMatchObject({ gam: 'used 0' })
  })

  test('SL-71 two ships of one player may take both cards; each has one turn', () => {
    const t = scenario(
      ...logged(
        { Ann: { ships: ['space 2', 'space 1'] }, Ben: {} },
        { log: { open: 'desert isle, rats' }, next: [{ step: 'selections' }, { step: 'endWhaling' }] },
      ),
    )
    t.play('Ann: take card desert isle', 'Ann: take card rats')
    expect(t.over).toBe(true)
    expect(t.of('Ann')).toMatchObject({ wood: 3, food: 3 })
  })

  test('SL-71 a ship that a card moves keeps its turn, one launched meanwhile has none', () => {
    const t = scenario(
      ...logged(
        { Ann: { ships: ['space 3', 'dock'], food: 6 }, Ben: { ships: ['space 2'] } },
        {
          log: { open: 'under weigh' },
          out: '3 right',
          next: [{ step: 'selections' }, { step: 'endWhaling' }],
        },
      ),
    )
    t.play('Ann: take card under weigh', 'Ann: launch ship 2 1')
    expect(t.asked).toBe('Ben')
    t.play('Ben: select right')
    expect(t.over).toBe(true)
    const moved = scenario(
      ...logged(
        { Ann: { ships: ['space 3', 'space 1'] }, Ben: { ships: ['space 2'] } },
        { log: { open: 'gam' }, out: '3 right', next: [{ step: 'selections' }, { step: 'endWhaling' }] },
      ),
    )
    moved.play('Ann: take card gam', 'Ann: sail ship 2 3')
    expect(moved.asked).toBe('Ben')
    moved.play('Ben: select right')
    expect(moved.asked).toBe('Ann')
  })

  test('SL-71 SL-54 a ship that left the track loses its turn', () => {
    const t = scenario(
      ...logged(
        { Ann: { ships: ['space 3', 'space 1'] }, Ben: {} },
        {
          log: { open: 'broken mast' },
          out: '3 right',
          next: [{ step: 'selections' }, { step: 'endWhaling' }],
        },
      ),
    )
    t.play('Ann: take card broken mast', 'Ann: drift ship 2')
    expect(t.over).toBe(true)
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 3' }, { at: 'home' }])
  })
})
