'use strict'

// Sets up and builds what is not up to date, then runs the server, which also serves the web app, with the Node
// that the project brings. `npm start -- --share` has it listen to the local network too.

const path = require('node:path')
const { keepCompiled } = require('../apps/cli/bin/compile-cache.cjs')
const { FILE: NODE, ROOT } = require('./bundled-node.cjs')
const { exitCodeOf, run } = require('./run.cjs')
const { setup } = require('./setup.cjs')
const { buildWeb } = require('./web-build.cjs')

/**
 * What a move makes is thrown away at once: with room for more of it, less time goes into sorting it out. That all lives
 * long which is made together with tables says nothing of it.
 */
const FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=64', '--no-allocation-site-pretenuring']

async function start([share, ...rest]) {
  const strange = [share, ...rest].find((word) => word !== undefined && word !== '--share')
  if (strange !== undefined) {
    console.error(`There is no "${strange}" here. npm start -- --share lets friends in the same network in.`)
    process.exitCode = 2
    return
  }
  keepCompiled()
  if (!(await setup()) || !(await buildWeb())) {
    process.exitCode = 1
    return
  }
  const { ok, interrupted } = await run(
    NODE,
    [...FLAGS, path.join(ROOT, 'apps', 'server', 'src', 'main.ts')],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...(share && { SHARE: '1' }) },
    },
  )
  process.exitCode = interrupted ? exitCodeOf(interrupted) : ok ? 0 : 1
}

void start(process.argv.slice(2))
