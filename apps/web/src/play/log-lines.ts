import { type GameWords, inSecondPerson, type Statement } from '@gam/kernel'
import type { Board, LogLine } from '../games/board.ts'
import type { Moment } from '../session/session.ts'
import type { SeatEvent } from './company.ts'
import { isAbout, joined } from './one-line.ts'

export interface LogEntry extends LogLine {
  readonly key: string
  /** The action this came of; -1 for the set-up. */
  readonly action: number
  /** The round or phase it belongs to: a line of the log as well. */
  readonly group: LogEntry | null
}

/** A log as it was told up to some moment. */
interface Told {
  readonly board: Board
  readonly words: GameWords
  readonly moment: Moment
  /** What was told of each action, and the same with steps of one turn that go on from each other in one line. */
  readonly tellings: readonly LogEntry[]
  readonly log: readonly LogEntry[]
  /** The last line of the log before it was turned to who looks, and the heading that stands over what comes. */
  readonly open: LogEntry | null
  readonly group: LogEntry | null
}

/** The log that was made last: the next is mostly that of the next moment, and only what is new is told. */
let latest: Told | null = null
/** Several ask for the same moment, and while it is played some for the one before. */
const made = new WeakMap<Moment, Told>()

/** What was told of each action, in order, to the seat that looks. */
export function tellings(board: Board, words: GameWords, moment: Moment): readonly LogEntry[] {
  return toldOf(board, words, moment).tellings
}

/** The whole log, the oldest first. A line that was there at an earlier moment is the same object. */
export function logOf(board: Board, words: GameWords, moment: Moment): readonly LogEntry[] {
  return toldOf(board, words, moment).log
}

function toldOf(board: Board, words: GameWords, moment: Moment): Told {
  const whole = made.get(moment)
  if (whole?.board === board && whole.words === words) return whole
  const had =
    latest?.board === board && latest.words === words && isBegun(latest.moment, moment) ? latest : null
  const { viewer, events, marks, moves } = moment
  const tellings = [...(had?.tellings ?? [])]
  const log = [...(had?.log ?? [])]
  let open = had?.open ?? null
  let group = had?.group ?? null
  for (let action = had?.moment.moves ?? -1; action < moves; action++) {
    const lines = board.log(events.slice(marks[action] ?? 0, marks[action + 1] ?? 0), words)
    for (const [i, line] of lines.entries()) {
      const entry: LogEntry = { ...line, key: `${action}.${i}`, action, group }
      if (line.head) {
        group = toldTo(viewer, entry, words)
        continue
      }
      tellings.push(toldTo(viewer, entry, words))
      if (open && goesOn(open, entry)) {
        open = { ...open, phrase: joined(open.phrase, entry.phrase, words) }
        log.pop()
      } else open = entry
      log.push(toldTo(viewer, open, words))
    }
  }
  latest = { board, words, moment, tellings, log, open, group }
  made.set(moment, latest)
  return latest
}

/** Is one moment the beginning of the other, to the same eyes? What was told stays the same object. */
function isBegun(earlier: Moment, later: Moment): boolean {
  const last = earlier.events.length - 1
  return (
    earlier.viewer === later.viewer &&
    earlier.moves <= later.moves &&
    earlier.marks.length > 0 &&
    later.marks[earlier.moves] === last + 1 &&
    later.events[last] === earlier.events[last] &&
    later.events[0] === earlier.events[0]
  )
}

function goesOn(last: LogEntry, { goesOn, seat, group, phrase }: LogEntry): boolean {
  if (goesOn !== true || seat === null || group !== last.group) return false
  return isAbout(last.phrase, seat) && isAbout(phrase, seat)
}

/**
 * What is said while the last of these events is shown: of the last one of which there is something to say, and of
 * those of its kind right before it, with which it may be one sum.
 */
export function lineOf(
  board: Board,
  words: GameWords,
  told: readonly Statement[],
  viewer: number | null,
): LogLine | null {
  for (const [back, statement] of told.toReversed().entries()) {
    const before = told.slice(0, told.length - back)
    const alike = before.slice(before.findLastIndex(({ type }) => type !== statement.type) + 1)
    const line = board.happening?.(statement, words) ?? board.log(alike, words).at(-1)
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
