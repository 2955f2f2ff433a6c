import { readFileSync } from 'node:fs'
import { isRecord } from '@gam/kernel'

/** The version of the server, as its package names it. */
export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return isRecord(manifest) ? String(manifest.version) : ''
}
