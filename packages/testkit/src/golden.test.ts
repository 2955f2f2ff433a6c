import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { golden } from './golden.ts'
import { type Bug, pebbles } from './toy-game.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gam-golden-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const SPECS = [
  { name: 'short', seats: ['Ann', 'Ben'], seed: 'short' },
  { name: 'long', seats: ['Ann', 'Ben', 'Cy'], seed: 'long', options: { long: true } },
]

function check(how: { bug?: Bug; record?: boolean; specs?: typeof SPECS } = {}): void {
  const { bug = null, record = false, specs = SPECS } = how
  for (const law of golden(pebbles(bug), folder, specs, { record })) law.check()
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

test('games that were recorded come out the same', () => {
  check({ record: true })
  expect(readdirSync(folder).sort()).toEqual(['long.json', 'long.txt', 'short.json', 'short.txt'])
  check()
})

test('recording twice gives the same files', () => {
  check({ record: true })
  const before = readFileSync(join(folder, 'long.json'), 'utf8')
  check({ record: true })
  expect(readFileSync(join(folder, 'long.json'), 'utf8')).toBe(before)
})

test('a game that was never recorded says how to', () => {
  expect(() => check()).toThrow('Record it: npm run golden')
})

test('a rule that changed shows the first line that differs', () => {
  check({ record: true })
  expect(() => check({ bug: 'sentence with a hole' })).toThrow(
    /differs in line \d+:\n {2}golden: .*\n {2}now: .*undefined passes/,
  )
})

test('a move that is no longer possible is named', () => {
  check({ record: true })
  edit('short.json', (json) => json.replace(/"actions": \[/, '"actions": ["lay pearl",'))
  expect(() => check()).toThrow(/Move 1, "lay pearl", is no longer possible: .*\n.*npm run golden/)
})

test('another ending of the same moves is a difference', () => {
  check({ record: true })
  edit('short.json', (json) => json.replace(/"hash": "..../, '"hash": "0000'))
  expect(() => check()).toThrow(/short\.json differs in line \d+:\n {2}golden: {3}"hash": "0000/)
})

test('files that belong to no game are named', () => {
  check({ record: true })
  expect(() => check({ specs: SPECS.slice(1) })).toThrow('also holds short.json, short.txt')
})
