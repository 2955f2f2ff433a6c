import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, '../../node_modules/.cache/gam/compiled')

// The browser tests: they build the app once and drive a real Chromium. The others run with the rest.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/browser/*.spec.ts'],
    globalSetup: ['src/browser/global-setup.ts'],
    pool: 'threads',
    fileParallelism: false,
    // A browser on a busy machine may miss a wait once; what is wrong fails twice.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['default', 'json'],
    outputFile: { json: '../../node_modules/.cache/gam/vitest-web.json' },
  },
})
