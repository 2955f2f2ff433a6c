import { TOKENS } from '@gam/new-bedford'
import { Flag } from '../../parts/flag.tsx'
import { useCompany } from '../../play/company.ts'
import { Region } from '../../play/region.tsx'
import { SeatMark } from '../../play/seat-mark.tsx'
import { Thing } from '../../play/thing.tsx'
import { Held, HeldWhale, Meeple, Pic } from './art.tsx'
import { CaptainLine, TheirPages } from './on-demand.ts'
import { othersOf, ownedBy, workersLeft } from './reading.ts'
import { flagOf, nameOf, type Seen } from './seen.ts'
import { hasPages, whalesShown } from './ships-log-shelf.ts'
import styles from './strips.module.css'
import { BuiltTile } from './tiles.tsx'

/** The other players, each with a line of what they hold and a row of what they built. */
export function Strips({ seen, onCaptain }: { seen: Seen; onCaptain(seat: number): void }) {
  const { words, table, me } = seen
  const others = othersOf(table.seats.length, me)
  return (
    <Region label={words.regions.others} className={styles.strips}>
      {others.map((seat) => (
        <Strip
          key={seat}
          seen={seen}
          seat={seat}
          alone={others.length === 1}
          many={others.length > 2}
          onLook={() => onCaptain(seat)}
        />
      ))}
    </Region>
  )
}

function Strip({
  seen,
  seat,
  alone,
  many,
  onLook,
}: {
  seen: Seen
  seat: number
  alone: boolean
  many: boolean
  onLook(): void
}) {
  const { moment, facts } = seen
  const active = moment.asked?.seat === seat
  const captain = seat >= facts.people
  return (
    <article
      className={styles.strip}
      data-active={active ? '' : undefined}
      data-alone={alone ? '' : undefined}
    >
      <div className={styles.line}>
        <PlayerLine seen={seen} seat={seat} stacked={alone} />
      </div>
      <div className={styles.corner}>
        {captain && <CaptainLine seen={seen} seat={seat} onLook={onLook} />}
        <Corner seen={seen} seat={seat} alone={alone} many={many} captain={captain} />
        {hasPages(seen, seat) && <TheirPages seen={seen} seat={seat} most={alone ? 22 : many ? 4 : 8} />}
      </div>
    </article>
  )
}

/** Flag, name, workers, goods, whales, points. */
export function PlayerLine({ seen, seat, stacked = false }: { seen: Seen; seat: number; stacked?: boolean }) {
  const { words, state, facts, moment } = seen
  const { wood, food, brick, money, whales } = state.seats[seat]
  const captain = seat >= facts.people
  const doing = moment.asked?.seat === seat ? words.doing[moment.asked.step] : undefined
  const { total } = moment.standings[seat]
  const noted = useCompany()?.seat(seat) != null
  return (
    <>
      <span className={styles.who} data-at={`plate ${seat}`}>
        <Flag flag={flagOf(seen, seat)} width={30} />
        <span className={styles.whoText}>
          <b className={styles.name} data-long={nameOf(seen, seat).length > 11 ? '' : undefined}>
            {nameOf(seen, seat)}
          </b>
          {noted ? (
            <SeatMark seat={seat} brief />
          ) : (
            doing !== undefined && <span className={styles.doing}>{doing}</span>
          )}
        </span>
        {state.first === seat && (
          <span className={styles.wheel} title={words.first(nameOf(seen, seat))}>
            <Pic name="wheel" size={17} color="var(--land-ink)" />
          </span>
        )}
        {!captain && !noted && <SeatMark seat={seat} />}
        <Waiting seen={seen} seat={seat} />
      </span>
      <span className={styles.held} data-stacked={stacked ? '' : undefined}>
        {!captain && (
          <span className={styles.goods} aria-hidden="true">
            {(
              [
                ['wood', wood],
                ['food', food],
                ['brick', brick],
                ['coin', money],
              ] as const
            ).map(([good, n]) => (
              <span key={good} className={styles.amount} data-at={`held ${seat} ${good}`}>
                <Held name={good} count={n} />
              </span>
            ))}
          </span>
        )}
        <span className={styles.goods} aria-hidden="true" data-at={`whales ${seat}`}>
          {whalesShown(facts, whales).map((token) => (
            <span key={token} className={styles.amount}>
              <HeldWhale token={token} count={whales[TOKENS.indexOf(token)]} />
            </span>
          ))}
        </span>
      </span>
      <span className={styles.score} data-at={`score ${seat}`} aria-hidden="true">
        {total}
      </span>
      <span className="unseen">
        {captain
          ? words.said.captainSeat(nameOf(seen, seat), total, whales)
          : words.said.seat(nameOf(seen, seat), total, [wood, food, brick, money], whales)}
      </span>
    </>
  )
}

/** The workers that are still to be placed. */
function Waiting({ seen, seat }: { seen: Seen; seat: number }) {
  const left = workersLeft(seen.state.seats[seat])
  return (
    <span className={styles.waiting} data-at={`workers ${seat}`} title={seen.words.workersLeft(left)}>
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers of a seat are alike
        <Meeple key={i} flag={flagOf(seen, seat)} size={17} />
      ))}
    </span>
  )
}

/** At most four lie in a row; more lie in two rows of smaller ones; what is too much is counted. */
function Corner({
  seen,
  seat,
  alone,
  many,
  captain,
}: {
  seen: Seen
  seat: number
  alone: boolean
  many: boolean
  captain: boolean
}) {
  const { words, state, facts } = seen
  const buildings = ownedBy(state, facts, seat)
  if (buildings.length === 0) return <p className={styles.none}>{words.noBuildings}</p>
  const rows = alone ? 5 : many ? 2 : 3
  const paged = hasPages(seen, seat)
  // Beside the pages of the log fewer and narrower tiles have room.
  const columns = alone ? 2 : captain || (paged && buildings.length <= 6) ? 3 : 4
  const most = rows * columns
  const fits = buildings.length <= columns || alone || (!many && buildings.length <= columns * 2)
  const full = fits && (alone || !paged || buildings.length <= 3)
  const shown = buildings.length > most ? buildings.slice(0, most - 1) : buildings
  return (
    <div
      className={styles.buildings}
      data-look={full ? 'full' : 'slim'}
      style={{
        '--columns': columns,
        '--rows': Math.max(alone ? 4 : 1, Math.ceil(Math.min(buildings.length, most) / columns)),
      }}
    >
      {shown.map((building) => (
        <BuiltTile key={building} seen={seen} building={building} look={full ? 'full' : 'slim'} />
      ))}
      {shown.length < buildings.length && (
        <Thing
          place={`corner ${seat}`}
          label={words.moreBuildings(buildings.length - shown.length)}
          className={styles.more}
        >
          <span aria-hidden="true">+{buildings.length - shown.length}</span>
        </Thing>
      )}
    </div>
  )
}
