import { isRecord, type Json, Sitting } from '@gam/kernel'
import { atRandom, problemsOf } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { whaleRiders } from './game.ts'
import type { RiderOptions } from './options.ts'
import type { RiderTypes } from './state.ts'

type Written = { [key: string]: Json }
type Rider = Written & { hand: Record<string, number>; tiles: Record<string, number> }

interface Soft {
  agenda: Written[]
  round: number
  starter: number
  bag: Record<string, number>
  ports: Record<string, (string | null)[]>
  bought: string[]
  deck: Record<string, number>
  discards: Record<string, number>
  due: string | null
  paid: Record<string, number>
  decrees: string[]
  line: string[]
  seats: Rider[]
}

const SEATS = ['Ann', 'Ben']

function softOf(sitting: Sitting<RiderTypes>): Soft {
  const soft: unknown = JSON.parse(JSON.stringify(sitting.snapshot().state))
  if (!isSoft(soft)) throw new Error('a state has seats and ports')
  return soft
}

function isSoft(state: unknown): state is Soft {
  return isRecord(state) && Array.isArray(state.seats) && isRecord(state.ports)
}

/** The first turn of a game, or the first position of a random one where something holds. */
function found(
  options: Partial<RiderOptions>,
  holds: (state: Soft) => boolean = ({ round }) => round === 1,
  rules = 2,
): Sitting<RiderTypes> {
  for (let seed = 0; seed < 100; seed++)
    for (const sitting of atRandom(whaleRiders.atRules(rules), { seats: SEATS, seed: String(seed), options }))
      if (!sitting.over && holds(softOf(sitting))) return sitting
  throw new Error('no game comes to such a position')
}

/** What is said to this position, changed. */
function said(sitting: Sitting<RiderTypes>, change: (state: Soft, seat: number) => unknown): string[] {
  const state = softOf(sitting)
  change(state, sitting.decision?.seat ?? 0)
  const { draws, seed, config, game } = sitting
  const handedIn = { state: JSON.parse(JSON.stringify(state)), draws }
  return problemsOf(game, { seats: SEATS, seed, options: config.options }, handedIn)
}

const topIs = (step: string) => (state: Soft) => state.agenda.at(-1)?.step === step
const plain = found({})

/** A card of the deck goes to a hand. */
function deal(state: Soft, seat: number): void {
  const card = Object.keys(state.deck)[0]
  state.deck[card]--
  state.seats[seat].hand[card] = (state.seats[seat].hand[card] ?? 0) + 1
}

describe('a position to go on from', () => {
  test('is one that a game comes to', () => {
    expect(said(plain, () => undefined)).toEqual([])
    expect(said(plain, (state) => Object.assign(state, { round: 199 }))).toEqual([])
  })

  const refused: [string, (state: Soft, seat: number) => unknown, string][] = [
    [
      'no round yet',
      (state) => Object.assign(state, { round: 0 }),
      'round: must be 1 at least once turns are taken',
    ],
    [
      'nothing to come',
      (state) => Object.assign(state, { agenda: [] }),
      'agenda: is empty, but pearls are left at the Sun Port and so are rounds',
    ],
    [
      'two turns',
      ({ agenda }) => agenda.push(...agenda),
      'agenda[1]: turn cannot lie on turn, only on the bottom',
    ],
    [
      'a turn with nothing left',
      ({ agenda }) => Object.assign(agenda[0], { left: 0 }),
      'agenda[0]: has nothing left; such a turn is over',
    ],
    [
      'a free advance without Free Sail',
      ({ agenda }) => Object.assign(agenda[0], { sail: 1 }),
      'agenda[0].sail: must be 0: this player has no free advance',
    ],
    [
      'three actions',
      ({ agenda }) => Object.assign(agenda[0], { left: 3 }),
      'agenda[0].left: must be a whole number from 0 to 2, not 3',
    ],
    [
      'a purchase without Bulk Buy',
      ({ agenda }, seat) => {
        agenda[0].left = 1
        agenda.push({ step: 'buyMore', seat })
      },
      'agenda[1]: is for Bulk Buy only',
    ],
    [
      'an action that is still to be taken',
      ({ agenda }, seat) => agenda.push({ step: 'discardMore', seat }),
      'agenda[0].left: counts an action that is being taken',
    ],
    [
      'the action of another player',
      ({ agenda }, seat) => {
        agenda[0].left = 1
        agenda.push({ step: 'discardMore', seat: 1 - seat })
      },
      'agenda[1].seat: must be the seat whose turn it is',
    ],
    [
      'the turn of a third player',
      ({ agenda }) => Object.assign(agenda[0], { seat: 2 }),
      'agenda[0].seat: must be a whole number from 0 to 1, not 2',
    ],
    [
      'the end of a turn, which asks nobody',
      (state, seat) => Object.assign(state, { agenda: [{ step: 'endTurn', seat }] }),
      'agenda[0]: endTurn asks nobody; the last frame is the question that waits',
    ],
    [
      'a payment for nothing',
      ({ agenda }, seat) => {
        agenda[0].left = 1
        agenda.push({ step: 'fulfilMore', seat }, { step: 'pay', seat, laid: 'nothing' })
      },
      'due: must be the contract that is being paid',
    ],
    [
      'a contract that nobody pays',
      (state) => {
        const card = Object.keys(state.deck)[0]
        state.deck[card]--
        state.due = card
      },
      'due: lies open, but nobody is asked to pay it: pay must be on the agenda',
    ],
    ['a hand too large', (state, seat) => deal(state, seat), 'seats[0].hand: has 4 contracts; 3 is the most'],
    [
      'a hand that was not refilled',
      ({ discards, seats }, seat) => {
        const { hand } = seats[1 - seat]
        const card = Object.keys(hand)[0]
        hand[card]--
        discards[card] = 1
      },
      'seats[1].hand: has 2 contracts; it would have been refilled to 3',
    ],
    [
      'a gap at a port while the bag is full',
      ({ ports, bag }) => {
        const tile = ports.ray[3]
        ports.ray[3] = null
        if (tile) bag[tile] = (bag[tile] ?? 0) + 1
      },
      'ports.ray: has a gap; it would have been filled from the bag',
    ],
    [
      'a gap before a tile',
      ({ ports, bag }) => {
        const tile = ports.ray[1]
        ports.ray[1] = null
        if (tile) bag[tile] = (bag[tile] ?? 0) + 1
      },
      'ports.ray: has a gap before a tile; it would have been closed',
    ],
    [
      'a purchase that left no gap',
      ({ agenda, bought }) => {
        agenda[0].left = 1
        bought.push('ray')
      },
      'ports.ray: has no gap, though a tile was bought there in this turn',
    ],
    [
      'a purchase before the first action',
      ({ bought }) => bought.push('ray'),
      'bought: has 1 ports, but 0 actions were taken in this turn',
    ],
    [
      'all starting pearls gone',
      ({ ports, seats }) => {
        for (const tile of ports.sun.slice(1))
          if (tile) seats[0].tiles[tile] = (seats[0].tiles[tile] ?? 0) + 1
        ports.sun.fill(null, 1)
      },
      'ports.sun: is sold out; that ends the game',
    ],
    [
      'a good among the starting pearls',
      ({ ports, bag, seats }) => {
        seats[0].tiles.pearl3 = 1
        ports.sun[7] = 'kelp1'
        bag.kelp1--
      },
      'ports.sun: has 1 tiles kelp1; 0 were there at the start',
    ],
    [
      'a storm that was paid',
      ({ bag, paid }) => {
        bag.storm--
        paid.storm = 1
      },
      'paid.storm: must be 0: nobody pays with a storm',
    ],
    [
      'more coins than anything could bring',
      ({ seats }, seat) => Object.assign(seats[seat], { coins: 4 }),
      'seats[0].coins: are 4; 3 is the most so far',
    ],
    [
      'a rider far ahead of time',
      ({ seats }, seat) => Object.assign(seats[seat], { journey: 1 }),
      'seats[0].journey: is 1, but only 0 advances were possible so far',
    ],
    [
      'a storm too many',
      ({ paid }) => Object.assign(paid, { storm: 1 }),
      'there are 26 tiles storm, the game has 25',
    ],
  ]
  test.each(refused)('is refused with a reason: %s', (_, change, why) => {
    const starting = found({}, ({ round, starter }) => round === 1 && starter === 0)
    expect(said(starting, change)).toContain(why)
  })

  test('WR-61 has no decree on the table that somebody has reached', () => {
    const one = found({ decree: true }, ({ decrees, round }) => decrees.includes('eight coins') && round > 5)
    const why = said(one, ({ seats }) => Object.assign(seats[0], { coins: 8 }))
    expect(why).toContain('decrees: has eight coins, which seat 0 would have claimed')
  })

  test('WR-70 has an ability for each player once turns are taken, and none of the line is left', () => {
    const magic = found({ magic: true })
    expect(said(magic, () => undefined)).toEqual([])
    expect(said(magic, ({ seats }) => Object.assign(seats[1], { ability: null }))).toContain(
      'seats[1].ability: must be one: all have chosen',
    )
    expect(
      said(magic, ({ line, seats }) => line.push(seats[0].ability === 'haggler' ? 'alchemist' : 'haggler')),
    ).toContain('line: must be empty once turns are taken')
  })

  test('WR-70 may be the choice of abilities, before anything was done', () => {
    const early = found({ magic: true }, ({ round }) => round === 0)
    expect(said(early, () => undefined)).toEqual([])
    expect(said(early, (state) => Object.assign(state, { round: 1 }))).toEqual([
      'round: must be 0 until the abilities are chosen',
    ])
    expect(said(early, ({ agenda }) => agenda.push(...agenda.splice(2, 2).reverse()))[0]).toMatch(
      /^agenda\[2\]\.seat: must be [01]: the starter chooses last/,
    )
    expect(said(early, ({ seats }) => Object.assign(seats[0], { coins: 4 }))).toEqual([
      'seats[0]: is of a game that has begun, but abilities are still being chosen',
    ])
    expect(said(early, ({ agenda }) => agenda.pop())).toContain(
      'line: must have the abilities that nobody has chosen',
    )
  })

  test('WR-29 WR-36 may be a payment, if there are two ways to pay', () => {
    const paying = found({}, topIs('pay'))
    expect(said(paying, () => undefined)).toEqual([])
    expect(
      said(paying, (state, seat) => {
        for (const [tile, n] of Object.entries(state.seats[seat].tiles)) {
          state.paid[tile] = (state.paid[tile] ?? 0) + n
          state.seats[seat].tiles[tile] = 0
        }
      }).join(),
    ).toMatch(/agenda\[2\]: asks how to pay, but there are not two ways to go on/)
  })

  test('WR-25 may have gaps in the middle of a turn', () => {
    const gap = found(
      { magic: true },
      ({ ports, bought }) => bought.length > 0 && ports[bought[0]][0] === null,
    )
    expect(said(gap, () => undefined)).toEqual([])
    expect(said(gap, (state) => Object.assign(state, { bought: [] }))).toContain(
      `ports.${softOf(gap).bought[0]}: has a gap before a tile; it would have been closed`,
    )
  })

  test('WR-73 may be a purchase of several tiles at one port', () => {
    const bulk = found({ magic: true }, topIs('buyMore'))
    expect(said(bulk, () => undefined)).toEqual([])
    expect(said(bulk, (state) => Object.assign(state, { bought: [] }))).toContain(
      'bought: must have the port where more is bought',
    )
  })

  test('may be a position of version 1 of the rules, dealt anew with nothing to fulfil', () => {
    const asked = found({}, topIs('fulfilMore'), 1)
    const poorer = (state: Soft, seat: number) => {
      const rider = state.seats[seat]
      for (const [tile, n] of Object.entries(rider.tiles)) {
        state.paid[tile] = (state.paid[tile] ?? 0) + n
        rider.tiles[tile] = 0
      }
    }
    expect(said(asked, poorer)).toEqual([])
    expect(Sitting.begin(whaleRiders, { seats: SEATS, seed: 'x' }).game.rulesVersion).toBe(2)
  })

  test('may be the end of a game', () => {
    const last = [...atRandom(whaleRiders, { seats: SEATS, seed: 'x' })].at(-1)
    if (!last) throw new Error('nothing was played')
    expect(last.over).toBe(true)
    expect(said(last, () => undefined)).toEqual([])
  })
})
