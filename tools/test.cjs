'use strict'

// All checks, one after the other, each even if an earlier one failed.
// The last line is `N passed, N failed`: every test of vitest counts as one, and every other check as one.
// Arguments go to vitest: `npm test -- packages/kernel` runs the tests of one folder.

const { existsSync, readFileSync, rmSync } = require('node:fs')
const path = require('node:path')
const { FILE: NODE, ROOT } = require('./bundled-node.cjs')
const { exitCodeOf, run } = require('./run.cjs')
const { setup } = require('./setup.cjs')

const RESULTS = path.join(ROOT, 'node_modules', '.cache', 'gam')
const MINUTES = 60_000

const CHECKS = [
  { name: 'types', command: ['typescript/bin/tsc', '-b'] },
  { name: 'lint and format', command: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip/bin/knip.js'] },
  {
    name: 'tests',
    command: ['vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
    results: path.join(RESULTS, 'vitest.json'),
  },
  {
    name: 'browser tests',
    command: ['vitest/vitest.mjs', 'run', '--config', 'apps/web/vitest.config.ts'],
    results: path.join(RESULTS, 'vitest-web.json'),
    whole: true,
  },
]

/** A check counts as one, a run of vitest by its results. */
function count(ok, file) {
  if (!file) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const results = JSON.parse(readFileSync(file, 'utf8'))
  // a file that breaks before its first test fails without a failed test in it
  const brokenFiles = results.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = results.numFailedTests + brokenFiles.length
  return { passed: results.numPassedTests, failed: ok ? failed : Math.max(failed, 1) }
}

async function check({ name, command: [script, ...args], results }) {
  if (results) rmSync(results, { force: true })
  const started = Date.now()
  const { ok, outcome, output, interrupted } = await run(
    NODE,
    [path.join(ROOT, 'node_modules', script), ...args],
    {
      cwd: ROOT,
      stdio: results ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      limit: 30 * MINUTES,
    },
  )
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(ok ? `ok      ${name} (${seconds} s)` : `FAILED  ${name} (${seconds} s): ${outcome}`)
  if (!ok && output) console.log(output)
  return { ...count(ok, results), interrupted }
}

async function main() {
  const total = { passed: 0, failed: 0 }
  let interrupted
  if (await setup()) {
    // whoever asks for the tests of one folder does not want the browser as well
    const asked = process.argv.length > 2 ? CHECKS.filter((each) => !each.whole) : CHECKS
    for (const each of asked) {
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
