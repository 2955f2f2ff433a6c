import { Fault, type Game, type Judgement, loadJudged, type Rule } from '@gam/kernel'
import { registration as newBedford } from '@gam/new-bedford/registration'
import { registration as whaleRiders } from '@gam/whale-riders/registration'
import { registration as cardGame } from '@gam/whale-riders-cards/registration'
import { nearest } from './nearest.ts'

const shelf = await Promise.all(
  [cardGame, whaleRiders, newBedford].map(async (registration) => ({
    ...(await loadJudged(registration)),
    rules: await registration.rules(),
  })),
)

/** The games this program knows, the first of them the one to begin with. */
export const games: readonly Game[] = shelf.map(({ game }) => game)

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

/** What bots go by in a game, whatever version of its rules is played. */
export function judgementOf(game: Game): Judgement {
  return shelved(game).judgement
}

export function rulesOf(game: Game): { readonly [id: string]: Rule } {
  return shelved(game).rules
}

function shelved({ id }: Game): (typeof shelf)[number] {
  const found = shelf.find(({ game }) => game.id === id)
  if (!found) throw new Fault('bad-request', `This program does not know a game "${id}".`)
  return found
}
