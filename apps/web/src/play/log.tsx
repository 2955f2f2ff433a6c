import { Fragment, useRef } from 'react'
import { Flag } from '../parts/flag.tsx'
import { ProgramMark } from '../parts/program-mark.tsx'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import { type SeatEvent, useCompany } from './company.ts'
import styles from './log.module.css'
import { eventsBefore, isBefore, type LogEntry, lastOwn, logOf } from './log-lines.ts'
import { Region } from './region.tsx'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'
import { useEndInView } from './use-end-in-view.ts'

/** What happened, the oldest first, with its end in sight. */
export function LogList({ moment }: { moment: Moment }) {
  const ui = useUi()
  const { board, words, table } = useScene()
  const events = useCompany()?.events ?? []
  const entries = logOf(board, words, moment)
  const list = useRef<HTMLOListElement>(null)
  useEndInView(list, `${entries.length} ${events.length} ${moment.moves}`)
  const own = lastOwn(moment)
  const since = own < 0 ? -1 : entries.findIndex(({ action }) => action > own)
  if (entries.length === 0 && events.length === 0) return <p>{ui.table.logEmpty}</p>
  // What somebody else took back is told where it happened, quietly.
  const undone = moment.undone.filter(({ seat }) => seat !== moment.viewer)
  const between = (place: number) => (
    <>
      {undone
        .filter(({ moves }) => isBefore(moves, entries, place))
        .map((one) => (
          <li key={`${one.moves} ${one.steps}`} className={styles.undone} data-undone="">
            {ui.table.tookBack(table.seats[one.seat].name, one.steps)}
          </li>
        ))}
      <Events events={eventsBefore(events, entries, place)} />
    </>
  )
  return (
    <ol ref={list}>
      {entries.map(({ key, action, seat, phrase, group }, i) => (
        <Fragment key={key}>
          {between(i)}
          {group !== null && group !== entries[i - 1]?.group && (
            <li className={styles.group}>
              <Said phrase={group.phrase} />
            </li>
          )}
          <li
            className={styles.line}
            data-here={i === since && i > 0 ? ui.table.here : undefined}
            data-follows={seat === null && goesWith(entries[i - 1], action, group) ? '' : undefined}
          >
            <span className={styles.flag}>
              {seat !== null && <Flag flag={table.seats[seat].flag} width={20} />}
              {seat !== null && table.seats[seat].program && <ProgramMark brief />}
            </span>
            <span>
              <Said phrase={phrase} stops />
            </span>
          </li>
        </Fragment>
      ))}
      {between(entries.length)}
    </ol>
  )
}

/** Does a line tell of the same action as the one before it, under the same heading? */
function goesWith(before: LogEntry | undefined, action: number, group: LogEntry | null): boolean {
  return before?.action === action && before.group === group
}

/** Who plays for whom, who left, whose time ran out. */
function Events({ events }: { events: readonly SeatEvent[] }) {
  const { table } = useScene()
  return events.map(({ key, seat, text }) => (
    <li key={key} className={styles.event} data-seat-event="">
      <span className={styles.flag}>
        <Flag flag={table.seats[seat].flag} width={20} />
        {table.seats[seat].program && <ProgramMark brief />}
      </span>
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
