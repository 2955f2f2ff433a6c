import type { Sfc32, Sitting } from '@gam/kernel'
import { CARDS, holderOf, type NewBedford, PLACES } from '@gam/new-bedford'

export type Town = Sitting<NewBedford>

export const FOUR = ['Mara', 'Benedikt', 'Oluwaseun', 'Franziska-Josephine']

export const EVERYTHING = {
  whiteWhale: true,
  blueWhale: true,
  ambergris: true,
  castaway: true,
  shipsLog: true,
} satisfies Partial<NewBedford['options']>

/** What a busy whaling firm would rather do; the first that is open, most of the time. */
const EAGER = [
  /^build/,
  /^launch ship \d [3456]/,
  /^launch/,
  /^select sperm/,
  /^select bowhead/,
  /^select/,
  /^buy/,
  /^sell whales 0/,
  /^place (town hall|courthouse)/,
  /^place (city pier|wharf|dry dock)/,
  /^place dockyard/,
  /^place (brickyard|chandlery|bakery|schoolhouse|bank|tavern)/,
  /^place (warehouse|forest|farm)/,
]

export function busily({ decision }: Town, chance: Sfc32): string {
  const open = decision?.options.filter(({ refusal }) => !refusal) ?? []
  if (chance.below(10) < 7)
    for (const wanted of EAGER) {
      const found = open.filter(({ text }) => wanted.test(text))
      if (found.length > 0) return found[chance.below(found.length)].text
    }
  return open[chance.below(open.length)].text
}

/** A firm that keeps a log: it takes cards as often as whales, and builds and sails as any busy one. */
export function loggingly(town: Town, chance: Sfc32): string {
  const open = town.decision?.options.filter(({ refusal }) => !refusal) ?? []
  const cards = open.filter(({ text }) => text.startsWith('take card'))
  if (cards.length > 0 && chance.below(2) === 0) return cards[chance.below(cards.length)].text
  return busily(town, chance)
}

export function asked({ decision }: Town, step: string): boolean {
  return decision?.seat === 0 && decision.step === step
}

export function built({ state }: Town): number {
  return state.owners.filter((owner) => owner >= 0).length
}

export function atSea({ state }: Town): number {
  const shore = PLACES.indexOf('space 0')
  return state.seats.flatMap(({ ships }) => ships).filter(({ at }) => at >= shore).length
}

export function cardsHeld({ state }: Town, seat: number): number {
  return CARDS.names.filter((_, card) => holderOf(state, card) === seat).length
}

/** Late, crowded, my turn, something used, something not in my means. */
export function crowded(town: Town): boolean {
  return asked(town, 'place') && town.state.round >= 8 && built(town) > 11 && atSea(town) > 4
}

/** Late, with pages on every side, and many ships out. */
export function wellLogged(town: Town): boolean {
  const everybodyHas = [0, 1, 2, 3].every((seat) => cardsHeld(town, seat) > 1)
  return asked(town, 'place') && town.state.round >= 9 && everybodyHas && atSea(town) > 4
}
