import { CARDS, isOmen } from '@gam/new-bedford'
import { Piece } from '../../play/piece.tsx'
import { Meeple } from './art.tsx'
import { flagOf, type Seen, termIn } from './seen.ts'
import { CHOOSING } from './ship-piece.tsx'
import styles from './ships-log-card.module.css'
import { cardSentence, isOverboard, standingOf } from './ships-log-shelf.ts'
import { VIGNETTES } from './ships-log-vignettes.tsx'

export function Vignette({ card, size }: { card: string; size: number }) {
  const rem = `${size / 16}rem`
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" style={{ width: rem, height: rem }}>
      {VIGNETTES[card]?.()}
    </svg>
  )
}

/** An open page with the short of its text, one with all that it says, or the short of it beside its picture. */
type Look = 'leaf' | 'page' | 'line'

/** A page of the logbook: Providence in green on cream, Omens in red on tan. */
export function Page({
  seen,
  card,
  look = 'page',
}: {
  seen: Pick<Seen, 'words'>
  card: number
  look?: Look
}) {
  const { words } = seen
  const name = CARDS.value(card)
  return (
    <span
      className={styles.page}
      data-omen={isOmen(card) ? '' : undefined}
      data-look={look}
      aria-hidden="true"
    >
      <span className={styles.emblem}>
        <Vignette card={name} size={24} />
      </span>
      <b className={styles.name}>{termIn(words, 'card', name)}</b>
      {look === 'page' && <span className={styles.moment}>{termIn(words, 'card moment', name)}</span>}
      <span className={styles.text}>
        {(look !== 'page' && words.pages.short[name]) || termIn(words, 'card text', name)}
      </span>
    </span>
  )
}

/** A card that lies open, or one that can be taken. */
export function CardPiece({
  seen,
  card,
  copy = 0,
  look = 'page',
}: {
  seen: Seen
  card: number
  copy?: number
  look?: Look
}) {
  const name = CARDS.value(card)
  return (
    <Piece
      target={`card ${name}`}
      copy={copy}
      {...(copy === 0 && { place: `card ${name}` })}
      label={cardSentence(seen, card)}
      dropOn={CHOOSING}
      className={styles.card}
    >
      <Page seen={seen} card={card} look={look} />
    </Piece>
  )
}

/** A card of mine: its picture, its name, and when it acts. */
export function CardLeaf({ seen, card }: { seen: Seen; card: number }) {
  const { words, state, me } = seen
  const name = CARDS.value(card)
  const standing = standingOf(state, card)
  const missing = name === 'man overboard' && isOverboard(state, me)
  return (
    <Piece
      target={`card ${name}`}
      place={`card ${name}`}
      label={cardSentence(seen, card)}
      className={styles.leaf}
    >
      <span
        className={styles.page}
        data-omen={isOmen(card) ? '' : undefined}
        data-look="small"
        data-standing={standing}
        aria-hidden="true"
      >
        <span className={styles.emblem}>
          {missing ? <Meeple flag={flagOf(seen, me)} size={24} /> : <Vignette card={name} size={24} />}
        </span>
        <b className={styles.name}>{termIn(words, 'card', name)}</b>
        <span className={styles.when}>
          {standing === 'waiting' && AT_THE_END.has(name)
            ? words.pages.atTheEnd
            : words.pages.standing[standing]}
        </span>
      </span>
    </Piece>
  )
}

/** They count, or act, when the game is over. */
const AT_THE_END = new Set(['coffin', 'corpusants', 'message in a bottle'])

/** Another player's card: its name, struck through once it is used. */
export function CardTag({ seen, card }: { seen: Seen; card: number }) {
  const name = CARDS.value(card)
  return (
    <Piece
      target={`card ${name}`}
      place={`card ${name}`}
      label={cardSentence(seen, card)}
      className={styles.tag}
    >
      <span
        className={styles.tagInside}
        data-standing={standingOf(seen.state, card)}
        data-omen={isOmen(card) ? '' : undefined}
        aria-hidden="true"
      >
        {termIn(seen.words, 'card', name)}
      </span>
    </Piece>
  )
}
