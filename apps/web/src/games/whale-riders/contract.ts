import { NONE, sum } from '@gam/kernel'
import {
  type Ability,
  ASK,
  CONTRACTS,
  type Contract,
  type Facts,
  GOODS,
  missing,
  NEEDS,
  openNeeds,
  type Rider,
} from '@gam/whale-riders'
import { abilityOf } from './reading.ts'

/** How one asked good stands: paid from own goods, by a wild tile, spared by an ability, or still to come. */
type SlotState = 'own' | 'wild' | 'spared' | 'open'

interface Slot {
  readonly thing: string
  readonly state: SlotState
}

export interface Need {
  readonly kind: 'pictured' | 'any' | 'tiles'
  /** For pictured goods: each of them. */
  readonly slots: readonly Slot[]
  /** How many are asked for in all, and how many of them are there. */
  readonly asked: number
  readonly have: number
  readonly short: number
  /** What exactly is missing, where only one thing can be. */
  readonly lacking: readonly { readonly thing: string; readonly n: number }[]
}

export function contractOf(facts: Facts, card: number): Contract | null {
  return card === NONE ? null : (facts.contracts[card] ?? null)
}

export function nameOfContract(card: number): string {
  return CONTRACTS.value(card)
}

/** What a contract asks for, and how far these tiles go towards it. */
export function needOf(contract: Contract, tiles: readonly number[], ability: Ability): Need {
  const short = missing(contract, tiles, ability)
  const { ask, amount } = contract
  if (ask === ASK.tiles) return counted('tiles', amount, short, 'tile')
  if (ask === ASK.any) return counted('any', amount - ability.fewerGoods, short, 'any')
  const open: number[] = []
  NEEDS.unrank(openNeeds(contract, tiles), open)
  const unwild = missing(contract, tiles, { ...ability, fewerGoods: 0 })
  return pictured(contract, open, unwild, short)
}

function counted(kind: 'any' | 'tiles', asked: number, short: number, thing: string): Need {
  const lacking = short > 0 ? [{ thing, n: short }] : []
  return { kind, slots: [], asked, have: asked - short, short, lacking }
}

/** Of the goods left open, wild tiles cover the first ones, an ability the next, and the rest is missing. */
function pictured({ goods, amount }: Contract, open: readonly number[], unwild: number, short: number): Need {
  const all = sum([...open])
  let wild = all - unwild
  let spared = unwild - short
  const slots: Slot[] = []
  for (const [good, thing] of GOODS.names.entries())
    for (let i = 0; i < goods[good]; i++) {
      let state: SlotState = 'own'
      if (i >= goods[good] - open[good]) {
        state = wild > 0 ? 'wild' : spared > 0 ? 'spared' : 'open'
        if (state === 'wild') wild--
        else if (state === 'spared') spared--
      }
      slots.push({ thing, state })
    }
  const kinds = GOODS.names.flatMap((thing, good) => (open[good] > 0 ? [{ thing, n: open[good] }] : []))
  return {
    kind: 'pictured',
    slots,
    asked: amount,
    have: amount - short,
    short,
    lacking: short === 0 ? [] : lackingOf(kinds, all, short),
  }
}

/** Wild tiles leave a choice of what is still missing, unless only one thing is open. */
function lackingOf(kinds: Need['lacking'], open: number, short: number): Need['lacking'] {
  if (short === open) return kinds
  return [{ thing: kinds.length === 1 ? kinds[0].thing : 'any', n: short }]
}

/** How many of a rider's contracts these tiles could pay, one at a time. */
export function payable(facts: Facts, rider: Rider, tiles: readonly number[]): number {
  const ability = abilityOf(facts, rider)
  let n = 0
  for (let card = 0; card < CONTRACTS.size; card++) {
    const contract = rider.hand[card] > 0 ? contractOf(facts, card) : null
    if (contract && missing(contract, tiles, ability) === 0) n += rider.hand[card]
  }
  return n
}
