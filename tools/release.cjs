'use strict'

// Sets up and builds what is not up to date, then makes the package that is installed elsewhere.

const path = require('node:path')
const { FILE: NODE, ROOT } = require('./bundled-node.cjs')
const { exitCodeOf, run } = require('./run.cjs')
const { setup } = require('./setup.cjs')
const { buildWeb } = require('./web-build.cjs')

async function release() {
  if (!(await setup()) || !(await buildWeb())) {
    process.exitCode = 1
    return
  }
  const main = path.join(ROOT, 'tools', 'release', 'main.ts')
  const { ok, interrupted } = await run(NODE, [main, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  process.exitCode = interrupted ? exitCodeOf(interrupted) : ok ? 0 : 1
}

void release()
