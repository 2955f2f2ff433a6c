import { useState } from 'preact/compat'
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

export function useSwapping({ moves, decision }: RiderMoment, ready: boolean): Swapping {
  const [state, setState] = useState<{ moves: number; first: number | null }>({ moves: -1, first: null })
  const possible =
    ready && (decision?.options.some(({ action, refusal }) => action.type === 'swap' && !refusal) ?? false)
  const on = possible && state.moves === moves
  const first = on ? state.first : null
  return {
    possible,
    on,
    first,
    toggle: () => setState(on ? { moves: -1, first: null } : { moves, first: null }),
    pick: (space) => setState({ moves, first: first === space ? null : space }),
  }
}
