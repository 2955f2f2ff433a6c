import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  type FSWatcher,
  mkdtempSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// One real PostgreSQL for all tests, started when the first of them wants it: whoever lays a file `wanted` into the
// folder GAM_TESTS finds the `address` there before long.

const PROGRAM = join(import.meta.dirname, '../../apps/server/src/postgres-process.test-support.ts')

const folder = mkdtempSync(join(tmpdir(), 'gam-tests-'))
const ADDRESS = join(folder, 'address')
let watcher: FSWatcher | null = null
let running: ChildProcess | null = null

export function setup(): void {
  process.env.GAM_TESTS = folder
  // PostgreSQL runs as another user when we are root, and must be able to get there.
  chmodSync(folder, 0o777)
  watcher = watch(folder, (_, file) => {
    if (file === 'wanted') running ??= start()
  })
}

export async function teardown(): Promise<void> {
  watcher?.close()
  if (running && running.exitCode === null) {
    const ended = once(running, 'exit')
    running.stdin?.end()
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}

function start(): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, join(folder, 'postgres')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8').once('data', tell)
  // Whoever waits for one that does not start is told so.
  child.once('exit', () => {
    if (!existsSync(ADDRESS)) tell('')
  })
  return child
}

function tell(address: string): void {
  // A file that is there is whole.
  writeFileSync(`${ADDRESS}.new`, address.trim())
  renameSync(`${ADDRESS}.new`, ADDRESS)
}
