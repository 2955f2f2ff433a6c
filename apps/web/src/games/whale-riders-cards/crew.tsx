import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SeatMark } from '../../play/seat-mark.tsx'
import type { TableInfo } from '../../session/session.ts'
import boats from './boat.module.css'
import { Boat } from './boat.tsx'
import styles from './crew.module.css'
import { Drawn } from './drawn.tsx'
import { type CardMoment, sizeOf } from './reading.ts'
import { scoresAreOpen } from './scores.ts'
import { useCounted } from './use-counted.ts'

/** A crew on the water before its row: boat, name, cards in hand, points. */
export function Crew({
  seat,
  table,
  moment,
  words,
  gain,
  wins,
}: {
  seat: number
  table: TableInfo
  moment: CardMoment
  words: CardWords
  /** What a sale brings, or a considered one would bring. */
  gain: number | undefined
  /** It is being brought. */
  wins: boolean
}) {
  const { name, flag } = table.seats[seat]
  const { hand, won } = moment.view.state.seats[seat]
  const mine = seat === moment.viewer
  const active = moment.asked?.seat === seat
  const open = moment.asked === null || scoresAreOpen(table.options)
  const { total } = moment.standings[seat]
  const counted = useCounted(total, wins)
  const taken = won.reduce((sum, cards) => sum + cards, 0)
  return (
    <th
      scope="row"
      className={[styles.crew, boats.coats].join(' ')}
      data-active={active ? '' : undefined}
      data-mine={mine ? '' : undefined}
      data-seat={flag}
    >
      <span className={styles.rope} aria-hidden="true">
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 20Q60 46 100 22" vectorEffect="non-scaling-stroke" />
        </svg>
        <Drawn name="bollard" size={[26, 25]} />
      </span>
      <span className={styles.badge} data-at={`plate ${seat}`}>
        <span className={styles.boat}>
          <Boat flag={flag} active={active} />
        </span>
        <span className={styles.flag}>
          <Flag flag={flag} width={22} />
        </span>
      </span>
      <Drawn name="heads" size={[40, 26]} className={styles.heads} />
      <span className={styles.who}>
        <b title={name}>{name}</b>
        {mine && name.toLowerCase() !== words.you && <span className={styles.you}>{words.you}</span>}
      </span>
      <span className={styles.held}>
        {!mine && (
          <span className={styles.cards}>
            <Icon name="cards" size={14} />
            <span aria-hidden="true">{sizeOf(hand)}</span>
            <span className="unseen">{words.inHand(sizeOf(hand))}</span>
          </span>
        )}
        <SeatMark seat={seat} brief />
      </span>
      <span className={styles.score} data-at={`score ${seat}`}>
        {open ? (
          <>
            <span className={styles.total} aria-hidden="true">
              {counted}
            </span>
            <span className={styles.unit} aria-hidden="true">
              {words.pointsShort}
            </span>
            <span className="unseen">{words.points(total)}</span>
          </>
        ) : (
          <>
            <span className={styles.crate} aria-hidden="true">
              {taken}
            </span>
            <span className={styles.unit} aria-hidden="true">
              {words.wonShort(taken)}
            </span>
            <span className="unseen">{words.cardsWon(taken)}</span>
          </>
        )}
        {gain !== undefined && (
          <span key={gain} className={styles.gain}>
            +{gain}
          </span>
        )}
      </span>
    </th>
  )
}
