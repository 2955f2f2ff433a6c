import type { Statement } from '@gam/kernel'
import { POINTS, TOKENS } from '@gam/new-bedford'

/** Whales of one kind that came in, or money. */
export interface Item {
  readonly kind: 'kept' | 'free' | 'sold' | 'bought' | 'post' | 'ambergris'
  readonly whales: readonly { readonly token: string; readonly count: number }[]
  readonly money: number
}

/** What the end of a round brought one seat. */
export interface Income {
  readonly items: readonly Item[]
  /** Points that came ashore. */
  readonly gain: number
  readonly returned: boolean
}

const KINDS: { readonly [event: string]: Item['kind'] } = {
  whalesKept: 'kept',
  whalesFreed: 'free',
  whalesSold: 'sold',
  whaleBought: 'bought',
  postOfficePaid: 'post',
  ambergrisPaid: 'ambergris',
}

/** The statements of the round before the one that has begun last. */
export function lastRound(events: readonly Statement[]): readonly Statement[] {
  const now = events.findLastIndex(({ type }) => type === 'roundBegun')
  const before = events.slice(0, Math.max(now, 0)).findLastIndex(({ type }) => type === 'roundBegun')
  return events.slice(Math.max(before, 0), Math.max(now, 0))
}

/** What these statements brought a seat home. */
export function incomeOf(statements: readonly Statement[], seat: number): Income {
  const items = new Map<Item['kind'], { whales: Map<string, number>; money: number }>()
  let gain = 0
  for (const statement of statements) {
    const kind = KINDS[statement.type]
    if (kind === undefined || statement.seat !== seat) continue
    const item = items.get(kind) ?? { whales: new Map<string, number>(), money: 0 }
    items.set(kind, item)
    item.money += Number(statement.money ?? 0)
    if (kind === 'post' || kind === 'ambergris') continue
    const token = String(statement.token ?? 'right')
    const count = Number(statement.amount ?? 1)
    item.whales.set(token, (item.whales.get(token) ?? 0) + count)
    if (kind !== 'sold') gain += count * POINTS[TOKENS.indexOf(token)]
  }
  return {
    items: [...items].map(([kind, { whales, money }]) => ({
      kind,
      money,
      whales: [...whales].map(([token, count]) => ({ token, count })),
    })),
    gain,
    returned: statements.some(({ type, seat: whose }) => type === 'shipReturned' && whose === seat),
  }
}
