import { useSyncExternalStore } from 'react'

/** Whether the screen is like this. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

const COMPACT = '(width < 700px)'

/** Is there room for one part of the table at a time only? */
export function useCompact(): boolean {
  return useMedia(COMPACT)
}

export function isCompact(): boolean {
  return matchMedia(COMPACT).matches
}
