import { commitmentToShare, type Evidence, randomHex } from '@gam/protocol/fairness'
import type { TableInfo } from '@gam/protocol/wire'

// What this browser keeps of a deal: what the server was bound to when it was first seen, and what this browser
// itself put into the deal. With these, and not with what the server says at the end, the deal is checked.

interface Memory {
  /** To the server's key, as it was first seen. */
  readonly commitment: string | null
  /** To what was agreed, as it was first seen: before the share was shown. */
  readonly terms: string | null
  /** This browser's own part: random, and told to nobody before the cards are dealt. */
  readonly share: string | null
  /** The server has taken the commitment to it. */
  readonly bound: boolean
  readonly checked: boolean
  readonly at: number
}

const KEY = 'gam deal '
/** Where earlier versions kept a share. */
const EARLIER = 'gam share '
const MOST = 200
const NOTHING: Memory = { commitment: null, terms: null, share: null, bound: false, checked: false, at: 0 }

/** Takes note of what a table shows of its deal; what was noted once is never replaced. */
export function noteDeal(info: TableInfo): void {
  const { id, fairness, status, you } = info
  const kept = memoryOf(id)
  const shown = kept.share !== null && isIn(info, kept.share)
  const gotUp = status === 'open' && you.seat === null
  const next = {
    ...kept,
    commitment: kept.commitment ?? fairness.commitment,
    terms: kept.terms ?? fairness.terms ?? null,
    bound: shown || (kept.bound && !gotUp),
  }
  const same = (Object.keys(next) as (keyof Memory)[]).every((part) => next[part] === kept[part])
  if (!same || kept.at === 0) keep(id, next)
}

/** What binds this browser to its share without giving it away; the share is drawn when it is first asked for. */
export function commitmentFor(info: TableInfo): string {
  const kept = memoryOf(info.id)
  const share = kept.share ?? randomHex(crypto)
  if (kept.share === null) keep(info.id, { ...kept, share })
  return commitmentOf(info, share)
}

/** Whoever got the commitment says that it is taken. */
export function boundAt(table: string): void {
  keep(table, { ...memoryOf(table), bound: true })
}

export function keptShare(table: string): string | null {
  return memoryOf(table).share
}

/** What a record is held against. A share counts for whoever sat there with it when it was dealt. */
export function evidenceFor(info: TableInfo): Evidence {
  const { commitment, terms, share, bound } = memoryOf(info.id)
  const counts = share !== null && bound && (info.you.seat !== null || isIn(info, share))
  return {
    ...(commitment !== null && { commitment }),
    ...(terms !== null && { terms }),
    ...(counts && { shares: [{ share }] }),
  }
}

/** Once the deal has been checked, the memory of it may go where there is no room. */
export function checkedAt(table: string): void {
  keep(table, { ...memoryOf(table), checked: true })
}

function isIn(info: TableInfo, share: string): boolean {
  const mine = commitmentOf(info, share)
  return info.fairness.contributions.some(({ commitment }) => commitment === mine)
}

function commitmentOf({ id, fairness }: TableInfo, share: string): string {
  return commitmentToShare({ scheme: fairness.scheme, name: id }, share)
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

function memoryOf(table: string): Memory {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const earlier = read(EARLIER + table)
  const fallback = { ...NOTHING, share: isHex(earlier) ? earlier : null }
  try {
    const json: unknown = JSON.parse(read(KEY + table) ?? 'null')
    if (typeof json !== 'object' || json === null) return fallback
    const kept = { ...NOTHING, ...json }
    return {
      commitment: isHex(kept.commitment) ? kept.commitment : null,
      terms: isHex(kept.terms) ? kept.terms : null,
      share: isHex(kept.share) ? kept.share : fallback.share,
      bound: kept.bound === true,
      checked: kept.checked === true,
      at: typeof kept.at === 'number' ? kept.at : 0,
    }
  } catch {
    return fallback
  }
}

/** What cannot be kept cannot be shown later: the table is dealt without it then, and called no more than consistent. */
function keep(table: string, memory: Memory): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...memory, at: memory.at || Date.now() }))
    localStorage.removeItem(EARLIER + table)
    makeRoom()
  } catch {
    // Private windows and full disks.
  }
}

/** The oldest go first, and before them those that have been checked. */
function makeRoom(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(KEY))
  if (tables.length <= MOST) return
  const aged = tables.map((key) => ({ key, ...memoryOf(key.slice(KEY.length)) }))
  aged.sort((a, b) => Number(b.checked) - Number(a.checked) || a.at - b.at)
  for (const { key } of aged.slice(0, tables.length - MOST)) localStorage.removeItem(key)
}
