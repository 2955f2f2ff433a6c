/** The connection went, the database is starting or ending, or it took too long: SQLSTATE and what Node says. */
const CODES = /^(08|53|57)|^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/
/** What `pg` says without a code. */
const WORDS = /^(Connection terminated|timeout exceeded|Client has encountered a connection error)/

/** Nobody knows whether it was done, and it is nobody's mistake: the store was not to be reached. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || WORDS.test(error.message)
}
