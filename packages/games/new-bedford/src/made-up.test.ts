import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RULES } from './amendments.ts'

// Somebody adds a building one day. It is added to a copy of the sources, just where CONTRIBUTING says: a file, a
// line in the list, an entry in each language. With all of that it compiles, and is there in the rules, in the
// terminal, for Captains and bots and in every language; with any of it left out it does not compile. Beside it lies
// what lacks something, so that the compiler is asked once.

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const GAME = 'packages/games/new-bedford/src'
const LIST = 'packages/games/all'
const COPIED: { readonly [name: string]: string } = { 'new-bedford': dirname(GAME), games: LIST }
const GERMAN = `${GAME}/words/de/pieces.ts`
const ENGLISH = `${GAME}/words/en/pieces.ts`
const FRENCH = `${GAME}/words/fr/pieces.ts`

/** Its parts, each of which can be left out. */
const PARTS: readonly (readonly [part: string, text: string])[] = [
  ['name', "'rope walk'"],
  ['rules', "['NB-30']"],
  ['icon', "['M2 2h20v20H2z']"],
  ['comesWith', "'3 seats'"],
  ['cost', '[1, 0, 0, 0]'],
  ['space', 'brings(3, 0, 0, 1)'],
  ['uses', '[0.2, 0.1]'],
]

/** The building, or what is left of it. */
function building(constant: string, without?: string): string {
  const parts = PARTS.filter(([part]) => part !== without).map(([part, text]) => `${part}: ${text},`)
  return `export const ${constant}: ActionBuilding<'rope walk'> = { since: ${RULES + 1}, ${parts.join(' ')} }\n`
}

const IMPORTS = `import { brings } from '../action.ts'
import type { ActionBuilding } from '../piece.ts'
`

const WORDS = {
  [ENGLISH]:
    "'rope walk': { name: 'Rope Walk', effect: ['3 ropes'], deed: 'twist ropes', terminal: { line: 'ropes' } },",
  [GERMAN]:
    "'rope walk': { name: 'Reeperbahn', effect: ['3 Taue'], deed: 'dreh Taue', own: { gender: 'f', way: ['auf die', 'auf der'] }, terminal: { line: 'Taue' } },",
  [FRENCH]:
    "'rope walk': { name: 'Corderie', effect: ['3 cordes'], deed: 'tressez des cordes', own: { article: 'la' }, terminal: { line: 'cordes' } },",
}

/** The building without each of its parts, and the words of each language without its entry. */
const HALVES = `${GAME}/buildings/halves.ts`
const WORDLESS = Object.keys(WORDS).map((file) => [file, `${dirname(file)}/wordless.ts`] as const)

let copy = ''
/** What the compiler has to say. */
let said = ''

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold "${from}" just once`)
  writeFileSync(
    join(copy, file),
    text.replace(from, () => to),
  )
}

beforeAll(() => {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  copy = mkdtempSync(join(ROOT, 'tmp', 'made-up-'))
  for (const folder of [dirname(GAME), LIST, 'examples/flotsam', 'apps/cli', 'apps/web'])
    for (const part of ['src', 'package.json'])
      cpSync(join(ROOT, folder, part), join(copy, folder, part), {
        recursive: true,
        filter: (path) => !/\.(test|spec)\.ts$/.test(path),
      })
  // Packages are found from here; of the game, and of the list that names it, it is the copy.
  mkdirSync(join(copy, 'node_modules/@gam'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules/@gam')))
    symlinkSync(
      name in COPIED ? join(copy, COPIED[name]) : join(ROOT, 'node_modules/@gam', name),
      join(copy, 'node_modules/@gam', name),
    )
  writeFileSync(join(copy, `${GAME}/buildings/rope-walk.ts`), IMPORTS + building('ropeWalk'))
  writeFileSync(
    join(copy, HALVES),
    IMPORTS + PARTS.map(([part]) => building(`without_${part}`, part)).join(''),
  )
  for (const [file, wordless] of WORDLESS) cpSync(join(copy, file), join(copy, wordless))
  change(`${GAME}/amendments.ts`, `RULES = ${RULES}`, `RULES = ${RULES + 1}`)
  change(`${GAME}/town.ts`, '  insuranceCo,\n]', '  insuranceCo,\n  ropeWalk,\n]')
  change(
    `${GAME}/town.ts`,
    "import { schoolhouse } from './buildings/schoolhouse.ts'",
    "import { ropeWalk } from './buildings/rope-walk.ts'\nimport { schoolhouse } from './buildings/schoolhouse.ts'",
  )
  for (const [file, entry] of Object.entries(WORDS))
    change(file, '  newspaper: {', `${entry}\n  newspaper: {`)
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        incremental: false,
        declaration: false,
        emitDeclarationOnly: false,
        noEmit: true,
        jsx: 'react-jsx',
        jsxImportSource: 'preact',
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: ['node', 'vite/client'],
      },
      files: [
        `${GAME}/index.ts`,
        `${GAME}/judgement.ts`,
        'apps/cli/src/boards/new-bedford/board.ts',
        'apps/web/src/table-worker.d.ts',
        'apps/web/src/games/new-bedford/board.tsx',
        `${GAME}/words/de/table.ts`,
        `${GAME}/words/en/table.ts`,
        `${GAME}/words/fr/table.ts`,
        HALVES,
        ...WORDLESS.map(([, wordless]) => wordless),
      ],
    }),
  )
  said = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', copy], { encoding: 'utf8' }).stdout
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Plays with the building and tells what became of it. */
const SCRIPT = `
import { plain, Play, Sfc32, Sitting } from '@gam/kernel'
import { newBedford, pieceNamed, SPACES, wordsOf } from '@gam/new-bedford'
import { judgement } from '@gam/new-bedford/judgement'
import { seenBy } from './apps/cli/src/boards/board.ts'
import { board as townBoard } from './apps/cli/src/boards/new-bedford/board.ts'
import { table as de } from '@gam/new-bedford/words/de/table'
import { table as en } from '@gam/new-bedford/words/en/table'
import { table as fr } from '@gam/new-bedford/words/fr/table'

const options = { buildings: ['rope walk', 'mansion'], captains: ['starbuck'] }
const told = { person: null, captain: false, terminal: [], leaning: 0, foreseen: 0 }
for (let seed = 1; seed <= 40 && !(told.person && told.captain && told.leaning); seed++) {
  const luck = new Sfc32(seed)
  let now = Sitting.begin(newBedford, { seats: ['Ann', 'Ben'], seed: String(seed), options })
  while (now.decision) {
    const { seat, options: all } = now.decision
    const open = all.filter(({ refusal }) => !refusal)
    const wanted = open.find(({ text }) => text === 'build rope walk') ?? open.find(({ text }) => text === 'place rope walk')
    const { text } = wanted ?? open[luck.below(open.length)]
    if (text === 'place rope walk') {
      const play = new Play(newBedford, newBedford.shape.copy(now.state), now.facts, luck)
      play.settle()
      const weights = []
      judgement.lean(play, weights)
      const code = play.menu.codes.findIndex((c) => newBedford.actions.format(c) === text)
      told.leaning = weights[code]
      told.terminal = townBoard.lines(seenBy(now, seat), 80).filter((line) => line.includes('Rope Walk'))
      const points = []
      const there = []
      judgement.expect(play.state, now.facts, points)
      play.push(5, seat, SPACES.indexOf('rope walk'), 0)
      judgement.expect(play.state, now.facts, there)
      told.foreseen = there[seat] - points[seat]
    }
    const before = now.eventsFor(null).length
    now = now.submit(seat, text)
    if (text === 'place rope walk') {
      for (let more = 0; more < 2 && now.decision?.step === 'purchase'; more++) now = now.submit(seat, 'purchase nothing')
      told.person = now.eventsFor(null).slice(before).filter(({ type }) => /Taken$/.test(type)).map(({ money, amount, good }) => money ?? amount + ' ' + good)
    }
  }
  told.captain ||= now.eventsFor(null).some(({ type, space }) => type === 'orderFollowed' && space === 'rope walk')
}
const saying = ({ pieces, words }) => ({
  effect: plain(wordsOf(pieces, 'rope walk').effect, String),
  deed: wordsOf(pieces, 'rope walk').deed,
  name: words.terms.building['rope walk'],
  order: words.terms.order['rope walk'],
})
console.log(JSON.stringify({
  ...told,
  weights: Object.keys(judgement.weights).filter((name) => name.endsWith('rope walk')),
  icon: pieceNamed('rope walk').icon,
  option: newBedford.options.buildings.choices['rope walk'],
  german: de.options.buildings.choices['rope walk'],
  french: fr.options.buildings.choices['rope walk'],
  en: saying(en),
  de: saying(de),
  fr: saying(fr),
}))
`

describe('a building that somebody adds', () => {
  test('compiles, and is there for people, Captains and bots, in the terminal and in every language', () => {
    // What goes on about an error is indented.
    const faults = said.split('\n').filter((line) => /^\S/.test(line))
    expect(faults.filter((line) => !/\/(halves|wordless)\.ts\(/.test(line))).toEqual([])
    writeFileSync(join(copy, 'play.ts'), SCRIPT)
    const out = execFileSync(process.execPath, ['--no-warnings', join(copy, 'play.ts')], { encoding: 'utf8' })
    const { terminal, foreseen, ...rest } = JSON.parse(out)
    expect(rest).toEqual({
      person: [1, '3 wood'],
      captain: true,
      leaning: Math.sqrt(1.5),
      weights: ['two rope walk', 'more rope walk'],
      icon: ['M2 2h20v20H2z'],
      option: 'Rope Walk',
      german: 'Reeperbahn',
      french: 'Corderie',
      en: { effect: '3 ropes', deed: 'twist ropes', name: 'Rope Walk', order: 'Rope Walk' },
      de: { effect: '3 Taue', deed: 'dreh Taue', name: 'Reeperbahn', order: 'Reeperbahn' },
      fr: { effect: '3 cordes', deed: 'tressez des cordes', name: 'Corderie', order: 'Corderie' },
    })
    expect(terminal).toEqual([expect.stringContaining('ropes')])
    expect(foreseen).toBeGreaterThan(0)
  })

  test('does not compile without one of its parts, nor without its entry in a language', () => {
    for (const [part] of PARTS) expect(said).toContain(`Property '${part}' is missing`)
    for (const [, wordless] of WORDLESS)
      expect(said).toMatch(new RegExp(`${wordless}.*\\n.*Property '"rope walk"' is missing`))
  })
})
