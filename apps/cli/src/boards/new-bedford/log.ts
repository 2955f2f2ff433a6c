import { oneAt } from '@gam/kernel'
import { CARDS, holderOf, isActing, isOmen, isUsed, liesOpen, pagesOf } from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { wrap } from '../../lines.ts'
import { term } from '../../wording.ts'
import type { SeenTown } from './seen.ts'
import { words } from './words.ts'

const ALL = CARDS.names.map((_, card) => card)
const DECKS = [
  ['providence', ALL.filter((card) => !isOmen(card))],
  ['omens', ALL.filter(isOmen)],
] as const

/** The open card of each deck with its moment and what it does. */
export function logLines(seen: SeenTown, width: number): string[] {
  return DECKS.flatMap(([name, deck]) => {
    const open = deck.find((card) => liesOpen(seen.view.state, card))
    return open === undefined
      ? [`${words().decks[name]}: ${ink.dim(words().cardTaken)}`]
      : wrap(`${words().decks[name]}: ${told(seen, open)}`, width, 2)
  })
}

/** A card with its moment of use and its text. */
function told(seen: SeenTown, card: number): string {
  const name = CARDS.value(card)
  return `${ink.bold(term(seen, 'card', name))} (${term(seen, 'card moment', name)}): ${term(seen, 'card text', name)}`
}

/** The cards by a player's board: those still to be used, those in force, those done with. */
export function pagesLine(seen: SeenTown, seat: number, width: number): string[] {
  const { state } = seen.view
  const mine = ALL.filter((card) => holderOf(state, card) === seat)
  if (mine.length === 0) return []
  const names = mine.map((card) => {
    const name = term(seen, 'card', CARDS.value(card))
    if (isUsed(state, card)) return ink.dim(words().used(name))
    return isActing(state, card) ? words().inForce(name) : ink.bold(name)
  })
  const pages = pagesOf(state, seat)
  return wrap(`    ${words().pages(pages, names.join(', '))}`, width, 6)
}

/** Every card that was seen so far: who has it, or that the Library can still give it. */
export function logLook(seen: SeenTown, width: number): string[] {
  const { facts, seats, view } = seen
  if (!facts.log) return [words().noLog]
  const { state } = view
  return DECKS.flatMap(([name, deck]) => [
    ink.bold(words().decks[name]),
    ...deck.flatMap((card) => {
      const holder = holderOf(state, card)
      const where = seats[holder] ?? words().piles[oneAt(state.log, card)]
      return wrap(`  ${told(seen, card)} ${ink.dim(`[${where}]`)}`, width, 4)
    }),
  ])
}
