import { registered } from '@gam/games'
import {
  Fault,
  type Game,
  type Judged,
  loadJudged,
  loadWhole,
  type Plans,
  type Registration,
} from '@gam/kernel'

function known(id: string): Registration {
  const found = registered(id)
  if (!found) throw new Fault('bad-request', `This program does not know a game "${id}".`)
  return found
}

export async function gameOf(id: string): Promise<Game> {
  return known(id).game()
}

/** For whoever reads a game that may begin at a state which was handed in. */
export async function wholeGameOf(id: string): Promise<Game> {
  return loadWhole(known(id))
}

/** For whoever thinks about positions. */
export async function judgedOf(id: string): Promise<Judged> {
  return loadJudged(known(id))
}

/** For whoever plays in a style. */
export async function plansOf(id: string): Promise<Plans> {
  return (await known(id).plans?.()) ?? {}
}
