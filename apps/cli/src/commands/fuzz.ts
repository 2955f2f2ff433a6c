import { availableParallelism } from 'node:os'
import { type Game, isRecord, replayGameId } from '@gam/kernel'
import { type FailedReplay, type FuzzReport, reproduce } from '@gam/testkit'
import { defineCommand } from 'citty'
import { EXIT, mistake } from '../fault.ts'
import { addReport, type Findings, noFindings } from '../fuzz/findings.ts'
import { everyOf, type FuzzJob, type Span, spansOf } from '../fuzz/job.ts'
import { saveFailure } from '../fuzz/save.ts'
import { brokenLaw, told } from '../fuzz/told.ts'
import { gameOf, games } from '../games.ts'
import { readJsonFile } from '../json-file.ts'
import { gameArg, readCount, readGameOptions, readSeed, tableArgs } from '../table-options.ts'
import { share } from '../workers/crew.ts'
import { untilInterrupted } from '../workers/interrupt.ts'
import { Progress } from '../workers/progress.ts'

const MOST_GAMES = 100_000_000
const MOST_SPOILT = 1_000_000
/** Whatever a law makes of a position is gone with it: with room for many of them hardly any is carried along. */
const YOUNG_MB = 192

export const command = defineCommand({
  meta: { name: 'fuzz' },
  args: {
    game: { ...gameArg, valueHint: 'GAME…', description: 'Which games (left out: all of them)' },
    games: { type: 'string', valueHint: 'N', default: '1000', description: 'How many games of each' },
    players: { ...tableArgs.players, description: 'How many play (left out: every number)' },
    seed: { ...tableArgs.seed, description: 'Any text; the same seed plays the same games' },
    set: { ...tableArgs.set, description: 'An option that must be so, as NAME=VALUE; the others vary' },
    laws: {
      type: 'string',
      valueHint: 'N',
      description:
        'How many of the games are held against every law at every step (left out: a few, at some)',
    },
    spoil: {
      type: 'string',
      valueHint: 'N',
      default: '0',
      description:
        'How often positions of each game are spoilt and set up, to be refused or played to their end',
    },
    threads: {
      type: 'string',
      valueHint: 'N',
      description: 'How many processor cores to use (left out: all)',
    },
    save: { type: 'string', valueHint: 'FILE', description: 'Where to save a game that breaks a law' },
    again: {
      type: 'string',
      valueHint: 'FILE',
      description: 'Only look whether a saved game still breaks its law',
    },
    json: { type: 'boolean', description: 'Print what was found as JSON' },
  },
  async run({ args, rawArgs }) {
    const json = args.json === true
    if (args.again !== undefined) return lookAgain(args.again, json)
    const chosen = args._.length > 0 ? [...new Set(args._.map(gameOf))] : games
    const wanted = readCount(args.games, '--games', 1, MOST_GAMES)
    const seed = readSeed(args.seed)
    const threads =
      args.threads === undefined ? availableParallelism() : readCount(args.threads, '--threads', 1, 256)
    const examined = args.laws === undefined ? null : readCount(args.laws, '--laws', 1, wanted)
    const spoil = readCount(args.spoil, '--spoil', 0, MOST_SPOILT)
    const closely = { every: everyOf(wanted, examined), everyStep: examined !== null, spoil }
    const jobs = chosen.map((game) => {
      const people =
        args.players === undefined ? null : readCount(args.players, '--players', 1, game.seats.max)
      const options = readGameOptions(game, rawArgs)
      const job: FuzzJob = { game: game.id, seed, people, options, ...closely }
      return { game, job }
    })
    const all: (Findings & { readonly file: string | null })[] = []
    for (const { game, job } of jobs) {
      const found = await fuzzed(game, job, noFindings(game.id, seed, wanted), threads)
      const file = found.failure ? saveFailure(found.failure, args.save) : undefined
      all.push({ ...found, file: file ?? null })
      if (!json) process.stdout.write(told(game, found, file))
      if (found.failure) process.exitCode = EXIT.broken
      if (process.exitCode) break
    }
    if (json) process.stdout.write(`${JSON.stringify(all, null, 2)}\n`)
  },
})

async function fuzzed(game: Game, job: FuzzJob, findings: Findings, threads: number): Promise<Findings> {
  const { wanted } = findings
  const progress = new Progress(wanted, `games of ${game.id}`)
  const broken = new AbortController()
  await untilInterrupted((stop) =>
    share<Span, FuzzReport>({
      entry: new URL('../fuzz/worker.ts', import.meta.url),
      job,
      pieces: spansOf(wanted),
      threads,
      young: YOUNG_MB,
      stop: AbortSignal.any([stop, broken.signal]),
      done(report) {
        addReport(findings, report)
        progress.at(findings.games)
        if (findings.failure) broken.abort()
      },
    }),
  ).finally(() => progress.clear())
  return findings
}

function lookAgain(file: string, json: boolean): void {
  const replay = readJsonFile(file, 'the broken game')
  const game = gameOf(replayGameId(replay))
  const failed = asFailed(replay, file)
  const found = reproduce(game, failed)
  const { law } = failed.failed
  if (found) process.exitCode = EXIT.broken
  if (json) process.stdout.write(`${JSON.stringify({ game: game.id, law, found }, null, 2)}\n`)
  else if (found)
    process.stdout.write(
      `${brokenLaw({ ...failed, failed: { ...failed.failed, what: found.what } }).join('\n')}\n`,
    )
  else process.stdout.write(`The law "${law}" is kept in this game now.\n`)
}

function asFailed(replay: unknown, file: string): FailedReplay {
  if (isFailed(replay)) return replay
  throw mistake(`${file} is a game like any other: it does not say which law it breaks.`)
}

/** Whether the rest of it is a replay is for the one who reads it to say. */
function isFailed(replay: unknown): replay is FailedReplay {
  return isRecord(replay) && isRecord(replay.failed) && typeof replay.failed.law === 'string'
}
