import {
  challengeDeal,
  commitmentToKey,
  type Deal,
  type DealTerms,
  nameInTerms,
  type SeatTerms,
  type Share,
  seedOf,
  termsHash,
} from '@gam/protocol/fairness'
import type { TableDoc } from './table-doc.ts'

/** How a table's deal is bound and what it goes by: in a challenge every table of the day has the same. */
export function dealOf({ scheme = 'gam-fair-1', challenge }: TableDoc, table: string): Deal {
  return { scheme, name: challenge === undefined ? table : challengeDeal(challenge.day) }
}

export function keyCommitment(doc: TableDoc, table: string, key: string): string {
  return commitmentToKey(dealOf(doc, table), key)
}

/** The table as it begins to be dealt: who sits there and what they are bound to is written down. */
export function bound(doc: TableDoc, table: string): TableDoc {
  const deal = dealOf(doc, table)
  if (deal.scheme === 'gam-fair-1') return doc
  const seats = doc.seats.map(({ name, flag, level: bot, program = false, commitment }) => ({
    name: nameInTerms(deal, { name, bot }),
    flag,
    bot,
    program,
    commitment,
  }))
  return { ...doc, bound: seats }
}

/** What is written down counts, should somebody be called otherwise by now. */
export function namesAtStart({ seats, bound: written }: TableDoc): string[] {
  return seats.map(({ name }, seat) => written?.[seat]?.name || name)
}

/** What was agreed when it was dealt; null: nothing yet, or the scheme binds no terms. */
export function termsOf({ game, rules, options, components, bound: seats }: TableDoc): DealTerms | null {
  return seats ? { game, rules, options, components, seats } : null
}

/** Every look at a table shows it, and what is written down never changes. */
const commitments = new WeakMap<readonly SeatTerms[], string>()

/** The commitment to the terms. */
export function termsCommitment(doc: TableDoc, table: string): string | null {
  const terms = termsOf(doc)
  if (terms === null) return null
  const known = commitments.get(terms.seats)
  if (known !== undefined) return known
  const commitment = termsHash(dealOf(doc, table), terms, doc.from ?? null)
  commitments.set(terms.seats, commitment)
  return commitment
}

export function seedFor(
  { doc, key, id }: { readonly doc: TableDoc; readonly key: string; readonly id: string },
  shares: readonly Share[],
): string {
  return seedOf(dealOf(doc, id), key, shares, termsCommitment(doc, id))
}
