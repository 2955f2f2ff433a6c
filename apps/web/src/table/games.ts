import { Fault, type Game, type Types } from '@gam/kernel'

/** Forgets which game it is. */
function known<T extends Types>(game: Game<T>): Game {
  return game
}

const GAMES: { readonly [id: string]: () => Promise<Game> } = {
  'new-bedford': async () => known((await import('@gam/new-bedford')).newBedford),
  'whale-riders': async () => known((await import('@gam/whale-riders')).whaleRiders),
  'whale-riders-cards': async () => known((await import('@gam/whale-riders-cards')).cardGame),
}

export async function gameOf(id: string): Promise<Game> {
  const load = GAMES[id]
  if (!load) throw new Fault('bad-request', `This program does not know a game "${id}".`)
  return load()
}
