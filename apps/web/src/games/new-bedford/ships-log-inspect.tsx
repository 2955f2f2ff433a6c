import type { Phrase } from '@gam/kernel'
import { CARDS, isOmen, pagesOf } from '@gam/new-bedford'
import type { Inspection } from '../board.ts'
import styles from './inspect.module.css'
import { type Seen, termIn } from './seen.ts'
import { Vignette } from './ships-log-card.tsx'
import { heldCards, liesIn, openCards, ruleOf } from './ships-log-shelf.ts'

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** A card of the log: when it acts, what it does, how it lies. */
export function inspectCard(seen: Seen, card: number): Inspection {
  const { words } = seen
  const name = CARDS.value(card)
  return {
    title: termIn(words, 'card', name),
    text: [
      [
        `${words.pages.decks[isOmen(card) ? 'omen' : 'providence']}${words.marks.colon}${termIn(words, 'card moment', name)}.`,
      ],
      [termIn(words, 'card text', name)],
      [`${capital(liesIn(seen, card))}.`],
    ],
    rules: [ruleOf(card), isOmen(card) ? 'SL-74' : 'SL-04'],
    picture: (
      <span className={styles.picture}>
        <Vignette card={name} size={56} />
      </span>
    ),
  }
}

/** The two decks. */
export function inspectLog(seen: Seen): Inspection {
  const { words, state } = seen
  const open = openCards(state).flatMap((card) => (card === null ? [] : [card]))
  return {
    title: words.pages.title,
    text: open.map(
      (card): Phrase => [
        `${termIn(words, 'card', CARDS.value(card))}${words.marks.colon}${termIn(words, 'card text', CARDS.value(card))}`,
      ],
    ),
    rules: ['SL-01', 'SL-02', 'SL-03', 'SL-04'],
    picture: null,
  }
}

export function heldSentence(seen: Seen, seat: number): Phrase[] {
  const { words, state } = seen
  const cards = heldCards(seen, seat)
  if (cards.length === 0) return []
  const pages = pagesOf(state, seat)
  return [[`${words.pages.title}, ${words.pages.tally(pages)}${words.marks.colon}${cards.join(', ')}.`]]
}
