'use strict'

// All checks side by side: types, lint and unused code; the tests; the browser. Each even if another failed. What the
// browser tests print comes after the others, in one piece.
// The last line is `N passed, N failed`: every test of vitest counts as one, and every other check as one. What failed
// is told once more before it, and what passed only when it was tried again is named.
// Arguments go to vitest: `npm test -- packages/kernel` runs the tests of one folder.

const { existsSync, readFileSync, rmSync } = require('node:fs')
const { availableParallelism } = require('node:os')
const path = require('node:path')
const { FILE: NODE, ROOT } = require('./bundled-node.cjs')
const { exitCodeOf, run } = require('./run.cjs')
const { setup } = require('./setup.cjs')

const RESULTS = path.join(ROOT, 'node_modules', '.cache', 'gam')
/** A test that hangs is ended by vitest; this is for vitest itself, on a machine that is busy with something else. */
const LIMIT = 3 * 3_600_000

const QUIET = [
  { name: 'types', command: ['typescript/bin/tsc', '-b'] },
  { name: 'lint and format', command: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip/bin/knip.js'] },
]
/** Pages and what draws them keep a core busy each; the other tests wait for processes and databases half of the time. */
const FEWER = `--maxWorkers=${availableParallelism()}`
const TESTS = [
  {
    name: 'tests',
    command: ['vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
    results: path.join(RESULTS, 'vitest.json'),
  },
  {
    name: 'browser tests',
    command: ['vitest/vitest.mjs', 'run', '--config', 'apps/web/vitest.config.ts', FEWER],
    results: path.join(RESULTS, 'vitest-web.json'),
    whole: true,
    later: true,
  },
]

/** A check counts as one, a run of vitest by its results. */
function count(ok, file) {
  if (!file) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, broken: [], retried: [] }
  if (!existsSync(file)) return { passed: 0, failed: 1, broken: [], retried: [] }
  const results = JSON.parse(readFileSync(file, 'utf8'))
  // a file that breaks before its first test fails without a failed test in it
  const brokenFiles = results.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const tests = results.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: file.name })),
  )
  const brokenTests = tests.filter((test) => test.status === 'failed')
  const failed = brokenTests.length + brokenFiles.length
  // what failed first and passed then has kept its failure
  const retried = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
  return {
    passed: results.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    broken: [
      ...brokenFiles.map((file) => told(file.name, '', file.message)),
      ...brokenTests.map((test) => told(test.file, test.fullName, test.failureMessages[0])),
    ],
    retried: retried.map((test) => told(test.file, test.fullName, test.failureMessages[0])),
  }
}

/** Where, what and why, in a few lines. */
function told(file, title, why = '') {
  const lines = why.split('\n').slice(0, 6)
  return [`${path.relative(ROOT, file)} ${title.trim()}`.trim(), ...lines].join('\n    ')
}

async function check({ name, command: [script, ...args], results, later }) {
  if (results) rmSync(results, { force: true })
  const shown = results && !later
  const started = Date.now()
  const { ok, outcome, output, interrupted } = await run(
    NODE,
    [path.join(ROOT, 'node_modules', script), ...args],
    { cwd: ROOT, stdio: ['ignore', ...(shown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])], limit: LIMIT },
  )
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (later) console.log(output)
  const told = later ? '' : output
  const said = ok ? `ok      ${name} (${seconds} s)` : `FAILED  ${name} (${seconds} s): ${outcome}\n${told}`
  return { said: said.trimEnd(), interrupted, ...count(ok, results) }
}

/** One after the other, until somebody stops it. */
async function inTurn(checks) {
  const done = []
  for (const each of checks) {
    done.push(await check(each))
    if (done.at(-1).interrupted) break
  }
  return done
}

async function main() {
  if (!(await setup())) {
    process.exitCode = 1
    console.log('0 passed, 1 failed')
    return
  }
  // whoever asks for the tests of one folder does not want the browser as well
  const tests = process.argv.length > 2 ? TESTS.filter((each) => !each.whole) : TESTS
  const done = (await Promise.all([inTurn(QUIET), ...tests.map((each) => inTurn([each]))])).flat()
  for (const { said } of done) console.log(said)
  const interrupted = done.find((each) => each.interrupted)?.interrupted
  if (interrupted) console.log(`stopped by ${interrupted}`)
  const retried = done.flatMap((each) => each.retried)
  for (const each of retried) console.log(`passed when tried again: ${each}`)
  for (const each of done.flatMap((each) => each.broken)) console.log(`failed: ${each}`)
  const sum = (what) => done.reduce((total, each) => total + each[what], 0)
  process.exitCode = interrupted ? exitCodeOf(interrupted) : Math.min(sum('failed'), 1)
  console.log(`${retried.length} tried again`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}

main().catch((error) => {
  console.error(error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
})
