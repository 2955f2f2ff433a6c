/** How much is tried among the tests, and how much by `npm run trials`; docs/operations.md shows the same. */
export const AMOUNTS = {
  'kills of a server on SQLite': [6, 200],
  'kills of two servers on PostgreSQL': [4, 100],
  'commits on PostgreSQL that are cut off': [20, 60],
  'requests, frames and moves of a crowd on SQLite': [8000, 80_000],
  'requests, frames and moves of a crowd on PostgreSQL': [6000, 20_000],
} as const

export function amountOf(what: keyof typeof AMOUNTS): number {
  return AMOUNTS[what][process.env.TRIALS === 'long' ? 1 : 0]
}
