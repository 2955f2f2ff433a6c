import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { newStore, ServerProcess, Visitor } from '../server.test-support.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

function backup(env: Record<string, string>, ...words: string[]): Promise<{ code: number; said: string }> {
  return new Promise((settle) => {
    const all = { PATH: process.env.PATH, ...env }
    execFile(process.execPath, [MAIN, 'backup', ...words], { env: all }, (error, out, err) =>
      settle({ code: error ? Number(error.code) : 0, said: out + err }),
    )
  })
}

test('a copy made while people play is a whole database that a server can start from', async () => {
  const store = await newStore('sqlite')
  onTestFinished(() => store.remove())
  const server = await ServerProcess.start(store.env)
  onTestFinished(() => server.end('SIGKILL').then(() => undefined))
  const ann = await Visitor.named(server.url, 'Ann')
  const { id } = await ann.table({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: 'random' }] })
  const copy = join(store.env.DATA, 'copy.sqlite')
  expect(await backup(store.env, copy)).toEqual({
    code: 0,
    said: `The database was copied to ${copy} and checked.\n`,
  })
  expect(await backup(store.env, copy)).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists already'),
  })
  const other = join(store.env.DATA, 'other')
  mkdirSync(other)
  copyFileSync(copy, join(other, 'gam.sqlite'))
  const restored = await ServerProcess.start({ DATA: other })
  onTestFinished(() => restored.end('SIGKILL').then(() => undefined))
  const { tables } = await new Visitor(restored.url, ann.cookie).call('GET', '/api/me/tables')
  expect(tables.map((table) => table.id)).toEqual([id])
})

test('what cannot be copied is said', async () => {
  expect((await backup({ DATABASE_URL: 'postgres://a@b/c' }, 'x')).said).toContain('pg_dump')
  expect((await backup({ DATA: '/nowhere' }, 'x')).said).toContain('There is no database in /nowhere.')
})
