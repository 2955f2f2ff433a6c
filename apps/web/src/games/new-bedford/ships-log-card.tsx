import { CARDS, holderOf, isOmen } from '@gam/new-bedford'
import { Piece } from '../../play/piece.tsx'
import { Meeple } from './art.tsx'
import { flagOf, type Seen, termIn } from './seen.ts'
import styles from './ships-log-card.module.css'
import { cardSentence, isOverboard, standingOf } from './ships-log-shelf.ts'
import { STORM_GLASS, SUNRISE, VIGNETTES } from './ships-log-vignettes.tsx'

export function Vignette({ card, size }: { card: string; size: number }) {
  const rem = `${size / 16}rem`
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" style={{ width: rem, height: rem }}>
      {VIGNETTES[card]}
    </svg>
  )
}

/** Which deck a card is of: a rising sun or a storm glass. */
function DeckMark({ omen }: { omen: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={styles.deck}>
      {omen ? STORM_GLASS : SUNRISE}
    </svg>
  )
}

/** A whole page, one with the short of its text, or only a line of it. */
type Look = 'page' | 'short' | 'line'

/** A page of the logbook with all that it says. */
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
      {look !== 'line' && (
        <span className={styles.mark}>
          <Vignette card={name} size={60} />
        </span>
      )}
      <span className={styles.head}>
        <Vignette card={name} size={look === 'line' ? 22 : 26} />
        <b className={styles.name}>{termIn(words, 'card', name)}</b>
        <DeckMark omen={isOmen(card)} />
      </span>
      <span className={styles.moment}>{termIn(words, 'card moment', name)}</span>
      {look !== 'line' && (
        <span>{(look === 'short' && words.pages.short[name]) || termIn(words, 'card text', name)}</span>
      )}
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
      className={styles.card}
    >
      <Page seen={seen} card={card} look={look} />
    </Piece>
  )
}

/** A card by a player's board: a tab with its name, or its picture alone. */
export function CardTab({ seen, card, named }: { seen: Seen; card: number; named: boolean }) {
  const { words, state } = seen
  const name = CARDS.value(card)
  const holder = holderOf(state, card)
  const missing = name === 'man overboard' && isOverboard(state, holder)
  return (
    <Piece
      target={`card ${name}`}
      place={`card ${name}`}
      label={cardSentence(seen, card)}
      className={styles.tab}
    >
      <span
        className={styles.tabInside}
        data-standing={standingOf(state, card)}
        data-omen={isOmen(card) ? '' : undefined}
        data-named={named ? '' : undefined}
        aria-hidden="true"
      >
        {missing ? <Meeple flag={flagOf(seen, holder)} size={20} /> : <Vignette card={name} size={20} />}
        {named && <span className={styles.tabName}>{termIn(words, 'card', name)}</span>}
      </span>
    </Piece>
  )
}
