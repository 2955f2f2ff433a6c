import { Fault, type Game } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { nearest } from './nearest.ts'

/** The games this program knows, the first of them the one to begin with. */
export const games: readonly Game[] = [cardGame, whaleRiders, newBedford]

export function gameOf(id: string): Game {
  const game = games.find((g) => g.id === id.toLowerCase())
  if (game) return game
  const ids = games.map((g) => g.id)
  const near = nearest(id, ids)
  throw new Fault(
    'bad-request',
    `There is no game "${id}".${near ? ` Did you mean ${near}?` : ''} The games are: ${ids.join(', ')}.`,
  )
}
