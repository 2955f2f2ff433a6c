import { type NewBedford, PLACES, POSTS, type Seat, type Ship, TOKENS } from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { agendaOf } from '../agenda.ts'
import type { Seen } from '../board.ts'

export type SeenTown = Seen<NewBedford>

export const DOCK = PLACES.indexOf('dock')
export const RETURN = PLACES.indexOf('return')
/** The place of space 0 of the track. */
export const SHORE = PLACES.indexOf('space 0')
export const WHALES = TOKENS.indexOf('sea')
const HOME = POSTS.indexOf('home')

export const LETTERS = ['R', 'B', 'S', '~']
const COLOURS = [ink.cyan, ink.yellow, ink.magenta, ink.dim]

/** How many of each token: 2R 1B. */
export function tokenCodes(counts: readonly number[], between = ' '): string {
  return LETTERS.flatMap((letter, token) =>
    counts[token] > 0 ? [COLOURS[token](`${counts[token]}${letter}`)] : [],
  ).join(between)
}

export function tokenInk(name: string | number, text: string): string {
  return (COLOURS[TOKENS.indexOf(name)] ?? ((plain: string) => plain))(text)
}

/** Where a ship is, in a word or two. */
export function whereabouts({ at }: Ship): string {
  if (at >= SHORE) return `sea ${at - SHORE}`
  return at === RETURN ? 'back' : PLACES.value(at)
}

export function workersLeft({ workers }: Seat): number {
  return workers.filter((post) => post === HOME).length
}

/** The seats with a worker on a space, one for each worker. */
export function standing({ view }: SeenTown, space: number): number[] {
  return view.state.seats.flatMap(({ workers }, seat) =>
    workers.filter((post) => post === space + 1).map(() => seat),
  )
}

/** The part of the round that is being played. */
export function phaseOf(seen: SeenTown): string {
  const steps = new Set(agendaOf(seen).map(({ step }) => step))
  if (seen.asked === null) return 'over'
  if (steps.has('finalMovement')) return 'the last ships return'
  if (steps.has('openRound')) return 'set-up'
  if (steps.has('movement')) return 'action phase'
  return steps.has('whaling') ? 'movement phase' : 'whaling phase'
}
