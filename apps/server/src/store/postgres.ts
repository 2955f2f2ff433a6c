import pg from 'pg'

// Times are 64 bits in the database and safe integers here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function newPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    // A process that dies in the middle must not hold others up.
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection that breaks while idle is replaced when the next is needed.
  pool.on('error', () => undefined)
  // One that breaks while it is used says so to whoever uses it; said to nobody it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function newListener(url: string): pg.Client {
  return new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
}
