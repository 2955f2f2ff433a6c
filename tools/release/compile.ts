import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path'
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
/** What a server reads when it starts goes along with our own, and with it whatever it is made of: hundreds of files. */
const TAKEN_ALONG =
  /^(@fastify\/(cookie|rate-limit|static|swagger)|@noble\/hashes|fastify|fastify-type-provider-zod|ipaddr\.js|kysely|pino|prom-client|uqr|ws|zod)(\/|$)/
/** They ask for these, and do without. */
const OPTIONAL = /^(bufferutil|utf-8-validate|supports-color)$/

/** All code lies here, in few files; where a file lay that something begins with, there is one that leads here. */
const CODE = 'apps/code'

/** Threads and processes of our own are named by where their file lies. */
const OWN_FILE = /new URL\(\s*'(\.\.?\/[^']+)\.ts',\s*import\.meta\.url,?\s*\)/g
/** Whatever lies beside a file is looked for from where the file lay. */
const PLACE = /\bimport\.meta\.(url|dirname|filename)\b/g

/**
 * Writes the command line, and with it the server and all that both are made of, as JavaScript in few files: reading
 * many takes longer than all that they do when a server starts. Answers the packages it needs.
 */
export async function compile(to: string, entries = ENTRIES): Promise<string[]> {
  const needed = new Set<string>()
  const begun = new Set(globSync(entries, { cwd: ROOT }).map((file) => resolve(ROOT, file)))
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries([...begun].map((file) => [nameOf(file), file])),
    platform: 'node',
    external(id, importer = '') {
      if (isBuiltin(id)) return true
      if (OURS.test(id) && !NOT_OURS.test(id)) return false
      if (importer.includes('/node_modules/')) return OPTIONAL.test(id)
      needed.add(packageOf(id))
      return !TAKEN_ALONG.test(id)
    },
    plugins: [ownFiles(begun), stampedSources()],
  })
  await build.write({
    dir: join(to, CODE),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await build.close()
  for (const file of begun) lead(to, file)
  return [...needed].sort()
}

function nameOf(file: string): string {
  return placeOf(file).slice(0, -'.ts'.length).replaceAll('/', '-')
}

function placeOf(file: string): string {
  return relative(ROOT, file).split(sep).join('/')
}

/** Where a file lay that something begins with. */
function lead(to: string, file: string): void {
  const place = `${placeOf(file).slice(0, -'.ts'.length)}.js`
  const code = posix.relative(dirname(place), `${CODE}/${nameOf(file)}.js`)
  mkdirSync(join(to, dirname(place)), { recursive: true })
  writeFileSync(join(to, place), `export * from '${code}'\n`)
}

/** A file that a thread or a process begins with is an entry too. */
function ownFiles(begun: Set<string>): Plugin {
  return {
    name: 'gam-own-files',
    transform(code, id) {
      if (code.search(PLACE) < 0 || !id.startsWith(ROOT) || id.includes('node_modules')) return null
      const place = posix.relative(CODE, `${placeOf(id).slice(0, -'.ts'.length)}.js`)
      const found = code.replace(OWN_FILE, (_, file: string) => {
        const own = resolve(dirname(id), `${file}.ts`)
        begun.add(own)
        this.emitFile({ type: 'chunk', id: own, name: nameOf(own), fileName: `${nameOf(own)}.js` })
        return `new URL('${file}.js', import.meta.url)`
      })
      const here = `const HERE = new URL('${place}', import.meta.url)\n`
      const then = found
        .replaceAll('import.meta.url', 'HERE.href')
        .replaceAll('import.meta.filename', 'fileOf(HERE)')
        .replaceAll('import.meta.dirname', "fileOf(new URL('.', HERE))")
      return `import { fileURLToPath as fileOf } from 'node:url'\n${here}${then}`
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
