import type { Fact, Token } from '@gam/kernel'
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

export function numberIn(fact: Fact, field: string): number {
  return Number(fact[field])
}
