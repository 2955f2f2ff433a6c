import { type Offered, oneAt, sum } from '@gam/kernel'
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
  type Seat,
  SHIPS,
  type Ship,
  SPACES,
  STALL_LIST,
  STALLS,
  TOKENS,
  WORTH,
} from '@gam/new-bedford'
import { term } from '../../wording.ts'
import { agendaOf } from '../agenda.ts'
import { bonusOf, shortEffect } from './effects.ts'
import { type SeenTown, SHORE, standing, tokenInk, WHALES, workersLeft } from './seen.ts'
import { amountsOf } from './town.ts'
import { words } from './words.ts'

type Option = Offered<NewBedford>

export function headingOf(_: SeenTown, { action }: Option): string {
  if (action.type !== 'place') return words().heads[action.type]
  const space = SPACES.indexOf(action.space)
  return words().heads[space < BOARD ? 'town' : 'buildings']
}

/** Whoever is asked. */
function askedSeat({ view, asked }: SeenTown): Seat {
  return oneAt(view.state.seats, asked ?? 0)
}

export function choiceOf(seen: SeenTown, { action }: Option): string {
  const me = askedSeat(seen)
  const frame = oneAt(agendaOf(seen), 0)
  switch (action.type) {
    case 'stock':
      return action.amount === 0
        ? words().no(action.good)
        : words().amountFor(
            words().amount(action.amount, action.good),
            action.amount * oneAt(WORTH, GOODS.indexOf(action.good)),
          )
    case 'place':
    case 'send':
      return spaceName(seen, action.space)
    case 'purchase':
      return action.purchase === 'nothing'
        ? words().nothing
        : words().amountFor(words().amount(2, action.purchase), 3)
    case 'take':
    case 'save':
      return words().amount(1, action.good)
    case 'sell': {
      const { price, first } = oneAt(STALL_LIST, STALLS.indexOf(frame.stall))
      return action.amount === 0
        ? words().none
        : words().amountFor(String(action.amount), action.amount * price + first)
    }
    case 'build':
      return buildingName(seen, action.building)
    case 'prepare':
      return term(seen, 'ship', action.ship)
    case 'launch': {
      const food = launchFood(seen.facts, LAUNCHES.indexOf(frame.way), action.space)
      return `${words().toSpace(term(seen, 'ship', action.ship), action.space)}, ${words().food(food)}`
    }
    case 'moveOut': {
      const { at } = shipOf(me, action.ship)
      return words().toSpace(term(seen, 'ship', action.ship), at + 1 - SHORE)
    }
    case 'removeSeas':
      return words().seas(action.amount, action.amount === 1 ? 4 : 6)
    case 'count': {
      const n = sum(shipOf(me, action.ship).whales.slice(0, WHALES))
      return `${term(seen, 'ship', action.ship)}: $${n}`
    }
    case 'land':
      return action.amount === 0
        ? words().noneNow
        : words().of(action.amount, term(seen, 'ship', action.ship))
    case 'sellWhales': {
      const token = TOKENS.indexOf(action.token)
      const lay = oneAt(LAY, token)
      const kept = oneAt(shipOf(me, frame.ship).whales, token) - action.amount
      const sold =
        action.amount === 0
          ? words().none
          : words().amountFor(String(action.amount), (action.amount * lay) / 2)
      return kept === 0 ? sold : words().payFor(sold, kept * lay, kept)
    }
    case 'buy':
    case 'select':
      return whaleName(seen, action.token)
    case 'pass':
      return named(words().passes, seen.step) ?? words().nothing
    case 'takeCard':
    case 'play':
      return term(seen, 'card', action.card)
    case 'dontAsk':
      return words().dontAsk
    case 'calm':
      return words().against(term(seen, 'card', action.card))
    case 'ignore':
      return words().insured
    case 'pay':
      return named(words().prices, frame.card) ?? words().whatItAsks
    case 'lose':
      return words().aWhale(term(seen, 'token', action.token), term(seen, 'ship', action.ship))
    case 'drift':
    case 'name':
      return term(seen, 'ship', action.ship)
    case 'overboard':
      return words().worker(action.worker + 1, postName(seen, POSTS.value(oneAt(me.workers, action.worker))))
    case 'close':
      return term(seen, 'building', action.building)
    case 'sail':
      return words().toSpace(term(seen, 'ship', action.ship), action.space)
    case 'beach':
      return words().amountFor(String(action.amount), action.amount * oneAt(LAY, 0))
    case 'claim':
      return words().windfall(action.amount, action.amount - 4)
  }
}

function shipOf({ ships }: Seat, name: unknown): Ship {
  return oneAt(ships, SHIPS.indexOf(name))
}

/** Where a worker stands. */
function postName(seen: SeenTown, post: string): string {
  return post === 'home' ? words().home : term(seen, 'space', post)
}

/** The words for what is named so, where there are any. */
function named(list: { readonly [name: string]: string }, name: unknown): string | undefined {
  return list[String(name)]
}

/** What a place does, and what it takes to use it, is on the table. */
function spaceName(seen: SeenTown, name: string): string {
  const space = SPACES.indexOf(name)
  const title = term(seen, 'space', name)
  const bonus = seen.step === 'place' && space < BOARD && standing(seen, space).length === 0
  return bonus ? `${title} ${bonusOf(space)}` : title
}

function buildingName(seen: SeenTown, name: string): string {
  const cost = amountsOf(oneAt(seen.facts.costs, BUILDINGS.indexOf(name)), '')
  return `${term(seen, 'building', name)} (${cost}): ${shortEffect(name)}`
}

function whaleName(seen: SeenTown, name: string): string {
  const token = TOKENS.indexOf(name)
  const worth = named(words().promises, name) ?? words().worth(oneAt(LAY, token), oneAt(POINTS, token))
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

export function question(seen: SeenTown): string | undefined {
  const { asks } = words()
  const me = askedSeat(seen)
  const [frame] = agendaOf(seen)
  if (!frame) return undefined
  switch (seen.step) {
    case 'stock':
      return asks.stock(me.money, words().good(String(frame.good)))
    case 'place':
      if (frame.grounds === 'boards') return asks.again(workersLeft(me))
      return named(words().grounds, frame.grounds) ?? asks.place(workersLeft(me))
    case 'build':
      return named(words().build, frame.saving)
    case 'sell': {
      const { good: sold, price, first } = oneAt(STALL_LIST, STALLS.indexOf(frame.stall))
      return asks.sell(words().good(GOODS.value(sold)), price, first > 0 ? price + first : null)
    }
    case 'nameWhales': {
      const token = TOKENS.indexOf(frame.token)
      const name = term(seen, 'token', TOKENS.value(token))
      return asks.whales(oneAt(shipOf(me, frame.ship).whales, token), name, oneAt(LAY, token))
    }
    case 'select': {
      const name = term(seen, 'ship', String(frame.ship))
      return asks.select(seen.facts.log, name, shipOf(me, frame.ship).at - SHORE)
    }
    case 'playLog':
      return asks.playLog(term(seen, 'window', String(frame.window)))
    case 'struck':
      return `${term(seen, 'card', String(frame.card))}: ${term(seen, 'card text', String(frame.card))}`
    case 'fire':
      return asks.fire(oneAt(seen.seats, Number(frame.victim)))
    case 'nameShip':
      return asks.nameShip(term(seen, 'card', String(frame.card)))
    case 'direct': {
      const heading = term(seen, 'heading', String(frame.heading))
      return asks.direct(oneAt(seen.seats, Number(frame.seat)), heading)
    }
    default:
      return undefined
  }
}
