import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

/** As much of a package.json as a release goes by. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly workspaces?: readonly string[]
  readonly engines?: { readonly node: string }
  readonly dependencies?: { readonly [name: string]: string }
  readonly devDependencies?: { readonly [name: string]: string }
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
}

export function workspaces(): Manifest[] {
  const folders = manifestOf('.').workspaces ?? []
  return globSync([...folders], { cwd: ROOT })
    .filter((folder) => globSync('package.json', { cwd: join(ROOT, folder) }).length > 0)
    .map(manifestOf)
}
