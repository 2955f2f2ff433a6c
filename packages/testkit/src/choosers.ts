import { oneAt, Sfc32 } from '@gam/kernel'

/** Picks one of so many options. */
export type Chooser = (options: number, chance: Sfc32) => number

export const evenly: Chooser = (n, chance) => chance.below(n)

/** Ways to play at random: evenly, and with a liking for one end of the menu, which leads into other corners. */
const CHOOSERS: readonly Chooser[] = [
  evenly,
  (n, chance) => Math.min(chance.below(n), chance.below(n)),
  (n, chance) => Math.max(chance.below(n), chance.below(n)),
  (n, chance) => (chance.below(2) === 0 ? chance.below(n) : chance.below(2) * (n - 1)),
]

/** Which way a game of a long row is played at random: every table comes to be played in all of them. */
export function chooserOf(game: number, tables: number): Chooser {
  return oneAt(CHOOSERS, (game + Math.floor(game / tables)) % CHOOSERS.length)
}

/** A generator of its own for every text. */
export function chanceOf(...labels: readonly (string | number)[]): Sfc32 {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  for (const char of labels.join('\n')) {
    const code = char.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low + code, 0x85ebca6b) ^ (low >>> 13)
  }
  return new Sfc32((high >>> 11) * 0x100000000 + (low >>> 0))
}
