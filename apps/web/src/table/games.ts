import { Fault, type Game, type Judgement, type Types } from '@gam/kernel'

/** Forgets which game it is. */
function known<T extends Types>(game: Game<T>): Game {
  return game
}

interface Rules {
  rules(): Promise<Game>
  /** With the game's own sense of who stands well, which a game in the browser comes without. */
  judged(): Promise<Game>
}

/** One game, from its two parts. */
function of<T extends Types>(game: () => Promise<Game<T>>, judgement: () => Promise<Judgement<T>>): Rules {
  return {
    rules: async () => known(await game()),
    async judged() {
      const [rules, sense] = await Promise.all([game(), judgement()])
      const judged = (version: Game<T>): Game<T> => ({
        ...version,
        judgement: sense,
        atRules: (rules) => judged(version.atRules(rules)),
      })
      return known(judged(rules))
    },
  }
}

const GAMES: { readonly [id: string]: Rules } = {
  'new-bedford': of(
    async () => (await import('@gam/new-bedford')).newBedford,
    async () => (await import('@gam/new-bedford/judgement')).judgement,
  ),
  'whale-riders': of(
    async () => (await import('@gam/whale-riders')).whaleRiders,
    async () => (await import('@gam/whale-riders/judgement')).judgement,
  ),
  'whale-riders-cards': of(
    async () => (await import('@gam/whale-riders-cards')).cardGame,
    async () => (await import('@gam/whale-riders-cards/judgement')).judgement,
  ),
}

function rulesOf(id: string): Rules {
  const rules = GAMES[id]
  if (!rules) throw new Fault('bad-request', `This program does not know a game "${id}".`)
  return rules
}

export async function gameOf(id: string): Promise<Game> {
  return rulesOf(id).rules()
}

/** For whoever thinks about positions. */
export async function judgedGameOf(id: string): Promise<Game> {
  return rulesOf(id).judged()
}
