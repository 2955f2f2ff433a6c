import { isRecord } from './json.ts'
import { Fault } from './problem.ts'

/** Files that hold a replay: the record of a server's game, and a table as a browser keeps it. */
const HOLDERS: readonly unknown[] = ['gam-record', 'gam-table']

/** The replay in a file that Gam saved, be it the file itself or a part of it; refused with the reason where there is none. */
export function replayIn(json: unknown): unknown {
  if (isRecord(json)) {
    if (json.format === 'gam-replay') return json
    if (HOLDERS.includes(json.format)) {
      if (isRecord(json.replay)) return json.replay
      throw new Fault('bad-replay', SECRET)
    }
  }
  throw new Fault(
    'bad-replay',
    'This is neither a saved game nor the record of one: its "format" is not "gam-replay", and not "gam-record" either.',
  )
}

const SECRET =
  'This is the record of a game without its moves: the table keeps its key secret, or the day of the challenge was not over yet.'
