import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { firstLoad, limitOf } from '../tools/first-load.ts'
import { sharedBrowser } from './chromium.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

test.each(['The Card Game', 'Whale Riders', 'New Bedford'])(
  'from an empty browser to a table of %s that can be played: no more than its budget',
  async (title) => {
    const { files, brotli } = await firstLoad(browser, inject('address'), inject('folder'), title)
    expect(brotli, files.map(({ path, brotli: size }) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(
      limitOf(title),
    )
    const whole = files.filter(({ path, brotli: size }) => path.endsWith('.woff2') && size > 18_000)
    expect(whole, 'a letter that is not in the core of its font').toEqual([])
  },
)
