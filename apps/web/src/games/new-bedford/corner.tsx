import { LAY, POINTS, SHIPS, TOKENS } from '@gam/new-bedford'
import { Flag } from '../../parts/flag.tsx'
import { Region } from '../../play/region.tsx'
import { Meeple, Pic, TokenDisc } from './art.tsx'
import { Brief } from './brief.tsx'
import styles from './corner.module.css'
import { MyPages } from './on-demand.ts'
import { HOME, ownedBy, shipsIn, workersLeft, worthOf } from './reading.ts'
import { flagOf, nameOf, type Seen } from './seen.ts'
import { ShipPiece } from './ship-piece.tsx'
import { hasPages, whalesShown } from './ships-log-shelf.ts'
import { BuiltTile } from './tiles.tsx'

const GOODS = ['wood', 'food', 'brick', 'coin']

/** My name and amounts, my whales, my buildings, my points. */
export function MyCorner({ seen }: { seen: Seen }) {
  const { words } = seen
  return (
    <Region label={words.regions.mine} className={styles.corner}>
      <div className={styles.me}>
        <div className={styles.nameLine} data-at={`plate ${seen.me}`}>
          <Flag flag={flagOf(seen, seen.me)} width={36} />
          <MyName seen={seen} />
          <HomeShips seen={seen} />
          <MyWorkers seen={seen} />
        </div>
        <MyAmounts seen={seen} />
      </div>
      <MyWhales seen={seen} />
      <div className={styles.owned} data-paged={hasPages(seen, seen.me) ? '' : undefined}>
        {hasPages(seen, seen.me) && <MyPages seen={seen} />}
        <MyBuildings seen={seen} paged={hasPages(seen, seen.me)} />
      </div>
      <MyPoints seen={seen} />
    </Region>
  )
}

function MyName({ seen }: { seen: Seen }) {
  const { words, me, state } = seen
  const name = nameOf(seen, me)
  return (
    <span className={styles.name} data-long={name.length > 9 ? '' : undefined}>
      <b className={styles.nameText}>{name}</b>
      {seen.mine && name.length < 13 && name.toLowerCase() !== words.you && <span>{words.you}</span>}
      {state.first === me && <Pic name="wheel" size={17} color="var(--land-ink)" />}
    </span>
  )
}

/** My ships at home: they are what a Dockyard prepares. */
export function HomeShips({ seen }: { seen: Seen }) {
  const { state, me } = seen
  const ships = shipsIn(state, HOME).filter(({ seat }) => seat === me)
  return (
    <span className={styles.ships} data-at={`home ${me}`}>
      {ships.map((vessel) => (
        <ShipPiece key={SHIPS.value(vessel.ship)} seen={seen} vessel={vessel} width={32} />
      ))}
    </span>
  )
}

function MyWorkers({ seen }: { seen: Seen }) {
  const { words, state, me } = seen
  const left = workersLeft(state.seats[me])
  return (
    <span className={styles.workers} data-at={`workers ${me}`}>
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers of a seat are alike
        <Meeple key={i} flag={flagOf(seen, me)} size={27} />
      ))}
      <span className="unseen">{words.workersLeft(left)}</span>
    </span>
  )
}

export function amountsOf({ state }: Seen, seat: number): readonly number[] {
  const { wood, food, brick, money } = state.seats[seat]
  return [wood, food, brick, money]
}

function MyAmounts({ seen }: { seen: Seen }) {
  const { words, me, delta } = seen
  const amounts = amountsOf(seen, me)
  return (
    <ul className={styles.amounts}>
      {GOODS.map((good, i) => {
        const change = delta?.[i] ?? 0
        return (
          <li key={good} className={styles.amount} data-at={`held ${me} ${good}`}>
            <Pic name={good} size={24} />
            <span className={styles.number} data-changed={change === 0 ? undefined : ''}>
              {good === 'coin' && change === 0 ? '$' : ''}
              {amounts[i]}
              {change !== 0 && (
                <span className={styles.change} data-less={change < 0 ? '' : undefined}>
                  {' → '}
                  {amounts[i] + change}
                </span>
              )}
            </span>
            <span className={styles.good}>{words.goods[good]}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** What my whales count, and what those at sea would add. */
function whalesWorth({ state, me }: Seen) {
  const { whales, ships } = state.seats[me]
  return {
    landed: worthOf(whales, POINTS),
    atSea: ships.reduce((total, ship) => total + worthOf(ship.whales, POINTS), 0),
    lay: ships.reduce((total, ship) => total + worthOf(ship.whales, LAY), 0),
  }
}

/** The size of a disc, by how many kinds there are. */
const DISCS = [54, 54, 54, 54, 44, 36]

function MyWhales({ seen }: { seen: Seen }) {
  const { words, state, me } = seen
  const { landed, atSea, lay } = whalesWorth(seen)
  const kinds = whalesShown(seen.facts, state.seats[me].whales)
  return (
    <div className={styles.whales} data-at={`whales ${me}`}>
      <span className={styles.caption}>{words.whalesHome}</span>
      <ul className={styles.discs}>
        {kinds.map((token) => (
          <li key={token} className={styles.disc}>
            <TokenDisc token={token} size={DISCS[kinds.length]} points={POINTS[TOKENS.indexOf(token)]} />
            <span className="unseen">{words.whales[token]}</span>
            <b className={styles.discCount}>{state.seats[me].whales[TOKENS.indexOf(token)]}</b>
          </li>
        ))}
      </ul>
      <span className={styles.caption}>
        <Brief phrase={words.whalesWorth(landed, atSea, lay)} />
      </span>
    </div>
  )
}

function MyBuildings({ seen, paged }: { seen: Seen; paged: boolean }) {
  const { words, state, facts, me } = seen
  const buildings = ownedBy(state, facts, me)
  const count = buildings.length
  const [columns, rows] = paged ? underPages(count) : layOut(count)
  const full = paged ? count <= 6 : count <= 9
  if (count === 0) return <p className={styles.none}>{words.cornerEmpty}</p>
  return (
    <div
      className={styles.buildings}
      data-big={count <= 6 && !paged ? '' : undefined}
      style={{ '--columns': columns, '--rows': rows }}
    >
      {buildings.map((building) => (
        <BuiltTile key={building} seen={seen} building={building} look={full ? 'full' : 'slim'} />
      ))}
    </div>
  )
}

/** Columns and rows for so many buildings. */
function layOut(count: number): readonly [number, number] {
  if (count <= 6) return [3, 2]
  return count <= 9 ? [3, 3] : count <= 12 ? [4, 3] : [5, Math.ceil(count / 5)]
}

/** Below the tabs of the log there is less height. */
function underPages(count: number): readonly [number, number] {
  if (count <= 6) return [3, 2]
  return count <= 8 ? [4, 2] : count <= 12 ? [4, 3] : [5, Math.ceil(count / 5)]
}

function MyPoints({ seen }: { seen: Seen }) {
  const { words, moment, me } = seen
  const { total, parts } = moment.standings[me]
  const named = Object.entries(parts).filter(([part, n]) => n > 0 || part !== 'victory')
  return (
    <div className={styles.points} data-at={`score ${me}`} data-many={named.length > 4 ? '' : undefined}>
      <p className={styles.total}>
        <b className={styles.totalNumber}>{total}</b> <span>{words.pointsSoFar(total)}</span>
      </p>
      <table>
        <tbody>
          {named.map(([part, n]) => (
            <tr key={part}>
              <th scope="row">{words.words.parts[part]}</th>
              <td>{n}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
