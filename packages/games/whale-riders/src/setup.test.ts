import { Fault, Sitting } from '@gam/kernel'
import { scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, standard } from './at-the-coast.test-support.ts'
import { components } from './components.ts'
import { whaleRiders } from './game.ts'

const PLAYERS = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Fay']
const people = (n: number) => PLAYERS.slice(0, n)

/** What lies at a port at the start. */
function lying(t: { state: object }, port: string): string[] {
  const { ports } = t.state as { ports: { [port: string]: string[] } }
  return ports[port]
}

function total(counts: unknown): number {
  return Object.values(counts as { [kind: string]: number }).reduce((a, b) => a + b, 0)
}

describe('the table', () => {
  test('WR-01 two to six players', () => {
    const sit = (n: number) => () =>
      Sitting.begin(whaleRiders, {
        seats: Array.from({ length: n }, (_, i) => `Player ${i}`),
        seed: 'x',
      })
    for (const n of [2, 3, 4, 5, 6]) expect(sit(n)).not.toThrow()
    for (const n of [0, 1, 7]) expect(sit(n)).toThrow(Fault)
  })

  test('WR-02 WR-03 eight ports in a line, four spaces at each after the Sun Port, costing 0 to 3', () => {
    const t = scenario(whaleRiders, { seats: people(2) })
    const ports = Object.keys(t.state.ports as object)
    expect(ports).toEqual(['sun', 'swordfish', 'ray', 'urchin', 'seagull', 'seahorse', 'coral', 'lobster'])
    for (const port of ports.slice(1)) expect(lying(t, port)).toHaveLength(4)
    const u = scenario(
      ...atTheCoast(
        { Ann: { coins: 3 }, Ben: {} },
        { ports: { swordfish: ['meat1', 'kelp1', 'shells1', 'meat2'] } },
      ),
    )
    for (const [space, tile] of ['meat1', 'kelp1', 'shells1', 'meat2'].entries()) {
      u.play(`Ann: buy ${tile} ${space}`)
      expect(u.events[0]).toMatchObject({ type: 'tileBought', tile, price: space })
      u.undo('Ann')
    }
  })

  test('WR-02 any number of riders may be at a port, and each may buy there', () => {
    const t = scenario(
      ...atTheCoast(
        { Ann: { journey: 2 }, Ben: { journey: 2 }, Cy: { journey: 12 } },
        { ports: { ray: ['meat1', 'kelp1', null, null] }, bag: '' },
      ),
    )
    t.play('Ann: take coin', 'Ann: take coin', 'Ben: buy meat1 0', 'Ben: take coin', 'Cy: buy kelp1 0')
    expect(t.of('Cy').tiles).toEqual({ kelp1: 1 })
  })

  test('WR-04 all riders start at the Sun Port, heading out, and none has returned', () => {
    const t = scenario(whaleRiders, { seats: people(3) })
    for (const player of people(3)) expect(t.of(player).journey).toBe(0)
    const mover = t.asked
    expect(t.refusals).toMatchObject({ 'buy pearl1 1': 'WR-26', 'buy pearl3 7': 'WR-26' })
    t.play(`${mover}: advance`)
    expect(t.events[0]).toMatchObject({ type: 'riderAdvanced', port: 'swordfish' })
  })

  test('WR-05 the Sun Port: a printed storm, then pearls for 1 to 7 coins', () => {
    expect(lying(scenario(whaleRiders, { seats: people(2) }), 'sun')).toEqual([
      'storm',
      'pearl1',
      'pearl1',
      'pearl1',
      'pearl1',
      'pearl2',
      'pearl2',
      'pearl3',
    ])
    const t = scenario(...atTheCoast({ Ann: { journey: 14, coins: 7 }, Ben: {} }))
    expect(t.choices.filter((text) => text.startsWith('buy'))).toEqual([
      'buy pearl1 1',
      'buy pearl1 2',
      'buy pearl1 3',
      'buy pearl1 4',
      'buy pearl2 5',
      'buy pearl2 6',
      'buy pearl3 7',
    ])
    expect(t.refusal('Ann: buy storm 0')).toBe('WR-24')
    t.play('Ann: buy pearl3 7')
    expect(t.of('Ann').coins).toBe(0)
  })

  test('WR-06 92 resource tiles of the six kinds', () => {
    for (const { values } of components.sets) expect(total(values.tiles)).toBe(92)
    const t = scenario(whaleRiders, { seats: people(2) })
    const laid = Object.values(t.state.ports as { [port: string]: string[] }).flat()
    const { storm, ...bag } = t.state.bag as { [tile: string]: number }
    expect(total(bag) + laid.length - 8).toBe(92)
    expect(storm).toBe(24)
  })

  test.each([
    [2, 24],
    [3, 22],
    [4, 20],
    [5, 18],
    [6, 16],
  ])(
    'WR-07 WR-09 with %i players %i snow storms go into the bag, and none lies on the board',
    (n, storms) => {
      const t = scenario(whaleRiders, { seats: people(n) })
      expect(t.state.bag).toMatchObject({ storm: storms })
      const laid = Object.entries(t.state.ports as { [port: string]: string[] })
      for (const [port, row] of laid) if (port !== 'sun') expect(row).not.toContain('storm')
      expect(t.told).toContain(`${storms} snow storms go into the bag.`)
    },
  )

  test('WR-08 Swordfish first, Lobster last, each port from its icon outwards', () => {
    const t = scenario(whaleRiders, { seats: people(2) })
    const laid = t.sitting.events.filter(({ type }) => type === 'tileLaid')
    const coast = ['swordfish', 'ray', 'urchin', 'seagull', 'seahorse', 'coral', 'lobster']
    expect(laid.map(({ port, space }) => `${port} ${space}`)).toEqual(
      coast.flatMap((port) => [0, 1, 2, 3].map((space) => `${port} ${space}`)),
    )
    for (const { port, space, tile } of laid) expect(lying(t, String(port))[Number(space)]).toBe(tile)
  })

  test('WR-08 no 2 pearls, 2 crystals or 3 goods at the first three ports, but farther out', () => {
    const rich = ['pearl2', 'crystal2', 'meat3', 'kelp3', 'pottery3', 'shells3']
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const t = scenario(whaleRiders, { seats: people(2), seed: String(seed) })
      for (const port of ['swordfish', 'ray', 'urchin'])
        for (const tile of rich) expect(lying(t, port)).not.toContain(tile)
      for (const port of ['seagull', 'seahorse', 'coral', 'lobster'])
        for (const tile of lying(t, port)) seen.add(tile)
    }
    for (const tile of rich) expect(seen).toContain(tile)
  })

  test('WR-08 each of those spaces gets any of the permitted tiles as often as there are such tiles', () => {
    let singles = 0
    let crystals = 0
    const games = 400
    for (let seed = 0; seed < games; seed++) {
      const t = scenario(whaleRiders, { seats: people(2), seed: String(seed) })
      const [first] = lying(t, 'swordfish')
      if (first.startsWith('meat')) singles++
      if (first === 'crystal1') crystals++
    }
    // 14 of 72 permitted tiles show meat, 8 are single crystals
    expect(singles / games).toBeGreaterThan(0.13)
    expect(singles / games).toBeLessThan(0.26)
    expect(crystals / games).toBeGreaterThan(0.06)
    expect(crystals / games).toBeLessThan(0.17)
  })

  test('WR-10 52 contracts, three to each player, hidden from the others', () => {
    const cards = standard.values.contracts
    expect(total(cards.map(({ copies }) => copies))).toBe(52)
    expect(total(cards.map(({ coins, copies }) => coins * copies))).toBe(174)
    expect(total(cards.map(({ pearls, copies }) => pearls * copies))).toBe(129)
    const t = scenario(whaleRiders, { seats: people(4) })
    for (const player of people(4)) expect(total(t.of(player).hand)).toBe(3)
    expect(total(t.state.deck)).toBe(40)
    const { seats } = t.seen('Ann').state as unknown as { seats: { hand: object }[] }
    expect(seats[0].hand).toEqual(t.of('Ann').hand)
    expect(seats[1].hand).toEqual({ hidden: 3 })
  })

  test('WR-11 three coins each, and no end to the coins in the supply', () => {
    const t = scenario(whaleRiders, { seats: people(5) })
    for (const player of people(5)) expect(t.of(player).coins).toBe(3)
    const u = scenario(...atTheCoast({ Ann: { coins: 500 }, Ben: { coins: 500 } }))
    u.play('Ann: take coin')
    expect(u.of('Ann').coins).toBe(501)
  })

  test('WR-12 anybody may be drawn to begin, and turns go clockwise', () => {
    for (const player of people(3)) {
      const t = scenarioWhere(whaleRiders, { seats: people(3) }, ({ asked }) => asked === player)
      expect(t.state.starter).toBe(people(3).indexOf(player))
      const second = people(3)[(people(3).indexOf(player) + 1) % 3]
      t.play(`${player}: take coin`, `${player}: advance`)
      expect(t.asked).toBe(second)
    }
  })

  test('WR-13 without variants both editions are the same game', () => {
    const moves = (edition: 'first' | 'second') => {
      const t = scenario(whaleRiders, { seats: people(3), seed: 'twins', options: { edition } })
      for (let i = 0; i < 60; i++) t.play(`${t.asked}: ${t.choices[(i * 7) % t.choices.length]}`)
      return t
    }
    expect(moves('first').state).toEqual(moves('second').state)
    expect(moves('first').sitting.events).toEqual(moves('second').sitting.events)
  })
})
