import { oneAt } from '@gam/kernel'
import { ink } from '../ink.ts'

const COLOURS = [ink.cyan, ink.yellow, ink.green, ink.magenta, ink.red, ink.blue]

/** The letter of a player in the player's colour, to mark what is theirs. */
export function tagOf(seats: readonly string[], seat: number): string {
  return oneAt(COLOURS, seat % COLOURS.length)(oneAt(lettersOf(seats), seat))
}

/** The first letter of each name where all begin differently, else A, B, C in seat order. */
function lettersOf(seats: readonly string[]): string[] {
  const initials = seats.map((name) => ([...name][0] ?? '').toUpperCase())
  const clear = new Set(initials).size === seats.length && initials.every((tag) => /^\p{L}$/u.test(tag))
  return clear ? initials : seats.map((_, seat) => String.fromCodePoint(65 + seat))
}
