import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { explained, turnsBy, went } from './turn.test-support.ts'

const turn = turnsBy(scenario)

describe('Ahab', () => {
  const people = { Ann: {}, Ben: {} }

  test('LO-13 LO-43 of all buildings the one that brings most, in a tie the one that combines more', () => {
    expect(went(turn('ahab', 'food', { people, built: { Ann: 'bakery', Ahab: 'chandlery' } }))).toBe('bakery')
    expect(went(turn('ahab', 'food', { people, built: { Ann: 'schoolhouse', Ahab: 'bakery' } }))).toBe(
      'schoolhouse',
    )
    expect(went(turn('ahab', 'brick', { people, built: { Ann: 'chandlery', Ahab: 'brickyard' } }))).toBe(
      'chandlery',
    )
    const wharf = turn('ahab', 'prepare and launch', {
      people,
      built: { Ann: 'wharf' },
      board: { ships: ['dock', 'space 1'] },
    })
    expect(went(wharf)).toBe('wharf')
  })

  test('LO-43 then his own, another Captain’s, a person’s', () => {
    const own = turn('ahab', 'money', { people, built: { Ann: 'bank', Ahab: 'lumber mill' } })
    expect(went(own)).toBe('lumber mill')
    const other = turn('ahab', 'money', {
      people,
      captains: ['ahab', 'flask'],
      built: { Ann: 'bank', Flask: 'lumber mill' },
    })
    expect(went(other)).toBe('lumber mill')
    const asked = turn('ahab', 'money', { people, built: { Ann: 'bank', Ben: 'lumber mill' } })
    expect(asked.choices).toEqual(['send bank', 'send lumber mill'])
  })

  test('LO-13 LO-39 the Post Office while it is not his: it moves to his corner', () => {
    const t = turn('ahab', 'money', { people, built: { Ann: 'post office' } })
    expect(went(t)).toBe('post office')
    expect(t.state.owners).toMatchObject({ 'post office': 2 })
    expect(t.of('Ann').money).toBe(1)
    const own = turn('ahab', 'money', { people, built: { Ahab: 'post office' } })
    expect(explained(own)).toContain('post office: cannot be done')
  })

  test('LO-35 at his limit he takes the Post Office all the same, which is no building', () => {
    const owned = 'dry dock, wharf, mansion, inn, courthouse, lighthouse'
    const t = turn('ahab', 'money', {
      people,
      built: { Ann: 'post office', Ahab: owned },
      board: { ships: ['space 1', 'space 1'] },
    })
    expect(explained(t)).toContain('post office: goes to post office')
    expect(t.state.owners).toMatchObject({ 'post office': 2 })
  })

  test('LO-44 his list ends with the next heading on his helm; the token stays', () => {
    const t = turn('ahab', 'money', { line: ['bank'] })
    expect(explained(t)).toEqual([
      ...['die', 'seeks money', 'most: no buildings', 'town: nothing serves', 'post office: not built'],
      ...['seeks building', 'most: no buildings', 'town: goes to town hall'],
    ])
    expect(t.of('Ahab').helm).toBe(1)
  })

  test('LO-14 LO-44 twice in vain: a whale out of the bag onto his ship that selects first; the worker is not placed', () => {
    const t = turn('ahab', 'money', { board: { ships: ['space 2 2nd', 'space 2 1st'] }, people: { Ann: {} } })
    expect(went(t)).toBe(null)
    expect(t.of('Ahab').workers).toEqual(['aside', 'home'])
    const hauled = t.sitting.events.at(-1)
    expect(hauled).toMatchObject({ type: 'whaleHauled', ship: 'ship 2' })
    expect(t.of('Ahab').ships).toMatchObject([{ whales: {} }, { whales: { [String(hauled?.token)]: 1 } }])
    // The empty seas went back.
    expect(t.state.ocean).toMatchObject({ sea: 8 })
    const first = turn('ahab', 'money', { board: { ships: ['space 3', 'space 2'] } })
    expect(first.sitting.events.at(-1)).toMatchObject({ type: 'whaleHauled', ship: 'ship 1' })
  })

  test('LO-44 without a ship at sea, without a whale in the bag or at his limit nothing is drawn', () => {
    const nothing = (t: ReturnType<typeof turn>) => t.sitting.events.at(-1)?.type === 'nothingHauled'
    expect(nothing(turn('ahab', 'money', { board: { ships: ['dock'] } }))).toBe(true)
    expect(
      nothing(
        turn('ahab', 'money', { board: { ships: ['space 2'] }, gone: '18 right, 10 bowhead, 2 sperm' }),
      ),
    ).toBe(true)
    expect(nothing(turn('ahab', 'money', { board: { ships: ['space 2: right'], whales: '11 right' } }))).toBe(
      true,
    )
  })

  test('WW-23 WW-24 promo tokens go back in his last resort, and a ship with the Blue Whale takes nothing', () => {
    const options = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }
    const one = turn('ahab', 'money', {
      board: { ships: ['space 3: blue', 'space 2'] },
      options,
      gone: '15 right, 8 bowhead, 2 sperm, 8 sea',
    })
    expect(one.sitting.events.at(-1)).toMatchObject({ type: 'whaleHauled', ship: 'ship 2', token: 'right' })
    expect(one.state.ocean).toEqual({ white: 1, ambergris: 1, castaway: 1 })
    const lost = turn('ahab', 'money', { board: { ships: ['space 3: blue'] }, options })
    expect(lost.sitting.events.at(-1)).toMatchObject({ type: 'nothingHauled' })
  })
})
