import { BOTTOM, type Frame, type Lies } from '@gam/kernel'
import { UNFIT } from '../captains/headings.ts'
import { boardAt } from '../captains/limits.ts'
import { bestAppeal } from '../captains/look.ts'
import { CASTAWAY, GOODS, WHALES } from '../pieces.ts'
import { worksOn } from '../posts.ts'
import { COFFIN } from '../ships-log/deck.ts'
import { holderOf, isUsed } from '../ships-log/shelf.ts'
import type { NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { BOARD, INN, SPACES, WORKER_HOME } from '../town.ts'
import { seatInOrder } from '../turn-order.ts'
import { AS_CASTAWAY, AS_COFFIN, BOARDS_ONLY } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'
import { actorOn, type Look, placementsOf } from './course.ts'
import { acts, asksPerson, sameShip } from './fitting.ts'
import { logAgenda } from './log-agenda.ts'
import { ON_WORKER } from './under.ts'

/** NB-05: each player in turn order turns money into wood, then food, then brick. */
function stocks(it: Look, { a: seat, b: good, at }: Frame, below: Frame | undefined): void {
  const order = Array.from({ length: it.seats }, (_, i) => seatInOrder(it.g, i))
  const next = order[order.indexOf(seat) + 1]
  const follows =
    good + 1 < GOODS.size
      ? below?.a === seat && below.b === good + 1
      : next === undefined
        ? below?.step === STEP.openRound
        : below?.a === next && below.b === 0
  it.must(follows, at, 'is out of order: each player in turn buys wood, then food, then brick')
  asksPerson(it, { a: seat, at })
}

function places(it: Look, frame: Frame, below: Frame | undefined): void {
  const { a: seat, b: grounds, at } = frame
  const { state, facts } = it
  const me = state.seats[seat]
  asksPerson(it, frame)
  const under = below?.step
  const onRound = under === STEP.turn || under === STEP.inn
  const onInn = under === STEP.place || under === STEP.liftWorkers || under === STEP.movement
  if (grounds === AS_COFFIN) {
    const opened = isUsed(state, COFFIN) && holderOf(state, COFFIN) === seat && state.coffin === WORKER_HOME
    it.must(under === STEP.finalMovement && opened && !state.lastReturns, at, 'is not The Coffin’s moment')
  } else if (grounds === AS_CASTAWAY) {
    const home = under !== STEP.finalMovement || (state.lastReturns && facts.amended.castawayActsFirst)
    const comes = me.whales[CASTAWAY] > 0 && state.castaway === WORKER_HOME && !onRound && !onInn && home
    it.must(comes, at, 'is not the Castaway’s moment')
    it.must(under === STEP.finalMovement || below?.a === seat, `${at}.seat`, 'must be that of its ship')
  } else if (grounds === BOARDS_ONLY) {
    it.must(onInn, at, 'is for workers that the Inn lifted')
    it.must(
      under !== STEP.place || (below?.a === seat && below.b === BOARDS_ONLY),
      at,
      'follows a worker that the Inn did not lift',
    )
  } else {
    it.must(onRound, at, 'is not a moment to place a worker')
    if (onRound) it.must(placementsOf(it).seat === seat, `${at}.seat`, 'must be that of the placement')
    it.must(me.workers.includes(WORKER_HOME), `seats[${seat}].workers`, 'has none at home to be placed')
  }
}

/** NB-62: the kinds aboard are named one after the other, the dearest first; those between are none. */
function names(it: Look, frame: Frame, below: Frame | undefined): void {
  const { a: seat, b: ship, c: token, at } = frame
  sameShip(it, frame, below)
  const { whales } = it.state.seats[seat].ships[ship]
  const last = below?.step === STEP.nameWhales ? below.c : -1
  it.must(token < WHALES && token > last, `${at}.token`, 'must be a dearer whale than the one below it')
  for (let kind = last + 1; kind < token; kind++)
    it.must(whales[kind] === 0, `seats[${seat}].ships[${ship}]`, 'has whales that nobody would name')
}

/** The frames that lie on the agenda while a position rests, and those of the rules that run at once. */
const rulesAgenda = {
  openRound: { on: [BOTTOM] },
  stock: { on: ['openRound', 'stock'], fits: stocks },
  endRound: { on: [BOTTOM] },
  whaling: { on: ['endRound'] },
  movement: { on: ['whaling', 'finalMovement'] },
  inn: { on: ['movement'] },
  turn: {
    on: ['inn'],
    fits: (it, { a, at }) =>
      it.must(a < 2 * it.seats, `${at}.placement`, `must be less than ${2 * it.seats}, two for each seat`),
  },
  place: {
    on: [
      'turn',
      'inn',
      'place',
      'liftWorkers',
      'movement',
      'finalMovement',
      'tryworks',
      'nameWhales',
      'payLays',
      'shipHome',
    ],
    fits: places,
  },
  act: {
    on: ON_WORKER,
    fits(it, frame, below) {
      acts(it, frame, below)
      const { a: seat, b: space, c: bonus, at } = frame
      it.must(worksOn(it.g, seat, space), `${at}.space`, `must have a worker of seat ${seat} on it`)
      it.must(
        bonus === 0 || space < BOARD,
        `${at}.bonus`,
        `must be none: ${SPACES.value(space)} has no bonus`,
      )
    },
  },
  purchase: {
    on: ['act'],
    fits: (it, { a, b, c, at }, below) =>
      it.must(below?.a === a && below.b === b && below.c === c, at, 'must be that of the action below it'),
  },
  takeGood: { on: ON_WORKER, fits: acts },
  sell: { on: [...ON_WORKER, 'select', 'captainSelect', 'endWhaling'], fits: acts },
  build: { on: ON_WORKER, fits: acts },
  save: {
    on: ON_WORKER,
    fits(it, frame, below) {
      acts(it, frame, below)
      const { a: seat, b: building, c: saving, at } = frame
      const { state, facts } = it
      const cost = facts.costs[building]
      it.must(facts.inPlay[building] && state.owners[building] < 0, `${at}.building`, 'cannot be built')
      it.must(
        saving > 0 && cost.slice(0, GOODS.size).filter((n) => n > 0).length > 1,
        at,
        'asks what is saved, but there is nothing to choose among',
      )
      it.must(
        state.seats[seat].money >= cost[GOODS.size],
        `seats[${seat}].money`,
        'does not pay for the building',
      )
    },
  },
  prepare: { on: ON_WORKER, fits: acts },
  launch: { on: ON_WORKER, fits: acts },
  moveOut: { on: ON_WORKER, fits: acts },
  removeSeas: { on: ON_WORKER, fits: acts },
  countWhales: { on: ON_WORKER, fits: acts },
  landFree: {
    on: ON_WORKER,
    fits(it, frame, below) {
      acts(it, frame, below)
      it.must(it.facts.secondPrinting, frame.at, 'is of the second printing')
    },
  },
  liftWorkers: {
    on: ['movement', 'liftWorkers'],
    fits: (it, { a, at }) => it.must(worksOn(it.g, a, INN), `${at}.seat`, 'must have a worker at the Inn'),
  },
  moveShips: { on: ['whaling'] },
  returnShip: { on: ['whaling', 'returnShip', 'finalMovement'] },
  shipHome: {
    on: ['whaling', 'returnShip', ...ON_WORKER, 'select', 'captainSelect', 'endWhaling'],
    fits: asksPerson,
  },
  payLays: { on: ['shipHome'], fits: sameShip },
  nameWhales: { on: ['payLays', 'nameWhales'], fits: names },
  tryworks: { on: ['nameWhales'], fits: sameShip },
  sale: { on: ['shipHome'] },
  buyWhale: {
    on: ['shipHome'],
    fits(it, { a: seller, b: buyer, c: passes, at }, below) {
      const { people } = it.facts
      it.must(below?.a === seller, `${at}.seller`, 'must be the owner of the ship')
      it.must(buyer < people && buyer !== seller, `${at}.seat`, 'must be one of the other people')
      it.must(passes < people - 1, `${at}.passes`, 'is all of the others: then the sale is over')
      it.must(whalesIn(it.state.sale) > 0, 'sale', 'is empty, but somebody is asked to buy')
    },
  },
  selections: { on: ['endRound', 'endWhaling'] },
  select: { on: ['endRound', 'endWhaling', 'select', 'captainSelect'], fits: asksPerson },
  captainSelect: {
    on: ['endRound', 'endWhaling', 'select', 'captainSelect'],
    fits: (it, { a, at }) => it.must(a >= it.facts.people, `${at}.seat`, 'must be a Captain’s'),
  },
  finalMovement: { on: [BOTTOM] },
  endGame: { on: [BOTTOM] },
  captainTurn: {
    on: ['captainTurn', 'liftWorkers', 'movement'],
    fits(it, { a, c, at }) {
      it.must(a >= it.facts.people, `${at}.seat`, 'must be a Captain’s')
      it.must(c === BOARDS_ONLY, `${at}.grounds`, 'must be boards: only what the Inn lifted waits')
    },
  },
  direct: {
    on: ['turn', 'inn', 'captainTurn', 'liftWorkers', 'movement'],
    fits(it, { a: seat, b: heading, c: index, at }, below) {
      if (seat < it.facts.people) return it.wrong(`${at}.seat`, 'must be a Captain’s')
      const actor = actorOn(it, below)
      it.must(actor < 0 || actor === seat, `${at}.seat`, `must be ${actor}, whose placement it is`)
      it.must(
        it.state.seats[seat].workers.includes(WORKER_HOME),
        `seats[${seat}].workers`,
        'has none at home to be sent',
      )
      const { orders } = boardAt(it.g, seat)
      const fits = index < orders.length && bestAppeal(it.g, seat, heading, orders[index]) !== UNFIT
      it.must(fits, `${at}.order`, 'is none that can be followed now')
    },
  },
  castawayDone: {
    on: ['tryworks', 'nameWhales', 'payLays', 'shipHome', 'finalMovement'],
    fits: (it) => it.must(it.state.castawayActs, 'castawayActs', 'must be true until castawayDone'),
  },
} satisfies { readonly [step: string]: Lies<NewBedford> }

export const agenda: { readonly [K in keyof typeof STEP]: Lies<NewBedford> } = {
  ...rulesAgenda,
  ...logAgenda,
}
