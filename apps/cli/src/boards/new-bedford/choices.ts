import type { Offered } from '@gam/kernel'
import {
  BOARD,
  BUILDINGS,
  GOODS,
  LAUNCHES,
  LAY,
  launchFood,
  type NewBedford,
  POINTS,
  POSTS,
  SHIPS,
  SPACES,
  STALL_LIST,
  STALLS,
  TOKENS,
} from '@gam/new-bedford'
import { term } from '../../wording.ts'
import { agendaOf } from '../agenda.ts'
import { bonusOf, shortEffect } from './effects.ts'
import { type SeenTown, SHORE, standing, tokenInk, WHALES, workersLeft } from './seen.ts'
import { amountsOf } from './town.ts'

type Option = Offered<NewBedford>

const WORTH: { readonly [good: string]: number } = { wood: 1, food: 1, brick: 2 }

const HEADS: { readonly [type: string]: string } = {
  stock: 'Take',
  purchase: 'Buy',
  take: 'Take',
  sell: 'Sell',
  build: 'Build',
  save: 'Save',
  prepare: 'Prepare',
  launch: 'Launch',
  moveOut: 'Move',
  removeSeas: 'Remove',
  count: 'Count',
  land: 'Land',
  sellWhales: 'Sell',
  buy: 'Buy',
  select: 'Select',
  send: 'Send',
  pass: 'Pass',
  takeCard: 'Take a card',
  play: 'Play',
  dontAsk: 'Pass',
  calm: 'Calm Seas',
  ignore: 'Ignore',
  pay: 'Pay',
  lose: 'Lose',
  drift: 'Towards port',
  overboard: 'Overboard',
  close: 'Close',
  name: 'Ship',
  sail: 'Sail',
  beach: 'Land',
  claim: 'Take',
}

export function headingOf(_: SeenTown, { action }: Option): string {
  if (action.type !== 'place') return HEADS[action.type]
  const space = SPACES.indexOf(action.space)
  return space < BOARD ? 'Town' : 'Buildings'
}

export function choiceOf(seen: SeenTown, { action }: Option): string {
  const { state } = seen.view
  const me = state.seats[seen.asked ?? 0]
  const [frame] = agendaOf(seen)
  switch (action.type) {
    case 'stock':
      return action.amount === 0
        ? `no ${action.good}`
        : `${action.amount} ${action.good} for $${action.amount * WORTH[action.good]}`
    case 'place':
    case 'send':
      return spaceName(seen, action.space)
    case 'purchase':
      return action.purchase === 'nothing' ? 'nothing' : `2 ${action.purchase} for $3`
    case 'take':
    case 'save':
      return `1 ${action.good}`
    case 'sell': {
      const { price, first } = STALL_LIST[STALLS.indexOf(frame.stall)]
      return action.amount === 0 ? 'none' : `${action.amount} for $${action.amount * price + first}`
    }
    case 'build':
      return buildingName(seen, action.building)
    case 'prepare':
      return term(seen, 'ship', action.ship)
    case 'launch': {
      const food = launchFood(seen.facts, LAUNCHES.indexOf(frame.way), action.space)
      return `${term(seen, 'ship', action.ship)} to space ${action.space}, ${food} food`
    }
    case 'moveOut': {
      const { at } = me.ships[SHIPS.indexOf(action.ship)]
      return `${term(seen, 'ship', action.ship)} to space ${at + 1 - SHORE}`
    }
    case 'removeSeas':
      return action.amount === 1 ? '1 empty sea for $4' : '2 empty seas for $6'
    case 'count': {
      const { whales } = me.ships[SHIPS.indexOf(action.ship)]
      const n = whales.slice(0, WHALES).reduce((a, b) => a + b, 0)
      return `${term(seen, 'ship', action.ship)}: $${n}`
    }
    case 'land':
      return action.amount === 0 ? 'none now' : `${action.amount} of ${term(seen, 'ship', action.ship)}`
    case 'sellWhales': {
      const token = TOKENS.indexOf(action.token)
      const aboard = me.ships[SHIPS.indexOf(frame.ship)].whales[token]
      const kept = aboard - action.amount
      const sold = action.amount === 0 ? 'none' : `${action.amount} for $${(action.amount * LAY[token]) / 2}`
      return kept === 0 ? sold : `${sold}, pay $${kept * LAY[token]} for ${kept}`
    }
    case 'buy':
    case 'select':
      return whaleName(seen, action.token)
    case 'pass':
      return PASSES[seen.step ?? ''] ?? 'nothing'
    case 'takeCard':
    case 'play':
      return term(seen, 'card', action.card)
    case 'dontAsk':
      return 'and do not ask me again this round'
    case 'calm':
      return `against ${term(seen, 'card', action.card)}`
    case 'ignore':
      return 'you are insured'
    case 'pay':
      return PRICES[String(frame.card)] ?? 'what it asks'
    case 'lose':
      return `a ${term(seen, 'token', action.token)} of ${term(seen, 'ship', action.ship)}`
    case 'drift':
    case 'name':
      return term(seen, 'ship', action.ship)
    case 'overboard':
      return `worker ${action.worker + 1} (${POSTS.value(me.workers[action.worker])})`
    case 'close':
      return term(seen, 'building', action.building)
    case 'sail':
      return `${term(seen, 'ship', action.ship)} to space ${action.space}`
    case 'beach':
      return `${action.amount} for $${action.amount * LAY[0]}`
    case 'claim':
      return `$${action.amount}, the others $${action.amount - 4}`
  }
}

/** What it means to pass, by the choice. */
const PASSES: { readonly [step: string]: string } = {
  select: 'nothing',
  buyWhale: 'buy nothing',
  place: 'leave the Castaway idle',
  struck: 'bear it',
  newsFromTown: 'build nothing',
  gulfStream: 'stay',
  tradeWinds: 'stay',
}

/** What an omen asks for. */
const PRICES: { readonly [card: string]: string } = {
  rats: '1 food',
  'wreck of the essex': '1 food',
  reef: '1 wood',
  'broken mast': '3 wood',
  sermon: '$1',
}

/** What a place does, and what it takes to use it, is on the table. */
function spaceName(seen: SeenTown, name: string): string {
  const space = SPACES.indexOf(name)
  const title = term(seen, 'space', name)
  const bonus = seen.step === 'place' && space < BOARD && standing(seen, space).length === 0
  return bonus ? `${title} ${bonusOf(space)}` : title
}

function buildingName(seen: SeenTown, name: string): string {
  const cost = amountsOf(seen.facts.costs[BUILDINGS.indexOf(name)], '')
  return `${term(seen, 'building', name)} (${cost}): ${shortEffect(name)}`
}

/** What is not bought for a lay. */
const PROMISES: { readonly [token: string]: string } = {
  white: '4 points at once, the ship is lost',
  ambergris: '$8 on return',
  castaway: 'a worker on return',
}

function whaleName(seen: SeenTown, name: string): string {
  const token = TOKENS.indexOf(name)
  const points = POINTS[token] === 1 ? '1 point' : `${POINTS[token]} points`
  const worth = PROMISES[name] ?? `lay $${LAY[token]}, ${points}`
  return `${tokenInk(name, term(seen, 'token', name))} (${worth})`
}

/** The table shows what is not built, used, or too dear to build; only the rest needs a word. */
export function closedName(seen: SeenTown, option: Option): string | null {
  const { action, refusal } = option
  switch (refusal?.reason.type) {
    case 'notBuilt':
    case 'buildingUsed':
    case 'boardsOnly':
    case 'feeShort':
    case 'built':
    case 'costShort':
    case 'foodShort':
    case 'shipNotHome':
    case 'shipNotDocked':
    case 'shipNotAtSea':
    case 'shipEmpty':
    case 'emptySea':
    case 'buildingClosed':
    case 'bonusBuilding':
      return action.type === 'place' && refusal.reason.type === 'foodShort'
        ? term(seen, 'space', action.space)
        : null
    default:
      return action.type === 'place' ? term(seen, 'space', action.space) : choiceOf(seen, option)
  }
}

const BUILD: { readonly [saving: string]: string } = {
  none: 'Build (type buildings for what they do)',
  one: 'Build for one good less (type buildings for what they do)',
  two: 'Build for two goods less (type buildings for what they do)',
}

/** Placements that are not those of a round. */
const GROUNDS: { readonly [grounds: string]: string } = {
  castaway: 'Place the Castaway, now or never',
  coffin: 'The Coffin: place one worker more',
}

export function question(seen: SeenTown): string | undefined {
  const { state } = seen.view
  const me = state.seats[seen.asked ?? 0]
  const [frame] = agendaOf(seen)
  switch (seen.step) {
    case 'stock':
      return `You have $${me.money}: how much ${frame.good} do you take?`
    case 'place':
      if (frame.grounds === 'boards') return `The Inn: place a worker again (${workersLeft(me)} left)`
      return GROUNDS[String(frame.grounds)] ?? `Place a worker (${workersLeft(me)} left)`
    case 'build':
      return BUILD[String(frame.saving)]
    case 'sell': {
      const { good, price, first } = STALL_LIST[STALLS.indexOf(frame.stall)]
      const more = first > 0 ? `, the first $${price + first}` : ''
      return `Sell how many ${GOODS.value(good)} at $${price}${more}?`
    }
    case 'nameWhales': {
      const token = TOKENS.indexOf(frame.token)
      const aboard = me.ships[SHIPS.indexOf(frame.ship)].whales[token]
      const name = term(seen, 'token', TOKENS.value(token))
      return `Back with ${aboard} × ${name}, lay $${LAY[token]}: sell how many?`
    }
    case 'select': {
      const ship = SHIPS.indexOf(frame.ship)
      const what = seen.facts.log ? 'Select a token or a card' : 'Select a whale'
      return `${what} for ${term(seen, 'ship', SHIPS.value(ship))} on space ${me.ships[ship].at - SHORE}`
    }
    case 'playLog':
      return `A card of your log, ${term(seen, 'window', String(frame.window))}? (log: what they do)`
    case 'struck':
      return `${term(seen, 'card', String(frame.card))}: ${term(seen, 'card text', String(frame.card))}`
    case 'fire':
      return `Which building of ${seen.seats[Number(frame.victim)]} does the fire close?`
    case 'nameShip':
      return `For which of your ships is ${term(seen, 'card', String(frame.card))}?`
    case 'direct': {
      const heading = term(seen, 'heading', String(frame.heading))
      return `Where does ${seen.seats[Number(frame.seat)]} go? His heading is “${heading}”`
    }
    default:
      return undefined
  }
}
