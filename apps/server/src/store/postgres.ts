import pg from 'pg'

// Times are 64 bits in the database and safe integers here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * How long an answer may take. A database that is there gives up first and says so; a connection on which nothing
 * comes back, not even that, is taken for dead.
 */
const STATEMENT = 8000
const ANSWER = 10_000
const CONNECT = 5000
/** Nothing was said for so long: then the system asks whether the other end is still there. */
const ASK_AFTER = 10_000

const alive = { keepAlive: true, keepAliveInitialDelayMillis: ASK_AFTER, query_timeout: ANSWER }

export function newPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...alive,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    // A process that dies in the middle must not hold others up.
    idle_in_transaction_session_timeout: STATEMENT,
  })
  // A connection that breaks while idle is replaced when the next is needed.
  pool.on('error', () => undefined)
  // One that breaks while it is used says so to whoever uses it; said to nobody it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function newListener(url: string): pg.Client {
  return new pg.Client({ ...alive, connectionString: url, connectionTimeoutMillis: CONNECT })
}
