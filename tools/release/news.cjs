'use strict'

// Prints what the changelog says of the version that package.json names.

const { readFileSync } = require('node:fs')
const path = require('node:path')

const ROOT = path.join(__dirname, '..', '..')
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
const parts = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8').split(/^## /m)
const part = parts.find((one) => one.startsWith(version) && !/^[\d.]/.test(one.slice(version.length)))
if (part === undefined) {
  console.error(`CHANGELOG.md says nothing of version ${version}.`)
  process.exitCode = 1
} else process.stdout.write(part.slice(part.indexOf('\n')).trimStart())
