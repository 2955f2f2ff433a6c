import { sum } from '@gam/kernel'
import {
  ASK,
  type Contract,
  type Facts,
  findPayments,
  found,
  GOODS,
  ICONS,
  PAYMENTS,
  piecesOf,
  type Rider,
  TILES,
} from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { payable } from './contract.ts'
import { abilityOf, thingOn } from './reading.ts'

/** A way to pay a contract, and what it means for the one who pays. */
export interface Way {
  /** As the action names it. */
  readonly payment: string
  readonly tiles: readonly number[]
  /** Goods paid beyond what is asked. */
  readonly lost: number
  /** The good that is lost, where it can only be one. */
  readonly lostThing: string | null
  readonly pearls: number
  readonly crystals: number
  /** Crystals the payer keeps. */
  readonly crystalsKept: number
  /** What the crystals stand for, where it can only be one good. */
  readonly crystalsAs: string | null
  /** How many of the other contracts could be paid with what is left. */
  readonly leaves: number
}

/** More than this nobody looks through. */
const MOST = 120

/** Every way to pay a contract that holds what is laid already, as the actions name them. */
export function paymentsOf(
  contract: Contract,
  rider: Rider,
  facts: Facts,
  laid = 'nothing',
): readonly string[] {
  const n = findPayments(contract, rider.tiles, abilityOf(facts, rider), PAYMENTS.indexOf(laid), MOST)
  return found.slice(0, n).map((payment) => PAYMENTS.value(payment))
}

/** More than these the rules do not list: tiles are laid one by one then. */
const LISTED = 30

/** The actions that pay in this way, once the contract is named. */
export function rowOf(way: Way, contract: Contract, rider: Rider, facts: Facts, laid: string): string[] {
  const ability = abilityOf(facts, rider)
  const sofar: number[] = []
  PAYMENTS.unrank(PAYMENTS.indexOf(laid), sofar)
  const ways = (most: number) => findPayments(contract, rider.tiles, ability, PAYMENTS.rank(sofar), most)
  const row: string[] = []
  // The only way is paid by itself.
  if (ways(2) === 1) return row
  const left = way.tiles.filter((tile) => sofar[tile]-- <= 0)
  PAYMENTS.unrank(PAYMENTS.indexOf(laid), sofar)
  for (const tile of left) {
    if (ways(LISTED + 1) <= LISTED) break
    row.push(`lay ${TILES.value(tile)}`)
    sofar[tile]++
    if (ways(2) === 1) return row
  }
  return [...row, `pay ${way.payment}`]
}

/** The ways to pay a contract, those that cost least first. */
export function waysOf(contract: Contract, rider: Rider, facts: Facts, laid = 'nothing'): Way[] {
  return paymentsOf(contract, rider, facts, laid)
    .map((payment) => wayOf(payment, contract, rider, facts))
    .map((way) => ({ way, cost: costOf(way) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ way }) => way)
}

function wayOf(payment: string, contract: Contract, rider: Rider, facts: Facts): Way {
  const tiles = piecesOf(payment).map((name) => TILES.indexOf(name))
  const left = [...rider.tiles]
  for (const tile of tiles) left[tile]--
  const shown = (thing: string) =>
    sum(tiles.filter((tile) => thingOn(tile) === thing).map((tile) => ICONS[tile]))
  const crystals = shown('crystal')
  const ability = abilityOf(facts, rider)
  const goods = sum(tiles.map((tile) => ICONS[tile])) - shown('pearl')
  const asked = contract.ask === ASK.tiles ? goods : contract.amount - ability.fewerGoods
  const over = contract.ask === ASK.pictured ? overpaid(contract, shown) : []
  const open = contract.ask === ASK.pictured ? stillOpen(contract, shown) : []
  const lost = Math.max(0, goods - asked)
  return {
    payment,
    tiles,
    lost,
    lostThing: over.length === 1 && crystals === 0 ? over[0] : null,
    pearls: shown('pearl'),
    crystals,
    crystalsKept: sum(left.filter((_, tile) => thingOn(tile) === 'crystal')),
    crystalsAs: crystals > 0 && open.length === 1 ? open[0] : null,
    leaves: payable(facts, rider, left),
  }
}

function overpaid({ goods }: Contract, shown: (thing: string) => number): string[] {
  return GOODS.names.filter((thing, good) => shown(thing) > goods[good])
}

function stillOpen({ goods }: Contract, shown: (thing: string) => number): string[] {
  return GOODS.names.filter((thing, good) => shown(thing) < goods[good])
}

/** Pearls are points, crystals fit everywhere, and a contract that can be paid afterwards is worth a lot. */
function costOf({ tiles, lost, pearls, crystals, leaves }: Way): number {
  return 5 * pearls + 1.5 * crystals + lost + 0.4 * tiles.length - 3 * leaves
}

/** Does a payment hold all tiles that were picked by hand? */
export function holds({ tiles }: Way, picked: readonly number[]): boolean {
  const left = [...tiles]
  return picked.every((tile) => {
    const at = left.indexOf(tile)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** What a way to pay spares, loses and leaves. */
export function aboutOf(way: Way, { pay, looks }: RiderWords): { title: string; more: string[] } {
  const { lost, lostThing, pearls, crystals, crystalsKept, crystalsAs, leaves, tiles } = way
  const good = crystalsAs !== null && GOODS.indexOf(crystalsAs) >= 0 ? looks.things[crystalsAs] : null
  let title = pay.spends(tiles.length)
  if (pearls > 0) title = pay.losesPearls(pearls)
  else if (crystals > 0) title = good === null ? pay.withCrystals(crystals) : pay.crystalsAs(crystals, good)
  else if (crystalsKept > 0) title = pay.keepsCrystals(crystalsKept)
  return {
    title,
    more: [lost === 0 ? pay.exact : pay.lost(lost, lostThing), ...(leaves > 0 ? [pay.leaves(leaves)] : [])],
  }
}
