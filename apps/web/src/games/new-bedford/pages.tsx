import { CARDS, pagesOf } from '@gam/new-bedford'
import { useScene } from '../../play/table-context.ts'
import { Thing } from '../../play/thing.tsx'
import { TokenDisc } from './art.tsx'
import styles from './pages.module.css'
import type { Seen } from './seen.ts'
import { CardPiece, CardTab } from './ships-log-card.tsx'
import { cardsOf, isNoWhale, openCards, promoOf } from './ships-log-shelf.ts'

const DECKS = ['providence', 'omen'] as const

/** The two pages that lie open: what a ship may take instead of a whale. */
export function OpenCards({ seen, short = false }: { seen: Seen; short?: boolean }) {
  const { words, state } = seen
  return (
    <div className={styles.open} data-at="log">
      {openCards(state).map((card, deck) =>
        card === null ? (
          <p key={DECKS[deck]} className={styles.taken}>
            <b>{words.pages.decks[DECKS[deck]]}</b> {words.pages.taken}
          </p>
        ) : (
          <CardPiece key={card} seen={seen} card={card} look={short ? 'short' : 'page'} />
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

/** My pages as tabs, those with something to come by name. */
export function MyPages({ seen, most = 12 }: { seen: Seen; most?: number }) {
  const { words, state, me, facts } = seen
  const { targets } = useScene()
  const cards = cardsOf(state, me)
  const tokens = promoOf(state, me).filter(isNoWhale)
  if (cards.length + tokens.length === 0) return null
  const open = (card: number) => targets.get(`card ${CARDS.value(card)}`) === 'open'
  const sorted = cards.toSorted((a, b) => Number(open(b)) - Number(open(a)))
  const named = new Set(sorted.slice(0, cards.length > 7 ? 2 : 3))
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted
  return (
    <div className={styles.mine} data-pages={me}>
      {facts.log && (
        <Thing place={`pages ${me}`} label={words.pages.tally(pagesOf(state, me))} className={styles.count}>
          <span aria-hidden="true">{words.pages.tally(pagesOf(state, me))}</span>
        </Thing>
      )}
      {shown.map((card) => (
        <CardTab key={card} seen={seen} card={card} named={named.has(card)} />
      ))}
      {tokens.map((token) => (
        <Kept key={token} seen={seen} seat={me} token={token} />
      ))}
      {shown.length < sorted.length && <More seen={seen} seat={me} count={sorted.length - shown.length} />}
    </div>
  )
}

function More({ seen, seat, count }: { seen: Seen; seat: number; count: number }) {
  return (
    <Thing place={`pages ${seat}`} label={seen.words.pages.more(count)} className={styles.more}>
      <span aria-hidden="true">+{count}</span>
    </Thing>
  )
}

/** Another player's pages: pictures alone, as many as have room. */
export function TheirPages({ seen, seat, most }: { seen: Seen; seat: number; most: number }) {
  const { state } = seen
  const cards = cardsOf(state, seat)
  const tokens = promoOf(state, seat).filter(isNoWhale)
  const room = most - tokens.length
  const shown = cards.length > room ? cards.slice(0, room - 1) : cards
  if (cards.length + tokens.length === 0) return null
  return (
    <div className={styles.theirs} data-pages={seat}>
      {shown.map((card) => (
        <CardTab key={card} seen={seen} card={card} named={false} />
      ))}
      {tokens.map((token) => (
        <Kept key={token} seen={seen} seat={seat} token={token} />
      ))}
      {shown.length < cards.length && <More seen={seen} seat={seat} count={cards.length - shown.length} />}
    </div>
  )
}
