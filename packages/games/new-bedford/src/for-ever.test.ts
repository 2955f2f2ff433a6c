import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { RULES } from './amendments.ts'
import type { Facts } from './state.ts'

const SRC = fileURLToPath(new URL('.', import.meta.url))
const GOLDEN = fileURLToPath(new URL('../golden/', import.meta.url))
const SCRIPT = fileURLToPath(import.meta.resolve('./for-ever.test-support.ts'))
const TMP = fileURLToPath(new URL('../../../../tmp/', import.meta.url))

type Edit = readonly [file: string, before: string, after: string]

/** What somebody does who adds a building, a log card and a Captain one day; `since` as told. */
function additions(since: string): readonly Edit[] {
  return [
    ['amendments.ts', `RULES = ${RULES}`, `RULES = ${RULES + 1}`],
    ['pieces.ts', "  'post office',\n]", "  'post office',\n  'ropewalk',\n]"],
    [
      'town.ts',
      '  postOffice,\n]',
      `  postOffice,\n  { ${since} cost: [2, 0, 0, 0], space: brings(1, 0, 0, 0) },\n]`,
    ],
    [
      'town.ts',
      'import type { ActionSpace, Building }',
      'import { brings, type ActionSpace, type Building }',
    ],
    [
      'options.ts',
      "      'post office': 'Post Office',",
      "      'post office': 'Post Office',\n      ropewalk: 'Ropewalk',",
    ],
    [
      'words/en.ts',
      "  'post office': 'Post Office',",
      "  'post office': 'Post Office',\n  ropewalk: 'Ropewalk',",
    ],
    ['log/deck.ts', "  'message in a bottle',\n]", "  'message in a bottle',\n  'lost anchor',\n]"],
    [
      'log/cards.ts',
      "  'man overboard': manOverboard,",
      `  'lost anchor': { ${since} points: () => 1 },\n  'man overboard': manOverboard,`,
    ],
    ['captains/board.ts', "'flask', 'ahab'])", "'flask', 'ahab', 'daggoo'])"],
    [
      'captains/board.ts',
      '{ readonly [K in CaptainName]?: number } = {}',
      `{ readonly [K in CaptainName]?: number } = {${since === '' ? '' : `daggoo: ${RULES + 1}`}}`,
    ],
    [
      'options.ts',
      "    ahab: 'Ahab, whom nobody can foresee',",
      "    ahab: 'Ahab, whom nobody can foresee',\n    daggoo: 'Daggoo',",
    ],
    ['words/en.ts', "ahab: 'Ahab' }", "ahab: 'Ahab', daggoo: 'Daggoo' }"],
    [
      'components.ts',
      "    ahabOrders: ordersOf('ahab', rules),",
      "    ahabOrders: ordersOf('ahab', rules),\n    daggooOrders: ordersOf('daggoo', rules),",
    ],
    [
      'components.ts',
      '        ahabOrders: ordersNamed(',
      "        daggooOrders: ordersNamed('own', 'heading brick'),\n        ahabOrders: ordersNamed(",
    ],
    [
      'components.ts',
      'box.flaskOrders, box.ahabOrders]',
      'box.flaskOrders, box.ahabOrders, box.daggooOrders]',
    ],
    [
      'components.ts',
      "            'building/victory',\n            'prepare and launch',\n          ),\n        ],",
      "            'building/victory',\n            'prepare and launch',\n          ),\n          helm('wood', 'food', 'wood', 'food', 'wood', 'food', 'wood', 'brick'),\n        ],",
    ],
    ['components.ts', 'reach: [4, 3, 6, 6]', 'reach: [4, 3, 6, 6, 2]'],
    ['components.ts', 'mostBuildings: [6, 9, 4, 5]', 'mostBuildings: [6, 9, 4, 5, 3]'],
    ['components.ts', 'mostWhales: [9, 6, 12, 9]', 'mostWhales: [9, 6, 12, 9, 3]'],
    [
      'components.ts',
      "          headings('building', 'prepare and launch'),\n        ],",
      "          headings('building', 'prepare and launch'),\n          headings('wood', 'brick'),\n        ],",
    ],
  ]
}

interface Answer {
  readonly files: number
  readonly otherwise: readonly string[]
  readonly seats: readonly string[]
  readonly facts: Facts
  readonly refused: readonly string[]
}

const made: string[] = []

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** Every golden game, played with a copy of the game to which these edits were made. */
function playedWith(edits: readonly Edit[]): Answer {
  mkdirSync(TMP, { recursive: true })
  const folder = mkdtempSync(join(TMP, 'new-bedford-'))
  made.push(folder)
  cpSync(SRC, folder, { recursive: true, filter: (path) => !path.includes('.test') })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  for (const [file, before, after] of edits) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.split(before).length !== 2) throw new Error(`${file} does not have "${before}" once.`)
    writeFileSync(join(folder, file), text.replace(before, after))
  }
  return JSON.parse(execFileSync(process.execPath, [SCRIPT, folder, GOLDEN], { encoding: 'utf8' }))
}

describe('a piece that comes one day', () => {
  test('leaves no trace in games of the versions before it, and is there in the next', () => {
    const { files, otherwise, seats, facts, refused } = playedWith(additions(`since: ${RULES + 1},`))
    expect(otherwise).toEqual([])
    expect(files).toBeGreaterThanOrEqual(24)
    expect(seats).toEqual(['Ann', 'Ben', 'Daggoo'])
    expect(facts.inPlay.filter((has) => has)).toHaveLength(4)
    expect(facts.decks.map((deck) => deck.length)).toEqual([17, 16])
    expect(facts.boards[0].mostBuildings).toBe(3)
    expect(refused).toEqual(Array(2).fill(expect.stringContaining('by this version of the rules')))
  })

  test('would change them if it did not say since when it is there', () => {
    const { otherwise, refused } = playedWith(additions(''))
    expect(refused).toEqual([])
    const old = otherwise.filter((name) => name.startsWith('rules-2'))
    expect(old).not.toEqual([])
    expect(otherwise.length).toBeGreaterThan(old.length)
  })
})
