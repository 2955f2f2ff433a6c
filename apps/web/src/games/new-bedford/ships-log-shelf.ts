import {
  CARD_PLACES,
  CARDS,
  type Facts,
  holderOf,
  isActing,
  isOmen,
  isUsed,
  liesOpen,
  POSTS,
  type State,
  TOKENS,
} from '@gam/new-bedford'
import { nameOf, type Seen, termIn } from './seen.ts'

const OVERBOARD = POSTS.indexOf('overboard')
const UNDER = 'under'

const ALL_CARDS = CARDS.names.map((_, card) => card)
const FIRST_OMEN = ALL_CARDS.findIndex(isOmen)

/** The promo's tokens that stay with their player as pages. */
const PROMO = ['white', 'blue', 'ambergris', 'castaway']

/** The open card of each deck; null where it was taken. */
export function openCards(state: State): readonly (number | null)[] {
  return [false, true].map(
    (omens) => ALL_CARDS.find((card) => isOmen(card) === omens && liesOpen(state, card)) ?? null,
  )
}

export type Standing = 'waiting' | 'acting' | 'used'

export function standingOf(state: State, card: number): Standing {
  return isUsed(state, card) ? 'used' : isActing(state, card) ? 'acting' : 'waiting'
}

const ORDER: readonly Standing[] = ['waiting', 'acting', 'used']

/** The cards by a player's board, those still to be used first. */
export function cardsOf(state: State, seat: number): number[] {
  return ALL_CARDS.filter((card) => holderOf(state, card) === seat).sort(
    (a, b) => ORDER.indexOf(standingOf(state, a)) - ORDER.indexOf(standingOf(state, b)),
  )
}

/** The promo's tokens that a player has at home. */
export function promoOf(state: State, seat: number): string[] {
  return PROMO.filter((token) => state.seats[seat].whales[TOKENS.indexOf(token)] > 0)
}

/** Those of the promo's tokens that are no whales: whales stand with the others already. */
export function isNoWhale(token: string): boolean {
  return token === 'ambergris' || token === 'castaway'
}

/** Has a player anything of the log or the promo by the board? */
export function hasPages({ state }: Seen, seat: number): boolean {
  return cardsOf(state, seat).length + promoOf(state, seat).filter(isNoWhale).length > 0
}

/** The whales shown by a player's name: the common ones always, those of the promo where they are. */
export function whalesShown(facts: Facts, whales: readonly number[]): string[] {
  return ['right', 'bowhead', 'white', 'sperm', 'blue'].filter((token) => {
    const kind = TOKENS.indexOf(token)
    return facts.tokens[kind] > 0 && (whales[kind] > 0 || !PROMO.includes(token))
  })
}

export function isOverboard(state: State, seat: number): boolean {
  return state.seats[seat].workers.includes(OVERBOARD)
}

/** The rule of a card. */
export function ruleOf(card: number): string {
  return `SL-${isOmen(card) ? 40 + card - FIRST_OMEN : 20 + card}`
}

/** How a card lies: open, by whose board, or in its deck. */
export function liesIn(seen: Seen, card: number): string {
  const { words, state, me } = seen
  const { pages } = words
  const holder = holderOf(state, card)
  if (holder >= 0) {
    const whose = holder === me && seen.mine ? pages.mine : pages.of(nameOf(seen, holder))
    return `${whose}, ${pages[standingOf(state, card)]}`
  }
  if (liesOpen(state, card)) return pages.open
  return isUnder(state, card) ? pages.under : pages.toCome
}

/** By its name: does it lie open? */
export function isOpenCard(state: State, name: string): boolean {
  return liesOpen(state, CARDS.indexOf(name))
}

export function isUnder(state: State, card: number): boolean {
  return CARD_PLACES.value(state.log[card]) === UNDER
}

/** A card in one sentence. */
export function cardSentence(seen: Seen, card: number): string {
  const name = CARDS.value(card)
  const { words } = seen
  return words.pages.card(
    termIn(words, 'card', name),
    termIn(words, 'card moment', name),
    termIn(words, 'card text', name),
    liesIn(seen, card),
  )
}

/** The cards by a player's board, with how each of them stands. */
export function heldCards(seen: Pick<Seen, 'words' | 'state'>, seat: number): string[] {
  const { words, state } = seen
  return cardsOf(state, seat).map(
    (card) => `${termIn(words, 'card', CARDS.value(card))} (${words.pages[standingOf(state, card)]})`,
  )
}
