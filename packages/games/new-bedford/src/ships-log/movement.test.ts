import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { type Given, logged, type Places, selecting, windowOf } from './at-sea.test-support.ts'

function beforeMoving(card: string, places: Places, given: Given = {}) {
  const log = { Ann: card, ...given.log }
  return scenario(...windowOf('movement', places, { ...given, log })).play(`Ann: play ${card}`)
}

/** The same without the normal movement after it. */
function cardAlone(card: string, places: Places, given: Given = {}) {
  const next = [{ step: 'logWindow', window: 'movement', turn: 0 }]
  const log = { Ann: card, ...given.log }
  return scenario(...logged(places, { ...given, log, next })).play(`Ann: play ${card}`)
}

describe('how ships move', () => {
  test('SL-51 SL-78 Reef: every player pays a wood or moves a ship; all choose first', () => {
    const t = cardAlone('reef', {
      Ann: { wood: 1, ships: ['space 3'] },
      Ben: { wood: 2, ships: ['space 2', 'space 4'] },
      Cy: { wood: 1 },
      Dot: {},
    })
    expect(t.choices).toEqual(['pay', 'drift ship 1'])
    t.play('Ann: drift ship 1')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 3' }, {}])
    expect(t.choices).toEqual(['pay', 'drift ship 1', 'drift ship 2'])
    t.play('Ben: pay')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 2' }, {}])
    expect([t.of('Ann').wood, t.of('Ben').wood, t.of('Cy').wood]).toEqual([1, 1, 0])
  })

  test('SL-53 Typhoon: every player moves a ship, its holder too', () => {
    const t = cardAlone('typhoon', {
      Ann: { ships: ['space 3'] },
      Ben: { ships: ['space 2', 'dock'] },
      Cy: {},
    })
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 2' }, {}])
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 1' }, { at: 'dock' }])
  })

  test('SL-55 Wreck of the Essex: each other player pays a food or moves a ship', () => {
    const t = cardAlone('wreck of the essex', {
      Ann: { ships: ['space 3'], food: 1 },
      Ben: { ships: ['space 2'], food: 1 },
    })
    t.play('Ben: pay')
    expect(t.of('Ben')).toMatchObject({ food: 0, ships: [{ at: 'space 2' }, {}] })
    expect(t.of('Ann')).toMatchObject({ food: 1, ships: [{ at: 'space 3' }, {}] })
  })

  test('SL-60 SL-78 of several ships the one nearest to port moves first', () => {
    const t = cardAlone('typhoon', {
      Ann: { ships: ['space 2', 'space 1'] },
      Ben: { ships: ['space 1', 'dock'] },
      Cy: { ships: ['space 1', 'dock'] },
    })
    // Ann's ship from space 2 finds room on space 1 because the others have left it.
    t.play('Ann: drift ship 1')
    expect(t.of('Ann').ships).toMatchObject([
      { at: 'space 1', place: 1 },
      { at: 'space 1', place: 0 },
    ])
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 0', place: 0 }, {}])
    expect(t.of('Cy').ships).toMatchObject([{ at: 'space 0', place: 1 }, {}])
  })

  test('SL-61 SL-79 a ship never leaves Return: it waits there, and no farther than space 6', () => {
    const t = cardAlone('typhoon', { Ann: { ships: ['space 0'] }, Ben: {} })
    expect(t.of('Ann').ships).toMatchObject([{ at: 'return' }, {}])
    expect(t.sitting.events.at(-1)).toMatchObject({ type: 'shipWaits', seat: 0 })
    const out = scenario(...selecting({ Ann: { ships: ['space 5'] }, Ben: {} }, 'trade winds'))
    out.play('Ann: take card trade winds')
    expect(out.choices).toEqual(['sail ship 1 6', 'pass'])
    const end = scenario(...selecting({ Ann: { ships: ['space 6', 'space 6'] }, Ben: {} }, 'gulf stream'))
    end.play('Ann: take card gulf stream')
    expect(end.over).toBe(true)
  })

  test('SL-62 SL-78 a ship whose next space is full stays, and nothing is paid instead', () => {
    const t = cardAlone('typhoon', {
      Ann: { wood: 5, food: 5, ships: ['space 3', 'space 2'] },
      Ben: { ships: ['space 2', 'home'] },
      Cy: { ships: ['space 2', 'space 4'] },
    })
    // Ben's and Cy's ships leave space 2 or not; Cy moves the one on space 4.
    t.play('Ann: drift ship 1', 'Cy: drift ship 2')
    expect(t.of('Ben').ships).toMatchObject([{ at: 'space 1' }, {}])
    expect(t.of('Ann').ships).toMatchObject([
      { at: 'space 2', place: 2 },
      { at: 'space 2', place: 0 },
    ])
    const stuck = cardAlone('typhoon', {
      Ann: { wood: 5, ships: ['space 3', 'space 2'] },
      Ben: { ships: ['space 2', 'space 5'] },
      Cy: { ships: ['space 2', 'space 5'] },
    })
    stuck.play('Ann: drift ship 1', 'Ben: drift ship 2', 'Cy: drift ship 2')
    expect(stuck.of('Ann')).toMatchObject({ wood: 5, ships: [{ at: 'space 3' }, { at: 'space 2' }] })
  })

  test('SL-78 the normal movement follows and moves these ships too', () => {
    const t = beforeMoving('typhoon', { Ann: { ships: ['space 3'] }, Ben: {} })
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 1' }, {}])
  })

  test('SL-79 ships are handled as they stood when the phase began: farthest out first', () => {
    const t = beforeMoving('typhoon', {
      Ann: { money: 9, ships: ['space 0: right'] },
      Ben: { money: 9, ships: ['space 1: right'] },
    })
    // Ann's ship waited in Return, Ben's came from farther out.
    expect(t.asked).toBe('Ben')
    t.play('Ben: sell whales 0 right')
    expect(t.asked).toBe('Ann')
    t.play('Ann: sell whales 0 right')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'home' }, {}])
    expect(t.state.fleet).toEqual([])
  })

  test('SL-79 a ship that waits in Return is handled also when no other is at sea', () => {
    const t = beforeMoving('typhoon', { Ann: { money: 2, ships: ['space 0: right'] }, Ben: {} })
    t.play('Ann: sell whales 0 right')
    expect(t.of('Ann').whales).toEqual({ right: 1 })
  })

  test('SL-80 a protected ship moves unless the next space is full', () => {
    const t = scenario(
      ...windowOf(
        'movement',
        {
          Ann: { ships: ['space 5', 'space 6'], workers: ['insurance co', 'farm'] },
          Ben: { ships: ['space 4', 'space 4'] },
          Cy: { ships: ['space 4', 'space 6'] },
        },
        { log: { Ben: 'ice sheet' }, built: { Ann: 'insurance co' } },
      ),
    )
    t.play('Ben: play ice sheet', 'Ann: ignore')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 5' }, { at: 'space 5' }])
    expect(t.of('Cy').ships).toMatchObject([{ at: 'space 4' }, { at: 'space 6' }])
  })

  test('SL-26 SL-28 SL-33 SL-60 other moves change only the space of a ship in its own column', () => {
    const t = scenario(
      ...selecting(
        { Ann: { ships: ['space 2 beside', 'space 1'] }, Ben: { ships: ['space 4', 'space 4'] } },
        'gulf stream',
      ),
    )
    t.play('Ann: take card gulf stream', 'Ann: sail ship 1 4')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 4', place: 7 }, {}])
    expect(t.of('Ben').ships).toMatchObject([{ place: 0 }, { place: 1 }])
    const gam = scenario(
      ...selecting(
        { Ann: { ships: ['space 2 beside', 'space 4'] }, Ben: { ships: ['space 4', 'space 4'] } },
        'gam',
      ),
    )
    gam.play('Ann: take card gam', 'Ann: sail ship 1 4')
    expect(gam.of('Ann').ships).toMatchObject([{ at: 'space 4', place: 7 }, { place: 0 }])
    const lit = scenario(
      ...logged(
        {
          Ann: { ships: ['space 3 beside'] },
          Ben: { ships: ['space 4', 'space 4'] },
          Cy: { ships: ['space 4'] },
        },
        { built: { Ann: 'lighthouse' } },
      ),
    )
    lit.play('Ann: place lighthouse', 'Ann: move out ship 1')
    expect(lit.of('Ann').ships).toMatchObject([{ at: 'space 4', place: 7 }, {}])
  })

  test('SL-26 where a ship leaves its space, the one in its own column stays there', () => {
    const t = scenario(
      ...logged(
        { Ann: { ships: ['space 3', 'space 3 beside'] }, Ben: { ships: ['space 4', 'space 4 2nd'] } },
        { built: { Ann: 'lighthouse' } },
      ),
    )
    t.play('Ann: place lighthouse', 'Ann: move out ship 1')
    expect(t.of('Ann').ships).toMatchObject([
      { at: 'space 4', place: 0 },
      { at: 'space 3', place: 7 },
    ])
  })

  test('SL-60 NB-32 the Lighthouse is one movement outwards, to 1st place', () => {
    const t = scenario(
      ...logged(
        { Ann: { ships: ['space 3 2nd'] }, Ben: { ships: ['space 3 1st', 'space 4'] } },
        { built: { Ann: 'lighthouse' } },
      ),
    )
    t.play('Ann: place lighthouse', 'Ann: move out ship 1')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'space 4', place: 0 }, {}])
    expect(t.of('Ben').ships).toMatchObject([{ place: 0 }, { at: 'space 4', place: 1 }])
  })

  test('SL-81 whales of Whale Pod and Sleigh Ride are free of Sea Ice and Ice Sheet', () => {
    const places = { Ann: { ships: ['space 4'] }, Ben: {} }
    const given = { log: { 'acting Ben': 'sea ice, ice sheet' }, gone: '18 right, 2 sperm' }
    for (const card of ['sleigh ride', 'whale pod']) {
      const t = scenario(...selecting(places, card, given))
      t.play(`Ann: take card ${card}`)
      expect(t.of('Ann').ships).toMatchObject([{ whales: { bowhead: 1 } }, {}])
    }
  })
})
