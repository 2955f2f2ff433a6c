import { scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { cardGame } from './game.ts'
import { PORTS } from './ports.ts'

const NUMBERS = { shells: 3, kelp: 4, meat: 5, pottery: 6, pearls: 7 }
const GOODS = Object.keys(NUMBERS)

/** Everything of a kind, in the hand of whoever may have to choose. */
const every = (good: string) => `${good}, ${good} bonus, ${good} storm`

function revealed(events: readonly { type: string }[]): unknown[] {
  return events.filter(({ type }) => type === 'portRevealed')
}

describe('the port of a round', () => {
  test('CG-30 one of twelve is revealed at the start of the game', () => {
    const seen = new Set<unknown>()
    for (let seed = 0; seed < 120; seed++) {
      const t = scenario(cardGame, { seats: ['Ann', 'Ben'], options: { advanced: true }, seed: String(seed) })
      const { port, portDeck } = t.state as { port: string; portDeck: Record<string, number> }
      expect(t.sitting.events.at(-1)).toEqual({ type: 'portRevealed', port })
      expect([port, ...Object.keys(portDeck)].sort()).toEqual([...PORTS.names].sort())
      seen.add(port)
    }
    expect(PORTS.size).toBe(12)
    expect(seen.size).toBe(12)
  })

  test('CG-30 another is revealed after each sale, from those that have not been', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells, 2 kelp', table: '2 shells' }, Ben: { hand: '2 kelp' } },
        { port: 'ray kelp', portDeck: ['coral five'] },
      ),
    )
    t.play('Ann: play shells')
    expect(t.events).toContainEqual({ type: 'portRevealed', port: 'coral five' })
    expect(t.state).toMatchObject({ port: 'coral five', portDeck: {} })
  })

  test('CG-30 it holds until the next sale, that sale included, and no longer', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, shells, meat', table: '2 shells, meat' },
          Ben: { hand: '2 shells', table: 'kelp' },
        },
        { port: 'seagull all', portDeck: ['coral five'] },
      ),
    )
    t.play('Ann: play shells')
    expect(t.of('Ann').won).toEqual({ shells: 3, meat: 1 })
    expect(t.of('Ben').won).toEqual({ kelp: 1 })
    t.play('Ben: play shells', 'Ann: play shells', 'Ben: play shells')
    expect(t.of('Ben').table).toEqual({ shells: 2 })
    expect(t.state.port).toBe('coral five')
  })

  test('CG-30 neither a storm nor a card without a sale changes it', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'meat storm, kelp', table: 'meat' }, Ben: { hand: 'kelp' } },
        { port: 'coral six' },
      ),
    )
    t.play('Ann: play meat storm', 'Ben: play kelp')
    expect(t.state.port).toBe('coral six')
    expect(revealed(t.events)).toEqual([])
  })

  test('CG-39 the new port is revealed when the table is clear, before the current player draws', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells, meat', table: '2 shells, kelp' }, Ben: { hand: 'meat' } },
        { port: 'ray kelp', pile: '2 pottery' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.events.map(({ type }) => type)).toEqual([
      'cardPlayed',
      'goodsSold',
      'cardsWon',
      'cardsRemoved',
      'portRevealed',
      'cardDrawn',
    ])
  })

  test('CG-39 none is revealed after the sale that ends the game', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells', table: '2 shells' }, Ben: { hand: 'meat' } },
        { port: 'ray kelp', pile: '' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.over).toBe(true)
    expect(t.state.port).toBe('ray kelp')
    expect(revealed(t.events)).toEqual([])
  })

  test('CG-39 one is revealed after a sale with a single card left to draw', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells, meat', table: '2 shells' }, Ben: { hand: 'meat' } },
        { port: 'ray kelp', pile: 'pearls' },
      ),
    )
    t.play('Ann: play shells')
    expect(revealed(t.events)).toHaveLength(1)
    expect(t.events.at(-1)).toEqual({ type: 'pileEmptied' })
  })

  const exhausted = atTheTable(
    { Ann: { hand: 'shells, meat', table: '2 shells' }, Ben: { hand: 'meat' } },
    { port: 'ray kelp', portDeck: [] },
  )

  test('CG-40 when the port deck is empty all twelve are shuffled', () => {
    const t = scenario(...exhausted).play('Ann: play shells')
    const { port, portDeck } = t.state as { port: string; portDeck: Record<string, number> }
    expect(t.events.map(({ type }) => type)).toContain('portsShuffled')
    expect([port, ...Object.keys(portDeck)].sort()).toEqual([...PORTS.names].sort())
  })

  test('CG-40 the port just left may come again at once', () => {
    const [game, beginning, state] = exhausted
    const same = scenarioWhere(
      game,
      beginning,
      (t) => t.play('Ann: play shells').state.port === 'ray kelp',
      state,
    )
    expect(same.play('Ann: play shells').events).toContainEqual({ type: 'portRevealed', port: 'ray kelp' })
  })

  test('CG-40 the deck is not shuffled before a port is due', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells, meat', table: '2 shells' }, Ben: { hand: 'meat' } },
        { port: 'ray kelp', portDeck: ['coral five'] },
      ),
    )
    t.play('Ann: play shells')
    expect(t.events.map(({ type }) => type)).not.toContain('portsShuffled')
    expect(t.state.portDeck).toEqual({})
  })
})

describe('Swordfish', () => {
  test.each(['shells kelp', 'kelp shells'])(
    'CG-31 the first of %s may not be played, bonus and storm included; the other may',
    (kinds) => {
      const [banned, free] = kinds.split(' ')
      const hand = `${every(banned)}, ${every(free)}`
      const t = scenario(
        ...atTheTable({ Ann: { hand }, Ben: { hand: 'meat' } }, { port: `swordfish ${banned}` }),
      )
      expect(t.refusals).toEqual({
        [`play ${banned}`]: 'CG-31',
        [`play ${banned} bonus`]: 'CG-31',
        [`play ${banned} storm`]: 'CG-31',
      })
      expect(t.choices).toEqual([`play ${free}`, `play ${free} bonus`, `play ${free} storm`])
      expect(t.refusal(`Ann: play ${banned} bonus`)).toBe('CG-31')
      expect(t.why(`Ann: play ${banned}`)).toBe(
        `No ${banned} may be played here. Swordfish Port: no ${banned} may be played.`,
      )
    },
  )
})

describe('Ray', () => {
  test.each([
    ['shells', 3],
    ['kelp', 4],
  ])('CG-32 a card of %s goes straight to its player’s score pile', (good, worth) => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: `2 ${good}, ${good} bonus` }, Ben: { hand: `${good}, meat`, table: 'meat' } },
        { port: `ray ${good}`, pile: '4 pearls' },
      ),
    )
    t.play(`Ann: play ${good}`)
    expect(t.of('Ann')).toMatchObject({ table: {}, won: { [good]: 1 } })
    expect(t.events).toEqual([
      { type: 'cardPlayed', seat: 0, card: good },
      { type: 'cardLanded', seat: 0, card: good },
      { type: 'cardDrawn', seat: 0, card: 'pearls' },
    ])
    expect(t.asked).toBe('Ben')
    t.play(`Ben: play ${good}`, `Ann: play ${good} bonus`)
    expect(t.of('Ann').won).toEqual({ [good]: 1, [`${good} bonus`]: 1 })
    expect(t.score).toEqual({ Ann: 2 * worth, Ben: worth })
  })

  test('CG-32 that is no sale: many of them land, the table stays, the port stays', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: '4 shells', table: '3 kelp' }, Ben: { hand: '3 shells, meat', table: 'meat' } },
        { port: 'ray shells', pile: '9 pearls' },
      ),
    )
    for (let round = 0; round < 3; round++) t.play('Ann: play shells', 'Ben: play shells')
    expect(t.of('Ann')).toMatchObject({ table: { kelp: 3 }, won: { shells: 3 } })
    expect(t.of('Ben')).toMatchObject({ table: { meat: 1 }, won: { shells: 3 } })
    expect(t.state.port).toBe('ray shells')
    t.play('Ann: play pearls')
    expect(t.of('Ann').table).toEqual({ kelp: 3, pearls: 1 })
  })

  test('CG-32 it is not the last sale either: after the pile is empty another kind has to be sold', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: '3 shells, kelp', table: '3 kelp' }, Ben: { hand: '3 shells' } },
        { port: 'ray shells', pile: '' },
      ),
    )
    t.play('Ann: play shells', 'Ben: play shells', 'Ann: play shells', 'Ben: play shells')
    expect(t.over).toBe(false)
    t.play('Ann: play kelp')
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 22, Ben: 6 })
  })

  test('CG-32 a storm of that kind is simply discarded: score piles and other kinds stay', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'kelp storm, meat', table: 'shells', won: '2 kelp' },
          Ben: { hand: 'meat', won: 'kelp bonus' },
        },
        { port: 'ray kelp' },
      ),
    )
    t.play('Ann: play kelp storm')
    expect(t.of('Ann')).toMatchObject({ table: { shells: 1 }, won: { kelp: 2 } })
    expect(t.of('Ben').won).toEqual({ 'kelp bonus': 1 })
    expect(t.state.removed).toEqual({ 'kelp storm': 1 })
  })

  test('CG-32 the other kinds are sold as usual', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'kelp, meat', table: '3 kelp' }, Ben: { hand: 'meat' } },
        { port: 'ray shells' },
      ),
    )
    t.play('Ann: play kelp')
    expect(t.of('Ann').won).toEqual({ kelp: 4 })
    expect(revealed(t.events)).toHaveLength(1)
  })
})

describe('Urchin', () => {
  const hand = [...GOODS.map(every)].join(', ')

  test('CG-33 no bonus cards may be played', () => {
    const t = scenario(...atTheTable({ Ann: { hand }, Ben: { hand: 'meat' } }, { port: 'urchin bonus' }))
    expect(t.refusals).toEqual(Object.fromEntries(GOODS.map((good) => [`play ${good} bonus`, 'CG-33'])))
    expect(t.choices).toEqual(GOODS.flatMap((good) => [`play ${good}`, `play ${good} storm`]))
    expect(t.why('Ann: play meat bonus')).toBe('Urchin Port: no bonus cards may be played.')
  })

  test('CG-33 no snow storm cards may be played', () => {
    const t = scenario(...atTheTable({ Ann: { hand }, Ben: { hand: 'meat' } }, { port: 'urchin storm' }))
    expect(t.refusals).toEqual(Object.fromEntries(GOODS.map((good) => [`play ${good} storm`, 'CG-33'])))
    expect(t.choices).toEqual(GOODS.flatMap((good) => [`play ${good}`, `play ${good} bonus`]))
    expect(t.why('Ann: play kelp storm')).toBe('Urchin Port: no snow storms may be played.')
  })
})

describe('a hand of banned cards', () => {
  test('CG-34 is shown to everyone, shuffled into the pile and changed for as many', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls', table: 'meat' }, Ben: { hand: '2 kelp, kelp bonus' }, Cy: { hand: 'meat' } },
        { port: 'swordfish kelp', pile: '8 meat' },
      ),
    )
    t.play('Ann: play pearls')
    const shown = t.events.slice(2, 6)
    expect(shown).toEqual([
      { type: 'cardShown', seat: 1, card: 'kelp' },
      { type: 'cardShown', seat: 1, card: 'kelp' },
      { type: 'cardShown', seat: 1, card: 'kelp bonus' },
      { type: 'handRedrawn', seat: 1, cards: 3 },
    ])
    for (const viewer of [0, 2, null]) {
      const seen = t.sitting.eventsFor(viewer).filter(({ type }) => type === 'cardShown')
      expect(seen.slice(0, 3)).toEqual(shown.slice(0, 3))
    }
    const { pile } = t.sitting.state
    const { hand } = t.sitting.state.seats[1]
    expect(hand.at(-1)).toBe(3)
    expect(pile.at(-1)).toBe(7)
    expect(hand[3] + pile[3]).toBe(2)
    expect(hand[4] + pile[4]).toBe(1)
    expect(t.asked).toBe('Ben')
    expect(t.choices).toContain('play meat')
  })

  test('CG-34 then its player plays and draws as usual', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls' }, Ben: { hand: '2 kelp' }, Cy: { hand: 'meat' } },
        { port: 'swordfish kelp', pile: '9 meat' },
      ),
    )
    t.play('Ann: play pearls')
    t.play('Ben: play meat')
    expect(t.of('Ben').table).toEqual({ meat: 1 })
    expect(t.sitting.state.seats[1].hand.at(-1)).toBe(2)
    expect(t.asked).toBe('Cy')
  })

  test('CG-34 is changed again if need be', () => {
    const table = atTheTable(
      { Ann: { hand: 'pearls' }, Ben: { hand: '2 kelp' } },
      { port: 'swordfish kelp', pile: '4 kelp, meat, pottery' },
    )
    const redraws = (t: ReturnType<typeof scenario>) =>
      t.events.filter(({ type }) => type === 'handRedrawn').length
    const t = scenarioWhere(table[0], table[1], (s) => redraws(s.play('Ann: play pearls')) > 1, table[2])
    t.play('Ann: play pearls')
    expect(redraws(t)).toBeGreaterThan(1)
    expect(t.events.filter(({ type }) => type === 'cardShown')).toHaveLength(2 * redraws(t))
    expect(t.asked).toBe('Ben')
    expect(t.choices.length).toBeGreaterThan(0)
  })

  test('CG-34 with one card that may be played is not changed', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls' }, Ben: { hand: '5 kelp, kelp bonus, meat' } },
        { port: 'swordfish kelp' },
      ),
    )
    t.play('Ann: play pearls')
    expect(t.events.map(({ type }) => type)).not.toContain('cardShown')
    expect(t.choices).toEqual(['play meat'])
    expect(t.refusals).toEqual({ 'play kelp': 'CG-31', 'play kelp bonus': 'CG-31' })
  })

  test.each([
    ['urchin bonus', 'kelp bonus, meat bonus'],
    ['urchin storm', 'kelp storm, meat storm, pearls storm'],
    ['swordfish shells', 'shells, shells storm'],
  ])('CG-34 holds at %s too', (port, hand) => {
    const t = scenario(...atTheTable({ Ann: { hand: 'pearls' }, Ben: { hand } }, { port, pile: '9 meat' }))
    t.play('Ann: play pearls')
    expect(t.events.map(({ type }) => type)).toContain('handRedrawn')
    const shown = t.events.filter(({ type }) => type === 'cardShown').map(({ card }) => card)
    expect(shown.slice(0, hand.split(', ').length)).toEqual(hand.split(', '))
    expect(t.choices).toContain('play meat')
  })

  test('CG-34 of a single card is changed as well', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls' }, Ben: { hand: 'kelp' } },
        { port: 'swordfish kelp', pile: '3 meat' },
      ),
    )
    t.play('Ann: play pearls')
    expect(t.events).toContainEqual({ type: 'handRedrawn', seat: 1, cards: 1 })
    expect(t.asked).toBe('Ben')
    expect(t.choices).toEqual(['play meat'])
  })

  test('CG-34 ends the game at once when there is no pile', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls, meat', table: '2 meat', won: 'kelp' }, Ben: { hand: '2 kelp' } },
        { port: 'swordfish kelp', pile: '' },
      ),
    )
    t.play('Ann: play pearls')
    expect(t.over).toBe(true)
    expect(t.events.slice(1)).toEqual([
      { type: 'cardShown', seat: 1, card: 'kelp' },
      { type: 'cardShown', seat: 1, card: 'kelp' },
      { type: 'gameEnded', ending: 'no pile' },
      { type: 'gameScored', seat: 0, points: 4, total: 4 },
      { type: 'gameScored', seat: 1, points: 0, total: 0 },
    ])
  })

  test('CG-34 ends the game too when neither pile nor hand holds a card that may be played', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls, meat', table: '2 meat' }, Ben: { hand: '2 kelp' } },
        { port: 'swordfish kelp', pile: '3 kelp, kelp storm' },
      ),
    )
    t.play('Ann: play pearls')
    expect(t.over).toBe(true)
    expect(t.events).toContainEqual({ type: 'gameEnded', ending: 'nothing playable' })
    expect(t.events.map(({ type }) => type)).not.toContain('handRedrawn')
  })

  test('CG-34 a game of a match that ends so is followed by the next', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls, meat', won: 'kelp' }, Ben: { hand: '2 kelp' } },
        { port: 'swordfish kelp', pile: '', options: { match: 'three' } },
      ),
    )
    t.play('Ann: play pearls')
    expect(t.state.game).toBe(2)
    expect(t.score).toEqual({ Ann: 4, Ben: 0 })
  })
})

describe('Seagull A, the pair', () => {
  test('CG-35 nothing is sold until two different kinds qualify, then both at once, and the rest is removed', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, kelp', table: '2 shells, meat' },
          Ben: { hand: 'kelp, meat', table: '2 kelp, 2 pearls' },
        },
        { port: 'seagull pair' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.of('Ann')).toMatchObject({ table: { shells: 3, meat: 1 }, won: {} })
    expect(revealed(t.events)).toEqual([])
    t.play('Ben: play kelp', 'Ann: play kelp')
    expect(t.of('Ann')).toMatchObject({ table: {}, won: { shells: 3, kelp: 1 } })
    expect(t.of('Ben')).toMatchObject({ table: {}, won: { kelp: 3 } })
    expect(t.state.removed).toEqual({ meat: 1, pearls: 2 })
    expect(t.events.filter(({ type }) => type === 'goodsSold')).toEqual([
      { type: 'goodsSold', good: 'shells', goods: 3 },
      { type: 'goodsSold', good: 'kelp', goods: 4 },
    ])
    expect(revealed(t.events)).toHaveLength(1)
  })

  test('CG-35 cards beyond the number are won too, and one kind twice over is not two', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, kelp', table: '3 shells, shells bonus' },
          Ben: { hand: 'meat', table: '3 kelp' },
        },
        { port: 'seagull pair' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.of('Ann')).toMatchObject({ table: { shells: 4, 'shells bonus': 1 }, won: {} })
    t.play('Ben: play meat', 'Ann: play kelp')
    expect(t.of('Ann').won).toEqual({ shells: 4, 'shells bonus': 1, kelp: 1 })
    expect(t.of('Ben').won).toEqual({ kelp: 3 })
  })

  test('CG-35 a set that waits is open to its storm, and then no longer qualifies', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells storm, meat', table: '3 shells' },
          Ben: { hand: 'kelp, meat', table: '3 kelp, shells' },
        },
        { port: 'seagull pair' },
      ),
    )
    t.play('Ann: play shells storm')
    expect(t.of('Ann').table).toEqual({})
    t.play('Ben: play kelp')
    expect(t.of('Ben')).toMatchObject({ table: { kelp: 4 }, won: {} })
    expect(t.state.port).toBe('seagull pair')
  })

  test('CG-35 a card of a third kind does not sell the pair', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'meat, kelp', table: '3 shells, 3 meat' }, Ben: { hand: 'kelp', table: '3 kelp' } },
        { port: 'seagull pair' },
      ),
    )
    t.play('Ann: play meat')
    expect(t.of('Ann')).toMatchObject({ table: { shells: 3, meat: 4 }, won: {} })
  })

  test('CG-08 CG-35 the pair is one sale: with no pile it ends the game', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells, kelp', table: '2 shells' }, Ben: { hand: 'kelp', table: '3 kelp' } },
        { port: 'seagull pair', pile: '' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.over).toBe(false)
    t.play('Ben: play kelp')
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 9, Ben: 16 })
  })

  test('CG-41 a set that still waits for a second when the game ends scores nothing', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells', table: '3 shells' }, Ben: { hand: 'kelp', won: 'meat' } },
        { port: 'seagull pair', pile: '' },
      ),
    )
    t.play('Ann: play shells', 'Ben: play kelp')
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 0, Ben: 5 })
  })
})

describe('Seagull B, everything', () => {
  test('CG-36 a sale brings every player all the cards before them', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, meat', table: 'shells, kelp bonus, 2 meat' },
          Ben: { hand: 'meat', table: 'shells, 3 pottery' },
          Cy: { hand: 'meat', table: '2 pearls' },
        },
        { port: 'seagull all' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.of('Ann')).toMatchObject({ table: {}, won: { shells: 2, 'kelp bonus': 1, meat: 2 } })
    expect(t.of('Ben')).toMatchObject({ table: {}, won: { shells: 1, pottery: 3 } })
    expect(t.of('Cy')).toMatchObject({ table: {}, won: { pearls: 2 } })
    expect(t.state.removed).toEqual({})
    expect(t.score).toEqual({ Ann: 20, Ben: 21, Cy: 14 })
    expect(t.events.map(({ type }) => type)).not.toContain('cardsRemoved')
    expect(t.events.filter(({ type }) => type === 'goodsSold')).toHaveLength(1)
  })
})

describe('ports with prices of their own', () => {
  const prices: [string, string, number][] = [
    ...Object.entries(NUMBERS).flatMap(([good, n]): [string, string, number][] => [
      ['CG-37 seahorse one', good, n + 1],
      ['CG-37 seahorse two', good, n + 2],
    ]),
    ...GOODS.flatMap((good): [string, string, number][] => [
      ['CG-38 coral five', good, 5],
      ['CG-38 coral six', good, 6],
    ]),
  ]

  test.each(prices)('%s: %s are sold at %i goods', (title, good, price) => {
    const port = title.slice('CG-37 '.length)
    const table = (n: number) =>
      scenario(
        ...atTheTable(
          {
            Ann: { hand: `${good}, meat storm`, table: `${n - 2} ${good}` },
            Ben: { hand: 'meat', table: good },
          },
          { port },
        ),
      ).play(`Ann: play ${good}`)
    expect(table(price - 1).of('Ann').won).toEqual({})
    expect(table(price).of('Ann').won).toEqual({ [good]: price - 1 })
  })

  test('CG-37 at the Seahorse a bonus card counts two goods, and points stay as printed', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'kelp, meat', table: 'kelp, kelp bonus' }, Ben: { hand: 'meat', table: 'kelp' } },
        { port: 'seahorse one' },
      ),
    )
    t.play('Ann: play kelp')
    expect(t.of('Ann').won).toEqual({ kelp: 2, 'kelp bonus': 1 })
    expect(t.score).toEqual({ Ann: 12, Ben: 4 })
  })

  test('CG-38 passing the price sells as well: a bonus card cannot block a sale', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls bonus, meat', table: '2 pearls' }, Ben: { hand: 'meat', table: '2 pearls' } },
        { port: 'coral five' },
      ),
    )
    t.play('Ann: play pearls bonus')
    expect(t.events).toContainEqual({ type: 'goodsSold', good: 'pearls', goods: 6 })
    expect(t.score).toEqual({ Ann: 21, Ben: 14 })
  })
})
