import { hasBit } from '../mask.ts'
import type { State } from '../state.ts'
import { ACTING, CALM_SEAS, LIES_OPEN, seatOfPlace, UNDER_DECK, USED, WITH } from './deck.ts'

// Where the cards of the Ship's Log lie. Without the log there are none, and every question has the answer no.

/** The seat that has taken a card, -1 if nobody has. */
export function holderOf({ log }: State, card: number): number {
  return log.length === 0 ? -1 : seatOfPlace(log[card])
}

/** Taken, and what it does is still to come. */
export function isWaiting({ log }: State, card: number): boolean {
  return log.length > 0 && log[card] >= WITH && log[card] < ACTING
}

/** Does this seat have a card whose effect is still to come? */
export function isReady({ log }: State, card: number, seat: number): boolean {
  return log.length > 0 && log[card] === WITH + seat
}

/** In force now. */
export function isActing({ log }: State, card: number): boolean {
  return log.length > 0 && log[card] >= ACTING && log[card] < USED
}

export function isUsed({ log }: State, card: number): boolean {
  return log.length > 0 && log[card] >= USED
}

export function liesOpen({ log }: State, card: number): boolean {
  return log.length > 0 && log[card] === LIES_OPEN
}

/** SL-07: open, or put under its deck in an earlier round. */
export function isForLibrary({ log }: State, card: number): boolean {
  return log.length > 0 && (log[card] === LIES_OPEN || log[card] === UNDER_DECK)
}

export function setWaiting({ log }: State, card: number, seat: number): void {
  log[card] = WITH + seat
}

export function setActing({ log }: State, card: number, seat: number): void {
  log[card] = ACTING + seat
}

/** Its effect is over; it stays with its holder. */
export function setUsed(state: State, card: number): void {
  const seat = holderOf(state, card)
  if (seat >= 0) state.log[card] = USED + seat
}

/** SL-27: has this seat Calm Seas still to play? */
export function hasCalmSeas(state: State, seat: number): boolean {
  return isReady(state, CALM_SEAS, seat)
}

/** How many cards a seat has taken. */
export function cardsOf({ log }: State, seat: number): number {
  let cards = 0
  for (let card = 0; card < log.length; card++) if (seatOfPlace(log[card]) === seat) cards++
  return cards
}

/** SL-44: is this building closed for the round? */
export function isClosed({ closed }: State, building: number): boolean {
  return hasBit(closed, building)
}
