import { Fragment } from 'react'
import { Flag } from '../parts/flag.tsx'
import { ProgramMark } from '../parts/program-mark.tsx'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import { type SeatEvent, useCompany } from './company.ts'
import styles from './log.module.css'
import { eventsBefore, lastOwn, logOf } from './log-lines.ts'
import { Region } from './region.tsx'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'

/** What happened, newest first, in words. */
export function LogList({ moment }: { moment: Moment }) {
  const ui = useUi()
  const { board, words, table } = useScene()
  const events = useCompany()?.events ?? []
  const entries = logOf(board, words, moment)
  const own = lastOwn(moment)
  const marker = entries.findIndex(({ action }) => action <= own)
  if (entries.length === 0 && events.length === 0) return <p>{ui.table.logEmpty}</p>
  // What somebody else took back is told where it happened, quietly.
  const undone = moment.undone.filter(({ seat }) => seat !== moment.viewer)
  return (
    <ol>
      {entries.map(({ key, action, seat, phrase, group }, i) => (
        <Fragment key={key}>
          <Events events={eventsBefore(events, entries, i)} />
          {undone
            .filter(({ moves }) => moves > action && (i === 0 || moves <= entries[i - 1].action))
            .map((one) => (
              <li key={`${one.moves} ${one.steps}`} className={styles.undone} data-undone="">
                {ui.table.tookBack(table.seats[one.seat].name, one.steps)}
              </li>
            ))}
          {group !== null && group !== entries[i - 1]?.group && (
            <li className={styles.group}>
              <Said phrase={group.phrase} />
            </li>
          )}
          <li
            className={styles.line}
            data-here={own >= 0 && i === marker && i > 0 ? ui.table.here : undefined}
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
      <Events events={eventsBefore(events, entries, entries.length)} />
    </ol>
  )
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
