import type { Phrase, Token } from '@gam/kernel'
import { type BoardSpaceName, type BuildingName, isPiece } from '../town.ts'

/** What stands as an icon in a few letters. */
export const SIGN = {
  wood: { kind: 'good', value: 'wood' },
  food: { kind: 'good', value: 'food' },
  brick: { kind: 'good', value: 'brick' },
  coin: { kind: 'coin', value: 'coin' },
  right: { kind: 'token', value: 'right' },
} satisfies { readonly [sign: string]: Token }

interface Effect {
  /** What it does, in a few letters and icons. */
  readonly effect: Phrase
  /** The same in words: take 5 dollars. */
  readonly deed: string
}

/** In the terminal: what it does on a line of its own, and where there is little room. */
interface InTerminal {
  readonly line: string
  readonly short?: string
  /** In the second printing, where that differs. */
  readonly second?: string
}

interface BuildingWords extends Effect {
  readonly name: string
  readonly terminal: InTerminal
  /** In the second printing, where that differs. */
  readonly second?: Effect
}

interface SpaceWords extends Effect {
  readonly name: string
  readonly terminal: InTerminal & { readonly bonus: string }
  /** What is more, or less to pay, on an empty space. */
  readonly bonus: Effect
}

/**
 * All that a language says of the spaces and buildings: an entry each. What else it needs of a building and of a
 * space, if anything: their genders, say.
 */
export type PieceWords<B = object, S = B> = { readonly [K in BuildingName]: BuildingWords & B } & {
  readonly [K in BoardSpaceName]: SpaceWords & S
}

/** What a language says of the space or building of this name. */
export function wordsOf<B, S>(words: PieceWords<B, S>, name: string): (BuildingWords & B) | (SpaceWords & S) {
  if (!isPiece(name)) throw new Error(`There is no space or building "${name}".`)
  return words[name]
}

/** What it does, as this printing has it. */
export function effectOf(words: PieceWords, name: string, secondPrinting: boolean): Effect {
  const said = wordsOf(words, name)
  return (secondPrinting && 'second' in said && said.second) || said
}

/** What finding a space of the boards empty brings; null for a building. */
export function bonusOf(words: PieceWords, name: string): Effect | null {
  const said = wordsOf(words, name)
  return 'bonus' in said ? said.bonus : null
}
