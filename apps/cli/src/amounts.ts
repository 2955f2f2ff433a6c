import { isRecord, spaced } from '@gam/kernel'

/** `{ kelp: 2, hidden: 4 }` is "2 kelp, 4 face down". */
export function amounts(value: unknown): string {
  if (value === null) return 'none'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inner).join(', ')
  if (!isRecord(value)) return String(value)
  const parts = Object.entries(value).map(([name, held]) =>
    typeof held === 'number'
      ? `${held} ${name === 'hidden' ? 'face down' : spaced(name)}`
      : `${spaced(name)} ${inner(held)}`,
  )
  return parts.length === 0 ? 'none' : parts.join(', ')
}

function inner(value: unknown): string {
  return typeof value === 'object' && value !== null ? `(${amounts(value)})` : amounts(value)
}
