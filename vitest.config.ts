import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './tools/testing/longest-first.ts'

// Programs that tests start find what was compiled in the last start.
process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, 'node_modules/.cache/gam/compiled')

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/{cli,server}/**/*.test.ts',
            'bench/**/*.test.ts',
            'examples/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          globalSetup: ['tools/testing/one-postgres.ts', 'tools/testing/compiled-server.ts'],
          // As Node runs it: nothing is compiled that needs no compiling, and rules and bots are as fast as they are.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // Boards are made of what only Vite can read.
      { extends: true, test: { name: 'web', include: ['apps/web/**/*.test.ts'] } },
    ],
    sequence: { sequencer: longestFirst(/(chaos|standstill|silence|release|server)\.test\.ts$/) },
    pool: 'threads',
    isolate: false,
    // Twice as many as there are cores: many tests wait for a process or a database.
    maxWorkers: 2 * availableParallelism(),
    // For what hangs: nothing fails because the machine is busy with something else.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Real processes, sockets and databases may miss something once; what is wrong fails twice. `npm test` tells how
    // many were tried again.
    retry: 1,
    reporters: ['default', 'json'],
    // tools/test.cjs reads the counts from here
    outputFile: { json: 'node_modules/.cache/gam/vitest.json' },
  },
})
