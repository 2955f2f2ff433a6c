/** What is too much, said once for those who ask and those who answer. */
export const LIMITS = {
  name: 24,
  bot: 40,
  chat: 500,
  report: 500,
  actions: 40,
  orders: 40,
  notation: 120,
  /** Actions of a game that a table goes on from. */
  replayed: 5000,
  seats: 8,
  password: { least: 10, most: 200 },
  /** Of one WebSocket message or one HTTP body, in bytes. */
  message: 64 * 1024,
  page: 100,
  watched: 50,
} as const
