import type { Sfc32, Sitting } from '@gam/kernel'
import { type Facts, missing, NO_MAGIC, type RiderTypes, type State, TILES } from '@gam/whale-riders'

// Positions of Whale Riders worth looking at, reached by play that is neither random nor thoughtful.

export type RiderSitting = Sitting<RiderTypes>

/** Fulfils what it can, buys what it can afford, and rides on in good time. */
export function rides({ decision, state }: RiderSitting, chance: Sfc32): string {
  const open = decision?.options.filter(({ refusal }) => !refusal) ?? []
  const of = (type: string) => open.filter(({ action }) => action.type === type)
  const any = (options: typeof open) => options[chance.below(options.length)].text
  const wanted = ['choose', 'pay', 'lay', 'fulfil'].map(of).find((options) => options.length > 0)
  if (wanted) return any(wanted)
  const rider = state.seats[decision?.seat ?? 0]
  const whole = of('advance').length > 0
  const tiles = of('buy')
  if (decision?.step === 'discardMore') return any(of('done'))
  if (tiles.length > 0 && (chance.below(10) < 6 || !whole)) return any(tiles)
  if (whole && chance.below(10) < 7) return 'advance'
  if (rider.coins < 8 && of('takeCoin').length > 0) return 'take coin'
  return any(of('discard').length > 0 && chance.below(10) < 2 ? of('discard') : open)
}

/** How many contracts of a seat could be paid now. */
export function readyOf({ state, facts }: { state: State; facts: Facts }, seat: number): number {
  const { hand, tiles, ability } = state.seats[seat]
  const magic = facts.abilities[ability] ?? NO_MAGIC
  return facts.contracts.filter((contract, card) => hand[card] > 0 && missing(contract, tiles, magic) === 0)
    .length
}

const STORM = TILES.indexOf('storm')

export function stormsOn({ state }: RiderSitting): number {
  return state.ports.flat().filter((tile) => tile === STORM).length - 1
}

/** How many actions are left in the turn, read from what can be done. */
export function optionsOf({ decision }: RiderSitting, type: string): number {
  return decision?.options.filter(({ action, refusal }) => action.type === type && !refusal).length ?? 0
}

/** The first seat is asked late in a full game, with something to buy, something to fulfil, and storms about. */
export function isCrowded(sitting: RiderSitting): boolean {
  const { decision, state } = sitting
  if (decision?.seat !== 0 || decision.step !== 'turn' || state.round < 6) return false
  const tiles = state.seats.map((rider) => rider.tiles.reduce((a, b) => a + b))
  return (
    optionsOf(sitting, 'buy') >= 2 &&
    optionsOf(sitting, 'advance') === 1 &&
    readyOf(sitting, 0) >= 1 &&
    stormsOn(sitting) >= 4 &&
    state.bag[TILES.size] > 20 &&
    state.decrees.length >= 2 &&
    tiles[0] >= 4 &&
    tiles.filter((n) => n >= 2).length >= 3 &&
    state.seats.some((rider) => rider.decrees.length > 0) &&
    sitting.movers.at(-1) === 0
  )
}
