import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const LAUNCHER = fileURLToPath(new URL('../bin/gam.cjs', import.meta.url))

/** Makes a pipe look like a screen of 80 columns, for programs that only draw on one. */
const SCREEN = `data:text/javascript,${encodeURIComponent(
  'process.stdin.isTTY = true; Object.assign(process.stdout, { isTTY: true, columns: 80, rows: 24 })',
)}`

const OLD_NODE = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })",
)}`

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Circumstances {
  readonly home?: string
  readonly env?: { readonly [name: string]: string }
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

/** The real launcher in a process of its own. */
export function launch(
  words: readonly string[],
  { home = newHome(), env = {}, screen = false, oldNode = false }: Circumstances = {},
) {
  const imports = [...(screen ? [SCREEN] : []), ...(oldNode ? [OLD_NODE] : [])]
  const child = spawn(process.execPath, [LAUNCHER, ...words], {
    cwd: home,
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_STATE_HOME: path.join(home, 'state'),
      TERM: 'xterm-256color',
      ...(imports.length > 0 && { NODE_OPTIONS: imports.map((code) => `--import=${code}`).join(' ') }),
      ...env,
    },
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
  /** Waits until the output holds a text, counted from the last one waited for. */
  let from = 0
  const says = async (text: string) => {
    while (!heard.out.includes(text, from)) {
      if (child.exitCode !== null) throw new Error(`ended before saying "${text}":\n${heard.out}${heard.err}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    from = heard.out.indexOf(text, from) + text.length
  }
  return { child, heard, ended, says }
}

/** Runs a command with these lines as its input, to the end. */
export async function gam(
  words: readonly string[],
  lines: readonly string[] = [],
  circumstances: Circumstances = {},
): Promise<Ended> {
  const { child, ended } = launch(words, circumstances)
  child.stdin.on('error', () => undefined)
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  return ended
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
