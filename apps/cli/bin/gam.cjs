#!/usr/bin/env node
'use strict'

// Plain JavaScript for any Node: it finds the Node that is wanted and hands over to the program, which in the
// repository is TypeScript and where it is installed JavaScript.

const { spawn } = require('node:child_process')
const { existsSync } = require('node:fs')
const { constants } = require('node:os')
const path = require('node:path')
const { pathToFileURL } = require('node:url')
const { keepCompiled } = require('./compile-cache.cjs')

const SOURCE = path.join(__dirname, '..', 'src', 'main.ts')
const INSTALLED = !existsSync(SOURCE)
const MAIN = INSTALLED ? path.join(__dirname, '..', 'src', 'main.js') : SOURCE
const OLDEST_NODE = 26
/** What a move makes is thrown away at once: with room for more of it, less time goes into sorting it out. */
const SERVER_FLAGS = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring',
]

const WINDOWS = process.platform === 'win32'

/** The Node that was installed with the program: a package for this very system. */
function installedNode() {
  const system = `${WINDOWS ? 'win' : process.platform}-${process.arch}`
  for (const name of [`node-${system}`, `node-bin-${system}`]) {
    try {
      const manifest = require.resolve(`${name}/package.json`)
      return path.join(path.dirname(manifest), 'bin', WINDOWS ? 'node.exe' : 'node')
    } catch {
      // not for this system
    }
  }
  return undefined
}

/** The Node that the repository brings. */
function bundledNode() {
  const inside = WINDOWS ? ['node', 'bin', 'node.exe'] : ['.bin', 'node']
  for (let folder = __dirname; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'node_modules', ...inside)
    if (existsSync(file)) return file
    if (folder === path.dirname(folder)) return undefined
  }
}

function runOn(node, args) {
  const flags = args[0] === 'serve' ? SERVER_FLAGS : []
  const child = spawn(node, [...flags, MAIN, ...args], { stdio: 'inherit' })
  const forward = (signal) => {
    // a terminal sends Ctrl-C to the child as well
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  child.on('error', (error) => {
    console.error(`gam: cannot start ${node}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : code)
  })
}

function launch(args) {
  keepCompiled()
  const goodEnough = Number.parseInt(process.versions.node, 10) >= OLDEST_NODE
  if (goodEnough && args[0] === 'serve') {
    runOn(process.execPath, args)
    return
  }
  if (goodEnough) {
    process.argv = [process.argv[0], MAIN, ...args]
    import(pathToFileURL(MAIN).href).catch((error) => {
      console.error(error)
      process.exit(1)
    })
    return
  }
  const node = INSTALLED ? installedNode() : bundledNode()
  if (node) {
    runOn(node, args)
    return
  }
  console.error(
    `gam needs Node ${OLDEST_NODE} and this is ${process.version}; it brings its own, but not here.`,
  )
  console.error(
    INSTALLED
      ? 'Install it again without --omit=optional; for a system that no Node came for, install Node yourself.'
      : 'Run `npm install` or `npm start` once in the project folder, then try again.',
  )
  process.exitCode = 1
}

module.exports = { launch }

if (require.main === module) launch(process.argv.slice(2))
