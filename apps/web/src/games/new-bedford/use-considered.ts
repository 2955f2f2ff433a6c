import { useEffect } from 'preact/compat'
import type { PanelProps } from '../board.ts'

/** What the amounts would bring is shown at once; `verb`: by the sign of their place too. */
export function useConsidered(consider: PanelProps['consider'], row: readonly string[], verb?: string): void {
  const key = row.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is told by its words
  useEffect(() => {
    consider(row.length === 0 ? null : row, verb)
  }, [key])
}
