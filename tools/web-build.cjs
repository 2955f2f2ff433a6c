'use strict'

// Builds the web app when, and only when, its sources are not those of the last build.

const { createHash } = require('node:crypto')
const { existsSync, readdirSync, readFileSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { FILE: NODE, ROOT } = require('./bundled-node.cjs')
const { run } = require('./run.cjs')

const WEB = path.join(ROOT, 'apps', 'web')
// inside the build itself: whatever builds anew also takes the stamp away
const STAMP = path.join(WEB, 'dist', '.gam-build')
const LIMIT = 10 * 60_000
const NOT_BUILT = /^(node_modules|dist|browser|golden)$|\.(test|spec|test-support)\.tsx?$/

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (NOT_BUILT.test(entry.name)) continue
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, file)
    else hash.update(`${path.relative(ROOT, file)}\n`).update(readFileSync(file))
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'package-lock.json')))
  addFolder(hash, WEB)
  addFolder(hash, path.join(ROOT, 'packages'))
  return hash.digest('hex')
}

/** Answers whether the web app is ready to be served; says why if not. */
async function buildWeb() {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true
  console.error('Gam: building the web app …')
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const { ok, outcome, interrupted } = await run(NODE, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
    limit: LIMIT,
  })
  if (!ok) {
    console.error(
      interrupted ? `Gam: build stopped by ${interrupted}.` : `Gam: the build failed: ${outcome}.`,
    )
    return false
  }
  writeFileSync(STAMP, wanted)
  return true
}

module.exports = { buildWeb }
