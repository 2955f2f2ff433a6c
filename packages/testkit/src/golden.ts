import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import {
  anyOf,
  type Beginning,
  Fault,
  type Game,
  isRecord,
  readReplay,
  Sitting,
  type Types,
  transcript,
  writeReplay,
} from '@gam/kernel'
import { chanceOf } from './choosers.ts'
import { messageOf } from './compare.ts'
import type { Law } from './conformance.ts'
import { openCodes } from './trail.ts'

/** A whole game that is kept, and must come out the same for ever. */
export interface GoldenSpec<T extends Types = Types> extends Beginning<T> {
  /** Of its two files: `<name>.json`, the replay, and `<name>.txt`, the same in English. */
  readonly name: string
}

export interface GoldenOptions {
  /** Plays the games anew and writes the files; as told by GOLDEN=record where it is left out. */
  readonly record?: boolean
}

const HINT =
  'If this is meant to change, raise rulesVersion where old games would play out otherwise, and run: npm run golden'

const HINT_OF_OLD =
  'Games of older versions are never recorded anew: make the change an amendment of the newest version (docs/architecture.md).'

/** Under the golden games lie those of older versions of the rules: `rules-1/NAME.json`. */
const OLDER = /^rules-([1-9][0-9]*)$/

/**
 * Golden games of a game, as laws. A game is recorded with a random chooser; from then on the moves in the file
 * are played, and both files must come out again byte for byte. So must the replays of older versions, which stay
 * as they are for good.
 */
export function golden<T extends Types>(
  game: Game<T>,
  dir: URL | string,
  specs: readonly GoldenSpec<T>[],
  { record = process.env.GOLDEN === 'record' }: GoldenOptions = {},
): Law[] {
  const folder = typeof dir === 'string' ? dir : fileURLToPath(dir)
  const games = specs.map((spec) => ({
    title: `golden game ${spec.name}`,
    check: () => (record ? recordGame(game, folder, spec) : compareGame(game, folder, spec)),
  }))
  const strays = {
    title: 'golden games that nobody names',
    check() {
      const known = specs.flatMap(({ name }) => [`${name}.json`, `${name}.txt`])
      const stray = filesIn(folder).filter((file) => !known.includes(file) && !OLDER.test(file))
      if (stray.length > 0)
        throw new Error(`${folder} also holds ${stray.join(', ')}; remove what is not needed.`)
    },
  }
  return [...games, ...olderGames(game, folder), strays]
}

function olderGames<T extends Types>(game: Game<T>, folder: string): Law[] {
  const versions = filesIn(folder).filter((name) => OLDER.test(name))
  return versions.flatMap((version) =>
    filesIn(join(folder, version)).map((file) => ({
      title: `golden game ${version}/${file}`,
      check: () => replayOlder(game, folder, version, file),
    })),
  )
}

function replayOlder<T extends Types>(game: Game<T>, folder: string, version: string, file: string): void {
  const name = `${version}/${file}`
  const json = read(folder, name)
  let sitting: Sitting<T>
  try {
    sitting = readReplay(game, JSON.parse(json))
  } catch (error) {
    throw new Error(`${name} cannot be played any more: ${messageOf(error)}\n${HINT_OF_OLD}`)
  }
  const { rulesVersion } = sitting.game
  if (`rules-${rulesVersion}` !== version)
    throw new Error(`${name} is a game by version ${rulesVersion}; it belongs in rules-${rulesVersion}.`)
  if (!sitting.over) throw new Error(`${name} stops before the game is over.`)
  compareLines(name, json, replayText(sitting), '', HINT_OF_OLD)
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

function recordGame<T extends Types>(game: Game<T>, folder: string, spec: GoldenSpec<T>): void {
  const chance = chanceOf('golden', spec.seed)
  let sitting = begin(game, spec)
  while (sitting.decision !== null) {
    const open = openCodes(sitting)
    sitting = sitting.submit(sitting.decision.seat, anyOf(chance, open))
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${spec.name}.json`), replayText(sitting))
  writeFileSync(join(folder, `${spec.name}.txt`), transcript(sitting))
}

function compareGame<T extends Types>(game: Game<T>, folder: string, spec: GoldenSpec<T>): void {
  const json = read(folder, `${spec.name}.json`)
  const text = read(folder, `${spec.name}.txt`)
  let sitting = begin(game, spec)
  let stopped = ''
  for (const action of actionsIn(json)) {
    try {
      sitting = sitting.submit(sitting.decision?.seat ?? 0, action)
    } catch (error) {
      stopped = `\nMove ${sitting.moves + 1}, "${action}", is no longer possible: ${messageOf(error)}`
      if (!(error instanceof Fault)) stopped += ' (the program broke)'
      break
    }
  }
  compareLines(`${spec.name}.txt`, text, transcript(sitting), stopped)
  compareLines(`${spec.name}.json`, json, replayText(sitting), stopped)
}

function begin<T extends Types>(game: Game<T>, { name: _, ...beginning }: GoldenSpec<T>): Sitting<T> {
  return Sitting.begin(game, beginning)
}

function replayText<T extends Types>(sitting: Sitting<T>): string {
  return `${JSON.stringify(writeReplay(sitting), null, 2)}\n`
}

function read(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch {
    throw new Error(`There is no ${join(folder, file)} yet. Record it: npm run golden`)
  }
}

function actionsIn(json: string): readonly unknown[] {
  const replay: unknown = JSON.parse(json)
  return isRecord(replay) && Array.isArray(replay.actions) ? replay.actions : []
}

function compareLines(file: string, expected: string, actual: string, stopped: string, hint = HINT): void {
  if (expected === actual) return
  const [before, now] = [expected.split('\n'), actual.split('\n')]
  const at = before.findIndex((line, i) => line !== now[i])
  const line = at < 0 ? before.length : at
  throw new Error(
    `${file} differs in line ${line + 1}:\n  golden: ${before[line] ?? '(nothing)'}\n  now:    ${now[line] ?? '(nothing)'}${stopped}\n${hint}`,
  )
}
