import { CARDS, holderOf, isActing, LAY, POINTS, type State, TOKENS } from '@gam/new-bedford'
import { SEA } from './reading.ts'

/** SL-42 */
const PORT_FEE = 1
const PORT_FEES = CARDS.indexOf('port fees')

/** Whales that are still to be named, the dearest first, and what there is to pay for them. */
export interface Hold {
  readonly kinds: readonly { readonly token: number; readonly aboard: number }[]
  readonly money: number
  /** The lays of what was kept already, and the fee of the port. */
  readonly owed: number
}

/** What is kept of each kind of the hold, in its order. */
export type Kept = readonly number[]

/** The hold of a ship as it stands when the kind `from` is asked for; dearer ones are named already. */
export function holdOf(state: State, seat: number, ship: number, from: number): Hold {
  const { money, ships } = state.seats[seat]
  const { whales } = ships[ship]
  let owed = feeFor(state, seat)
  for (let token = from + 1; token < SEA; token++) owed += whales[token] * LAY[token]
  const kinds = Array.from({ length: from + 1 }, (_, i) => from - i)
    .filter((token) => whales[token] > 0)
    .map((token) => ({ token, aboard: whales[token] }))
  return { kinds, money, owed }
}

function feeFor(state: State, seat: number): number {
  return isActing(state, PORT_FEES) && holderOf(state, PORT_FEES) !== seat ? PORT_FEE : 0
}

/** What is left when it is done; below nothing it cannot be done. */
export function leftAfter({ kinds, money, owed }: Hold, kept: Kept): number {
  return kinds.reduce(
    (sum, { token, aboard }, i) => sum - kept[i] * LAY[token] + ((aboard - kept[i]) * LAY[token]) / 2,
    money - owed,
  )
}

export function pointsOf({ kinds }: Hold, kept: Kept): number {
  return kinds.reduce((sum, { token }, i) => sum + kept[i] * POINTS[token], 0)
}

/** What somebody wants kept of a kind, by its place in the hold; the last wish is heeded first. */
export interface Wished {
  readonly kind: number
  readonly keep: number
}

/**
 * The most points and then the most money, with as many wishes as can be paid for, the last one above all; null: not
 * even that one can be.
 */
export function bestFor(hold: Hold, wishes: readonly Wished[]): Kept | null {
  let best: Kept | null = null
  let most: readonly number[] = []
  for (const kept of allOf(hold)) {
    const left = leftAfter(hold, kept)
    if (left < 0 || !heeds(kept, wishes.slice(-1))) continue
    const worth = [wishes.filter((wish) => heeds(kept, [wish])).length, pointsOf(hold, kept), left]
    if (best === null || isMore(worth, most)) {
      best = kept
      most = worth
    }
  }
  return best
}

function heeds(kept: Kept, wishes: readonly Wished[]): boolean {
  return wishes.every(({ kind, keep }) => kept[kind] === keep)
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((n, i) => n !== other[i])
  return at >= 0 && one[at] > other[at]
}

/** Every way to keep some of each kind, those that keep more of what is dear first. */
function allOf({ kinds }: Hold): Kept[] {
  let ways: Kept[] = [[]]
  for (const { aboard } of kinds)
    ways = ways.flatMap((way) => Array.from({ length: aboard + 1 }, (_, sold) => [...way, aboard - sold]))
  return ways
}

/** As it is sent: how many of each kind are sold, the dearest first. */
export function actionsFor({ kinds }: Hold, kept: Kept): string[] {
  return kinds.map(({ token, aboard }, i) => `sell whales ${aboard - kept[i]} ${TOKENS.value(token)}`)
}
