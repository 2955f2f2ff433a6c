import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..', '..', '..', '..')
const TESTS = /\.test(-support)?\.ts$/

/** A digest of the source of a game's rules and of all bots. What is installed has no source: there it is stamped in. */
export function sourceOf(game: string): string {
  const digest = createHash('sha256')
  for (const sources of ['packages/kernel', 'packages/bots', `{packages/games,examples}/${game}`]) {
    const [folder = sources] = globSync(sources, { cwd: ROOT }).map((found) => path.join(ROOT, found))
    const files = globSync('src/**/*.ts', { cwd: folder }).filter((file) => !TESTS.test(file))
    // Line ends and separators depend on the machine.
    for (const file of files.sort())
      digest
        .update(`${file.replaceAll('\\', '/')}\n`)
        .update(readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', ''))
  }
  return digest.digest('hex').slice(0, 12)
}
