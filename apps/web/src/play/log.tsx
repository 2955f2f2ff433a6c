import { oneAt } from '@gam/kernel'
import { Fragment, memo, useRef } from 'preact/compat'
import { Flag } from '../parts/flag.tsx'
import { ProgramMark } from '../parts/program-mark.tsx'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import { type SeatEvent, useCompany } from './company.ts'
import styles from './log.module.css'
import { eventsBefore, isBefore, type LogEntry, lastOwn, logOf } from './log-lines.ts'
import { Region } from './region.tsx'
import { Said } from './said.tsx'
import { useGameTable } from './scene.tsx'
import { useEndInView } from './use-end-in-view.ts'

/** What happened, the oldest first, with its end in sight. */
export function LogList({ moment }: { moment: Moment }) {
  const ui = useUi()
  const { board, words, table } = useGameTable()
  const events = useCompany()?.events ?? []
  const entries = logOf(board, words, moment)
  const list = useRef<HTMLOListElement>(null)
  useEndInView(list, entries.length + events.length > 0)
  const own = lastOwn(moment)
  const since = own < 0 ? -1 : entries.findIndex(({ action }) => action > own)
  if (entries.length === 0 && events.length === 0) return <p>{ui.table.logEmpty}</p>
  // What somebody else took back is told where it happened, quietly.
  const undone = moment.undone.filter(({ seat }) => seat !== moment.viewer)
  const told = undone.length + events.length
  const between = (place: number) =>
    told > 0 && (
      <>
        {undone
          .filter(({ moves }) => isBefore(moves, entries, place))
          .map((one) => (
            <li key={`${one.moves} ${one.steps}`} className={styles.undone} data-undone="">
              {ui.table.tookBack(oneAt(table.seats, one.seat).name, one.steps)}
            </li>
          ))}
        <Events events={eventsBefore(events, entries, place)} />
      </>
    )
  return (
    <ol ref={list}>
      {entries.map((entry, i) => (
        <Fragment key={entry.key}>
          {between(i)}
          <Line
            entry={entry}
            headed={entry.group !== entries[i - 1]?.group}
            here={i === since && i > 0 ? ui.table.here : undefined}
            follows={entry.seat === null && goesWith(entries[i - 1], entry.action, entry.group)}
          />
        </Fragment>
      ))}
      {between(entries.length)}
    </ol>
  )
}

/** One line, under the heading that it is the first of. */
const Line = memo(function Line({
  entry: { seat, phrase, group },
  headed,
  here,
  follows,
}: {
  entry: LogEntry
  headed: boolean
  here: string | undefined
  follows: boolean
}) {
  return (
    <>
      {headed && group !== null && (
        <li className={styles.group}>
          <Said phrase={group.phrase} />
        </li>
      )}
      <li className={styles.line} data-here={here} data-follows={follows ? '' : undefined}>
        {seat === null ? <span className={styles.flag} /> : <Teller seat={seat} />}
        <span>
          <Said phrase={phrase} stops />
        </span>
      </li>
    </>
  )
})

/** Does a line tell of the same action as the one before it, under the same heading? */
function goesWith(before: LogEntry | undefined, action: number, group: LogEntry | null): boolean {
  return before?.action === action && before.group === group
}

/** Whom a line is about. */
function Teller({ seat }: { seat: number }) {
  const { table } = useGameTable()
  const { flag, program } = oneAt(table.seats, seat)
  return (
    <span className={styles.flag}>
      <Flag flag={flag} width={20} />
      {program && <ProgramMark brief />}
    </span>
  )
}

/** Who plays for whom, who left, whose time ran out. */
function Events({ events }: { events: readonly SeatEvent[] }) {
  return events.map(({ key, seat, text }) => (
    <li key={key} className={styles.event} data-seat-event="">
      <Teller seat={seat} />
      <span>{text}</span>
    </li>
  ))
}

export function LogPanel({ moment }: { moment: Moment }) {
  const ui = useUi()
  return (
    <Region label={ui.table.regions.log} className={styles.panel}>
      <h2>{ui.table.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <LogList moment={moment} />
      </div>
    </Region>
  )
}
