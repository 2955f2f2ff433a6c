import { sizeOf } from '@gam/kernel'
import { CONTRACTS, type RiderTypes, TILES } from '@gam/whale-riders'
import { padEnd, widthOf, wrap } from '../../lines.ts'
import type { Look } from '../board.ts'
import { wholeCard } from './contracts.ts'
import { abilityText, count, type SeenRiders } from './riders.ts'
import { coloured, tileCodes } from './tiles.ts'

const STORM = TILES.indexOf('storm')
const THINGS = ['meat', 'kelp', 'pottery', 'shells', 'crystal', 'pearl']

export const looks: { readonly [name: string]: Look<RiderTypes> } = {
  bag: { about: 'what is still in the bag', lines: bagLines },
  contracts: { about: 'the contracts fulfilled and discarded so far', lines: contractLines },
  abilities: { about: 'who has which ability', lines: abilityLines },
}

/** WR-80: everyone saw what was taken out of it. */
function bagLines({ view }: SeenRiders): string[] {
  const { bag } = view.state
  const all = sizeOf(bag)
  if (all === 0) return ['The bag is empty.']
  const rows = THINGS.map((thing) => {
    const some = [1, 2, 3].flatMap((icons) => {
      const n = bag[TILES.indexOf(`${thing}${icons}`)] ?? 0
      return n > 0 ? [`${n} with ${icons}`] : []
    })
    return `  ${padEnd(coloured(thing, thing), 8)} ${some.length === 0 ? 'none' : some.join(', ')}`
  })
  const storms = bag[STORM]
  return [
    `In the bag are ${count(all, 'tile')}:`,
    ...rows,
    `  ${padEnd(coloured('storm', 'storms'), 8)} ${storms} (${Math.round((100 * storms) / all)} % of the bag)`,
  ]
}

function contractLines(seen: SeenRiders, width: number): string[] {
  const { seats, view } = seen
  const { state } = view
  const discards = CONTRACTS.names.filter((_, card) => state.discards[card] > 0)
  const longest = Math.max(...seats.map(widthOf))
  const listed = (head: string, cards: readonly string[]) =>
    wrap(
      `${padEnd(head, longest)}  ${cards.length === 0 ? 'none' : cards.map((card) => wholeCard(seen, card)).join('; ')}`,
      width,
      longest + 2,
    )
  return [
    ...state.seats.flatMap((rider, seat) =>
      listed(
        seats[seat],
        rider.fulfilled.map((card) => CONTRACTS.value(card)),
      ),
    ),
    `Discarded: ${count(sizeOf(state.discards), 'card')}, in the deck: ${sizeOf(state.deck)}.`,
    ...discards.flatMap((card) => {
      const n = state.discards[CONTRACTS.indexOf(card)]
      return wrap(`  ${wholeCard(seen, card)}${n > 1 ? ` ×${n}` : ''}`, width, 4)
    }),
    `Tiles paid so far: ${tileCodes(state.paid) || 'none'}`,
  ]
}

function abilityLines(seen: SeenRiders, width: number): string[] {
  const { seats, view, facts } = seen
  if (!facts.magic) return ['This game is played without the Magic of the Whales.']
  return view.state.seats.flatMap(({ ability }, seat) =>
    wrap(`${seats[seat]}: ${ability < 0 ? 'none yet' : abilityText(seen, ability)}`, width, 2),
  )
}
