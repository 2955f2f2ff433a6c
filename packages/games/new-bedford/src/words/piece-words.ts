import type { Phrase, Token } from '@gam/kernel'
import type { BoardSpaceName, BuildingName } from '../town.ts'

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

export interface BuildingWords extends Effect {
  readonly name: string
  /** In the second printing, where that differs. */
  readonly second?: Effect
}

export interface SpaceWords extends Effect {
  readonly name: string
  /** What is more, or less to pay, on an empty space. */
  readonly bonus: Effect
}

/** All that a language says of the spaces and buildings: an entry each, `B` and `S` what it says of one. */
export type PieceWords<B = BuildingWords, S = SpaceWords> = { readonly [K in BuildingName]: B } & {
  readonly [K in BoardSpaceName]: S
}
