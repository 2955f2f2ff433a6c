import type { Frame, Lies } from '@gam/kernel'
import { plainWhalesIn } from '../ocean.ts'
import { BOWHEAD, FOOD, WOOD } from '../pieces.ts'
import { bindsOthers } from '../ships-log/bans.ts'
import {
  BROKEN_MAST,
  BURNED_OIL,
  CARDS,
  ESSEX,
  ICE_SHEET,
  MAN_OVERBOARD,
  PORT_FEES,
  RATS,
  REEF,
  REFINERY_FIRE,
  SERMON,
  SLEIGH_RIDE,
  STOVE_BOAT,
  TRADE_WINDS,
  TYPHOON,
  WHALE_POD,
} from '../ships-log/deck.ts'
import { holderOf, isActing, isUsed } from '../ships-log/shelf.ts'
import { STALL } from '../stalls.ts'
import type { NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { amountOf } from '../supply.ts'
import { BETHEL } from '../town.ts'
import { isAtSea } from '../track.ts'
import { seatInOrder } from '../turn-order.ts'
import { ANSWER, WINDOW } from '../vocabulary.ts'
import { isLaden, whalesIn } from '../whales.ts'
import type { Look } from './course.ts'
import { acts, asksPerson } from './fitting.ts'
import { ON_CARD, ON_WORKER } from './under.ts'

/** Where what a card does to the players begins; the others lie on whatever its taker was doing. */
const STRIKES_FROM: { readonly [card: number]: number } = {
  [RATS]: STEP.playLog,
  [BURNED_OIL]: STEP.playLog,
  [ICE_SHEET]: STEP.playLog,
  [REEF]: STEP.drift,
  [TYPHOON]: STEP.drift,
  [ESSEX]: STEP.drift,
  [SERMON]: STEP.preach,
  [PORT_FEES]: STEP.payLays,
}
const STRIKES_TAKER: readonly number[] = [MAN_OVERBOARD, BROKEN_MAST]
const DRIFTING: readonly number[] = [REEF, TYPHOON, ESSEX]
const NAMES_SHIP: readonly number[] = [SLEIGH_RIDE, TRADE_WINDS, WHALE_POD]

function placeInOrder(it: Look, seat: number): number {
  let index = 0
  while (seatInOrder(it.g, index) !== seat) index++
  return index
}

/** SL-73: those whom a card strikes are asked in turn order. */
function strikes(it: Look, { a: seat, b: card, at }: Frame, below: Frame | undefined): void {
  const { state } = it
  const name = CARDS.value(card)
  const root = STRIKES_FROM[card]
  it.must(
    isUsed(state, card) || isActing(state, card),
    `${at}.card`,
    `must have been taken and played, but ${name} was not`,
  )
  if (below?.step === STEP.struck && root !== undefined) {
    const inOrder = below.b === card && placeInOrder(it, below.a) > placeInOrder(it, seat)
    it.must(inOrder, at, 'is out of order: a card strikes the players in turn')
  } else if (root !== undefined)
    it.must(below?.step === root && (root !== STEP.drift || below.a === card), at, `is no moment of ${name}`)
  else {
    const taker = STRIKES_TAKER.includes(card) && holderOf(state, card) === seat
    it.must(taker && ON_CARD.includes(nameOf(below)), at, `is no moment of ${name}`)
  }
  if (card === PORT_FEES)
    it.must(
      below?.a === seat && whalesIn(state.seats[seat].ships[below.b].whales) === 0,
      at,
      'must be the fee of the ship below it, which has no whales',
    )
}

const STEP_NAMES = Object.keys(STEP)

function nameOf(frame: Frame | undefined): string {
  return frame ? STEP_NAMES[frame.step] : ''
}

/** SL-78: what was chosen and is carried out when all have chosen. */
function drifts(it: Look, { a: card, at }: Frame): void {
  it.must(DRIFTING.includes(card), `${at}.card`, 'must be a card that moves ships')
  for (const [seat, me] of it.state.seats.entries()) {
    if (me.answer !== ANSWER.pay) continue
    const good = card === REEF ? WOOD : FOOD
    it.must(
      card !== TYPHOON && amountOf(me, good) > 0,
      `seats[${seat}].answer`,
      'cannot be to pay: there is nothing to pay with',
    )
  }
}

function loads(it: Look, frame: Frame, below: Frame | undefined): void {
  acts(it, frame, below)
  const { a: seat, b: ship, c: card, at } = frame
  const { state } = it
  const there = card === SLEIGH_RIDE ? state.ocean[BOWHEAD] : plainWhalesIn(state.ocean)
  it.must(card === SLEIGH_RIDE || card === WHALE_POD, `${at}.card`, 'must be one that puts a whale aboard')
  it.must(there > 0, 'ocean', 'has no whale for that card')
  const one = state.seats[seat].ships[ship]
  it.must(isAtSea(one) && !isLaden(one), `${at}.ship`, 'must be at sea and able to take a whale')
  it.must(bindsOthers(it.g, seat, STOVE_BOAT), at, 'asks for the wood of Stove Boat, which is not owed')
}

/** SL-05: which of the three windows lies on what. */
function opens(it: Look, { a: window, b: turn, at }: Frame, below: Frame | undefined): void {
  const wanted =
    below?.step === STEP.turn
      ? WINDOW.round
      : below?.step === STEP.moveShips
        ? WINDOW.movement
        : WINDOW.whaling
  it.must(window === wanted, `${at}.window`, 'must be that of this moment')
  it.must(below?.step !== STEP.turn || below.a === 0, at, 'comes before the first placement')
  it.must(turn > 0 && turn <= it.seats, `${at}.turn`, `must be from 1 to ${it.seats}`)
}

export const logAgenda = {
  endWhaling: { on: ['endRound'] },
  logWindow: { on: ['turn', 'moveShips', 'selections'], fits: opens },
  playLog: {
    on: ['logWindow'],
    fits(it, frame, below) {
      asksPerson(it, frame)
      it.must(below?.a === frame.b, `${frame.at}.window`, 'must be that of the frame below it')
      const seat = below && below.b > 0 ? seatInOrder(it.g, below.b - 1) : frame.a
      it.must(frame.a === seat, `${frame.at}.seat`, `must be ${seat}, whose turn it is to play cards`)
    },
  },
  struck: {
    on: [...ON_CARD, 'captainTurn', 'struck', 'drift', 'preach', 'playLog', 'payLays'],
    fits: strikes,
  },
  drift: { on: ['playLog'], fits: drifts },
  fire: {
    on: ['playLog', 'fire'],
    fits(it, frame, below) {
      const { a: seat, b: victim, at } = frame
      it.must(
        isActing(it.state, REFINERY_FIRE) && holderOf(it.state, REFINERY_FIRE) === seat,
        `${at}.seat`,
        'must be the holder of Refinery Fire, which is in force',
      )
      const next = placeInOrder(it, victim) + 1
      const follows =
        next === it.seats
          ? below?.step === STEP.playLog
          : below?.b === seatInOrder(it.g, next) && below.step === STEP.fire
      it.must(follows, at, 'is out of order: the owners burn in turn')
    },
  },
  preach: {
    on: [...ON_CARD, 'captainTurn'],
    fits(it, { a, at }) {
      it.must(isUsed(it.state, SERMON), at, 'needs the Sermon to have been taken')
      it.must(a === it.state.owners[BETHEL], `${at}.seat`, 'must own the Seamen’s Bethel')
    },
  },
  library: { on: ON_WORKER, fits: acts },
  nameShip: {
    on: ON_WORKER,
    fits(it, frame, below) {
      acts(it, frame, below)
      const { a: seat, b: card, at } = frame
      it.must(
        NAMES_SHIP.includes(card) && isUsed(it.state, card) && holderOf(it.state, card) === seat,
        `${at}.card`,
        'must be one that this seat has just taken and that needs a ship',
      )
    },
  },
  beachWhales: { on: ON_CARD, fits: acts },
  windfall: { on: ON_CARD, fits: acts },
  newsFromTown: { on: ON_CARD, fits: acts },
  gulfStream: { on: ON_CARD, fits: acts },
  gam: { on: ON_CARD, fits: acts },
  mayLaunch: { on: ON_CARD, fits: acts },
  mayPrepare: {
    on: ['mayLaunch'],
    fits: (it, { a, at }, below) => it.must(below?.a === a, `${at}.seat`, 'must be that of the launch'),
  },
  tradeWinds: {
    on: ['sell'],
    fits(it, { a: seat, b: ship, at }, below) {
      it.must(below?.a === seat && below.b === STALL.winds, at, 'must lie on the sale of Trade Winds')
      it.must(isAtSea(it.state.seats[seat].ships[ship]), `${at}.ship`, 'must be at sea')
    },
  },
  haul: { on: ON_CARD, fits: loads },
} satisfies { readonly [step: string]: Lies<NewBedford> }
