import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { gam, newHome, readSave, times } from './gam.test-support.ts'

// What the terminal of version 0.1.0 left behind: games in the middle, and the record of one that was over. Nobody
// writes them anew.

const GOLDEN = fileURLToPath(new URL('../golden/0.1.0/', import.meta.url))
const SAVES = readdirSync(GOLDEN).filter((name) => name !== 'record.json')

test.each(SAVES)('%s is played to its end by the rules it began with, and looked at again', async (name) => {
  const home = newHome()
  const folder = path.join(home, 'state', 'gam')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  cpSync(path.join(GOLDEN, name), file)
  const before = readSave(file)
  const { code, out, err } = await gam(['play', '--resume', 'last'], times(300, '1', '2'), { home })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/wins? with|share the win/)
  const after = readSave(file)
  expect(after).toMatchObject({ rules: before.rules, players: before.players, over: true })
  expect(after.actions.slice(0, before.actions.length)).toEqual(before.actions)
  const again = await gam(['replay', file, '--at', '3'], [], { home })
  expect({ code: again.code, err: again.err }).toEqual({ code: 0, err: '' })
})

test('a record is verified and looked at', async () => {
  const file = path.join(GOLDEN, 'record.json')
  const { code, out } = await gam(['verify', file])
  expect(code).toBe(0)
  expect(out).toContain('This record is consistent')
  expect((await gam(['replay', file, '--transcript'])).out).toContain('1. Ben: 28')
})
