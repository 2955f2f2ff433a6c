import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newStore, ServerProcess, Visitor } from '../server.test-support.ts'
import { backUp } from './backup.ts'

test('a copy made while people play is a whole database that a server can start from', async () => {
  const store = await newStore('sqlite')
  onTestFinished(() => store.remove())
  const server = await ServerProcess.start(store.env)
  onTestFinished(() => server.end('SIGKILL').then(() => undefined))
  const ann = await Visitor.named(server.url, 'Ann')
  const { id } = await ann.table({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: 'random' }] })
  const copy = join(store.env.DATA, 'copy.sqlite')
  expect(await backUp(store.env, copy)).toBe(`The database was copied to ${copy} and checked.`)
  await expect(backUp(store.env, copy)).rejects.toThrow('exists already')
  const other = join(store.env.DATA, 'other')
  mkdirSync(other)
  copyFileSync(copy, join(other, 'gam.sqlite'))
  const restored = await ServerProcess.start({ DATA: other })
  onTestFinished(() => restored.end('SIGKILL').then(() => undefined))
  const { tables } = await new Visitor(restored.url, ann.cookie).call('GET', '/api/me/tables')
  expect(tables.map((table) => table.id)).toEqual([id])
})

test('what cannot be copied is said', async () => {
  await expect(backUp({ DATABASE_URL: 'postgres://a@b/c' }, 'x')).rejects.toThrow('pg_dump')
  await expect(backUp({ DATA: '/nowhere' }, 'x')).rejects.toThrow('There is no database in /nowhere.')
})
