import type { Environment } from 'vitest/runtime'
import { closeShared } from './chromium.ts'

/** Node, and a browser that stays open from one file to the next. */
const withBrowser: Environment = {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: closeShared }),
}

export default withBrowser
