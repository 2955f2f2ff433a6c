import { Fault, type Game, type Judged, loadJudged, loadWhole, type Registration } from '@gam/kernel'
import { registration as newBedford } from '@gam/new-bedford/registration'
import { registration as whaleRiders } from '@gam/whale-riders/registration'
import { registration as cardGame } from '@gam/whale-riders-cards/registration'

const GAMES: readonly Registration[] = [whaleRiders, newBedford, cardGame]

function registered(id: string): Registration {
  const found = GAMES.find((game) => game.id === id)
  if (!found) throw new Fault('bad-request', `This program does not know a game "${id}".`)
  return found
}

export async function gameOf(id: string): Promise<Game> {
  return registered(id).game()
}

/** For whoever reads a game that may begin at a state which was handed in. */
export async function wholeGameOf(id: string): Promise<Game> {
  return loadWhole(registered(id))
}

/** For whoever thinks about positions. */
export async function judgedOf(id: string): Promise<Judged> {
  return loadJudged(registered(id))
}
