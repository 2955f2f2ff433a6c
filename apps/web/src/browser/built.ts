import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUILT } from '../serve.ts'

const WEB = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The app as it is shipped, built in a process of its own, since a test's surroundings would change it, and in a
 * folder of its own, which goes with this process: several runs do not disturb each other. GAM_BUILT=1 takes what
 * `npm run build` made.
 */
export async function build(styleguide: boolean): Promise<string> {
  if (process.env.GAM_BUILT) return BUILT
  const folder = mkdtempSync(join(tmpdir(), 'gam-web-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await buildInto(folder, styleguide)
  return folder
}

function buildInto(folder: string, styleguide: boolean): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production', ...(styleguide && { VITE_STYLEGUIDE: '1' }) }
  const child = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: WEB,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build failed\n${errors}`))))
  })
}
