import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from '../at-the-table.test-support.ts'
import { newBedford } from '../game.ts'

type Table = Parameters<typeof inTown>
type Options = NonNullable<NonNullable<Table[1]>['options']>

const ALL: Options = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }

function table(places: Table[0], given: Table[1] = {}) {
  return scenario(...inTown(places, { ...given, options: { ...ALL, ...given.options } }))
}

const selecting = (seat: string, ship = 'ship 1') => ({ step: 'select', seat, ship })
const returning = (seat: string, ship = 'ship 1') => ({ step: 'returnShip', seat, ship })

function chosen(places: Table[0], given: Table[1] = {}) {
  return table(places, { next: [selecting('Ann')], ...given })
}

/** Ann's first ship has just reached Return. */
function back(places: Table[0], given: Table[1] = {}) {
  return table(places, { next: [returning('Ann')], ...given })
}

describe('promo tokens', () => {
  test('WW-01 WW-02 each may be in play alone; for the Blue Whale four others leave the bag', () => {
    const bags = {
      whiteWhale: { white: 1 },
      blueWhale: { right: 16, bowhead: 8, blue: 1 },
      ambergris: { ambergris: 1 },
      castaway: { castaway: 1 },
    }
    for (const [option, more] of Object.entries(bags)) {
      const t = scenario(newBedford, { seats: ['Ann', 'Ben'], options: { [option]: true } })
      expect(t.state.ocean).toEqual({ right: 18, bowhead: 10, sperm: 2, sea: 8, ...more })
    }
  })

  test('WW-03 WW-20 they are pages of the log, Ambergris and Castaway once their ship has returned', () => {
    const t = table(
      {
        Ann: { whales: 'white, blue', ships: ['return: ambergris, castaway'] },
        Ben: { money: 1 },
      },
      { log: { 'used Ann': 'message in a bottle' }, next: [returning('Ann')] },
    )
    t.play('Ann: pass')
    expect(t.of('Ann').whales).toEqual({ white: 1, blue: 1, ambergris: 1, castaway: 1 })
    expect(t.parts('Ann').log).toBe(2)
  })

  test('WW-04 they are selected like whales; an empty sea still cannot be', () => {
    const t = chosen({ Ann: { ships: ['space 2'] }, Ben: {} }, { out: 'ambergris, castaway, sea' })
    expect(t.choices).toEqual(['select ambergris', 'select castaway', 'pass'])
    expect(t.refusal('Ann: select sea')).toBe('NB-71')
    t.play('Ann: select castaway')
    expect(t.of('Ann').ships).toMatchObject([{ whales: { castaway: 1 } }, {}])
  })

  test('WW-10 the White Whale lands, its ship is back on the board, the rest aboard leaves the game', () => {
    const t = chosen(
      {
        Ann: { ships: ['space 2: right, ambergris, castaway'], money: 3 },
        Ben: { ships: ['space 2', 'space 2'] },
      },
      { out: 'white, right' },
    )
    t.play('Ann: select white')
    expect(t.of('Ann')).toMatchObject({ money: 3, whales: { white: 1 }, ships: [{ at: 'home' }, {}] })
    expect(t.state).toMatchObject({ gone: { right: 1, ambergris: 1, castaway: 1 }, out: { right: 1 } })
    expect(t.of('Ben').ships).toMatchObject([{ place: 0 }, { place: 1 }])
    expect(t.score.Ann).toBe(4)
    expect(t.over).toBe(true)
  })

  test('WW-10 the lost ship can be prepared again, and has no fee to pay', () => {
    const t = table(
      { Ann: { ships: ['space 1'], wood: 2, money: 1 }, Ben: {} },
      {
        out: 'white',
        log: { 'acting Ben': 'port fees' },
        next: [selecting('Ann'), { step: 'place', seat: 'Ann', grounds: 'anywhere' }],
      },
    )
    t.play('Ann: select white', 'Ann: place dockyard')
    expect(t.of('Ann').money).toBe(1)
    expect(t.choices).toEqual(['prepare ship 1', 'prepare ship 2'])
  })

  test('WW-11 with the Blue Whale aboard nothing more is selected, but the ship counts for the draw', () => {
    const t = table(
      { Ann: { ships: ['space 2: blue'] }, Ben: {} },
      { log: { open: 'rats' }, next: [{ step: 'whaling' }] },
    )
    expect(t.sitting.events.filter(({ type }) => type === 'tokenDrawn')).toHaveLength(2)
    expect(t.over).toBe(true)
    expect(t.of('Ann').ships).toMatchObject([{ whales: { blue: 1 } }, {}])
  })

  test('WW-11 WW-16 its lay is $12 and it counts 6; sold it brings $6', () => {
    const rich = back({ Ann: { money: 12, ships: ['return: blue'] }, Ben: {} })
    rich.play('Ann: sell whales 0 blue')
    expect(rich.of('Ann')).toMatchObject({ money: 0, whales: { blue: 1 } })
    expect(rich.score.Ann).toBe(6)
    const poor = back({ Ann: { money: 11, ships: ['return: blue'] }, Ben: { money: 12 } })
    expect(poor.refusal('Ann: sell whales 0 blue')).toBe('NB-62')
    poor.play('Ann: sell whales 1 blue', 'Ben: buy blue')
    expect(poor.of('Ann').money).toBe(17)
    expect(poor.of('Ben')).toMatchObject({ money: 0, whales: { blue: 1 } })
  })

  test('WW-12 WW-16 Ambergris brings $8, which may pay for whales of that ship, and is never for sale', () => {
    const t = back({ Ann: { ships: ['return: sperm, ambergris'] }, Ben: {} })
    expect(t.choices).toEqual(['sell whales 0 sperm', 'sell whales 1 sperm'])
    t.play('Ann: sell whales 0 sperm')
    expect(t.of('Ann')).toMatchObject({ money: 0, whales: { sperm: 1, ambergris: 1 } })
    expect(t.score.Ann).toBe(4)
  })

  test('WW-13 the Castaway is placed like a worker: bonus of an empty space, purchase, the $1', () => {
    const t = back(
      { Ann: { money: 4, ships: ['return: castaway'], workers: ['farm', 'farm'] }, Ben: {} },
      { built: { Ben: 'bakery, bank' }, options: { buildings: ['bank', 'bakery'] }, used: 'bank' },
    )
    expect(t.refusal('Ann: place bank')).toBe('NB-13')
    expect(t.refusal('Ann: place city pier')).toBe('NB-21')
    expect(t.choices).toContain('pass')
    t.play('Ann: place bakery', 'Ann: purchase wood')
    expect(t.of('Ann')).toMatchObject({ money: 0, wood: 2, food: 4, whales: { castaway: 1 } })
    expect(t.of('Ben').money).toBe(1)
    const first = back({ Ann: { ships: ['return: castaway'], workers: ['farm', 'farm'] }, Ben: {} })
    first.play('Ann: place forest')
    expect(first.of('Ann')).toMatchObject({ wood: 3 })
    expect(first.state.castaway).toBe('forest')
  })

  test('WW-13 a building the Inn’s guest left stays used, and what is not done then is never done', () => {
    const t = back(
      { Ann: { ships: ['return: castaway'] }, Ben: {} },
      { built: { Ben: 'bank' }, used: 'bank', next: [returning('Ann'), { step: 'endRound' }], round: 12 },
    )
    expect(t.refusal('Ann: place bank')).toBe('NB-13')
    t.play('Ann: pass')
    expect(t.state.castaway).toBe('home')
    expect(t.over).toBe(true)
  })

  test('WW-13 it stays until clean-up, and takes the bonus from those who come after', () => {
    const t = back(
      { Ann: { ships: ['return: castaway'] }, Ben: {} },
      { next: [returning('Ann'), { step: 'place', seat: 'Ben', grounds: 'boards' }, { step: 'endRound' }] },
    )
    t.play('Ann: place farm', 'Ben: place farm')
    expect(t.of('Ann').food).toBe(3)
    expect(t.of('Ben').food).toBe(2)
    expect(t.state).toMatchObject({ castaway: 'home', round: 2 })
  })

  test('WW-14 its money pays for the ship’s whales; ships that return this round cannot be used', () => {
    const t = back(
      {
        Ann: { wood: 2, brick: 4, ships: ['return: castaway, bowhead, sperm', 'home'] },
        Ben: {},
      },
      { returned: ['0 ship 2'] },
    )
    expect(t.refusal('Ann: place dockyard')).toBe('WW-14')
    t.play('Ann: place general store', 'Ann: sell 2 wood', 'Ann: sell 4 brick')
    expect(t.of('Ann').money).toBe(11)
    t.play('Ann: sell whales 0 sperm')
    expect(t.choices).toEqual(['sell whales 1 bowhead'])
  })

  test('WW-14 another ship that does not return may be prepared', () => {
    const t = back({ Ann: { wood: 2, ships: ['return: castaway', 'home'] }, Ben: {} })
    t.play('Ann: place dockyard')
    expect(t.choices).toEqual(['prepare ship 2'])
    expect(t.refusal('Ann: prepare ship 1')).toBe('NB-20')
    t.play('Ann: prepare ship 2')
    expect(t.of('Ann').ships).toMatchObject([{ at: 'home' }, { at: 'dock' }])
    expect(t.state.castawayActs).toBe(false)
  })

  test('WW-14 WW-22 the Tryworks serves the Castaway’s ship, in either printing', () => {
    const places = { Ann: { ships: ['return: castaway, 4 right'] }, Ben: {} }
    const built = { Ann: 'tryworks' }
    const first = back(places, { built })
    first.play('Ann: place tryworks')
    expect(first.step).toBe('tryworks')
    first.play('Ann: land 3 ship 1', 'Ann: sell whales 1 right')
    expect(first.of('Ann').whales).toEqual({ right: 3, castaway: 1 })
    const second = back(places, { built, options: { printing: 'second' } })
    second.play('Ann: place tryworks', 'Ann: land 3 ship 1', 'Ann: sell whales 1 right')
    expect(second.of('Ann').whales).toEqual({ right: 3, castaway: 1 })
  })

  test('WW-15 in the last returns its Tryworks may serve a ship handled later; ship spaces are closed', () => {
    const t = table(
      { Ann: { ships: ['space 0: castaway', 'space 1: right'] }, Ben: {} },
      {
        built: { Ann: 'tryworks, lighthouse, wharf, dry dock' },
        round: 12,
        next: [{ step: 'finalMovement' }],
      },
    )
    for (const space of ['dockyard', 'city pier', 'dry dock', 'wharf', 'lighthouse'])
      expect(t.refusal(`Ann: place ${space}`)).toBe('WW-15')
    t.play('Ann: place tryworks')
    expect(t.step).toBe('tryworks')
    t.play('Ann: land 1 ship 2')
    expect(t.of('Ann').whales).toEqual({ right: 1, castaway: 1 })
    expect(t.over).toBe(true)
  })

  test('WW-15 only the space of The Coffin’s worker is taken then', () => {
    const t = table(
      { Ann: { ships: ['space 0: castaway'] }, Ben: { money: 9 } },
      {
        log: { 'used Ben': 'coffin' },
        built: { Ann: 'bank, schoolhouse' },
        coffin: 'bank',
        round: 12,
        next: [{ step: 'finalMovement' }],
      },
    )
    expect(t.refusal('Ann: place bank')).toBe('NB-13')
    t.play('Ann: place schoolhouse')
    expect(t.of('Ann')).toMatchObject({ wood: 2, food: 2 })
  })

  test('WW-17 the Blue Whale counts for the Cooperage and in ties; promo whales are no right whales', () => {
    const t = table(
      { Ann: { ships: ['space 2: blue, right'], whales: 'white' }, Ben: { money: 20 } },
      {
        built: { Ann: 'cooperage, counting house' },
        options: { buildings: ['cooperage', 'counting house'] },
      },
    )
    t.play('Ann: place cooperage', 'Ann: count ship 1')
    expect(t.of('Ann').money).toBe(2)
    const tied = table(
      { Ann: { whales: 'white' }, Ben: { money: 20 } },
      { next: [{ step: 'endGame' }], built: { Ann: '', Ben: '' } },
    )
    expect(tied.score).toEqual({ Ann: 4, Ben: 4 })
    expect(tied.ranks).toEqual({ Ann: 1, Ben: 2 })
  })

  test('WW-20 what is left out goes back into the bag; a bought Blue Whale is the buyer’s page', () => {
    const t = table(
      { Ann: {}, Ben: {} },
      { out: 'white, blue, ambergris, castaway', next: [{ step: 'whaling' }] },
    )
    expect(t.state).toMatchObject({ out: {}, ocean: { white: 1, blue: 1, ambergris: 1, castaway: 1 } })
    const sold = table(
      { Ann: { ships: ['return: blue'] }, Ben: { money: 12 } },
      { log: { 'used Ben': 'message in a bottle' }, next: [returning('Ann')] },
    )
    sold.play('Ann: sell whales 1 blue', 'Ben: buy blue')
    expect(sold.parts('Ben').log).toBe(1)
  })

  test('WW-21 Ambergris pays for the Castaway’s action, both for fee and lays', () => {
    const t = table(
      { Ann: { ships: ['return: ambergris, castaway, bowhead'] }, Ben: {} },
      {
        log: { 'acting Ben': 'port fees' },
        built: { Ben: 'bank' },
        next: [returning('Ann')],
      },
    )
    expect(t.of('Ann').money).toBe(8)
    t.play('Ann: place bank', 'Ann: purchase nothing')
    expect(t.of('Ann').money).toBe(12)
    t.play('Ann: sell whales 0 bowhead')
    expect(t.of('Ann')).toMatchObject({ money: 7, ships: [{ at: 'home' }, {}] })
    expect(t.of('Ben').money).toBe(2)
    expect(t.sitting.events.map(({ type }) => type)).toEqual([
      'shipReturned',
      'ambergrisPaid',
      'castawayPlaced',
      'feePaid',
      'moneyTaken',
      'portFeePaid',
      'whalesKept',
      'shipReached',
    ])
  })

  test('WW-22 not to the Inn, but Post Office, Tavern, Town Hall and the log’s buildings work', () => {
    const t = table(
      { Ann: { money: 3, wood: 1, food: 1, ships: ['return: castaway, 2 right'] }, Ben: {} },
      {
        log: { open: 'gam' },
        out: 'sea',
        built: { Ben: 'inn, post office, tavern, library, insurance co, cooperage' },
        options: { buildings: ['inn', 'post office', 'tavern', 'cooperage', 'bank'] },
        next: [returning('Ann')],
      },
    )
    expect(t.refusal('Ann: place inn')).toBe('WW-22')
    for (const space of ['post office', 'tavern', 'library', 'insurance co', 'cooperage'])
      expect(t.choices).toContain(`place ${space}`)
    t.play('Ann: place cooperage')
    t.play('Ann: count ship 1')
    expect(t.of('Ann').money).toBe(4)
  })

  test('WW-23 a ship with the Blue Whale: Sleigh Ride without the bowhead, no Whale Pod', () => {
    const given = {
      log: { open: 'sleigh ride', under: 'whale pod' },
      next: [{ step: 'library', seat: 'Ann' }],
    }
    const ride = table({ Ann: { ships: ['space 2: blue'] }, Ben: {} }, given)
    ride.play('Ann: take card sleigh ride', 'Ann: name ship 1')
    expect(ride.of('Ann').ships).toMatchObject([{ at: 'space 6', place: 7, whales: { blue: 1 } }, {}])
    const pod = table({ Ann: { ships: ['space 2: blue', 'space 3'] }, Ben: {} }, given)
    pod.play('Ann: take card whale pod')
    expect(pod.choices).toEqual(['name ship 2'])
    expect(pod.refusal('Ann: name ship 1')).toBe('WW-23')
    const alone = table({ Ann: { ships: ['space 2: blue'] }, Ben: {} }, given)
    alone.play('Ann: take card whale pod')
    expect(alone.over).toBe(true)
  })

  test('WW-23 cards take other whales from it as usual', () => {
    const t = table(
      { Ann: {}, Ben: { ships: ['space 2: blue, right'] } },
      { log: { Ann: 'burned oil' }, next: [{ step: 'logWindow', window: 'whaling', turn: 0 }] },
    )
    t.play('Ann: play burned oil')
    expect(t.of('Ben').ships).toMatchObject([{ whales: { blue: 1 } }, {}])
  })

  test.each([
    ['blue, sperm, white', 'blue'],
    ['white, sperm, bowhead', 'sperm'],
    ['white, bowhead', 'white'],
    ['bowhead, right, ambergris', 'bowhead'],
    ['ambergris, castaway', null],
  ])('WW-24 of %s a Captain takes %s', (out, token) => {
    const t = table(
      { Ann: {} },
      {
        captains: ['flask'],
        boards: { Flask: { ships: ['space 2: right'] } },
        out,
        next: [{ step: 'captainSelect', seat: 'Flask', ship: 'ship 1' }],
      },
    )
    const took = t.sitting.events.find(({ type }) => type === 'whaleSelected')?.token ?? null
    expect(took).toBe(token)
    if (token === 'white')
      expect(t.of('Flask')).toMatchObject({ whales: { white: 1 }, ships: [{ at: 'home' }, {}] })
    if (token === 'blue') expect(t.of('Flask').ships).toMatchObject([{ whales: { right: 1, blue: 1 } }, {}])
  })

  test('WW-24 promo whales count towards his limit, and with the Blue Whale aboard he takes nothing', () => {
    const full = table(
      { Ann: {} },
      {
        captains: ['stubb'],
        boards: { Stubb: { ships: ['space 2'], whales: 'white, blue, 12 right' } },
        out: 'sperm',
        next: [{ step: 'captainSelect', seat: 'Stubb', ship: 'ship 1' }],
      },
    )
    expect(full.state.out).toEqual({ sperm: 1 })
    const laden = table(
      { Ann: {} },
      {
        captains: ['flask'],
        boards: { Flask: { ships: ['space 2: blue'] } },
        out: 'sperm',
        next: [{ step: 'captainSelect', seat: 'Flask', ship: 'ship 1' }],
      },
    )
    expect(laden.state.out).toEqual({ sperm: 1 })
  })
})
