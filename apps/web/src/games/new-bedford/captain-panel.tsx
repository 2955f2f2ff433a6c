import type { CaptainTurn } from '@gam/new-bedford/words/table-words'
import { Pic } from './art.tsx'
import styles from './captain.module.css'
import { Portrait } from './captain-art.tsx'
import { boardOf, captainName, helmOf, lastHeadings, limitsOf, ordersOf, whyOf } from './captain-turn.ts'
import { Helm } from './helm.tsx'
import { nameOf, type Seen, termIn } from './seen.ts'

/** A Captain's turn: die and helm, his orders as he tries them, and why he did what he did. */
export function CaptainPanel({
  seen,
  seat,
  turn,
  helm,
  playing = false,
}: {
  seen: Seen
  seat: number
  turn: CaptainTurn | null
  /** Where his token stands; it may be ahead of the table that is still shown. */
  helm: number
  /** His turn is being played: what there is to say comes as it happens. */
  playing?: boolean
}) {
  const { words } = seen
  const { captains } = words
  const board = boardOf(seen, seat)
  const captain = captainName(board)
  const headings = helmOf(seen, seat)
  const last = lastHeadings(seen, seat)
  const heading = turn?.headings.at(-1) ?? last?.[0] ?? headings[helm]
  const { buildings, mostBuildings, whales, mostWhales } = limitsOf(seen, seat)
  return (
    <div className={styles.panel} data-captain={captain}>
      <div className={styles.who}>
        <Portrait captain={captain} size={116} />
        <h3>{nameOf(seen, seat)}</h3>
        <p className={styles.limitLine}>
          <span>
            <Pic name="building" size={16} /> {captains.limit(buildings, mostBuildings)}
          </span>
          <span>
            <Pic name="sperm" size={16} /> {captains.limit(whales, mostWhales)}
          </span>
          <span>
            <Pic name="city pier" size={16} /> {board.reach}
          </span>
        </p>
      </div>
      <div className={styles.helm}>
        <Helm
          headings={headings}
          at={last === null ? helm : null}
          die={turn?.die ?? null}
          size={154}
          label={captains.helm(nameOf(seen, seat), heading)}
        />
      </div>
      <div className={styles.told}>
        <p className={styles.why} aria-live="off">
          {turn === null
            ? last === null
              ? !playing && captains.noTurnYet
              : captains.lastRound(last)
            : whyOf(words, turn, (chooser) => nameOf(seen, chooser))}
        </p>
        <Orders seen={seen} seat={seat} turn={turn} />
      </div>
    </div>
  )
}

function Orders({ seen, seat, turn }: { seen: Seen; seat: number; turn: CaptainTurn | null }) {
  const { words } = seen
  const tried = new Map(turn?.tried.map(({ order, misfit }) => [order, misfit]))
  return (
    <ol className={styles.orders} aria-label={words.captains.orders}>
      {ordersOf(seen, seat).map((order, i) => {
        const misfit = tried.get(order)
        const state = misfit === undefined ? 'waiting' : misfit === null ? 'fits' : 'fails'
        return (
          <li key={order} data-state={state}>
            <b>
              <span className={styles.mark}>{state === 'fits' ? '✓' : state === 'fails' ? '×' : i + 1}</span>
              <span className={styles.order}>{capital(termIn(words, 'order', order))}</span>
            </b>
            {misfit != null && <i>{termIn(words, 'misfit', misfit)}</i>}
            {misfit === null && turn?.space != null && <i>{termIn(words, 'space', turn.space)}</i>}
          </li>
        )
      })}
    </ol>
  )
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
