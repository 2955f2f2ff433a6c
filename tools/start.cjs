'use strict'

const { setup } = require('./setup.cjs')
const { launch } = require('../apps/cli/bin/gam.cjs')

async function start() {
  if (await setup()) launch(['play', ...process.argv.slice(2)])
  else process.exitCode = 1
}

void start()
