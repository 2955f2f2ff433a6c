import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sitting, writeReplay } from '@gam/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { golden } from './golden.ts'
import { type Bug, pebbles } from './toy-game.test-support.ts'

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

/** As when a version is left behind: the replay moves, its English text goes. */
function leaveBehind(version = 'rules-1'): void {
  check({ record: true })
  mkdirSync(join(folder, version))
  renameSync(join(folder, 'short.json'), join(folder, version, 'short.json'))
  rmSync(join(folder, 'short.txt'))
}
const NEWER = { specs: SPECS.slice(1) }

test('games of an older version are played again, each as a law of its own', () => {
  leaveBehind()
  check(NEWER)
  const titles = golden(pebbles(), folder, NEWER.specs).map(({ title }) => title)
  expect(titles).toContain('golden game rules-1/short.json')
})

test('games of an older version are compared, not recorded, when the others are recorded', () => {
  leaveBehind()
  edit('rules-1/short.json', (json) => json.replace('  "seed"', '    "seed"'))
  const before = readFileSync(join(folder, 'rules-1/short.json'), 'utf8')
  expect(() => check({ ...NEWER, record: true })).toThrow(
    /rules-1\/short\.json differs in line \d+:\n {2}golden: {5}"seed".*\n {2}now: {6}"seed".*\n.*never recorded anew/,
  )
  expect(readFileSync(join(folder, 'rules-1/short.json'), 'utf8')).toBe(before)
})

test('a game of an older version that ends otherwise is named', () => {
  leaveBehind()
  edit('rules-1/short.json', (json) => json.replace(/"hash": "..../, '"hash": "0000'))
  expect(() => check(NEWER)).toThrow(/rules-1\/short\.json cannot be played any more: The moves do not lead/)
})

test('a game that lies with those of another version is named', () => {
  leaveBehind('rules-2')
  expect(() => check(NEWER)).toThrow('rules-2/short.json is a game by version 1; it belongs in rules-1.')
})

test('a game of an older version that was not played to its end is no golden game', () => {
  leaveBehind()
  const begun = writeReplay(Sitting.begin(pebbles(), { seats: ['Ann', 'Ben'], seed: 'begun' }))
  writeFileSync(join(folder, 'rules-1/short.json'), JSON.stringify(begun))
  expect(() => check(NEWER)).toThrow('rules-1/short.json stops before the game is over.')
})

test('a file among games of an older version that is none is named', () => {
  leaveBehind()
  writeFileSync(join(folder, 'rules-1/notes.txt'), 'notes')
  expect(() => check(NEWER)).toThrow('rules-1/notes.txt cannot be played any more')
})
