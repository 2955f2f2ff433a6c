import { type Game, Sfc32, Sitting } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford/whole'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'

/** The games that tables are tried with. */
export const games: readonly Game[] = [cardGame, whaleRiders, newBedford]

export const SEATS = ['Ann', 'Ben', 'Cy']

/** A game played by lot, as far as it goes. */
export function played(game: Game, moves: number, seed = `by lot ${moves}`): Sitting {
  const chance = new Sfc32(moves)
  let sitting: Sitting = Sitting.begin(game, { seats: SEATS, seed })
  while (sitting.codes.length < moves && sitting.decision) {
    const { seat } = sitting.decision
    sitting = sitting.submit(seat, anyOpen(sitting, chance))
  }
  return sitting
}

/** A game of New Bedford at a window in which this seat could play just one card of its log. */
export function atWindow(seat: number, holds = (_: Sitting): boolean => true): Sitting {
  const game: Game = newBedford
  for (let deal = 0; ; deal++) {
    const chance = new Sfc32(deal)
    const seed = `window ${deal}`
    let sitting: Sitting = Sitting.begin(game, { seats: SEATS, seed, options: { shipsLog: true } })
    for (; sitting.decision; sitting = sitting.submit(sitting.decision.seat, anyOpen(sitting, chance)))
      if (isLoneCard(sitting, seat) && holds(sitting)) return sitting
  }
}

function isLoneCard({ decision }: Sitting, seat: number): boolean {
  const open = decision?.options.filter(({ refusal }) => !refusal) ?? []
  return decision?.step === 'playLog' && decision.seat === seat && open.length === 2
}

export function anyOpen({ decision }: Sitting, chance: Sfc32): string {
  const open = decision?.options.filter(({ refusal }) => !refusal) ?? []
  return open[chance.below(open.length)].text
}
