import type { Standing } from '@gam/kernel'

// What the score tells about itself: the kinds of points, where the winner got ahead, how it was for one seat.

/** The whole count takes no longer than this, and no kind of points longer than that. */
const WHOLE_MS = 3000
const KIND_MS = 900

/** The kinds in which somebody has points, in the order of the score. */
export function kindsOf(standings: readonly Standing[]): readonly string[] {
  const kinds = Object.keys(standings[0]?.parts ?? {})
  return kinds.filter((kind) => standings.some(({ parts }) => (parts[kind] ?? 0) !== 0))
}

export function msPerKind(kinds: number): number {
  return Math.min(KIND_MS, Math.floor(WHOLE_MS / Math.max(1, kinds)))
}

/** Where the scale of points ends: at the next ten. */
export function scaleOf(standings: readonly Standing[]): number {
  return Math.max(10, Math.ceil(Math.max(...standings.map(({ total }) => total), 1) / 10) * 10)
}

/** What a seat has when the first kinds are counted. */
export function sumOf({ parts }: Standing, kinds: readonly string[]): number {
  return kinds.reduce((sum, kind) => sum + (parts[kind] ?? 0), 0)
}

export interface Difference {
  readonly kind: string
  readonly points: number
  readonly more: number
  readonly second: number
}

/** The kind in which the winner is furthest ahead of the second; null: there is none, or nobody won alone. */
export function differenceOf(standings: readonly Standing[]): Difference | null {
  const winners = standings.filter(({ rank }) => rank === 1)
  const second = standings.find(({ rank }) => rank === 2)
  const [winner] = winners
  if (winners.length !== 1 || !winner || !second || winner.total === second.total) return null
  let found: Difference | null = null
  for (const kind of kindsOf(standings)) {
    const points = winner.parts[kind] ?? 0
    const more = points - (second.parts[kind] ?? 0)
    if (more > 0 && more > (found?.more ?? 0)) found = { kind, points, more, second: second.seat }
  }
  return found
}

/** The kind that brought a seat most. */
export function bestKindOf(standing: Standing, kinds: readonly string[]): string | null {
  const [best] = [...kinds].sort((a, b) => (standing.parts[b] ?? 0) - (standing.parts[a] ?? 0))
  return best !== undefined && (standing.parts[best] ?? 0) > 0 ? best : null
}
