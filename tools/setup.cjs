'use strict'

// Installs the dependencies when, and only when, they are not what the lock file says.

const { createHash } = require('node:crypto')
const { existsSync, readdirSync, readFileSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { ROOT, whyNotStarter, whyNotUsable } = require('./bundled-node.cjs')
const { run } = require('./run.cjs')

const STAMP = path.join(ROOT, 'node_modules', '.gam-setup')
const LIMIT = 30 * 60_000

function workspaceFolders() {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return workspaces.flatMap((glob) => {
    if (!glob.endsWith('/*')) return [glob]
    const parent = glob.slice(0, -2)
    if (!existsSync(path.join(ROOT, parent))) return []
    return readdirSync(path.join(ROOT, parent)).map((name) => `${parent}/${name}`)
  })
}

/** What `npm ci` goes by: a new script or description is no reason to install again. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of ['package-lock.json', '.npmrc']) hash.update(readFileSync(path.join(ROOT, file)))
  const folders = workspaceFolders().filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')))
  for (const folder of ['.', ...folders.sort()]) {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'))
    hash.update(JSON.stringify([folder, { ...manifest, scripts: undefined, description: undefined }]))
  }
  return hash.digest('hex')
}

function whyNecessary() {
  const problem = whyNotUsable()
  if (problem) return problem
  if (!existsSync(STAMP)) return 'the dependencies are not completely installed'
  if (readFileSync(STAMP, 'utf8') !== fingerprint()) return 'the dependencies have changed'
  return undefined
}

function stamp() {
  writeFileSync(STAMP, fingerprint())
}

/** npm must not run on the very Node that it is about to replace. */
function pathWithoutBundledNode() {
  const inside = path.join('node_modules', '.bin')
  return (process.env.PATH || '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(inside))
    .join(path.delimiter)
}

function npmCi() {
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--prefer-offline']
  return run('npm', ['ci', ...flags, '--strict-allow-scripts', '--loglevel=error'], {
    cwd: ROOT,
    env: { ...process.env, PATH: pathWithoutBundledNode() },
    // our own stdout belongs to the command that is being prepared
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    limit: LIMIT,
  })
}

function explain(...lines) {
  for (const line of lines) console.error(line)
  return false
}

/** Answers whether all is ready; says why if not. */
async function setup() {
  const tooOld = whyNotStarter()
  if (tooOld) return explain(`Gam: ${tooOld}.`, 'Install a current Node.js, then try again.')
  const reason = whyNecessary()
  if (!reason) return true

  console.error(`Gam: setting up, because ${reason}. This takes a moment …`)
  const started = Date.now()
  const { ok, outcome, interrupted } = await npmCi()
  if (interrupted) return explain(`Gam: set-up stopped by ${interrupted}.`)
  if (!ok) {
    return explain(
      `Gam: set-up failed: \`npm ci\` ended with ${outcome}; what it said is above.`,
      '- No connection, or a proxy? The first set-up downloads the dependencies; try again when online.',
      '- package.json and package-lock.json disagree? Run `npm install` and keep the new lock file.',
      '- No npm? It comes with Node.js and must be on the PATH.',
    )
  }
  const problem = whyNotUsable()
  if (problem) {
    return explain(
      `Gam: the dependencies are installed, but ${problem}.`,
      'Node comes as a package of its own for each platform; was its download blocked?',
    )
  }
  stamp()
  console.error(`Gam: set up in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return true
}

async function main() {
  // `npm install` by hand ends here: what it installed needs no second set-up
  if (process.argv.includes('--installed')) {
    if (!whyNotUsable()) stamp()
  } else if (!(await setup())) {
    process.exitCode = 1
  }
}

module.exports = { setup }

if (require.main === module) void main()
