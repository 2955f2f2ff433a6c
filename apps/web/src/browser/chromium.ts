import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage']

/** CHROMIUM_PATH, the system's, Playwright's own, and at last the one that comes as a package. */
async function executable(): Promise<{ path: string; flags: readonly string[] }> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { path: given, flags: FLAGS }
  const found = [...SYSTEM, chromium.executablePath()].find((path) => path !== '' && existsSync(path))
  if (found !== undefined) return { path: found, flags: FLAGS }
  const { default: packed } = await import('@sparticuz/chromium')
  return { path: await packed.executablePath(), flags: [...packed.args, ...FLAGS] }
}

export async function openBrowser(): Promise<Browser> {
  const { path, flags } = await executable()
  // What the package of Chromium sets for servers without a screen is not wanted here.
  const args = flags.filter((flag) => !/single-process|disable-web-security|headless/.test(flag))
  return chromium.launch({ executablePath: path, args: [...args], headless: true })
}
