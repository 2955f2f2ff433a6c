import { writeView } from '@gam/kernel'
import type { ClockState, NamedNews, News } from '@gam/protocol/wire'
import { type Eyes, momentFor, Telling } from '@gam/table'
import { clockFor } from './clock.ts'
import type { Instant } from './instant.ts'
import type { LoggedGame } from './logged-game.ts'
import { botOf, type TableDoc } from './table-doc.ts'

// All that leaves a game for somebody passes here, and is made of that seat's view and redacted events alone.

/** As much of a game as is looked at here. */
type Looked = Pick<LoggedGame, 'line' | 'clock'>

export function newsFor(
  looked: Looked,
  doc: TableDoc,
  viewer: number | null,
  since: number | null,
  now: Instant,
): News {
  const { line } = looked
  return {
    seq: line.place,
    ...momentFor(line, eyesAt(doc, viewer), since),
    clock: clockNow(looked, doc, now),
  }
}

/** The same in writing, for all who look at one position. */
export interface WrittenNews {
  readonly telling: Telling
  news(viewer: number | null, since: number | null): string
  /** What became of what these eyes were told before; `before` is the same for all. `short`: what is alike is folded. */
  shift(viewer: number | null, before: Telling, short: boolean): string
}

/** `before`: what was told last, which may be all there is. `spare`: of what was told before that. */
export function newsInWriting(
  looked: Looked,
  doc: TableDoc,
  now: Instant,
  before: Telling | null = null,
  spare: Telling['spare'] | null = null,
): WrittenNews {
  const { line } = looked
  const telling = before?.tells(line) ? before : new Telling(line, spare, before)
  let shifts: ((eyes: Eyes, folds: boolean) => string) | null = null
  const clock = clockNow(looked, doc, now)
  const start = `{"seq":${line.place},`
  // Most are told in one manner.
  let end = { short: false, text: '' }
  return {
    telling,
    news: (viewer, since) =>
      `${start}${telling.moment(eyesAt(doc, viewer), since)},"clock":${JSON.stringify(clock)}}`,
    shift: (viewer, last, short) => {
      shifts ??= telling.shiftsFrom(last)
      if (end.text === '' || end.short !== short)
        end = { short, text: `,"clock":${shortClock(clock, short)}}` }
      return start + shifts(eyesAt(doc, viewer), short) + end.text
    },
  }
}

/** The same with names instead of numbers. */
export function namedNewsFor(
  logged: Looked,
  doc: TableDoc,
  viewer: number | null,
  since: number | null,
  now: Instant,
): NamedNews {
  const news = newsFor(logged, doc, viewer, since, now)
  return { ...news, view: writeView(logged.line.sitting.game, news.view) }
}

function clockNow({ line, clock }: Looked, doc: TableDoc, now: Instant): ClockState {
  const { asked } = line
  const person = asked !== null && botOf(doc.seats[asked]) === null ? asked : null
  return clockFor(doc.clock, clock, person, now, person === null ? {} : doc.seats[person])
}

/** In writing, without what is usual where no time runs. */
function shortClock({ now, since, turn, banks }: ClockState, short: boolean): string {
  let text = `{"now":${now},${short ? `"ago":${now - since}` : `"since":${since}`}`
  if (turn !== null) text += `,"turn":${JSON.stringify(turn)}`
  if (banks.length > 0) text += `,"banks":${JSON.stringify(banks)}`
  return `${text}}`
}

function eyesAt(doc: TableDoc, viewer: number | null): Eyes {
  return {
    viewer,
    decides: viewer !== null && botOf(doc.seats[viewer]) === null,
    undoes: viewer,
    // In a challenge nobody could be asked, and what the bots answer is not to be tried out.
    mayAsk: doc.challenge === undefined,
  }
}
