import { type Game, type Judged, loadJudged } from '@gam/kernel'
import { registration as newBedford } from '@gam/new-bedford/registration'
import { registration as whaleRiders } from '@gam/whale-riders/registration'
import { registration as cardGame } from '@gam/whale-riders-cards/registration'
import { Denied } from './denied.ts'

/** The games of the house with what their bots go by. */
export const judged: readonly Judged[] = await Promise.all(
  [cardGame, whaleRiders, newBedford].map(loadJudged),
)

export const games: readonly Game[] = judged.map(({ game }) => game)

export function gameOf(id: string): Game {
  return judgedOf(id).game
}

export function judgedOf(id: string): Judged {
  const found = judged.find(({ game }) => game.id === id)
  if (found) return found
  throw new Denied(
    'not-found',
    `There is no game "${id}"; there are ${games.map((one) => one.id).join(', ')}.`,
  )
}
