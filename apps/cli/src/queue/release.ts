import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game } from '@gam/kernel'
import { version } from '../version.ts'

/** What must be the same on two machines for their results to be added up. */
export interface Release {
  readonly program: string
  readonly game: string
  readonly rules: number
  /** A digest of the source of rules and bots: two working copies may share a version and differ all the same. */
  readonly source: string
}

const TESTS = /\.test(-support)?\.ts$/

export function releaseOf({ id, rulesVersion }: Game): Release {
  const digest = createHash('sha256')
  for (const name of ['@gam/kernel', '@gam/bots', `@gam/${id}`]) {
    const folder = path.dirname(fileURLToPath(import.meta.resolve(name)))
    const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !TESTS.test(file))
    // Line ends and separators depend on the machine.
    for (const file of files.sort())
      digest
        .update(`${file.replaceAll('\\', '/')}\n`)
        .update(readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', ''))
  }
  return { program: version(), game: id, rules: rulesVersion, source: digest.digest('hex').slice(0, 12) }
}

/** Why work of another release is not for this one; null where they are the same. */
export function differenceOf(theirs: Release, ours: Release): string | null {
  const [what, one, other] =
    theirs.program !== ours.program
      ? ['gam', theirs.program, ours.program]
      : theirs.rules !== ours.rules
        ? [`version of the rules of ${ours.game}`, String(theirs.rules), String(ours.rules)]
        : [`source of ${ours.game} and its bots`, theirs.source, ours.source]
  if (one === other) return null
  return (
    `The work is for another ${what} (${one}) than this worker's (${other}), and their results must not be mixed. ` +
    'Bring both machines to the same version.'
  )
}
