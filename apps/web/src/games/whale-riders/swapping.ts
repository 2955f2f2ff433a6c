import { useState } from 'react'
import type { RiderMoment } from './reading.ts'

/** Two tiles are swapped by picking one, then the other, in either order. */
export interface Swapping {
  /** Whether there is anything to swap. */
  readonly possible: boolean
  readonly on: boolean
  readonly first: number | null
  toggle(): void
  pick(space: number): void
}

export function useSwapping({ seq, decision }: RiderMoment, ready: boolean): Swapping {
  const [state, setState] = useState<{ seq: number; first: number | null }>({ seq: -1, first: null })
  const possible =
    ready && (decision?.options.some(({ action, refusal }) => action.type === 'swap' && !refusal) ?? false)
  const on = possible && state.seq === seq
  const first = on ? state.first : null
  return {
    possible,
    on,
    first,
    toggle: () => setState(on ? { seq: -1, first: null } : { seq, first: null }),
    pick: (space) => setState({ seq, first: first === space ? null : space }),
  }
}
