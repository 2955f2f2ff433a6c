import type { Analysis } from '@gam/bots'
import { Listeners } from '../listeners.ts'

const key = (hash: string) => `gam analysis ${hash}`

/** Whoever wants to know when another one is kept. */
export const keptAnalyses = new Listeners()

/** What was worked out for this very game before. */
export function keptAnalysis(hash: string): Analysis | null {
  try {
    const text = localStorage.getItem(key(hash))
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export function keepAnalysis(hash: string, analysis: Analysis): void {
  try {
    localStorage.setItem(key(hash), JSON.stringify(analysis))
    keptAnalyses.tell()
  } catch {
    // It can be worked out again.
  }
}

/** The move that the analysis of this game, if there is one, puts first; null: not known. */
export function turningIn(hash: string): number | null {
  const first = keptAnalysis(hash)?.turnings[0]
  return first ? first.moves + 1 : null
}
