import { type Game, Sfc32, Sitting } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
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

export function anyOpen({ decision }: Sitting, chance: Sfc32): string {
  const open = decision?.options.filter(({ refusal }) => !refusal) ?? []
  return open[chance.below(open.length)].text
}
