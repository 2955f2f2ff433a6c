import type { SectionWords } from '@gam/kernel'
import { CAPTAINS, HEADINGS, ORDERS } from '@gam/new-bedford'
import { BOARDS } from '@gam/new-bedford/words/numbers'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import { termIn } from '../seen.ts'
import { pieceOf, plan } from './plan.ts'

/** A section about one piece is called as the piece is. */
export function titlesOf(words: TownWords): { readonly [section: string]: SectionWords } {
  return Object.fromEntries(
    plan
      .flatMap(({ sections }) => sections)
      .flatMap(({ id }) => {
        const piece = pieceOf(id)
        return piece ? [[id, wordsFor(words, piece.kind, piece.name)]] : []
      }),
  )
}

function wordsFor(words: TownWords, kind: string, name: string): SectionWords {
  if (kind === 'token') return { title: words.whales[name] }
  const title = capital(termIn(words, kind, name))
  return kind === 'captain'
    ? { title: capital(name), lead: orderOf(words, CAPTAINS.indexOf(name)) }
    : { title }
}

/** What a Captain's board says, in words. */
function orderOf(words: TownWords, captain: number): string {
  const { orders, last } = BOARDS[captain]
  const list = orders.map((order) => termIn(words, 'order', ORDERS.value(order))).join(words.marks.semicolon)
  const headings = last.map((heading) => HEADINGS.value(heading))
  return `${words.captains.orders}${words.marks.colon}${list}. ${words.captains.lastRound(headings)}`
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
