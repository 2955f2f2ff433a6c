import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'bench/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    // As many as there are cores: many tests wait for a process or a database.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    // tools/test.cjs reads the counts from here
    outputFile: { json: 'node_modules/.cache/gam/vitest.json' },
  },
})
