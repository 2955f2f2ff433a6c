import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Sfc32 } from '@gam/kernel'
import { playGame, Shore } from '@gam/trials'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifestOf, ROOT } from './workspaces.ts'

// The package as a stranger has it: in an empty folder, with nothing of this repository beside it but, among the tests,
// the packages that it asks for. By `npm run trials` npm fetches them.

const LONG = process.env.TRIALS === 'long'

const COMMANDS =
  'analyse arena backup bench chaos engine fuzz load play puzzles replay reports rules serve simulate tables train tune verify worker'
/** Among the tests these are asked for what they do, with most of the program between them; by `npm run trials` all. */
const ASKED = LONG ? COMMANDS : 'analyse chaos train'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gam-installed-'))
  // The web app has tests of its own; here it only has to be found and served.
  const web = join(folder, 'web')
  mkdirSync(web)
  writeFileSync(join(web, 'index.html'), '<title>Gam</title>')
  const made = execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), '--web', web, '--to', folder],
    {
      encoding: 'utf8',
    },
  )
  mkdirSync(join(folder, 'empty'))
  if (LONG) npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', made.trim())
  else unpack(made.trim())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As npm lays it out, and what it asks for as links to what lies here. */
function unpack(tarball: string): void {
  const modules = join(folder, 'empty', 'node_modules')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', modules])
  renameSync(join(modules, 'package'), join(modules, 'gam-table'))
  const { bin, dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(modules, 'gam-table', 'package.json'), 'utf8'),
  )
  symlinkSync(join('..', 'gam-table', bin.gam), join(modules, '.bin', 'gam'))
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const here = ['', 'node/node_modules'].map((nested) => join(ROOT, 'node_modules', nested, name))
    const found = here.find(existsSync)
    if (found === undefined && name in optionalDependencies) continue
    if (found === undefined) throw new Error(`${name} is not installed`)
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(found, join(modules, name))
  }
}

function surroundings() {
  const { npm_config_prefix: _, NODE_OPTIONS: __, ...env } = process.env
  return { cwd: join(folder, 'empty'), env: { ...env, HOME: folder, INIT_CWD: join(folder, 'empty') } }
}

function npm(...words: readonly string[]): string {
  return execFileSync('npm', words, { ...surroundings(), encoding: 'utf8' })
}

/** What `npx gam` starts. */
function gam(...words: readonly string[]): string {
  const program = join(folder, 'empty', 'node_modules', '.bin', 'gam')
  return execFileSync(program, words, { ...surroundings(), encoding: 'utf8' })
}

/** `npx gam serve` until it is ended; where it is. */
async function served() {
  const words = ['gam', 'serve', '--port', '0', '--data', join(folder, 'data')]
  const child = spawn('npx', words, {
    ...surroundings(),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  const url = await new Promise<string>((settle, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const found = /Gam is at (http:\S+)\//.exec(printed)?.[1]
      if (found) settle(found)
    })
    child.once('exit', (code) => fail(new Error(`it ended with ${code}: ${printed}`)))
  })
  const end = () =>
    new Promise<void>((ended) => {
      child.once('exit', () => ended())
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    })
  return { url, end }
}

test('its name is free to take, it names its version and runtime, and nothing of the sources comes along', () => {
  const installed = join(folder, 'empty', 'node_modules', 'gam-table')
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const { version, dependencies } = manifestOf('.')
  expect(manifest).toMatchObject({ name: 'gam-table', version, runtime: { node: dependencies?.node } })
  expect(Object.values<string>(manifest.dependencies).every((one) => /^\d/.test(one))).toBe(true)
  for (const file of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'docs/operations.md',
    'apps/web/dist/index.html',
  ])
    expect(existsSync(join(installed, file)), file).toBe(true)
  expect(existsSync(join(installed, 'apps/cli/src/main.ts'))).toBe(false)
  expect(gam('--version').trim()).toBe(version)
  expect(ROOT.startsWith(installed)).toBe(false)
})

test('every command is there', () => {
  const help = gam('--help')
  for (const command of COMMANDS.split(' ')) expect(help).toMatch(new RegExp(`\\b${command}\\b`))
  for (const command of ASKED.split(' ')) expect(gam(command, '--help')).toContain(`gam ${command}`)
  expect(gam('simulate', 'whale-riders-cards', '--games', '2', '--seed', 'x', '--json')).toContain('"games"')
})

test('npx gam serve serves the web app and a whole game; it is copied meanwhile', async () => {
  const { url, end } = await served()
  expect(await (await fetch(url)).text()).toContain('<title>Gam</title>')
  const shore = new Shore()
  shore.open(url)
  const moves = await playGame({
    shore,
    dice: new Sfc32(1),
    rivals: false,
    acknowledged: () => undefined,
    recovered: () => undefined,
  })
  expect(moves).toBeGreaterThan(10)
  const copy = join(folder, 'copy.sqlite')
  expect(gam('backup', copy, '--data', join(folder, 'data'))).toContain('was copied')
  expect(gam('reports', '--data', join(folder, 'data'))).toContain('Nothing has been reported.')
  await end()
})

test('the changelog tells people what is in this version', () => {
  const news = execFileSync(process.execPath, [join(import.meta.dirname, 'news.cjs')], { encoding: 'utf8' })
  expect(news).toContain('### To play')
  expect(news).not.toMatch(/^## /m)
})
