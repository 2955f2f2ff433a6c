import { CARDS, pagesOf } from '@gam/new-bedford'
import { useScene } from '../../play/table-context.ts'
import { Thing } from '../../play/thing.tsx'
import { TokenDisc } from './art.tsx'
import styles from './pages.module.css'
import type { Seen } from './seen.ts'
import { CardLeaf, CardPiece, CardTag } from './ships-log-card.tsx'
import { cardsOf, isNoWhale, openCards, promoOf, standingOf } from './ships-log-shelf.ts'

const DECKS = ['providence', 'omen'] as const

/** The two pages that lie open: what a ship may take instead of a whale. */
export function OpenCards({ seen }: { seen: Seen }) {
  const { words, state } = seen
  return (
    <div className={styles.open} data-at="log">
      {openCards(state).map((card, deck) =>
        card === null ? (
          <p key={DECKS[deck]} className={styles.taken}>
            <b>{words.pages.decks[DECKS[deck]]}</b> {words.pages.taken}
          </p>
        ) : (
          <CardPiece key={card} seen={seen} card={card} look="leaf" />
        ),
      )}
    </div>
  )
}

/** A token of the promo that its player keeps: it counts as a page. */
function Kept({ seen, seat, token }: { seen: Seen; seat: number; token: string }) {
  return (
    <Thing place={`kept ${token}`} label={`${seen.words.whales[token]}.`} className={styles.kept}>
      <span data-seat={seat} aria-hidden="true">
        <TokenDisc token={token} size={24} />
      </span>
    </Thing>
  )
}

/** Which of a player's pages are worth a look first. */
const WORTH = { waiting: 0, acting: 1, used: 2 }

/** So many of my pages lie face up beside my points; the others are a pile. */
const FACE_UP = 2

/** My pages, those that can be used first; where there is no room, a pile with a number. */
export function MyPages({ seen }: { seen: Seen }) {
  const { words, state, me, facts } = seen
  const { targets } = useScene()
  const cards = cardsOf(state, me)
  const tokens = promoOf(state, me).filter(isNoWhale)
  if (cards.length + tokens.length === 0) return null
  const open = (card: number) => targets.has(`card ${CARDS.value(card)}`)
  const rank = (card: number) => (open(card) ? -1 : WORTH[standingOf(state, card)])
  const sorted = cards.toSorted((a, b) => rank(a) - rank(b))
  const shown = sorted.slice(0, Math.max(FACE_UP, sorted.filter(open).length))
  const rest = sorted.length - shown.length
  return (
    <div className={styles.mine} data-pages={me}>
      {shown.map((card) => (
        <CardLeaf key={card} seen={seen} card={card} />
      ))}
      {tokens.map((token) => (
        <Kept key={token} seen={seen} seat={me} token={token} />
      ))}
      {facts.log && (
        <Thing place={`pages ${me}`} label={words.pages.tally(pagesOf(state, me))} className={styles.pile}>
          <span aria-hidden="true">
            <span className={styles.all}>{pagesOf(state, me)}</span>
            {rest > 0 && <span className={styles.rest}>+{rest}</span>}
          </span>
        </Thing>
      )}
    </div>
  )
}

/** Another player's pages by name, those that are used last: they go first where room is short. */
export function TheirPages({ seen, seat }: { seen: Seen; seat: number }) {
  const { state } = seen
  const cards = cardsOf(state, seat).toSorted(
    (a, b) => WORTH[standingOf(state, a)] - WORTH[standingOf(state, b)],
  )
  const tokens = promoOf(state, seat).filter(isNoWhale)
  if (cards.length + tokens.length === 0) return null
  return (
    <div className={styles.theirs} data-pages={seat}>
      {tokens.map((token) => (
        <Kept key={token} seen={seen} seat={seat} token={token} />
      ))}
      {cards.map((card) => (
        <CardTag key={card} seen={seen} card={card} />
      ))}
    </div>
  )
}
