import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gam } from './gam.test-support.ts'

// Every command that README, CONTRIBUTING and docs/ name is run as it stands there, with small amounts instead of
// large ones.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|podman) /
/** A name in words, or a file that is a game, a set, puzzles. */
const PLACES: { readonly [place: string]: string } = {
  '<game>': 'whale-riders-cards',
  GAME: 'whale-riders-cards',
  ID: 'CG-34',
  FILE: 'game.json',
  folder: 'out',
}

/** For another machine, or they set the whole project up: it is looked whether there is such a thing, and no more. */
const ONLY_PARSED: readonly (readonly [RegExp, (command: string) => void])[] = [
  [/podman compose/, hasSettings],
  [/^(?:[A-Z_]+=\S+ )*npm (?:run|start|test)\b/, hasScript],
  [/^npm install$/, () => undefined],
  [/^npx (?!gam )/, isInstalled],
]

/** These start servers or think for long: they are run, in little, by tests of their own. */
const ELSEWHERE: { readonly [name: string]: string } = {
  chaos: 'commands/chaos.test.ts',
  load: 'commands/load.test.ts',
  bench: 'commands/bench.test.ts',
  analyse: 'commands/analyse.test.ts',
  fuzz: 'commands/fuzz.test.ts',
  train: 'commands/train.test.ts',
  '--leanings': 'commands/tune.test.ts',
  '--queue': 'queue/queue.test.ts',
  '--against': 'commands/arena.test.ts',
}

/** What is a lot of work, in little. */
const LITTLE: { readonly [flag: string]: string } = {
  '--games': '1',
  '--rounds': '1',
  '--iterations': '10',
}
/** What has no amount in the text has its usual one, which is a lot too. */
const BESIDES: { readonly [command: string]: readonly string[] } = {
  puzzles: ['--games', '1', '--iterations', '10', '--threads', '1'],
  arena: ['--games', '1', '--threads', '1'],
  simulate: ['--threads', '1'],
  tune: ['--games', '10', '--rounds', '1'],
}
/** Bots that would think for a second think for a moment, in whatever style. */
const THINKING = /\b((?:normal|expert|hard)(?:\/\w+)?)(:\d+)?(?=,|$|@)/g

let home: string

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'gam-documented-'))
  symlinkSync(path.join(ROOT, 'packages'), path.join(home, 'packages'))
  mkdirSync(path.join(home, 'backups'))
  copyFileSync(path.join(ROOT, 'apps/cli/golden/0.1.0/record.json'), path.join(home, 'game.json'))
  copyFileSync(
    path.join(ROOT, 'apps/cli/golden/0.1.0/whale-riders-cards.json'),
    path.join(home, 'saved.json'),
  )
  const found = path.join(ROOT, 'apps/web/src/games/whale-riders-cards/puzzles.json')
  const collection = JSON.parse(readFileSync(found, 'utf8'))
  const one = { ...collection, puzzles: collection.puzzles.slice(0, 1) }
  writeFileSync(path.join(home, 'puzzles.json'), JSON.stringify(one))
  const cards = { shells: 4, kelp: 4, meat: 4, pottery: 4, pearls: 4 }
  const set = { id: 'my-box', title: 'My box', values: { plain: cards, bonus: cards, storm: {} } }
  writeFileSync(path.join(home, 'my-box.json'), JSON.stringify(set))
  // A server has been here, so that there is something to copy.
  await run(['reports'])
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

function run(words: readonly string[]) {
  return gam(words, [], { home, env: { DATA: path.join(home, 'data') } })
}

/** What is named, each once: lines of examples, and what stands between words. */
function documented(): string[] {
  const found = new Set<string>()
  for (const file of ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })]) {
    const parts = readFileSync(path.join(ROOT, file), 'utf8').split(/^```.*$/m)
    const examples = parts.filter((_, i) => i % 2 === 1).flatMap((block) => block.split('\n'))
    const told = parts.filter((_, i) => i % 2 === 0)
    const spans = told.flatMap((text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span))
    for (const one of [...examples.map((line) => line.replace(/\s+#.*/, '').trim()), ...spans])
      if (COMMAND.test(one)) found.add(one)
  }
  return [...found]
}

/** As it stands there, with something real for what is only a place, and small amounts. */
function shortened(command: string): string[] {
  const [name, ...given] = command.replace('npx gam ', '').split(' ')
  const besides = BESIDES[name] ?? []
  let thought = 1
  const real = given.map((word, i) => {
    const flag = given[i - 1] ?? ''
    if (besides.includes(flag)) return besides[besides.indexOf(flag) + 1]
    if (flag in LITTLE) return LITTLE[flag]
    if (flag === '--bots' && name !== 'play' && !given.includes('--iterations'))
      return word.replace(THINKING, (_, level) => `${level}:${++thought}`)
    if (name === 'puzzles' && word === 'FILE')
      return flag === '--check' ? 'puzzles.json' : `${given.length === 2 ? 'all' : 'checked'}.json`
    if (flag === '--resume') return 'saved.json'
    if (word.startsWith('/backups/')) return word.slice(1)
    return PLACES[word] ?? word
  })
  return [
    name,
    ...real,
    ...besides.flatMap((word, i) => (i % 2 === 0 && !real.includes(word) ? [word, besides[i + 1]] : [])),
  ]
}

/** A tool of the project, and the folders that it is told to look at. */
function isInstalled(command: string): void {
  const [tool = '', ...words] = command.replace('npx ', '').split(' ')
  expect(existsSync(path.join(ROOT, 'node_modules/.bin', tool))).toBe(true)
  for (const folder of words.filter((word) => !/^(-.*|run)$/.test(word)))
    expect(existsSync(path.join(ROOT, folder))).toBe(true)
}

function hasScript(command: string): void {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const words = command.replace(/^(?:[A-Z_]+=\S+ )*npm (?:run )?/, '').split(' ')
  const workspace = words[words.indexOf('-w') + 1]
  const own = words.includes('-w') ? path.join(ROOT, 'apps', path.basename(workspace), 'package.json') : null
  expect(Object.keys(own ? JSON.parse(readFileSync(own, 'utf8')).scripts : scripts)).toContain(words[0])
}

function hasSettings(command: string): void {
  const compose = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8')
  for (const [, name] of command.matchAll(/([A-Z_]+)=/g)) expect(compose).toContain(`\${${name}`)
}

const all = documented()
const parsed = (command: string) => ONLY_PARSED.find(([form]) => form.test(command))
const here = all.filter((command) => !parsed(command))
const named = here.filter((command) => command.split(' ').length === 3)
const whole = here.filter((command) => !named.includes(command))
const elsewhere = (command: string) =>
  Object.keys(ELSEWHERE).find((key) => command.split(' ').slice(2).includes(key))

test.each(all.filter(parsed))('only parsed: %s', (command) => parsed(command)?.[1](command))

test.each(named)('%s', async (command) => {
  const { code, out } = await run([...command.split(' ').slice(2), '--help'])
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(command.replace('npx ', '')) })
})

test.each(whole.filter(elsewhere))('run by a test of its own: %s', async (command) => {
  const words = command.split(' ').slice(2)
  const tried = readFileSync(new URL(ELSEWHERE[elsewhere(command) ?? ''], import.meta.url), 'utf8')
  const { out } = await run([words[0], '--help'])
  for (const flag of words.filter((word) => word.startsWith('--'))) {
    expect(out).toContain(flag)
    expect(tried).toContain(flag)
  }
})

test.each(whole.filter((command) => !elsewhere(command)))('%s', async (command) => {
  expect(command).toMatch(/^npx gam [a-z]/)
  const words = shortened(command)
  const { code, err } = await run(words)
  expect({ words, code, err: code === 0 ? '' : err }).toEqual({ words, code: 0, err: '' })
})
