/** The connection went, the database is starting or ending, or it took too long: SQLSTATE and what Node says. */
const CODES =
  /^(08|53|57)|^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
/** What `pg` says without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded|timeout expired|Query read timeout|Client (has encountered|was closed))/
/** SQLite's: busy, locked, no memory, read-only, no reading or writing, full, cannot be opened, locking trouble. */
const SQLITE = new Set([5, 6, 7, 8, 10, 13, 14, 15])
/** The rest of an extended code says what exactly. */
const PRIMARY = 0xff

/** It is nobody's mistake: the store was not to be reached, or could not be written. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE.has(error.errcode & PRIMARY)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || WORDS.test(error.message)
}
