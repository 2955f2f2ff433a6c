import { useRef } from 'preact/compat'

/** The same data, piece by piece: flat or in lists and records. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => alike(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

/** What it was before as long as it says the same: whoever is given it is not drawn again. */
export function useAlike<T>(value: T): T {
  const shown = useRef(value)
  if (!alike(shown.current, value)) shown.current = value
  return shown.current
}
