import { commitmentToShare, randomHex } from '@gam/protocol/fairness'

const KEY = 'gam share '

/** This browser's part in the deal of a table: random, and told to nobody before the cards are dealt. */
function shareFor(table: string): string {
  const kept = keptShare(table)
  if (kept !== null) return kept
  const share = randomHex(crypto)
  try {
    localStorage.setItem(KEY + table, share)
  } catch {
    // It cannot be shown later then, and the table is dealt without it.
  }
  return share
}

/** What binds this browser to its share without giving it away. */
export function commitmentFor(table: string): string {
  return commitmentToShare(table, shareFor(table))
}

export function keptShare(table: string): string | null {
  try {
    const kept = localStorage.getItem(KEY + table)
    return kept !== null && /^[0-9a-f]{64}$/.test(kept) ? kept : null
  } catch {
    return null
  }
}

/** The deal is done: nothing of it is needed any more. */
export function forgetShare(table: string): void {
  try {
    localStorage.removeItem(KEY + table)
  } catch {
    // Nothing was kept.
  }
}
