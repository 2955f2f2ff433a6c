import { globSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { ROOT } from './workspaces.ts'

/** The program, and the boards that it finds by their folders. */
const ENTRIES = ['apps/cli/src/main.ts', 'apps/cli/src/boards/*/board.ts']
/** What a game is known by. */
const GAMES = '{packages/games,examples}/*/src/registration.ts'
/** Peers that it is measured against stay with the repository. */
const NOT_OURS = /^@gam\/bench$/
const OURS = /^(\.|\/|@gam\/)/

/** Threads and processes of our own are named by where their file lies. */
const OWN_FILE = /new URL\(\s*'(\.\.?\/[^']+)\.ts',\s*import\.meta\.url,?\s*\)/g

/**
 * Writes the command line, and with it the server and all that both are made of, as JavaScript, every file where it
 * lay: so whatever is found beside a file is found beside it still. Answers the packages it needs.
 */
export async function compile(to: string): Promise<string[]> {
  const needed = new Set<string>()
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(globSync(ENTRIES, { cwd: ROOT }).map((file) => [file.slice(0, -3), file])),
    platform: 'node',
    external(id) {
      if (OURS.test(id) && !NOT_OURS.test(id)) return false
      if (!id.startsWith('node:')) needed.add(packageOf(id))
      return true
    },
    plugins: [ownFiles(), stampedSources()],
  })
  await build.write({
    dir: to,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: ROOT,
    entryFileNames: '[name].js',
  })
  await build.close()
  return [...needed].sort()
}

/** A file that a thread or a process begins with is an entry too. */
function ownFiles(): Plugin {
  return {
    name: 'gam-own-files',
    transform(code, id) {
      if (code.search(OWN_FILE) < 0) return null
      return code.replace(OWN_FILE, (_, file: string) => {
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${file}.ts`) })
        return `new URL('${file}.js', import.meta.url)`
      })
    },
  }
}

/** The digests by which two machines know each other's rules are those of the source, which does not come along. */
function stampedSources(): Plugin {
  return {
    name: 'gam-sources',
    async load(id) {
      if (relative(ROOT, id) !== join('apps', 'cli', 'src', 'queue', 'sources.ts')) return null
      const { sourceOf } = await import(pathToFileURL(id).href)
      const games = globSync(GAMES, { cwd: ROOT }).map((file) => basename(dirname(dirname(file))))
      const digests = Object.fromEntries(games.map((game) => [game, sourceOf(game)]))
      return `const DIGESTS = ${JSON.stringify(digests)}\nexport const sourceOf = (game) => DIGESTS[game]\n`
    },
  }
}

function packageOf(id: string): string {
  const [scope = id, name = ''] = id.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : basename(scope)
}
