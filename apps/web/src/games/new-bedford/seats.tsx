import { memo } from 'preact/compat'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SeatMark } from '../../play/seat-mark.tsx'
import { Held } from './art.tsx'
import { othersOf } from './reading.ts'
import styles from './seats.module.css'
import { flagOf, nameOf, type Seen } from './seen.ts'

/** On a seat a name is cut at its hyphen or after twelve letters; a tap shows all of it. */
function shortName(name: string): string {
  const [first] = name.split('-')
  return first.length > 12 ? `${first.slice(0, 11)}…` : first
}

/** The others in a row where there is no room for their plates: whose turn it is, points and money. */
export const Seats = memo(function Seats({ seen, onPlayers }: { seen: Seen; onPlayers(): void }) {
  const { words, table, me, moment, state, facts } = seen
  return (
    <nav className={styles.seats} aria-label={words.regions.seats}>
      {othersOf(table.seats.length, me).map((seat) => {
        const { total } = moment.standings[seat]
        return (
          <button
            key={seat}
            type="button"
            className={styles.seat}
            data-active={moment.asked?.seat === seat ? '' : undefined}
            onClick={onPlayers}
          >
            <span className={styles.who} data-at={`plate ${seat}`}>
              <Flag flag={flagOf(seen, seat)} width={22} />
              <b aria-hidden="true">{shortName(nameOf(seen, seat))}</b>
              <span className="unseen">{nameOf(seen, seat)}</span>
              <span className={styles.mark}>{seat < facts.people && <SeatMark seat={seat} brief />}</span>
            </span>
            <span className={styles.worth} aria-hidden="true">
              <span className={styles.points}>
                <Icon name="star" size={14} />
                <b data-at={`score ${seat}`}>{total}</b>
              </span>
              {seat < facts.people && (
                <span className={styles.money}>
                  <Held name="coin" count={state.seats[seat].money} size={15} />
                </span>
              )}
            </span>
            <span className="unseen">, {words.points(total)}</span>
          </button>
        )
      })}
    </nav>
  )
})
