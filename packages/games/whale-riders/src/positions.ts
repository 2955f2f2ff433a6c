import {
  BOTTOM,
  type Frame,
  type Inspection,
  type Lies,
  NONE,
  type Positions,
  sizeOf,
  sum,
} from '@gam/kernel'
import { ABILITIES } from './abilities/abilities.ts'
import { NO_MAGIC } from './abilities/ability.ts'
import { isSoldOut } from './buying.ts'
import { PORTS, SUN, SUN_PORT, WHOLE_JOURNEY } from './coast.ts'
import { DECREES } from './decrees/decrees.ts'
import { findPayments } from './paying/payments.ts'
import { magicOf } from './riders.ts'
import { ACTIONS, MOST_ROUNDS } from './rounds.ts'
import { STARTING_COINS } from './setup.ts'
import type { Rider, RiderTypes } from './state.ts'
import { STORM, TILES } from './tiles.ts'
import { STEP } from './vocabulary.ts'

type Look = Inspection<RiderTypes>

/** WR-20: what an action asks lies on the rest of the turn of the same player. */
function duringAction(it: Look, frame: Frame, below: Frame | undefined): void {
  it.must(below?.a === frame.a, `${frame.at}.seat`, 'must be the seat whose turn it is')
  it.must(
    below?.step !== STEP.turn || below.b < ACTIONS,
    `${below?.at}.left`,
    'counts an action that is being taken',
  )
}

const agenda: { readonly [K in keyof typeof STEP]: Lies<RiderTypes> } = {
  beginTurn: {
    on: [BOTTOM],
    fits: (it, { a, at }) => it.must(a === it.state.starter, `${at}.seat`, 'must be the starter'),
  },
  startOut: { on: ['beginTurn'] },
  chooseAbility: {
    on: ['startOut', 'chooseAbility'],
    fits(it, { a, at }, below) {
      const next = below?.step === STEP.startOut ? it.state.starter : ((below?.a ?? 0) + 1) % it.seats
      it.must(
        a === next,
        `${at}.seat`,
        `must be ${next}: the starter chooses last, the others from the right`,
      )
    },
  },
  turn: {
    on: [BOTTOM],
    fits(it, { a: seat, b: left, c: sail, at }) {
      const rider = it.state.seats[seat]
      const maySail = magicOf(rider, it.facts).sailsFree && rider.journey < WHOLE_JOURNEY
      it.must(sail === 0 || maySail, `${at}.sail`, 'must be 0: this player has no free advance')
      it.must(left > 0 || sail > 0, at, 'has nothing left; such a turn is over')
    },
  },
  endTurn: { on: [BOTTOM] },
  buyMore: {
    on: ['turn', 'endTurn'],
    fits(it, frame, below) {
      duringAction(it, frame, below)
      const rider = it.state.seats[frame.a]
      it.must(magicOf(rider, it.facts).buysMany, frame.at, 'is for Bulk Buy only')
      it.must(
        it.state.bought.includes(it.facts.route[rider.journey]),
        'bought',
        'must have the port where more is bought',
      )
    },
  },
  fulfilMore: { on: ['turn', 'endTurn'], idle: true, fits: duringAction },
  pay: {
    on: ['fulfilMore'],
    fits(it, frame, below) {
      const { state, facts } = it
      it.must(below?.a === frame.a, `${frame.at}.seat`, 'must be the seat whose turn it is')
      if (state.due === NONE) return it.wrong('due', 'must be the contract that is being paid')
      const rider = state.seats[frame.a]
      const ways = findPayments(facts.contracts[state.due], rider.tiles, magicOf(rider, facts), frame.b, 2)
      it.must(ways > 1, frame.at, 'asks how to pay, but there are not two ways to go on')
    },
  },
  discardMore: { on: ['turn', 'endTurn'], fits: duringAction },
}

export const positions: Positions<RiderTypes> = {
  agenda,
  asked(it) {
    if (it.has(STEP.startOut)) choosing(it)
    else playing(it)
    paying(it)
    ports(it)
    decrees(it)
  },
  over(it) {
    const { state } = it
    it.must(
      isSoldOut(state) || state.round === MOST_ROUNDS,
      'agenda',
      'is empty, but pearls are left at the Sun Port and so are rounds',
    )
    started(it)
    paying(it)
    ports(it)
    decrees(it)
    for (const [seat, rider] of state.seats.entries()) {
      hand(it, seat, ACTIONS)
      coins(it, seat, rider, ACTIONS * state.round)
    }
  },
}

/** WR-70: before the first turn, while abilities are chosen, nothing has been done yet. */
function choosing(it: Look): void {
  const { state, facts } = it
  const toCome = it.framesOf(STEP.chooseAbility).map(({ a }) => a)
  it.must(state.round === 0, 'round', 'must be 0 until the abilities are chosen')
  it.must(
    state.line.length === facts.line.length - (it.seats - toCome.length),
    'line',
    'must have the abilities that nobody has chosen',
  )
  it.must(state.bought.length === 0 && sum(state.paid) === 0 && sizeOf(state.discards) === 0, '', EARLY)
  for (const [seat, rider] of state.seats.entries()) {
    const at = `seats[${seat}]`
    it.must((rider.ability === NONE) === toCome.includes(seat), `${at}.ability`, CHOOSES_ONCE)
    const { journey, coins: money, tiles, fulfilled } = rider
    it.must(
      journey === 0 && money === STARTING_COINS && sum(tiles) === 0 && fulfilled.length === 0,
      at,
      EARLY,
    )
    it.must(
      sizeOf(rider.hand) === NO_MAGIC.hand,
      `${at}.hand`,
      `must have ${NO_MAGIC.hand} contracts so early`,
    )
  }
  it.must(facts.line.length > 0, 'line', NO_MAGIC_HERE)
}

const EARLY = 'is of a game that has begun, but abilities are still being chosen'
const CHOOSES_ONCE = 'must be chosen just by those whose choice is not on the agenda any more'
const NO_MAGIC_HERE = 'has no abilities to choose from'

function playing(it: Look): void {
  const { state, frames, seats } = it
  const [turn] = frames
  const used = turn.step === STEP.turn ? ACTIONS - turn.b : ACTIONS
  const sails = turn.step === STEP.turn ? turn.c : 0
  started(it)
  it.must(!isSoldOut(state), 'ports.sun', 'is sold out; that ends the game')
  it.must(
    state.bought.length <= used,
    'bought',
    `has ${state.bought.length} ports, but ${used} actions were taken in this turn`,
  )
  for (let i = 0; i < seats; i++) {
    const seat = (state.starter + i) % seats
    const rider = state.seats[seat]
    const mine = seat === turn.a
    const isBefore = (turn.a - state.starter + seats) % seats > i
    const turns = isBefore ? state.round : state.round - 1
    const actions = ACTIONS * turns + (mine ? used : 0)
    const free = magicOf(rider, it.facts).sailsFree ? turns + (mine ? 1 - sails : 0) : 0
    hand(it, seat, mine ? used : 0)
    coins(it, seat, rider, actions)
    it.must(
      rider.journey <= actions + free,
      `seats[${seat}].journey`,
      `is ${rider.journey}, but only ${actions + free} advances were possible so far`,
    )
  }
}

/** What holds from the first turn to the end. */
function started(it: Look): void {
  const { state, facts } = it
  it.must(state.round > 0, 'round', 'must be 1 at least once turns are taken')
  it.must(state.line.length === 0, 'line', 'must be empty once turns are taken')
  for (const [seat, { ability }] of state.seats.entries())
    it.must(ability !== NONE || !facts.magic, `seats[${seat}].ability`, 'must be one: all have chosen')
}

/**
 * WR-40, WR-45, WR-46: a hand is full but for what its owner did with it this turn, or when no card is left. Then
 * the deck stays empty: whoever discards draws just that again.
 */
function hand(it: Look, seat: number, used: number): void {
  const { state, facts, frames } = it
  const { deck, discards } = state
  const at = `seats[${seat}].hand`
  const full = magicOf(state.seats[seat], facts).hand
  const cards = sizeOf(state.seats[seat].hand)
  it.must(cards <= full, at, `has ${cards} contracts; ${full} is the most`)
  if (cards >= full || used > 0) return
  const turn = state.seats[frames[0]?.a ?? seat]
  const missing = magicOf(turn, facts).hand - sizeOf(turn.hand)
  it.must(
    sizeOf(deck) === 0 && sizeOf(discards) <= missing,
    at,
    `has ${cards} contracts; it would have been refilled to ${full}`,
  )
}

/** WR-27, WR-30: nobody has more than all actions, contracts and decrees could bring. */
function coins(it: Look, seat: number, rider: Rider, actions: number): void {
  const { contracts, goals } = it.facts
  let most = STARTING_COINS + magicOf(rider, it.facts).coins * actions
  for (const card of rider.fulfilled) most += contracts[card].coins
  for (const decree of rider.decrees) most += goals[decree].coins
  it.must(rider.coins <= most, `seats[${seat}].coins`, `are ${rider.coins}; ${most} is the most so far`)
}

/** WR-29: a contract lies open just as long as it is being paid. */
function paying(it: Look): void {
  it.must(
    it.state.due === NONE || it.has(STEP.pay),
    'due',
    'lies open, but nobody is asked to pay it: pay must be on the agenda',
  )
}

/** WR-25, WR-41, WR-44: gaps are closed and filled at the end of the turn in which they came. */
function ports(it: Look): void {
  const { state } = it
  for (const [port, name] of PORTS.names.entries()) {
    const spaces = state.ports[port]
    const at = `ports.${name}`
    const gap = spaces.indexOf(NONE)
    if (state.bought.includes(port)) {
      it.must(gap >= 0, at, 'has no gap, though a tile was bought there in this turn')
      continue
    }
    if (gap < 0) continue
    it.must(
      spaces.slice(gap).every((tile) => tile === NONE),
      at,
      'has a gap before a tile; it would have been closed',
    )
    it.must(port === SUN || sizeOf(state.bag) === 0, at, 'has a gap; it would have been filled from the bag')
  }
  it.must(new Set(state.bought).size === state.bought.length, 'bought', 'has a port twice')
  it.must(state.paid[STORM] === 0, 'paid.storm', 'must be 0: nobody pays with a storm')
  for (const tile of new Set(state.ports[SUN])) {
    const there = state.ports[SUN].filter((one) => one === tile).length
    const printed = SUN_PORT.filter((one) => one === tile).length
    it.must(
      tile === NONE || there <= printed,
      'ports.sun',
      `has ${there} tiles ${TILES.value(tile)}; ${printed} were there at the start`,
    )
  }
}

/** WR-61: what a player has reached is claimed on the spot. */
function decrees(it: Look): void {
  const { state, facts } = it
  for (const decree of state.decrees) {
    const { has, needed } = facts.goals[decree]
    const seat = state.seats.findIndex((rider) => has(rider, facts) >= needed)
    it.must(seat < 0, 'decrees', `has ${DECREES.value(decree)}, which seat ${seat} would have claimed`)
  }
  const known = [...state.line, ...state.seats.map(({ ability }) => ability)]
  for (const ability of known)
    it.must(
      ability === NONE || facts.line.includes(ability),
      'line',
      `${ABILITIES.value(ability)} is not in this game`,
    )
}
