import { KNOWN, SHORTEST_FIRST } from '@gam/games'
import { type Game, type Judged, type Language, loadJudged, loadWhole, pointsAsTheyStand } from '@gam/kernel'
import { Denied } from './denied.ts'

/** Every game that is known. What only bots or letters need of it is read when they do. */
const known: readonly Game[] = await Promise.all(KNOWN.map(loadWhole))

/** What bots of each game can have a bent for. */
const styles = new Map(
  await Promise.all(
    KNOWN.map(async ({ id, languages }) => {
      const words = (await (await languages.en()).styles?.()) ?? {}
      return [id, Object.entries(words).map(([style, said]) => ({ id: style, ...said }))] as const
    }),
  ),
)

/** The games to choose from. */
export const games: readonly Game[] = SHORTEST_FIRST.map(({ id }) => gameOf(id))

export function gameOf(id: string): Game {
  const found = known.find((game) => game.id === id)
  if (found) return found
  throw new Denied(
    'not-found',
    `There is no game "${id}"; there are ${SHORTEST_FIRST.map((one) => one.id).join(', ')}.`,
  )
}

/** All of them, with what their bots go by. */
export function judgedGames(): Promise<Judged[]> {
  return Promise.all(
    KNOWN.map(async (registration) => ({
      ...(await loadJudged(registration)),
      plans: (await registration.plans?.()) ?? {},
    })),
  )
}

/** What the bots of a game go by. */
export async function judgementOf(game: Game): Promise<Judged['judgement']> {
  const registration = KNOWN.find(({ id }) => id === game.id)
  return registration ? (await loadJudged(registration)).judgement : pointsAsTheyStand(game)
}

export async function titleOf(id: string, language: Language): Promise<string> {
  const words = await KNOWN.find((one) => one.id === id)?.languages[language]()
  return words ? (await words.table()).title : gameOf(id).title
}

export function stylesOf(id: string): readonly { id: string; title: string; about: string }[] {
  return styles.get(id) ?? []
}
