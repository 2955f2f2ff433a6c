import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The address of a fresh database in a real PostgreSQL: TEST_DATABASE_URL's, or the one that all tests share. */
export async function freshDatabase(): Promise<string> {
  const base = process.env.TEST_DATABASE_URL ?? (await shared())
  const name = `gam_test_${randomUUID().replaceAll('-', '_')}`
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

async function shared(): Promise<string> {
  const folder = process.env.GAM_TESTS ?? ''
  writeFileSync(join(folder, 'wanted'), '')
  const address = join(folder, 'address')
  while (!existsSync(address)) await sleep(20)
  const found = readFileSync(address, 'utf8')
  if (found === '') throw new Error('PostgreSQL did not start; what it said is above.')
  return found
}
