import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** One place of the source, as somebody who adds a piece would change it. */
export interface Edit {
  readonly file: string
  readonly from: string
  readonly to: string
}

export interface LaterPieces {
  /** The package of the game: its `src` is copied, its `golden` is played. */
  readonly dir: URL
  /** The name under which `game.ts` exports the game. */
  readonly game: string
  readonly edits: readonly Edit[]
  /** A game that has the pieces, and the names by which they are known once they are met in it. */
  readonly meets?: { readonly beginning: object; readonly pieces: readonly string[] }
}

export interface Replayed {
  /** How many golden games of all versions came out with the same hash and the same bytes. */
  readonly same: number
  /** What is wrong with the others, by file. */
  readonly changed: { readonly [file: string]: string }
  /** Which of the pieces were met in games by the newest version. */
  readonly met: readonly string[]
  /** By older version: why the same game cannot be had there; null where it can. */
  readonly refused: { readonly [rules: string]: string | null }
}

const NOTHING = { beginning: { seats: ['Ann', 'Ben'] }, pieces: [] }

/** The repository's own scratch folder: packages are found from there, and git does not look. */
const SCRATCH = fileURLToPath(new URL('../../../tmp/', import.meta.url))

/**
 * Adds pieces to a copy of a game as a contributor would, and plays all its golden games by the changed source: no
 * byte of an older game may change.
 */
export function replayWithLaterPieces({ dir, game, edits, meets = NOTHING }: LaterPieces): Replayed {
  mkdirSync(SCRATCH, { recursive: true })
  const copy = mkdtempSync(join(SCRATCH, 'later-pieces-'))
  try {
    cpSync(fileURLToPath(new URL('src/', dir)), copy, { recursive: true })
    for (const edit of edits) apply(copy, edit)
    const golden = fileURLToPath(new URL('golden/', dir))
    writeFileSync(join(copy, 'replay-all.ts'), script(game, golden, meets))
    const out = execFileSync(process.execPath, ['--no-warnings', join(copy, 'replay-all.ts')], {
      encoding: 'utf8',
      cwd: copy,
    })
    return JSON.parse(out) as Replayed
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function apply(folder: string, { file, from, to }: Edit): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold "${from}" just once`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}

function script(game: string, golden: string, meets: NonNullable<LaterPieces['meets']>): string {
  return `
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReplay, Sfc32, Sitting, writeReplay } from '@gam/kernel'
import { ${game} as game } from './game.ts'

const golden = ${JSON.stringify(golden)}
const changed = {}
let same = 0
for (const file of readdirSync(golden, { recursive: true })) {
  if (!file.endsWith('.json')) continue
  const text = readFileSync(join(golden, file), 'utf8')
  try {
    const again = JSON.stringify(writeReplay(readReplay(game, JSON.parse(text))), null, 2) + '\\n'
    if (again === text) same++
    else changed[file] = 'is written differently'
  } catch (error) {
    changed[file] = String(error)
  }
}

const { beginning, pieces } = ${JSON.stringify(meets)}
const met = new Set()
for (let seed = 1; seed <= 30 && met.size < pieces.length; seed++) {
  const chance = new Sfc32(seed)
  let sitting = Sitting.begin(game, { ...beginning, seed: String(seed) })
  const told = [sitting.snapshot(), sitting.config.options, sitting.seats]
  while (sitting.decision !== null) {
    const open = sitting.decision.options.filter(({ refusal }) => refusal === undefined)
    sitting = sitting.submit(sitting.decision.seat, open[chance.below(open.length)].text)
  }
  const text = JSON.stringify([...told, sitting.snapshot(), sitting.events])
  for (const piece of pieces) if (text.includes(JSON.stringify(piece))) met.add(piece)
}
const refused = {}
for (let rules = game.rulesVersion - 1; game.knowsRules(rules); rules--)
  try {
    Sitting.begin(game.atRules(rules), { ...beginning, seed: 'before' })
    refused[rules] = null
  } catch (error) {
    refused[rules] = String(error)
  }
console.log(JSON.stringify({ same, changed, met: [...met].sort(), refused }))
`
}
