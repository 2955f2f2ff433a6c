import { useSyncExternalStore } from 'react'

const NARROW = '(width < 700px)'

/** Whether the table is shown one part at a time. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(NARROW).matches,
  )
}
