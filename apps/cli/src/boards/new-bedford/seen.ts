import { oneAt } from '@gam/kernel'
import {
  BESIDE,
  CARDS,
  holderOf,
  type NewBedford,
  PLACES,
  POSTS,
  type Seat,
  type Ship,
  TOKENS,
} from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { agendaOf } from '../agenda.ts'
import type { Seen } from '../board.ts'
import { words } from './words.ts'

export type SeenTown = Seen<NewBedford>

export const DOCK = PLACES.indexOf('dock')
export const RETURN = PLACES.indexOf('return')
/** The place of space 0 of the track. */
export const SHORE = PLACES.indexOf('space 0')
export const WHALES = TOKENS.indexOf('sea')
const HOME = POSTS.indexOf('home')

const COLOURS = [ink.cyan, ink.yellow, ink.bold, ink.magenta, ink.bold, ink.dim, ink.bold, ink.bold]
/** The tokens of which there is only one. */
const PROMO = new Set(['white', 'blue', 'ambergris', 'castaway'].map((name) => TOKENS.indexOf(name)))
const CASTAWAY = TOKENS.indexOf('castaway')
const COFFIN = CARDS.indexOf('coffin')

/** One of the four tokens of the promo. */
export function isPromo(token: number): boolean {
  return PROMO.has(token)
}

/** How many of each token: 2R 1B; of a promo token there is only one: Wh. */
export function tokenCodes(counts: readonly number[], between = ' '): string {
  return words()
    .letters.flatMap((letter, token) => {
      const n = counts[token] ?? 0
      return n > 0 ? [oneAt(COLOURS, token)(isPromo(token) ? letter : `${n}${letter}`)] : []
    })
    .join(between)
}

export function tokenInk(name: string | number, text: string): string {
  return (COLOURS[TOKENS.indexOf(name)] ?? ((plain: string) => plain))(text)
}

/** Where a ship is, in a word or two. */
export function whereabouts({ at, place }: Ship): string {
  if (at >= SHORE) return words().sea(`${at - SHORE}${place === BESIDE ? '+' : ''}`)
  if (at === RETURN) return words().back
  const places: { readonly [place: string]: string } = words().places
  return places[PLACES.value(at)] ?? PLACES.value(at)
}

export function workersLeft({ workers }: Seat): number {
  return workers.filter((post) => post === HOME).length
}

/** The seats with a worker on a space, one for each worker, the Castaway and The Coffin's included. */
export function standing({ view }: SeenTown, space: number): number[] {
  const { state } = view
  const post = space + 1
  return [
    ...state.seats.flatMap(({ workers }, seat) => workers.filter((at) => at === post).map(() => seat)),
    ...(state.castaway === post ? [state.seats.findIndex(({ whales }) => oneAt(whales, CASTAWAY) > 0)] : []),
    ...(state.coffin === post ? [holderOf(state, COFFIN)] : []),
  ]
}

/** The part of the round that is being played. */
export function phaseOf(seen: SeenTown): string {
  const { phases } = words()
  const steps = new Set(agendaOf(seen).map(({ step }) => step))
  if (seen.asked === null) return phases.over
  if (steps.has('finalMovement')) return phases.last
  if (steps.has('openRound')) return phases.setup
  if (steps.has('movement')) return phases.action
  return steps.has('whaling') ? phases.movement : phases.whaling
}
