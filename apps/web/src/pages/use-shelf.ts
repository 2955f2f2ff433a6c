import { useEffect, useEffectEvent, useState } from 'preact/compat'
import type { Shelf } from '../table/saved.ts'
import { shelf } from '../table/store.ts'

export type Reading =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly shelf: Shelf }
  | { readonly state: 'failed'; readonly why: string }

/** What is saved in this browser, or why that cannot be told; `again` looks anew. */
export function useShelf(): Reading & { again(): void } {
  const [reading, setReading] = useState<Reading>({ state: 'reading' })
  const read = () =>
    shelf().then(
      (found) => setReading({ state: 'read', shelf: found }),
      (error: unknown) => setReading({ state: 'failed', why: String(error) }),
    )
  const first = useEffectEvent(read)
  useEffect(() => {
    void first()
  }, [])
  return { ...reading, again: () => void read() }
}
