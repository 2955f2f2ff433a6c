import type { RiderTypes } from '@gam/whale-riders'
import { createContext, useContext } from 'preact/compat'
import type { Preview } from '../../session/session.ts'
import type { Way } from './payments.ts'

/** A contract that is about to be paid: the ways to do it, and the one that is chosen. */
export interface Payment {
  readonly kind: 'payment'
  readonly contract: string
  readonly ways: readonly Way[]
  /** Which of them is chosen. */
  readonly at: number
  choose(at: number): void
  /** Takes a tile of the cargo in or out: the cheapest way with it, or without. */
  toggle(tile: number, chosen: boolean): void
}

/** Contracts that are about to be discarded, as `name#copy`. */
interface Discard {
  readonly kind: 'discard'
  readonly marked: readonly string[]
  mark(piece: string): void
}

/** What is laid out on the table before it is sent, and how the panel that asks for it tells so. */
export interface LaidOut {
  readonly laid: Payment | Discard | null
  lay(laid: Payment | Discard | null): void
  /** What it would bring, as far as that is known. */
  readonly preview: Preview<RiderTypes> | null
}

export const LaidContext = createContext<LaidOut>({ laid: null, lay: () => undefined, preview: null })

export function useLaid(): LaidOut {
  return useContext(LaidContext)
}
