import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const WEB = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the app as it is shipped, in a process of its own: a test's surroundings would change it. */
export function build(styleguide: boolean): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production', ...(styleguide && { VITE_STYLEGUIDE: '1' }) }
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: WEB,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build failed\n${errors}`))))
  })
}
