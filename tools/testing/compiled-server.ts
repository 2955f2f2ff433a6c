import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { compile } from '../release/compile.ts'
import { ROOT } from '../release/workspaces.ts'

// The server that tests start more than a hundred times, compiled as for a release: in few files it is there in half
// the time. What was compiled from the same sources is found again.

const SERVERS = join(ROOT, 'node_modules/.cache/gam/servers')
const SERVER = 'apps/server'
const SOURCES = [
  `${SERVER}/src/**/*.ts`,
  'packages/**/src/**/*.{ts,json}',
  '{apps/server,packages/*,packages/games/*}/package.json',
  'tools/release/compile.ts',
  'package-lock.json',
]
const A_WEEK = 7 * 24 * 3_600_000

/** Tells tests by GAM_SERVER where it begins. While somebody edits the sources it is started from those. */
export async function setup({ vitest }: TestProject): Promise<void> {
  if (!vitest.config.watch) process.env.GAM_SERVER = await compiledServer()
}

async function compiledServer(): Promise<string> {
  const folder = join(SERVERS, fingerprint())
  if (!existsSync(folder)) await compileInto(folder)
  return join(folder, SERVER, 'src/main.js')
}

async function compileInto(folder: string): Promise<void> {
  mkdirSync(SERVERS, { recursive: true })
  for (const old of readdirSync(SERVERS))
    if (statSync(join(SERVERS, old)).mtimeMs < Date.now() - A_WEEK)
      rmSync(join(SERVERS, old), { recursive: true, force: true })
  const made = mkdtempSync(join(SERVERS, 'new-'))
  await compile(made, [`${SERVER}/src/main.ts`])
  cpSync(join(ROOT, SERVER, 'package.json'), join(made, SERVER, 'package.json'))
  // Without it Node reads each file once more to see whether it is a module.
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }\n')
  try {
    renameSync(made, folder)
  } catch (error) {
    // Another run was faster, and made the same.
    rmSync(made, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort())
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 32)
}
