'use strict'

const { whyNotStarter, whyNotUsable } = require('./bundled-node.cjs')

const problem = whyNotStarter() || whyNotUsable()
if (problem) {
  console.error(`Gam: ${problem}.`)
  console.error('Run `npm run setup` once (it needs the network the first time), then try again.')
  process.exit(1)
}
