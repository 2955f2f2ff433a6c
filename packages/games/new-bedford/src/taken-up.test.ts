import { isRecord, type Json, Sitting } from '@gam/kernel'
import { atRandom, problemsOf } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { newBedford } from './game.ts'
import type { NewBedfordOptions } from './options.ts'
import type { NewBedford } from './state.ts'

type Counts = Record<string, number>
type Frame = { [field: string]: Json }

interface Soft {
  agenda: Frame[]
  round: number
  first: number
  firstPerson: number
  ocean: Counts
  out: Counts
  gone: Counts
  sale: Counts
  owners: Record<string, number | null>
  used: Record<string, boolean>
  line: string[]
  lastOrder: string | null
  log: Record<string, string> | null
  seats: {
    money: number
    wood: number
    workers: string[]
    ships: { at: string; place: number; whales: Counts }[]
    whales: Counts
    tryworks: boolean
    answer: string
    [field: string]: Json
  }[]
  [field: string]: unknown
}

const SEATS = ['Ann', 'Ben']
type Options = Partial<NewBedfordOptions>

function softOf(sitting: Sitting<NewBedford>): Soft {
  const soft: unknown = JSON.parse(JSON.stringify(sitting.snapshot().state))
  if (!isSoft(soft)) throw new Error('a state has seats and an ocean')
  return soft
}

function isSoft(state: unknown): state is Soft {
  return isRecord(state) && Array.isArray(state.seats) && isRecord(state.ocean)
}

type Holds = (state: Soft, sitting: Sitting<NewBedford>) => boolean

const MOST = 300

/** The first position of random games where something holds; `from`: so many others before them never come there. */
function found(options: Options, holds: Holds, seats = SEATS, from = 0): Sitting<NewBedford> {
  for (let seed = from; seed < from + MOST; seed++)
    for (const sitting of atRandom(newBedford, { seats, seed: String(seed), options }))
      if (!sitting.over && holds(softOf(sitting), sitting)) return sitting
  throw new Error('no game comes to such a position')
}

/** What is said to this position, changed. */
function said(sitting: Sitting<NewBedford>, change: (state: Soft) => unknown = () => 0): string[] {
  const state = softOf(sitting)
  change(state)
  const { draws, seed, config, game, people } = sitting
  const beginning = { seats: sitting.seats.slice(0, people), seed, options: config.options }
  return problemsOf(game, beginning, { state: JSON.parse(JSON.stringify(state)), draws })
}

const asks =
  (step: string): Holds =>
  (_, { decision }) =>
    decision?.step === step

/** A token goes from the bag to somewhere else. */
function move(from: Counts, to: Counts, token: string): void {
  from[token]--
  to[token] = (to[token] ?? 0) + 1
}

const placing = found({}, ({ round }, { decision }) => round === 2 && decision?.step === 'place')
const first = found(
  {},
  (state, { decision }) => decision?.step === 'place' && state.agenda[4]?.placement === 1,
)

describe('a position to go on from', () => {
  test('is one that a game comes to', () => {
    expect(said(placing)).toEqual([])
    expect(said(first)).toEqual([])
  })

  const refused: [string, (state: Soft) => unknown, string][] = [
    [
      'nothing to come',
      (state) => Object.assign(state, { agenda: [] }),
      'agenda: is empty, but the last ship has not returned',
    ],
    [
      'a round without movement',
      ({ agenda }) => agenda.splice(2, 1),
      'agenda[2]: inn cannot lie on whaling, only on movement',
    ],
    [
      'a round that ends twice',
      ({ agenda }) => agenda.unshift(agenda[0]),
      'agenda[1]: endRound cannot lie on endRound, only on the bottom',
    ],
    [
      'the turn twice',
      ({ agenda }) => agenda.splice(4, 0, agenda[4]),
      'agenda[5]: turn cannot lie on turn, only on inn',
    ],
    [
      'a question that nobody is asked',
      ({ agenda }) => agenda.pop(),
      'agenda[4]: turn asks nobody; the last frame is the question that waits',
    ],
    [
      'a worker of nobody',
      ({ agenda }) => Object.assign(agenda[5], { seat: null }),
      'agenda[5].seat: must be a whole number from 0 to 1, not null',
    ],
    [
      'a fourth player',
      ({ agenda }) => Object.assign(agenda[5], { seat: 3 }),
      'agenda[5].seat: must be a whole number from 0 to 1, not 3',
    ],
    [
      'a place that is none at this table',
      (state) => Object.assign(state, { returned: ['2 ship 1'] }),
      'returned[0]: must be one of 0 ship 1, 0 ship 2, 1 ship 1, 1 ship 2, not "2 ship 1"',
    ],
    [
      'a worker too many at home',
      ({ seats }) =>
        Object.assign(seats[0].workers, ['home', 'home']) &&
        Object.assign(seats[1].workers, ['farm', 'farm']),
      'seats[1].workers: has 0 at home; at this moment there are 2',
    ],
    [
      'an empty sea aboard',
      ({ ocean, seats }) => {
        Object.assign(seats[0].ships[0], { at: 'space 3', place: 0 })
        move(ocean, seats[0].ships[0].whales, 'sea')
      },
      'seats[0].ships[0].whales.sea: must be 0: an empty sea is never aboard',
    ],
    [
      'a ship in Return in the action phase',
      ({ seats }) => Object.assign(seats[0].ships[0], { at: 'return', place: 0 }),
      'seats[0].ships[0].at: cannot be return: nobody handles this ship',
    ],
    [
      'whales on sale in the action phase',
      ({ ocean, sale }) => move(ocean, sale, 'right'),
      'sale: must be empty: nobody is naming or buying whales',
    ],
    [
      'a bottle without the log',
      ({ seats }) => Object.assign(seats[0].ships[0], { at: 'bottle' }),
      'seats[0].ships[0].at: cannot be the bottle: its owner has not taken Ship in a Bottle',
    ],
    ['a line without Captains', ({ line }) => line.push('bank'), 'line: must be empty without Captains'],
    [
      'empty seas drawn before the draw',
      (state) => Object.assign(state, { seasDrawn: 1 }),
      'seasDrawn: is 1; 0 is the most at this moment',
    ],
    [
      'the last returns in the first round',
      (state) => Object.assign(state, { lastReturns: true }),
      'lastReturns: must be false until the last round is over',
    ],
    [
      'an answer to nothing',
      ({ seats }) => Object.assign(seats[0], { answer: 'pay' }),
      'seats[0].answer: must be nothing: no card asks for one',
    ],
    [
      'more goods than there can be',
      ({ seats }) => Object.assign(seats[0], { wood: 301 }),
      'seats[0].wood: must be a whole number from 0 to 300, not 301',
    ],
    [
      'a card of the log without it',
      ({ agenda, seats }) => {
        Object.assign(seats[Number(agenda[5].seat)].workers, ['farm', 'home'])
        agenda.splice(5, 1, { step: 'windfall', seat: agenda[5].seat })
      },
      'agenda[5]: is of the Ship’s Log, which is not in play',
    ],
    [
      'a thirteenth round',
      (state) => Object.assign(state, { round: 13 }),
      'round: must be a whole number from 1 to 12, not 13',
    ],
    [
      'a token too many',
      ({ gone }) => Object.assign(gone, { right: 1 }),
      'there are 19 tokens right, this game has 18',
    ],
  ]
  test.each(refused)('is refused with a reason: %s', (_, change, why) => {
    expect(said(first, change)).toContain(why)
  })

  test('NB-05 may be the choice of goods, each player for $5', () => {
    const stocking = found({}, asks('stock'))
    expect(said(stocking)).toEqual([])
    expect(said(stocking, ({ seats }) => Object.assign(seats[0], { money: 7 }))).toContain(
      'seats[0]: has money and goods of $7, not of $5',
    )
    expect(said(stocking, ({ agenda }) => agenda.splice(2, 1)).join()).toContain('is out of order')
  })

  test('NB-62 may be a ship that is handled, with whales on sale', () => {
    const selling = found(
      {},
      ({ sale }, { decision }) => decision?.step === 'buyWhale' && Object.keys(sale).length > 0,
    )
    expect(said(selling)).toEqual([])
    expect(
      said(selling, ({ sale, gone }) => {
        for (const token of Object.keys(sale)) {
          gone[token] = (gone[token] ?? 0) + sale[token]
          delete sale[token]
        }
      }),
    ).toContain('sale: is empty, but somebody is asked to buy')
  })

  test('NB-63 may have whales on sale and ships in Return in the action phase, by Library and Broken Mast', () => {
    const options = { shipsLog: true, buildings: ['bank' as const] }
    const three = ['Ann', 'Ben', 'Cy']
    const mast = found(
      options,
      ({ agenda }) =>
        agenda.some(({ step }) => step === 'turn' || step === 'inn') &&
        agenda.some(({ step }) => step === 'shipHome'),
      three,
      126,
    )
    expect(said(mast)).toEqual([])
  })

  const withAhab = found({ captains: ['ahab'] }, asks('place'))
  test('LO-02 LO-05 has the Captains’ line whole, and leads who can lead', () => {
    expect(said(withAhab)).toEqual([])
    expect(said(withAhab, ({ line }) => line.pop())).toEqual([
      'line: must have every building of this game but Turner’s Mill',
    ])
    expect(said(withAhab, (state) => Object.assign(state, { first: 0 }))).toEqual([
      'another seat than the leading one begins the round',
    ])
    expect(said(withAhab, (state) => Object.assign(state, { firstPerson: 2 }))).toEqual([
      'the first of the people is none of them',
    ])
  })

  test('LO-46 two and two, the people follow their Captains', () => {
    const four = found({ captains: ['starbuck', 'flask'] }, asks('select'))
    expect(said(four)).toEqual([])
    const { firstPerson } = softOf(four)
    expect(said(four, (state) => Object.assign(state, { firstPerson: 1 - firstPerson })).join()).toContain(
      `firstPerson: must be ${firstPerson}: the people follow their Captains`,
    )
  })

  test('LO-35 has no Captain over his limit, but for the Post Office', () => {
    const solo = found(
      { captains: ['flask'] },
      ({ round }, { decision }) => round === 6 && decision?.step === 'place',
    )
    const limit = solo.facts.boards[0].mostBuildings
    const own = (state: Soft, more: number, post: boolean) => {
      const others = state.line.filter((name) => name !== 'post office' && state.owners[name] !== 2)
      const has = state.line.filter((name) => state.owners[name] === 2).length
      for (const name of others.slice(0, limit + more - has)) state.owners[name] = 2
      if (post) state.owners['post office'] = 2
    }
    expect(said(solo, (state) => own(state, 0, false))).toEqual([])
    expect(said(solo, (state) => own(state, 1, false))).toEqual([
      `owners: seat 2 has ${limit + 1} buildings; ${limit} is his limit`,
    ])
    expect(said(solo, (state) => own(state, 0, true))).toEqual([])
  })

  test('WW-13 has the Castaway where it acts, and nowhere else', () => {
    const acting = found(
      { castaway: true },
      ({ agenda }) => agenda.at(-1)?.grounds === 'castaway',
      SEATS,
      3000,
    )
    expect(said(acting)).toEqual([])
    expect(said(acting, (state) => Object.assign(state, { castaway: 'farm' })).join()).toContain(
      'is not the Castaway’s moment',
    )
  })

  test('SL-05 SL-50 has cards in force only as long as they last', () => {
    const logged = found({ shipsLog: true }, asks('place'))
    const lay = (card: string, place: string) =>
      said(logged, ({ log }) => Object.assign(log ?? {}, { [card]: place }))
    expect(lay('ice sheet', 'acting 0')).toContain('log.ice sheet: is in force, but its time is over')
    expect(lay('dice of fate', 'acting 0')).toEqual([])
    expect(lay('windfall', 'acting 1')).toContain('log.windfall: is never in force')
    expect(lay('windfall', 'with 1')).toContain('log.windfall: never waits: it acts when it is taken')
    expect(lay('corpusants', 'used 1')).toContain('log.corpusants: is never used up')
    expect(lay('rats', 'with 2').join()).toMatch(
      /^log\.rats: must be one of deck, open, under, with 0, with 1,/,
    )
  })

  test('LO-04 may have a helm that the die set to its last side', () => {
    const [box] = newBedford.components.sets
    const components = { ...box, id: 'eights', values: { ...box.values, die: [8, 8, 8, 8, 8, 8] } }
    const beginning = { seats: ['Ann'], seed: 'x', options: { captains: ['ahab'] }, components }
    const [begun] = atRandom(newBedford, beginning)
    expect(softOf(begun).seats[1].helm).toBe(8)
    expect(problemsOf(newBedford, beginning, begun.snapshot())).toEqual([])
  })

  test('has goods and money that never go beyond what can be written', () => {
    const rich = found(
      {},
      (state, { decision }) => decision?.step === 'place' && state.agenda[4]?.placement === 1,
    )
    const { draws, seed, config } = rich
    const state = softOf(rich)
    for (const seat of state.seats) Object.assign(seat, { wood: 300, food: 300, brick: 300, money: 1000 })
    const from = { state: JSON.parse(JSON.stringify(state)), draws }
    let sitting = Sitting.at(newBedford, { seats: SEATS, seed, options: config.options }, from)
    while (sitting.decision) {
      sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].action)
      for (const { money, wood, food, brick } of sitting.state.seats)
        expect(money <= 1000 && Math.max(wood, food, brick) <= 300).toBe(true)
    }
  })

  test('may be the end of a game', () => {
    const last = [...atRandom(newBedford, { seats: SEATS, seed: 'x' })].at(-1)
    if (!last) throw new Error('nothing was played')
    expect(last.over).toBe(true)
    expect(said(last)).toEqual([])
    expect(said(last, (state) => Object.assign(state, { round: 3 }))).toEqual([
      'agenda: is empty, but the last ship has not returned',
    ])
  })
})
