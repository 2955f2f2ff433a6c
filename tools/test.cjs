'use strict'

// All checks, one after the other, each even if an earlier one failed.
// The last line is `N passed, N failed`: every test of vitest counts as one, and every other check as one.
// Arguments go to vitest: `npm test -- packages/kernel` runs the tests of one folder.

const { existsSync, readFileSync, rmSync } = require('node:fs')
const path = require('node:path')
const { FILE: NODE, ROOT } = require('./bundled-node.cjs')
const { exitCodeOf, run } = require('./run.cjs')
const { setup } = require('./setup.cjs')

const VITEST_RESULTS = path.join(ROOT, 'node_modules', '.cache', 'gam', 'vitest.json')
const MINUTES = 60_000

const CHECKS = [
  { name: 'types', command: ['typescript/bin/tsc', '-b'] },
  { name: 'lint and format', command: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip/bin/knip.js'] },
  {
    name: 'tests',
    command: ['vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
    live: true,
    count: countTests,
  },
]

function countCheck(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function countTests(ok) {
  if (!existsSync(VITEST_RESULTS)) return { passed: 0, failed: 1 }
  const results = JSON.parse(readFileSync(VITEST_RESULTS, 'utf8'))
  // a file that breaks before its first test fails without a failed test in it
  const brokenFiles = results.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = results.numFailedTests + brokenFiles.length
  return { passed: results.numPassedTests, failed: ok ? failed : Math.max(failed, 1) }
}

async function check({ name, command: [script, ...args], live = false, count = countCheck }) {
  const started = Date.now()
  const { ok, outcome, output, interrupted } = await run(
    NODE,
    [path.join(ROOT, 'node_modules', script), ...args],
    {
      cwd: ROOT,
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      limit: 30 * MINUTES,
    },
  )
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(ok ? `ok      ${name} (${seconds} s)` : `FAILED  ${name} (${seconds} s): ${outcome}`)
  if (!ok && output) console.log(output)
  return { ...count(ok), interrupted }
}

async function main() {
  const total = { passed: 0, failed: 0 }
  let interrupted
  if (await setup()) {
    rmSync(VITEST_RESULTS, { force: true })
    for (const each of CHECKS) {
      const result = await check(each)
      total.passed += result.passed
      total.failed += result.failed
      interrupted = result.interrupted
      if (interrupted) break
    }
  } else {
    total.failed = 1
  }
  if (interrupted) console.log(`stopped by ${interrupted}`)
  process.exitCode = interrupted ? exitCodeOf(interrupted) : Math.min(total.failed, 1)
  console.log(`${total.passed} passed, ${total.failed} failed`)
}

main().catch((error) => {
  console.error(error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
