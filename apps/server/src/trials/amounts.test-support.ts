/** How much is tried among the tests, and how much by `npm run trials`; docs/operations.md shows the same. */
export const AMOUNTS = {
  'kills of a server on SQLite': [3, 200],
  'kills of two servers on PostgreSQL': [2, 100],
  'commits on PostgreSQL that are cut off': [12, 60],
  'requests, frames and moves of a crowd on SQLite': [2500, 80_000],
  'requests, frames and moves of a crowd on PostgreSQL': [1500, 20_000],
  'tables whose clients all lose their connection at once': [16, 100],
  'tampered records of each kind': [60, 140],
  'seats of each game through whose eyes two worlds are compared': [1, 3],
} as const

export function amountOf(what: keyof typeof AMOUNTS): number {
  return AMOUNTS[what][process.env.TRIALS === 'long' ? 1 : 0]
}
