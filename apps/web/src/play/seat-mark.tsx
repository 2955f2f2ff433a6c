import { oneAt } from '@gam/kernel'
import { ProgramMark } from '../parts/program-mark.tsx'
import { useCompany } from './company.ts'
import { useGameTable } from './scene.tsx'
import styles from './seat-mark.module.css'

/**
 * On a seat's plate: that a bot plays it, that its person is away, how much time is left. Nothing: all is well. `brief`:
 * in a word or two.
 */
export function SeatMark({ seat, brief = false }: { seat: number; brief?: boolean }) {
  const { table } = useGameTable()
  const note = useCompany()?.seat(seat) ?? null
  const { bot, program = false } = oneAt(table.seats, seat)
  if (note === null)
    return program ? (
      <ProgramMark brief={brief} />
    ) : bot !== null ? (
      <svg viewBox="0 0 24 24" className={styles.cog} aria-hidden="true">
        <circle cx="12" cy="12" r="5" />
        <path d="M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.5 3.5M15.5 15.5 19 19M19 5l-3.5 3.5M8.5 15.5 5 19" />
      </svg>
    ) : null
  return (
    <span
      className={styles.note}
      data-away={note.away ? '' : undefined}
      data-brief={brief ? '' : undefined}
      data-seat-mark={seat}
    >
      {program && <ProgramMark brief />}
      {note.clock}
      {(brief ? note.brief : note.text) !== null && <span>{brief ? note.brief : note.text}</span>}
    </span>
  )
}
