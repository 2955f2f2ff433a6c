import type { Statement } from '@gam/kernel'
import { CARDS, customsOf, faceOf, GOODS, goodOf, PORTS, type Seat } from '@gam/whale-riders-cards'
import { type CardMoment, numberIn } from './reading.ts'

const STORM = 2

/** What is on its way while an event is shown. */
export interface Scene {
  /** The table as far as it has been told. */
  readonly moment: CardMoment
  /** A card that is flying to its place. */
  readonly arriving: { readonly seat: number; readonly card: number } | null
  /** The good that a storm is taking. */
  readonly struck: string | null
  readonly sold: readonly string[]
  /** The crew whose cards go to its boat. */
  readonly taking: number | null
  /** What a sale has brought so far. */
  readonly gains: ReadonlyMap<number, number>
  /** All that was not sold leaves the quay. */
  readonly clearing: boolean
  /** A port that has just been turned over. */
  readonly port: string | null
}

type Changed = { -readonly [K in keyof Omit<Scene, 'moment'>]: Scene[K] } & {
  sold: string[]
  gains: Map<number, number>
}

/**
 * The table while the events of a move are shown: those told before have happened, the last is happening. Without any,
 * the table as it is.
 */
export function sceneOf(moment: CardMoment, told: readonly Statement[]): Scene {
  const scene: Changed = {
    arriving: null,
    struck: null,
    sold: [],
    taking: null,
    gains: new Map(),
    clearing: false,
    port: null,
  }
  // Whatever the next game of a match begins with is simply shown.
  const end = told.findIndex(({ type }) => type === 'gameEnded')
  const statements = end < 0 ? told : told.slice(0, end)
  if (statements.length === 0) return { ...scene, moment }
  const { state } = moment.view
  const seats = state.seats.map((seat) => ({ ...seat, hand: [...seat.hand], table: [...seat.table] }))
  const pile = [...state.pile]
  const portDeck = [...state.portDeck]
  let { port } = state
  for (const [i, statement] of statements.entries()) {
    const now = i === told.length - 1
    const seat = statement.seat === undefined ? -1 : numberIn(statement, 'seat')
    const card = typeof statement.card === 'string' ? CARDS.indexOf(statement.card) : -1
    switch (statement.type) {
      case 'cardPlayed':
        take(seats[seat].hand, seat === moment.viewer ? card : -1, -1)
        if (faceOf(card) !== STORM) seats[seat].table[card]++
        if (now) scene.arriving = { seat, card }
        break
      case 'cardLanded':
        seats[seat].table[card]--
        break
      case 'stormStruck':
        if (now) scene.struck = String(statement.good)
        else leave(seats, (kind) => GOODS.value(goodOf(kind)) === statement.good)
        break
      case 'goodsSold':
        scene.sold.push(String(statement.good))
        break
      case 'cardsWon':
        scene.gains.set(seat, numberIn(statement, 'points'))
        if (now) scene.taking = seat
        else leave([seats[seat]], (kind) => isTaken(port, kind, scene.sold))
        break
      case 'cardsRemoved':
        if (now) scene.clearing = true
        else leave(seats, () => true)
        break
      case 'portRevealed':
        port = PORTS.indexOf(statement.port)
        take(portDeck, -1, -1)
        leave(seats, () => true)
        scene.sold = []
        if (now) scene.port = String(statement.port)
        break
      case 'cardDrawn':
        take(pile, -1, -1)
        if (!now) take(seats[seat].hand, card, 1)
        break
    }
  }
  return {
    ...scene,
    moment: {
      ...moment,
      view: { ...moment.view, state: { ...state, seats, pile, port, portDeck } },
      standings: moment.standings.map((standing) => ({
        ...standing,
        total: standing.total + (scene.gains.get(standing.seat) ?? 0),
      })),
    },
  }
}

/** Whether a sale brings this card to whoever laid it there. */
export function isTaken(port: number, card: number, sold: readonly string[]): boolean {
  return customsOf(port).winsAll || sold.includes(GOODS.value(goodOf(card)))
}

/** Changes how many there are of a card in a pile that may be hidden, and how many in all. */
function take(pile: number[], card: number, by: 1 | -1): void {
  if (card >= 0) pile[card] += by
  pile[pile.length - 1] += by
}

function leave(seats: readonly Seat[], gone: (card: number) => boolean): void {
  for (const { table } of seats) for (let card = 0; card < CARDS.size; card++) if (gone(card)) table[card] = 0
}
