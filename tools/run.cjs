'use strict'

const { spawn } = require('node:child_process')
const { constants } = require('node:os')

const GRACE = 5_000
const OWN_GROUP = process.platform !== 'win32'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

function signalAll(child, signal) {
  try {
    if (OWN_GROUP) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // already gone
  }
}

/**
 * Runs a program in a process group of its own: a signal to us reaches all of it, and nothing of it outlives it.
 * Without a limit it may run for ever. Answers { ok, outcome, output, interrupted }; `output` is what it printed if `stdio` pipes it.
 */
function run(file, args, { limit, ...options }) {
  return new Promise((resolve) => {
    const output = []
    let interrupted
    let problem
    const child = spawn(file, args, { ...options, detached: OWN_GROUP })

    const stop = (signal) => {
      signalAll(child, signal)
      setTimeout(() => signalAll(child, 'SIGKILL'), GRACE).unref()
    }
    const interrupt = (signal) => {
      interrupted = signal
      stop(signal)
    }
    for (const signal of SIGNALS) process.on(signal, interrupt)
    const giveUp = () => {
      problem = `no end after ${limit / 60_000} minutes`
      stop('SIGTERM')
    }
    const timer = limit && setTimeout(giveUp, limit)

    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => output.push(text))
    }
    child.on('error', (error) => {
      problem = error.message
    })
    child.on('exit', () => signalAll(child, 'SIGKILL'))
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      for (const name of SIGNALS) process.off(name, interrupt)
      const outcome = problem || signal || `code ${code}`
      resolve({ ok: code === 0 && !problem, outcome, output: output.join(''), interrupted })
    })
  })
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}

module.exports = { exitCodeOf, run }
