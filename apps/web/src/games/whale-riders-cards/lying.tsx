import { CARDS, GOODS, goodOf } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { type ReactNode, useRef } from 'preact/compat'
import { Piece } from '../../play/piece.tsx'
import type { Held } from '../board.ts'
import { cardIndex, LyingCard } from './card-art.tsx'
import { useFlying } from './flying.ts'
import styles from './lying.module.css'
import type { Ghost } from './preview.ts'
import { type Column, nameOf } from './reading.ts'
import { isTaken, type Scene } from './told.ts'

/** So many cards of a good are shown one by one; of more, the oldest are counted. */
const SHOWN = 6

/** What one crew has of one good on the quay. */
export function Lying({
  seat,
  name,
  mine,
  column,
  cards,
  ghost,
  scene,
  held,
  ms,
  words,
}: {
  seat: number
  name: string
  mine: boolean
  column: Column
  /** In the order in which they were played. */
  cards: readonly number[]
  ghost: Ghost
  scene: Scene
  held: Held | null
  /** How long the event takes that is being shown. */
  ms: number
  words: CardWords
}) {
  const { good } = column
  const here = cards.filter((card) => goodOf(card) === column.index)
  const { played } = ghost
  const arriving = mine && played !== null && GOODS.value(goodOf(played)) === good ? played : null
  const waiting = mine && held !== null && here.includes(cardIndex(held.action.card)) ? held : null
  const count = here.length + (arriving === null ? 0 : 1)
  const flying = scene.arriving?.seat === seat && goodOf(scene.arriving.card) === column.index
  const leaves = (card: number): Leaving | null => {
    if (scene.struck === good) return 'storm'
    if (scene.clearing) return 'wind'
    return scene.taking === seat && isTaken(scene.moment.view.state.port, card, scene.sold) ? 'boat' : null
  }
  return (
    <td
      className={styles.cell}
      data-state={ghost.sold.has(good) ? 'sold' : ghost.blown === good ? 'blown' : undefined}
      data-moving={flying || here.some((card) => leaves(card) === 'boat') ? '' : undefined}
      style={{ '--i': column.index }}
    >
      <span className="unseen">{words.cell(name, words.goods[good], here.length)}</span>
      <span className={styles.stack} data-at={`cell ${seat} ${good}`} style={{ '--n': Math.max(count, 1) }}>
        {here.map((card, i) => {
          const last = i === here.length - 1
          return (
            <Laid
              // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they were played is what they are
              key={i}
              seat={seat}
              at={i}
              hidden={count - i}
              turn={turnOf(seat, column.index, i)}
              from={flying && last ? (mine ? `hand ${CARDS.value(card)}` : `plate ${seat}`) : null}
              leaving={leaves(card)}
              ms={ms}
            >
              {waiting && last ? (
                <HeldCard held={waiting} card={card} words={words} />
              ) : (
                <LyingCard card={card} />
              )}
            </Laid>
          )
        })}
        {arriving !== null && (
          <span
            className={styles.card}
            data-ghost=""
            style={{ '--turn': turnOf(seat, column.index, here.length) }}
          >
            <LyingCard card={arriving} />
          </span>
        )}
      </span>
      {count > 3 && (
        <span className={styles.count} data-many={count > SHOWN ? '' : undefined} aria-hidden="true">
          {count}
        </span>
      )}
    </td>
  )
}

type Leaving = 'storm' | 'wind' | 'boat'

/** A card that lies there, comes or goes. */
function Laid({
  seat,
  at,
  hidden,
  turn,
  from,
  leaving,
  ms,
  children,
}: {
  seat: number
  at: number
  /** How many lie from here to the newest. */
  hidden: number
  turn: string
  /** Where it comes from just now. */
  from: string | null
  leaving: Leaving | null
  ms: number
  children: ReactNode
}) {
  const frame = useRef<HTMLSpanElement>(null)
  useFlying(
    frame,
    from !== null
      ? { from, ms: ms * 0.8, rise: 60 }
      : leaving === 'boat'
        ? { to: `score ${seat}`, ms: ms * 0.75, delay: at * 60, rise: 46 }
        : null,
  )
  return (
    <span
      ref={frame}
      className={styles.card}
      data-old={hidden > SHOWN ? '' : undefined}
      data-older={hidden > 3 ? '' : undefined}
      data-leaving={leaving ?? undefined}
      style={{ '--turn': turn, '--at': at }}
    >
      {children}
    </span>
  )
}

/** Played at the first click and not sent yet: it lies there, and can still be taken back. */
function HeldCard({ held, card, words }: { held: Held; card: number; words: CardWords }) {
  const [target, copy = '0'] = (held.piece ?? `card ${CARDS.value(card)}#0`).split('#')
  return (
    <Piece target={target} copy={Number(copy)} label={nameOf(card, words)} className={styles.held}>
      <LyingCard card={card} />
      <span className={styles.sign} aria-hidden="true">
        {words.played}
      </span>
    </Piece>
  )
}

/** A little askew, and always the same. */
function turnOf(seat: number, good: number, at: number): string {
  const noise = Math.sin(seat * 31 + good * 7 + at * 13 + 3) * 43758.5453
  return `${((noise - Math.floor(noise) - 0.5) * 4).toFixed(2)}deg`
}
