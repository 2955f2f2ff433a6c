import { SHIPS, TOKENS } from '@gam/new-bedford'
import { memo } from 'preact/compat'
import { Flag } from '../../parts/flag.tsx'
import { Carried } from '../../play/carried.tsx'
import { Region } from '../../play/region.tsx'
import { Meeple, Pic, TokenDisc } from './art.tsx'
import styles from './mine.module.css'
import { workersLeft } from './reading.ts'
import { flagOf, nameOf, type Seen } from './seen.ts'
import { Whaler } from './ship-art.tsx'
import { ShipPiece, whereOf } from './ship-piece.tsx'
import { MyPages } from './ships-log-on-demand.ts'
import { hasPages, whalesShown } from './ships-log-shelf.ts'

const GOODS = ['wood', 'food', 'brick', 'coin']

/** My name and workers, amounts, whales, ships, points and pages. */
export const MyThings = memo(function MyThings({ seen }: { seen: Seen }) {
  const { words } = seen
  return (
    <Region label={words.regions.mine} className={styles.mine}>
      <MyName seen={seen} />
      <MyAmounts seen={seen} />
      <MyWhales seen={seen} />
      <MyShips seen={seen} />
      <MyPoints seen={seen} />
      {hasPages(seen, seen.me) && (
        <div className={styles.pages}>
          <MyPages seen={seen} />
        </div>
      )}
    </Region>
  )
})

/** A worker can be dragged to whatever it can do: a place, a plan, a space of the sea. */
function takesWorker(target: string): boolean {
  return /^(space|building|waters) /.test(target)
}

function MyName({ seen }: { seen: Seen }) {
  const { words, me, state } = seen
  const left = workersLeft(state.seats[me])
  const name = nameOf(seen, me)
  return (
    <div className={styles.who} data-at={`plate ${me}`}>
      <Flag flag={flagOf(seen, me)} width={34} />
      <b className={styles.name} data-long={name.length > 12 ? '' : undefined}>
        {name}
      </b>
      {state.first === me && <Pic name="wheel" size={17} color="var(--land-ink)" />}
      <span className={styles.workers} data-at={`workers ${me}`}>
        {Array.from({ length: left }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: workers of a seat are alike
          <Carried key={i} goesTo={takesWorker}>
            <Meeple flag={flagOf(seen, me)} size={28} />
          </Carried>
        ))}
        <span className="unseen">{words.workersLeft(left)}</span>
      </span>
    </div>
  )
}

function MyAmounts({ seen }: { seen: Seen }) {
  const { words, me, delta, state } = seen
  const { wood, food, brick, money } = state.seats[me]
  const amounts = [wood, food, brick, money]
  return (
    <ul className={styles.amounts}>
      {GOODS.map((good, i) => {
        const change = delta?.[i] ?? 0
        return (
          <li
            key={good}
            className={styles.amount}
            data-at={`held ${me} ${good}`}
            data-changed={change === 0 ? undefined : ''}
          >
            <Pic name={good} size={21} />
            <b>{amounts[i]}</b>
            {change === 0 ? (
              <span className={styles.good}>{words.goods[good]}</span>
            ) : (
              <span className={styles.change} data-less={change < 0 ? '' : undefined}>
                → {amounts[i] + change}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function MyWhales({ seen }: { seen: Seen }) {
  const { words, state, me, facts } = seen
  return (
    <ul className={styles.whales} data-at={`whales ${me}`} aria-label={words.whalesHome}>
      {whalesShown(facts, state.seats[me].whales).map((token) => (
        <li key={token}>
          <TokenDisc token={token} size={34} />
          <span className="unseen">{words.whales[token]}</span>
          <b>{state.seats[me].whales[TOKENS.indexOf(token)]}</b>
        </li>
      ))}
    </ul>
  )
}

/** My ships and where they are; those at home are what a Dockyard prepares, which stands for them where room is short. */
function MyShips({ seen }: { seen: Seen }) {
  const { words, state, me, moment } = seen
  return (
    <ul className={styles.ships} data-asked={moment.decision?.step === 'place' ? undefined : ''}>
      {state.seats[me].ships.map((ship, i) => {
        const where = whereOf(ship.at)
        return (
          <li key={SHIPS.value(i)} data-at={where === 'home' ? `home ${me}` : undefined}>
            {where === 'home' ? (
              <ShipPiece seen={seen} vessel={{ seat: me, ship: i, ...ship }} />
            ) : (
              <Whaler flag={flagOf(seen, me)} className={styles.ship} />
            )}
            <span className={styles.where}>{words.whereShort(where)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function MyPoints({ seen }: { seen: Seen }) {
  const { words, moment, me } = seen
  const { total } = moment.standings[me]
  return (
    <p className={styles.points} data-at={`score ${me}`}>
      <b>{total}</b> <span>{words.pointsWord(total)}</span>
    </p>
  )
}
