import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { Fault, isRecord, type KeptOrder, type Replay } from '@gam/kernel'
import { fileTrouble, mistake } from './fault.ts'
import { readJsonFile } from './json-file.ts'

/** A saved game: the kernel's replay, and who sits where, which the rules need not know. */
export interface SavedGame extends Replay {
  /** For each seat 'person', or the level of its bot. */
  readonly players: readonly string[]
  /** What each seat ordered its table; left out where nobody ordered anything. */
  readonly orders?: readonly (readonly KeptOrder[])[]
}

/** Where games are kept without being asked for (XDG base directories). */
function saveFolder(): string {
  const given = process.env.XDG_STATE_HOME
  const base = given && path.isAbsolute(given) ? given : path.join(homedir(), '.local', 'state')
  return path.join(base, 'gam')
}

export function newSaveFile(game: string): string {
  const now = new Date()
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  const time = `${two(now.getHours())}${two(now.getMinutes())}`
  return path.join(saveFolder(), `${game}-${day}-${time}-${randomBytes(2).toString('hex')}.json`)
}

/** Is this one of the files that the program keeps by itself? */
export function isOwnSave(file: string): boolean {
  return path.dirname(path.resolve(file)) === saveFolder()
}

/** The unfinished game that was played last, and why those that were played later still cannot be read. */
export function lastSave(): { readonly file: string | undefined; readonly unreadable: readonly string[] } {
  const unreadable: string[] = []
  for (const file of savesByAge())
    try {
      if (isUnfinished(file)) return { file, unreadable }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      unreadable.push(`${error.message} It was passed over and stays as it is.`)
    }
  return { file: undefined, unreadable }
}

/** The newest first. */
function savesByAge(): string[] {
  const folder = saveFolder()
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name))
      .map((file) => ({ file, at: statSync(file).mtimeMs }))
      .sort((a, b) => b.at - a.at)
      .map(({ file }) => file)
  } catch {
    return []
  }
}

function isUnfinished(file: string): boolean {
  const json = readJsonFile(file, 'the saved game')
  if (!isRecord(json) || json.format !== 'gam-replay')
    throw mistake(`Cannot read the saved game ${file}: its "format" is not "gam-replay".`)
  return json.over === false
}

/** A file that is kept up to date with one game, and with nothing else. */
export class SaveFile {
  readonly file: string
  #ours: string | null

  /** `ours`: what the file holds if it is a save of this very game that may be replaced. */
  constructor(file: string, ours: string | null = null) {
    this.file = path.resolve(file)
    this.#ours = ours
  }

  /** Whole or not at all: the old file stays until the new one is safely on the disk. */
  write(game: SavedGame): void {
    const text = `${JSON.stringify(game)}\n`
    const found = contentOf(this.file)
    if (found !== null && found !== this.#ours && !isSameGame(found, game))
      throw mistake(`${this.file} is there already and holds something else; it was left as it is.`)
    const fresh = `${this.file}.${randomBytes(4).toString('hex')}.tmp`
    try {
      if (isOwnSave(this.file)) mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 })
      const handle = openSync(fresh, 'wx', 0o600)
      try {
        writeFileSync(handle, text)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      renameSync(fresh, this.file)
    } catch (error) {
      rmSync(fresh, { force: true })
      throw fileTrouble(`save the game as ${this.file}`, error)
    }
    this.#ours = text
  }
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw fileTrouble(`save the game as ${file}`, error)
  }
}

/** An earlier moment of the same game: as many moves as it has, and no other ones. */
function isSameGame(text: string, game: SavedGame): boolean {
  try {
    const old: unknown = JSON.parse(text)
    if (!isRecord(old) || old.format !== 'gam-replay' || !Array.isArray(old.actions)) return false
    const same = ['game', 'seed', 'seats', 'options', 'components'] as const
    return (
      same.every((key) => JSON.stringify(old[key]) === JSON.stringify(game[key])) &&
      old.actions.every((action, i) => action === game.actions[i])
    )
  } catch {
    return false
  }
}
