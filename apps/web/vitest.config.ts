import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../tools/testing/longest-first.ts'

process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, '../../node_modules/.cache/gam/compiled')

// The browser tests: they build the app once and drive a real Chromium. The others run with the rest.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/browser/*.spec.ts'],
    environment: './src/browser/environment.ts',
    globalSetup: ['src/browser/global-setup.ts', '../../tools/testing/compiled-server.ts'],
    sequence: {
      sequencer: longestFirst(/(remote|new-bedford|whale-riders|access|windows|turns)\.spec\.ts$/),
    },
    pool: 'threads',
    isolate: false,
    // Twice as many as there are cores: most of the time a page waits for a motion to end.
    maxWorkers: 2 * availableParallelism(),
    // A browser may miss something once; what is wrong fails twice. `npm test` tells how many were tried again.
    retry: 1,
    // What is shown after a key or a click is waited for as long as anything else.
    expect: { poll: { timeout: 900_000 } },
    // For what hangs: nothing fails because the machine is busy with something else.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    reporters: ['default', 'json'],
    outputFile: { json: '../../node_modules/.cache/gam/vitest-web.json' },
  },
})
