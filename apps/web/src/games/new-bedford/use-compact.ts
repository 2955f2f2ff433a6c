import { useSyncExternalStore } from 'react'

const QUERY = '(width < 700px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Is there room for one part of the table at a time only? */
export function useCompact(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
}
