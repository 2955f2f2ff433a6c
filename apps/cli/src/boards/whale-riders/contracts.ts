import { faceDown, oneAt, sizeOf, sum } from '@gam/kernel'
import { ASK, CONTRACTS, missing, NEEDS, openNeeds, type Rider } from '@gam/whale-riders'
import { ink } from '../../ink.ts'
import { padEnd, widthOf, wrap } from '../../lines.ts'
import { term } from '../../wording.ts'
import { abilityOf, type SeenRiders } from './riders.ts'
import { words } from './words.ts'

export interface Card {
  readonly asks: string
  readonly brings: string
}

/** A contract in two parts: what it asks for, and what it brings. */
export function cardOf(seen: SeenRiders, contract: string): Card {
  const [asks = '', brings = ''] = words().contract(term(seen, 'contract', contract))
  const { goods } = oneAt(seen.facts.contracts, CONTRACTS.indexOf(contract))
  const [first = 0] = goods
  const even = first > 0 && goods.every((n) => n === first)
  return { asks: even ? words().ofEach(first) : asks, brings }
}

/** What it asks for is enough to know a card of one's hand by, unless two of them ask for the same. */
export function cardInHand(seen: SeenRiders, { hand }: Rider, contract: string): string {
  const { asks } = cardOf(seen, contract)
  const alike = CONTRACTS.names.filter(
    (name, card) => oneAt(hand, card) > 0 && cardOf(seen, name).asks === asks,
  )
  return alike.length > 1 ? wholeCard(seen, contract) : asks
}

export function wholeCard(seen: SeenRiders, contract: string): string {
  const { asks, brings } = cardOf(seen, contract)
  return `${asks} → ${brings}`
}

/** The contracts of an open hand, one a line, each with what is still missing. */
export function handLines(seen: SeenRiders, rider: Rider, width: number): string[] {
  const cards = CONTRACTS.names.flatMap((name, card) => Array<string>(oneAt(rider.hand, card)).fill(name))
  const rows = cards.map((name) => ({ ...cardOf(seen, name), lack: lackOf(seen, rider, name) }))
  const asks = Math.max(0, ...rows.map((row) => widthOf(row.asks)))
  const brings = Math.max(0, ...rows.map((row) => widthOf(row.brings)))
  return rows.flatMap((row) => {
    const card = `${padEnd(row.asks, asks)} → ${padEnd(row.brings, brings)}`
    const lines = row.lack.map((lack) => `${card}   ${lack}`)
    return wrap(lines.find((line) => widthOf(line) <= width) ?? lines.at(-1) ?? card, width, 4)
  })
}

export function isOpen({ hand }: Rider): boolean {
  return sizeOf(hand) > 0 && faceDown(hand) === 0
}

/**
 * What is missing for a contract, once in full and once for where there is less room. Crystals stand for what the
 * own goods leave open.
 */
function lackOf(seen: SeenRiders, rider: Rider, name: string): string[] {
  const contract = oneAt(seen.facts.contracts, CONTRACTS.indexOf(name))
  const ability = abilityOf(seen, rider)
  const short = missing(contract, rider.tiles, ability)
  if (short === 0) return [ink.bold(words().canBeFulfilled)]
  if (contract.ask === ASK.tiles) return [words().lacks(words().tiles(short))]
  const goods = words().lacks(words().goods(short))
  if (contract.ask === ASK.any) return [goods]
  const rank = openNeeds(contract, rider.tiles)
  const open: number[] = []
  NEEDS.unrank(rank, open)
  const all = sum(open)
  if (all === contract.amount) return [short === all ? words().lacksAll : goods]
  const needs = term(seen, 'goods', NEEDS.value(rank))
  return [short === all ? words().lacks(needs) : words().lacksOf(short, needs), goods]
}
