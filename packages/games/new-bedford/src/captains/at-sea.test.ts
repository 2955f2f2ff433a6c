import { scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown, tokensOf } from '../at-the-table.test-support.ts'

type Table = Parameters<typeof inTown>

function drawn(tokens: string, people: Table[0], given: Table[1]) {
  const [game, beginning, state] = inTown(people, { next: [{ step: 'whaling' }], ...given })
  const wanted = JSON.stringify(tokensOf(tokens))
  const lies = (t: {
    events: readonly unknown[]
    sitting: { events: readonly { type: string; token?: unknown }[] }
  }) => {
    const out: Record<string, number> = {}
    for (const { type, token } of t.sitting.events)
      if (type === 'tokenDrawn') out[String(token)] = (out[String(token)] ?? 0) + 1
    const sorted = Object.fromEntries(Object.entries(out).sort())
    return (
      JSON.stringify(sorted) === JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(wanted)).sort()))
    )
  }
  return scenarioWhere(game, beginning, lies, state)
}

describe('Captains at sea', () => {
  test('LO-15 LO-47 his ship takes the most valuable whale without being asked', () => {
    const t = drawn(
      'bowhead, right, sea',
      { Ann: { ships: ['space 2'] } },
      { captains: ['flask'], boards: { Flask: { ships: ['space 4'] } } },
    )
    expect(t.of('Flask').ships).toMatchObject([{ whales: { bowhead: 1 } }, {}])
    expect(t.asked).toBe('Ann')
    expect(t.choices).toEqual(['select right', 'pass'])
  })

  test('LO-47 a sperm whale before all others', () => {
    const t = drawn(
      'sperm, right',
      { Ann: {} },
      { captains: ['flask'], boards: { Flask: { ships: ['space 4'] } } },
    )
    expect(t.of('Flask').ships).toMatchObject([{ whales: { sperm: 1 } }, {}])
  })

  test('LO-15 LO-20 on return his whales score at once, without lay or sale, and he buys none', () => {
    const t = scenario(
      ...inTown(
        { Ann: { money: 1, ships: ['space 0 2nd: right'] } },
        {
          captains: ['flask'],
          boards: { Flask: { ships: ['space 0 1st: 2 right, sperm'] } },
          next: [{ step: 'movement' }],
        },
      ),
    )
    expect(t.of('Flask')).toMatchObject({ money: 0, whales: { right: 2, sperm: 1 } })
    expect(t.score.Flask).toBe(6)
    t.play('Ann: sell whales 1 right')
    expect(t.over).toBe(true)
    expect(t.state.gone).toEqual({ right: 1 })
  })

  test('LO-16 LO-36 at his limit of whales he takes none, but his ship counts for the draw', () => {
    const at = (whales: string, options = {}) =>
      scenario(
        ...inTown(
          { Ann: {} },
          {
            captains: ['starbuck'],
            options,
            boards: { Starbuck: { whales, ships: ['space 2: 4 right'] } },
            gone: '8 sea',
            next: [{ step: 'whaling' }],
          },
        ),
      )
    const aboard = (t: ReturnType<typeof at>) =>
      t.sitting.events.filter(({ type }) => type === 'whaleSelected').length
    expect(aboard(at('4 right'))).toBe(1)
    const full = at('5 right')
    expect(aboard(full)).toBe(0)
    expect(full.sitting.events.filter(({ type }) => type === 'tokenDrawn')).toHaveLength(2)
    expect(aboard(at('5 right', { expert: true }))).toBe(1)
  })

  test('LO-48 his ships return at the end as well', () => {
    const t = scenario(
      ...inTown(
        { Ann: {} },
        {
          captains: ['ahab'],
          boards: { Ahab: { ships: ['space 5: sperm'] } },
          round: 12,
          next: [{ step: 'endRound' }],
        },
      ),
    )
    expect(t.over).toBe(true)
    expect(t.parts('Ahab')).toMatchObject({ whales: 4 })
  })

  test('LO-53 LO-16 the challenge: both limits reached, and round 12 is next', () => {
    const buildings = 'bank, wharf, lumber mill, dry dock'
    const at = (round: number, built: string, challenge = true, landed = '11 right') =>
      Number(
        scenario(
          ...inTown(
            { Ann: {}, Ben: {} },
            {
              captains: ['flask'],
              options: { challenge },
              boards: { Flask: { whales: landed, ships: ['space 3: right'] } },
              built: { Flask: built },
              round,
              next: [{ step: 'endRound' }],
            },
          ),
        ).state.round,
      )
    expect(at(4, buildings)).toBe(12)
    expect(at(4, buildings, false)).toBe(5)
    expect(at(4, 'bank')).toBe(5)
    expect(at(4, buildings, true, '10 right')).toBe(5)
    expect(at(10, buildings)).toBe(12)
  })
})

describe('Turner’s Mill', () => {
  const options = { turnersMill: true }

  function mill(ann: object, given: Table[1] = {}) {
    return scenario(
      ...inTown(
        { Ann: ann, Ben: {} },
        {
          captains: ['stubb'],
          built: { Ann: 'turners mill' },
          ...given,
          options: { ...options, ...given.options },
        },
      ),
    )
  }

  test('LO-50 without a Captain’s worker in this round it cannot be chosen', () => {
    expect(mill({ money: 9 }).refusal('Ann: place turners mill')).toBe('LO-50')
    const t = mill({ money: 2 }, { lastOrder: 'forest' })
    t.play('Ann: place turners mill')
    expect(t.of('Ann').wood).toBe(2)
  })

  test('LO-50 the last placement counts, whichever Captain’s, and is forgotten at the end of the round', () => {
    const [game, beginning, state] = inTown(
      { Ann: { money: 9 } },
      {
        captains: ['starbuck', 'stubb'],
        options,
        built: { Ann: 'turners mill' },
        boards: { Starbuck: { helm: 7 }, Stubb: { helm: 7 } },
        next: [{ step: 'openRound' }],
      },
    )
    const t = scenarioWhere(
      game,
      beginning,
      ({ sitting }) =>
        sitting.events
          .filter(({ type }) => type === 'dieRolled')
          .map(({ die }) => die)
          .join() === '3,1',
      state,
    )
    // Starbuck seeks food, then Stubb wood.
    expect(t.state).toMatchObject({ lastOrder: 'forest' })
    const next = mill(
      { money: 1 },
      { lastOrder: 'forest', next: [{ step: 'endRound' }], captains: ['starbuck'] },
    )
    expect(next.sitting.events.some(({ type }) => type === 'roundBegun')).toBe(true)
  })

  test('LO-18 LO-51 the action without its bonus, at its cost and $1 more, even if the building is used', () => {
    const farm = mill({ money: 1 }, { lastOrder: 'farm' }).play('Ann: place turners mill')
    expect(farm.of('Ann')).toMatchObject({ money: 0, food: 2 })
    const bank = mill(
      { money: 1 },
      { lastOrder: 'bank', built: { Ann: 'turners mill', Ben: 'bank' }, used: 'bank' },
    )
    bank.play('Ann: place turners mill')
    expect(bank.of('Ann').money).toBe(5)
    // The repeated building's owner takes nothing.
    expect(bank.of('Ben').money).toBe(0)
    const dockyard = mill({ money: 1, wood: 2 }, { lastOrder: 'dockyard' }).play(
      'Ann: place turners mill',
      'Ann: prepare ship 1',
    )
    expect(dockyard.of('Ann')).toMatchObject({ money: 0, wood: 0 })
  })

  test('LO-51 the Mill’s own owner is paid as for any building', () => {
    const t = mill({ money: 2 }, { built: { Ben: 'turners mill' }, lastOrder: 'farm' })
    t.play('Ann: place turners mill')
    expect(t.of('Ann').money).toBe(0)
    expect(t.of('Ben').money).toBe(1)
    const poor = mill({ money: 1 }, { built: { Ben: 'turners mill' }, lastOrder: 'farm' })
    expect(poor.refusal('Ann: place turners mill')).toBe('NB-14')
  })

  test('LO-52 it must be possible to carry the action out, the purchase included', () => {
    expect(mill({ money: 1 }, { lastOrder: 'dockyard' }).refusal('Ann: place turners mill')).toBe('NB-14')
    const t = mill({ money: 4 }, { lastOrder: 'dockyard' }).play('Ann: place turners mill')
    expect(t.choices).toEqual(['purchase wood'])
    expect(mill({ money: 3 }, { lastOrder: 'dockyard' }).refusal('Ann: place turners mill')).toBe('NB-14')
  })

  test('LO-52 a repeated Tryworks serves a ship of the person’s as well', () => {
    const t = mill(
      { money: 1, ships: ['space 0: 2 right'] },
      {
        lastOrder: 'tryworks',
        built: { Ann: 'turners mill', Stubb: 'tryworks' },
        used: 'tryworks',
        next: [{ step: 'place', seat: 'Ann', grounds: 'anywhere' }, { step: 'movement' }],
      },
    )
    t.play('Ann: place turners mill')
    expect(t.step).toBe('tryworks')
    t.play('Ann: land 2 ship 1')
    expect(t.of('Ann').whales).toEqual({ right: 2 })
  })

  test('LO-52 a repeated Inn comes after the Captain’s', () => {
    const t = mill(
      { money: 1, workers: ['farm'] },
      {
        lastOrder: 'inn',
        captains: ['starbuck'],
        boards: { Starbuck: { workers: ['inn', 'aside'] } },
        built: { Ann: 'turners mill', Starbuck: 'inn' },
        next: [{ step: 'place', seat: 'Ann', grounds: 'anywhere' }, { step: 'inn' }],
      },
    )
    t.play('Ann: place turners mill')
    const lifted = t.sitting.events.filter(({ type }) => type === 'workersLifted')
    expect(lifted.map(({ seat }) => seat)).toEqual([2, 0])
    expect(t.asked).toBe('Ann')
    t.play('Ann: place warehouse', 'Ann: take brick', 'Ann: place warehouse')
    expect(t.of('Ann').brick).toBe(3)
  })

  test('LO-02 a Captain’s last worker on a building can be repeated; only people own the Mill', () => {
    const t = mill({ wood: 2, food: 2 }, { built: {} })
    t.play('Ann: place town hall')
    expect(t.choices).toContain('build turners mill')
  })
})
