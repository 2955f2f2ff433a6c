import type { Game } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { Denied } from './denied.ts'

export const games: readonly Game[] = [cardGame, whaleRiders, newBedford]

export function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id)
  if (game) return game
  throw new Denied(
    'not-found',
    `There is no game "${id}"; there are ${games.map((one) => one.id).join(', ')}.`,
  )
}
