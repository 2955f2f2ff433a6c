import { isRecord, type Json } from '@gam/kernel'
import { fileOf, type OwnSet } from './own-sets.ts'

const WIDTH = 88

/** A set as a person would write it: what fits on a line stands on one, the parts of the set each on their own. */
export function textOf(set: OwnSet): string {
  return `${written(fileOf(set), '', 2)}\n`
}

function written(value: unknown, indent: string, open: number): string {
  const line = onOneLine(value)
  if (open <= 0 && indent.length + line.length <= WIDTH) return line
  const inner = `${indent}  `
  const all = (parts: readonly string[], before: string, after: string) =>
    parts.length === 0
      ? `${before}${after}`
      : `${before}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${after}`
  if (Array.isArray(value))
    return all(
      value.map((one) => written(one, inner, open - 1)),
      '[',
      ']',
    )
  if (!isRecord(value)) return line
  const entries = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${written(one, inner, open - 1)}`,
  )
  return all(entries, '{', '}')
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value as Json)
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
