import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import {
  type Beginning,
  Fault,
  type Game,
  isRecord,
  Sitting,
  type Types,
  transcript,
  writeReplay,
} from '@gam/kernel'
import { chanceOf, evenly } from './choosers.ts'
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

/**
 * Golden games of a game, as laws. A game is recorded with a random chooser; from then on the moves in the file
 * are played, and both files must come out again byte for byte.
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
      const stray = readdirSync(folder).filter((file) => !known.includes(file))
      if (stray.length > 0)
        throw new Error(`${folder} also holds ${stray.join(', ')}; remove what is not needed.`)
    },
  }
  return [...games, strays]
}

function recordGame<T extends Types>(game: Game<T>, folder: string, spec: GoldenSpec<T>): void {
  const chance = chanceOf('golden', spec.seed)
  let sitting = begin(game, spec)
  while (sitting.decision !== null) {
    const open = openCodes(sitting)
    sitting = sitting.submit(sitting.decision.seat, open[evenly(open.length, chance)])
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
      stopped = `\nMove ${sitting.codes.length + 1}, "${action}", is no longer possible: ${messageOf(error)}`
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

function compareLines(file: string, expected: string, actual: string, stopped: string): void {
  if (expected === actual) return
  const [before, now] = [expected.split('\n'), actual.split('\n')]
  const at = before.findIndex((line, i) => line !== now[i])
  const line = at < 0 ? before.length : at
  throw new Error(
    `${file} differs in line ${line + 1}:\n  golden: ${before[line] ?? '(nothing)'}\n  now:    ${now[line] ?? '(nothing)'}${stopped}\n${HINT}`,
  )
}
