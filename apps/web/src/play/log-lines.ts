import type { GameWords, Statement } from '@gam/kernel'
import type { Board, LogLine } from '../games/board.ts'
import type { Moment } from '../session/session.ts'
import type { SeatEvent } from './company.ts'
import { isAbout, joined } from './one-line.ts'
import { inSecondPerson } from './second-person.ts'

export interface LogEntry extends LogLine {
  readonly key: string
  /** The action this came of; -1 for the set-up. */
  readonly action: number
  /** The round or phase it belongs to: a line of the log as well. */
  readonly group: LogEntry | null
}

/** What was told of each action, in order, to the seat that looks. */
export function tellings(board: Board, words: GameWords, moment: Moment): LogEntry[] {
  return linesOf(board, words, moment).map((entry) => toldTo(moment.viewer, entry, words))
}

function linesOf(board: Board, words: GameWords, moment: Moment): LogEntry[] {
  const entries: LogEntry[] = []
  let group: LogEntry | null = null
  const add = (action: number, from: number, to: number) => {
    const lines = board.log(moment.events.slice(from, to), words)
    for (const [i, line] of lines.entries()) {
      const entry: LogEntry = { ...line, key: `${action}.${i}`, action, group }
      if (line.head) group = toldTo(moment.viewer, entry, words)
      else entries.push(entry)
    }
  }
  add(-1, 0, moment.marks[0] ?? 0)
  for (let action = 0; action < moment.moves; action++)
    add(action, moment.marks[action], moment.marks[action + 1])
  return entries
}

/** The whole log, the oldest first; steps of one turn that go on from each other are one line. */
export function logOf(board: Board, words: GameWords, moment: Moment): LogEntry[] {
  const entries: LogEntry[] = []
  for (const entry of linesOf(board, words, moment)) {
    const last = entries.at(-1)
    if (last && goesOn(last, entry))
      entries[entries.length - 1] = { ...last, phrase: joined(last.phrase, entry.phrase, words.marks) }
    else entries.push(entry)
  }
  return entries.map((entry) => toldTo(moment.viewer, entry, words))
}

function goesOn(last: LogEntry, { goesOn, seat, group, phrase }: LogEntry): boolean {
  if (goesOn !== true || seat === null || group !== last.group) return false
  return isAbout(last.phrase, seat) && isAbout(phrase, seat)
}

/** What is said while the last of these events is shown: of the last one of which there is something to say. */
export function lineOf(
  board: Board,
  words: GameWords,
  told: readonly Statement[],
  viewer: number | null,
): LogLine | null {
  for (let i = told.length - 1; i >= 0; i--) {
    const line = board.happening?.(told[i], words) ?? board.log([told[i]], words)[0]
    if (line) return toldTo(viewer, line, words)
  }
  return null
}

/** The same line as it is said to who looks. */
function toldTo<L extends LogLine>(viewer: number | null, line: L, { words }: GameWords): L {
  return { ...line, phrase: inSecondPerson(viewer, line.phrase, words.second) }
}

/** The last action of the seat that looks; -1 when there is none. */
export function lastOwn(moment: Moment): number {
  return moment.viewer === null ? -1 : moment.movers.lastIndexOf(moment.viewer)
}

/** What happened to the seats just before this entry of the log; past the end: after all. */
export function eventsBefore(
  events: readonly SeatEvent[],
  entries: readonly Pick<LogEntry, 'action'>[],
  place: number,
): readonly SeatEvent[] {
  return events.filter(({ moves }) => isBefore(moves, entries, place))
}

/** Did something that happened after so many actions happen between this entry and the one before it? */
export function isBefore(
  moves: number,
  entries: readonly Pick<LogEntry, 'action'>[],
  place: number,
): boolean {
  const last = entries[place - 1]?.action ?? Number.NEGATIVE_INFINITY
  const next = entries[place]?.action ?? Number.POSITIVE_INFINITY
  return moves > last && moves <= next
}
