import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ServerProcess, Visitor } from '../server.test-support.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'gam-lock-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('a second server on the same file refuses with a sentence, and the first notices nothing', async () => {
  const DATA = folder()
  const server = await ServerProcess.start({ DATA })
  onTestFinished(() => server.end('SIGKILL').then(() => undefined))
  await expect(ServerProcess.start({ DATA })).rejects.toThrow(
    `Another server uses the data in ${DATA} already.`,
  )
  await Visitor.named(server.url, 'Ann')
})

test('whoever was killed holds nothing any more', async () => {
  const DATA = folder()
  for (let round = 0; round < 3; round++) {
    const server = await ServerProcess.start({ DATA })
    await server.end('SIGKILL')
  }
})

test('what is stored is for its owner alone, also where folder and file were there before', async () => {
  const DATA = join(folder(), 'data')
  mkdirSync(DATA, { mode: 0o755 })
  writeFileSync(join(DATA, 'gam.sqlite'), '', { mode: 0o644 })
  const server = await ServerProcess.start({ DATA })
  onTestFinished(() => server.end('SIGKILL').then(() => undefined))
  await Visitor.named(server.url, 'Ann')
  for (const name of ['gam.sqlite', 'gam.sqlite-wal', 'gam.lock'])
    expect(statSync(join(DATA, name)).mode & 0o077, name).toBe(0)
  expect(server.printed.join('')).toContain('gam.sqlite was empty; this server begins anew.')
})
