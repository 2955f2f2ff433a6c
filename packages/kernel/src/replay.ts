import { readComponentSet, writeComponentSet } from './components.ts'
import type { Game, Types } from './game.ts'
import { isRecord, type Json } from './json.ts'
import { Fault } from './problem.ts'
import { Sitting, type Snapshot } from './sitting.ts'

/** A whole game as a file: enough to play it again, move by move, and to know that it came out the same. */
export interface Replay {
  readonly format: 'gam-replay'
  readonly version: 1
  readonly game: string
  readonly rules: number
  readonly components: Json
  readonly options: Json
  readonly seats: readonly string[]
  readonly seed: string
  /** Set where the game was taken up in the middle. */
  readonly from?: Snapshot | undefined
  /** In notation, in order; who acted follows from the rules. */
  readonly actions: readonly string[]
  readonly over: boolean
  /** Of the last state. */
  readonly hash: string
}

export function writeReplay<T extends Types>(sitting: Sitting<T>): Replay {
  const { game, config } = sitting
  return {
    format: 'gam-replay',
    version: 1,
    game: game.id,
    rules: game.rulesVersion,
    components: writeComponentSet(game.components, config.components),
    options: config.options as Json,
    seats: sitting.seats.slice(0, sitting.people),
    seed: sitting.seed,
    ...(sitting.from && { from: sitting.from }),
    actions: sitting.codes.map((code) => game.actions.format(code)),
    over: sitting.over,
    hash: sitting.hash(),
  }
}

/** Plays a replay again, by the version of the rules it was played by. `at`: only that many actions; then the closing hash is not compared. */
export function readReplay<T extends Types>(known: Game<T>, json: unknown, at?: number): Sitting<T> {
  const replay = checkForm(json)
  if (replay.game !== known.id)
    throw new Fault('bad-replay', `This is a game of ${replay.game}, not of ${known.id}.`)
  const game = known.atRules(replay.rules)
  if (at !== undefined && !(Number.isInteger(at) && at >= 0 && at <= replay.actions.length))
    throw new Fault('bad-replay', `"at" must be a whole number from 0 to ${replay.actions.length}.`)
  const { seats, seed, options } = replay
  const components = readComponentSet(game.components, replay.components)
  const beginning = { seats, seed, options, components }
  let sitting = replay.from ? Sitting.at(game, beginning, replay.from) : Sitting.begin(game, beginning)
  for (const [i, action] of replay.actions.slice(0, at).entries()) {
    try {
      sitting = sitting.submit(sitting.decision?.seat ?? 0, action)
    } catch (error) {
      if (error instanceof Fault)
        throw new Fault('bad-replay', `Move ${i + 1}, "${action}": ${error.message}`)
      throw error
    }
  }
  if (at === undefined && (sitting.hash() !== replay.hash || sitting.over !== replay.over))
    throw new Fault('bad-replay', 'The moves do not lead to the position that the file names at its end.')
  return sitting
}

export function replayGameId(json: unknown): string {
  return checkForm(json).game
}

function checkForm(json: unknown): Replay {
  const bad = (why: string): never => {
    throw new Fault('bad-replay', `This is no replay that can be read: ${why}`)
  }
  if (!isRecord(json) || json.format !== 'gam-replay') return bad('its "format" is not "gam-replay".')
  if (json.version !== 1)
    return bad(`its version is ${JSON.stringify(json.version)}; this program reads version 1.`)
  for (const key of ['game', 'seed', 'hash'])
    if (typeof json[key] !== 'string') bad(`"${key}" must be a text.`)
  if (typeof json.over !== 'boolean') bad('"over" must be true or false.')
  for (const key of ['seats', 'actions'])
    if (!(Array.isArray(json[key]) && json[key].every((entry) => typeof entry === 'string')))
      bad(`"${key}" must be a list of texts.`)
  const from = json.from
  if (from !== undefined && !(isRecord(from) && Array.isArray(from.draws)))
    bad('"from" must hold "state" and "draws".')
  return json as unknown as Replay
}
