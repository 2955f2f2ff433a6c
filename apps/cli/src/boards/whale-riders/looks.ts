import { oneAt, sizeOf } from '@gam/kernel'
import { CONTRACTS, type RiderTypes, TILES } from '@gam/whale-riders'
import { padEnd, widthOf, wrap } from '../../lines.ts'
import type { Look } from '../board.ts'
import { wholeCard } from './contracts.ts'
import { abilityText, type SeenRiders } from './riders.ts'
import { coloured, tileCodes } from './tiles.ts'
import { words } from './words.ts'

const STORM = TILES.indexOf('storm')
const THINGS = ['meat', 'kelp', 'pottery', 'shells', 'crystal', 'pearl'] as const

export const looks: { readonly [name: string]: Look<RiderTypes> } = {
  bag: { about: () => words().looks.bag, lines: bagLines },
  contracts: { about: () => words().looks.contracts, lines: contractLines },
  abilities: { about: () => words().looks.abilities, lines: abilityLines },
}

/** WR-80: everyone saw what was taken out of it. */
function bagLines({ view }: SeenRiders): string[] {
  const { bag } = view.state
  const all = sizeOf(bag)
  if (all === 0) return [words().bagEmpty]
  const rows = THINGS.map((thing) => {
    const some = [1, 2, 3].flatMap((icons) => {
      const n = bag[TILES.indexOf(`${thing}${icons}`)] ?? 0
      return n > 0 ? [words().withIcons(n, icons)] : []
    })
    return `  ${padEnd(coloured(thing, words().things[thing]), 8)} ${some.length === 0 ? words().none : some.join(', ')}`
  })
  const storms = oneAt(bag, STORM)
  return [
    words().inBag(words().tiles(all)),
    ...rows,
    `  ${padEnd(coloured('storm', words().storms), 8)} ${words().share(storms, Math.round((100 * storms) / all))}`,
  ]
}

function contractLines(seen: SeenRiders, width: number): string[] {
  const { seats, view } = seen
  const { state } = view
  const discards = CONTRACTS.names.filter((_, card) => oneAt(state.discards, card) > 0)
  const longest = Math.max(...seats.map(widthOf))
  const listed = (head: string, cards: readonly string[]) =>
    wrap(
      `${padEnd(head, longest)}  ${cards.length === 0 ? words().none : words().apart(cards.map((card) => wholeCard(seen, card)))}`,
      width,
      longest + 2,
    )
  return [
    ...state.seats.flatMap((rider, seat) =>
      listed(
        oneAt(seats, seat),
        rider.fulfilled.map((card) => CONTRACTS.value(card)),
      ),
    ),
    words().discarded(words().cards(sizeOf(state.discards)), sizeOf(state.deck)),
    ...discards.flatMap((card) => {
      const n = oneAt(state.discards, CONTRACTS.indexOf(card))
      return wrap(`  ${wholeCard(seen, card)}${n > 1 ? ` ×${n}` : ''}`, width, 4)
    }),
    words().paid(tileCodes(state.paid) || null),
  ]
}

function abilityLines(seen: SeenRiders, width: number): string[] {
  const { seats, view, facts } = seen
  if (!facts.magic) return [words().noMagic]
  return view.state.seats.flatMap(({ ability }, seat) =>
    wrap(`${seats[seat]}: ${ability < 0 ? words().noneYet : abilityText(seen, ability)}`, width, 2),
  )
}
