import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
// A window is drawn in few large pieces: the many small ones that are meant for scrolling take longer to lay out for
// each new size of a window than to draw.
const TILES = ['--default-tile-width=1024', '--default-tile-height=1024']
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', ...TILES]

/** CHROMIUM_PATH, the system's, Playwright's own, and at last the one that comes as a package. */
export async function executable(): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const found = [...SYSTEM, chromium.executablePath()].find((path) => path !== '' && existsSync(path))
  if (found !== undefined) return found
  const { default: packed } = await import('@sparticuz/chromium')
  // Its own flags are left out: with them everything is drawn through an emulated graphics card, four times as slowly.
  return packed.executablePath()
}

/** `more`: further flags for its command line. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await executable(), args: [...FLAGS, ...more], headless: true })
}

declare global {
  /** Modules of tests and of their environment are loaded apart, so it is not in one of those. */
  var browserOfThisThread: Promise<Browser> | undefined
}

/**
 * The browser of all files that are tested in this thread, opened by the first of them: what it has fetched and
 * compiled is there for the others. It is closed with the thread (environment.ts).
 */
export function sharedBrowser(): Promise<Browser> {
  globalThis.browserOfThisThread ??= openBrowser()
  return globalThis.browserOfThisThread
}

export async function closeShared(): Promise<void> {
  const browser = await globalThis.browserOfThisThread
  await browser?.close()
}
