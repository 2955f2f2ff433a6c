import { TOKENS } from '@gam/new-bedford'
import { memo } from 'preact/compat'
import { Flag } from '../../parts/flag.tsx'
import { useCompany } from '../../play/company.ts'
import { Region } from '../../play/region.tsx'
import { SeatMark } from '../../play/seat-mark.tsx'
import { Held, HeldWhale, Meeple, Pic } from './art.tsx'
import { CaptainLine } from './on-demand.ts'
import styles from './plates.module.css'
import { othersOf, workersLeft } from './reading.ts'
import { flagOf, nameOf, type Seen } from './seen.ts'
import { TheirPages } from './ships-log-on-demand.ts'
import { hasPages, whalesShown } from './ships-log-shelf.ts'

/** The other players: whose turn, points, what they hold. */
export const Plates = memo(function Plates({
  seen,
  onCaptain,
}: {
  seen: Seen
  onCaptain(seat: number): void
}) {
  const { words, table, me } = seen
  return (
    <Region label={words.regions.others} className={styles.plates}>
      {othersOf(table.seats.length, me).map((seat) => (
        <Plate key={seat} seen={seen} seat={seat} onCaptain={onCaptain} />
      ))}
    </Region>
  )
})

function Plate({ seen, seat, onCaptain }: { seen: Seen; seat: number; onCaptain(seat: number): void }) {
  const { words, state, facts, moment } = seen
  const { wood, food, brick, money, whales } = state.seats[seat]
  const captain = seat >= facts.people
  const doing = moment.asked?.seat === seat ? words.doing[moment.asked.step] : undefined
  const { total } = moment.standings[seat]
  const noted = useCompany()?.seat(seat) != null
  const left = workersLeft(state.seats[seat])
  return (
    <article className={styles.plate} data-active={moment.asked?.seat === seat ? '' : undefined}>
      <div className={styles.who} data-at={`plate ${seat}`}>
        <Flag flag={flagOf(seen, seat)} width={28} />
        <b className={styles.name}>{nameOf(seen, seat)}</b>
        <b className={styles.score} data-at={`score ${seat}`} aria-hidden="true">
          {total}
        </b>
      </div>
      {captain ? (
        <CaptainLine seen={seen} seat={seat} onLook={() => onCaptain(seat)} />
      ) : (
        <div className={styles.goods} aria-hidden="true">
          {(
            [
              ['wood', wood],
              ['food', food],
              ['brick', brick],
              ['coin', money],
            ] as const
          ).map(([good, n]) => (
            <span
              key={good}
              data-at={`held ${seat} ${good}`}
              data-none={n === 0 && good !== 'coin' ? '' : undefined}
            >
              <Held name={good} count={n} />
            </span>
          ))}
        </div>
      )}
      <div className={styles.goods} data-at={`whales ${seat}`}>
        {whalesShown(facts, whales).map((token) => {
          const n = whales[TOKENS.indexOf(token)]
          return (
            <span key={token} data-none={n === 0 ? '' : undefined} aria-hidden="true">
              <HeldWhale token={token} count={n} size={21} />
            </span>
          )
        })}
        <span className={styles.crew}>
          {doing !== undefined && <span aria-hidden="true">{doing}</span>}
          {state.first === seat && (
            <span title={words.first(nameOf(seen, seat))}>
              <Pic name="wheel" size={16} color="var(--land-ink)" />
            </span>
          )}
          {!captain && <SeatMark seat={seat} brief={noted} />}
          <span data-at={`workers ${seat}`} title={words.workersLeft(left)}>
            {Array.from({ length: left }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: workers of a seat are alike
              <Meeple key={i} flag={flagOf(seen, seat)} size={19} />
            ))}
          </span>
        </span>
      </div>
      {hasPages(seen, seat) && <TheirPages seen={seen} seat={seat} />}
      <span className="unseen">
        {captain
          ? words.said.captainSeat(nameOf(seen, seat), total, whales)
          : words.said.seat(nameOf(seen, seat), total, [wood, food, brick, money], whales)}
      </span>
    </article>
  )
}
