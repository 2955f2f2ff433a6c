import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Ended, Errand } from './loaded-gam.test-support.ts'

const LOADED = new URL('./loaded-gam.test-support.ts', import.meta.url)
const LAUNCHER = fileURLToPath(new URL('../bin/gam.cjs', import.meta.url))

/** Makes a pipe look like a screen of 80 columns, for programs that only draw on one. */
const SCREEN = `data:text/javascript,${encodeURIComponent(
  'process.stdin.isTTY = true; Object.assign(process.stdout, { isTTY: true, columns: 80, rows: 24 })',
)}`

const OLD_NODE = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })",
)}`

interface Surroundings {
  readonly home?: string
  readonly env?: { readonly [name: string]: string }
}

interface Circumstances extends Surroundings {
  readonly screen?: boolean
  /** As if started with a Node that is too old to run the program itself. */
  readonly oldNode?: boolean
}

/** An empty home of its own: whatever the program keeps goes there. */
export function newHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'gam-cli-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

function environment(home: string, env: Surroundings['env']): Errand['env'] {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    HOME: home,
    XDG_STATE_HOME: path.join(home, 'state'),
    TERM: 'xterm-256color',
    ...env,
  }
}

/** The real launcher in a process of its own. */
export function launch(
  words: readonly string[],
  { home = newHome(), env = {}, screen = false, oldNode = false }: Circumstances = {},
) {
  const imports = [...(screen ? [SCREEN] : []), ...(oldNode ? [OLD_NODE] : [])]
  const child = spawn(process.execPath, [LAUNCHER, ...words], {
    cwd: home,
    env: environment(home, {
      ...(imports.length > 0 && { NODE_OPTIONS: imports.map((code) => `--import=${code}`).join(' ') }),
      ...env,
    }),
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const heard = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    heard.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    heard.err += text
  })
  const ended = once(child, 'close').then(([code]): Ended => ({ code, ...heard }))
  /** Waits until something holds of what was heard. */
  const until = async (holds: () => boolean) => {
    while (!holds()) {
      if (child.exitCode !== null) throw new Error(`ended too early, having said:\n${heard.out}${heard.err}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  /** Waits until the output holds a text, counted from the last one waited for. */
  let from = 0
  const says = async (text: string) => {
    await until(() => heard.out.includes(text, from))
    from = heard.out.indexOf(text, from) + text.length
  }
  return { child, heard, ended, until, says }
}

/** Starts the program for a command with these lines as its input, and waits for its end. */
export async function started(
  words: readonly string[],
  lines: readonly string[] = [],
  circumstances: Circumstances = {},
): Promise<Ended> {
  const { child, ended } = launch(words, circumstances)
  child.stdin.on('error', () => undefined)
  child.stdin.end(typed(lines))
  return ended
}

/**
 * Runs a command with these lines as its input, to the end, in a process that has the program loaded already: a start
 * costs more than most commands. It takes one at a time.
 */
export function gam(
  words: readonly string[],
  lines: readonly string[] = [],
  { home = newHome(), env }: Surroundings = {},
): Promise<Ended> {
  const ended = before.then(() =>
    run({ words, input: typed(lines), folder: home, env: environment(home, env) }),
  )
  before = ended.catch(() => undefined)
  return ended
}

let before: Promise<unknown> = Promise.resolve()
let loaded: ChildProcess | null = null

async function run(errand: Errand): Promise<Ended> {
  if (loaded === null) {
    loaded = fork(LOADED, { execArgv: [] })
    loaded.unref()
    loaded.channel?.unref()
  }
  const child = loaded
  const { promise, resolve, reject } = Promise.withResolvers<Ended>()
  const ends = (code: number | null) => {
    loaded = null
    reject(new Error(`gam ${errand.words.join(' ')} ended the whole process, with ${code}`))
  }
  child.once('exit', ends)
  child.once('message', resolve)
  child.send(errand)
  return promise.finally(() => child.off('exit', ends))
}

function typed(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

/** The games that the program kept by itself. */
export function savesIn(home: string): string[] {
  const folder = path.join(home, 'state', 'gam')
  return readdirSync(folder).map((name) => path.join(folder, name))
}

export function readSave(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export const CARDS = 'whale-riders-cards'

export function times(n: number, ...lines: readonly string[]): string[] {
  return Array.from({ length: n }, () => lines).flat()
}
