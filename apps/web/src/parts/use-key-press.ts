import { useEffect, useEffectEvent } from 'preact/compat'

/** Hears every key, wherever the focus is; `first`: before whatever else listens. */
export function useKeyPress(heard: (event: KeyboardEvent) => void, first = false): void {
  const press = useEffectEvent(heard)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener, first)
    return () => removeEventListener('keydown', listener, first)
  }, [first])
}
