import type { Statement, Token } from '@gam/kernel'
import {
  CARDS,
  type CardTypes,
  customsOf,
  faceOf,
  GOODS,
  goodOf,
  goodsOnTable,
  PORTS,
  PRINTED,
  type State,
} from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import type { Moment } from '../../session/session.ts'
import { FACES } from './card-art.tsx'

export type CardMoment = Moment<CardTypes>

/** The cards of a pile one by one, in the order of goods and faces. */
export function cardsIn(pile: readonly number[]): number[] {
  const cards: number[] = []
  for (let card = 0; card < CARDS.size; card++) for (let n = pile[card]; n > 0; n--) cards.push(card)
  return cards
}

export function sizeOf(pile: readonly number[]): number {
  return pile[pile.length - 1]
}

export function nameOf(card: number, words: CardWords): string {
  return words.cardName(GOODS.value(goodOf(card)), FACES[faceOf(card)])
}

/** What stands at the head of a good's column. */
export interface Column {
  readonly good: string
  readonly index: number
  readonly have: number
  readonly need: number
  readonly printed: number
  readonly closed: boolean
  readonly lands: boolean
}

export function columnsOf(state: State): Column[] {
  const port = customsOf(state.port)
  return GOODS.names.map((good, index) => {
    const have = goodsOnTable(state.seats, index)
    const need = port.price[index]
    return {
      good,
      index,
      have,
      need,
      printed: PRINTED[index],
      closed: port.banned[CARDS.indexOf(good)],
      lands: port.lands[index],
    }
  })
}

/** By seat, all that lies before it, as far as is known in the order in which it was played. */
export function lyingOf({ events, view }: CardMoment): number[][] {
  const seats = view.state.seats
  const order: number[][] = seats.map(() => [])
  for (const statement of events) {
    if (statement.type === 'cardPlayed')
      order[numberIn(statement, 'seat')].push(CARDS.indexOf(statement.card))
    else if (statement.type === 'goodsSold' || statement.type === 'gameBegun')
      for (const cards of order) cards.length = 0
    else if (statement.type === 'stormStruck')
      for (const [seat, cards] of order.entries())
        order[seat] = cards.filter((card) => goodOf(card) !== GOODS.indexOf(statement.good))
  }
  return seats.map(({ table }, seat) => {
    const left = [...table]
    const known = order[seat].filter((card) => left[card]-- > 0)
    return [...known, ...cardsIn(left.map((n) => Math.max(n, 0)))]
  })
}

export type Light = 'dawn' | 'day' | 'dusk'

/** The light follows the cards that were left to draw when the round began, and does not change before the next. */
export function lightOf({ events, view }: CardMoment, atFirst: number): Light {
  const began = events.findLastIndex(({ type }) => type === 'goodsSold' || type === 'gameBegun')
  const drawn = events.slice(began + 1).filter(({ type }) => type === 'cardDrawn').length
  const left = sizeOf(view.state.pile)
  const share = left === 0 ? 0 : (left + drawn) / Math.max(atFirst, 1)
  return share > 0.7 ? 'dawn' : share >= 0.3 ? 'day' : 'dusk'
}

export function portName(state: State): string | null {
  return state.port < 0 ? null : PORTS.value(state.port)
}

/** Seats as they sit in the market: the others in turn order, the one who looks last. */
export function rowsOf(seats: number, viewer: number | null): number[] {
  const first = viewer === null ? 0 : viewer + 1
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}

export function seatToken(seat: number): Token {
  return { kind: 'seat', value: seat }
}

export function numberIn(statement: Statement, field: string): number {
  return Number(statement[field])
}
