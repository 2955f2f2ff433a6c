'use strict'

const { spawnSync } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const path = require('node:path')

const ROOT = path.join(__dirname, '..')
const FILE = path.join(
  ROOT,
  'node_modules',
  ...(process.platform === 'win32' ? ['node', 'bin', 'node.exe'] : ['.bin', 'node']),
)
const OLDEST_STARTER = 20

function wantedVersion() {
  return `v${JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).dependencies.node}`
}

/** Why the bundled Node cannot be used, or undefined when all is well. */
function whyNotUsable() {
  const wanted = wantedVersion()
  if (!existsSync(FILE)) return `Node ${wanted} is not installed in node_modules`
  const answer = spawnSync(FILE, ['--version'], { encoding: 'utf8' })
  if (answer.error) return `the bundled Node does not start: ${answer.error.message}`
  const found = answer.stdout.trim()
  if (answer.status !== 0) return `the bundled Node does not start: ${answer.stderr.trim()}`
  return found === wanted ? undefined : `the bundled Node is ${found}, wanted is ${wanted}`
}

/** Why the Node that runs this very script is too old to set anything up, or undefined. */
function whyNotStarter() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_STARTER) return undefined
  return `Node ${OLDEST_STARTER} or newer is needed to start, this is ${process.version}`
}

module.exports = { FILE, ROOT, whyNotStarter, whyNotUsable }
