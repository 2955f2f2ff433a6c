import { SHORTEST_FIRST } from '@gam/games'
import { type Game, type Judged, LANGUAGES, type Language, loadJudged } from '@gam/kernel'
import { Denied } from './denied.ts'

/** The games of the house with what their bots go by. */
export const judged: readonly Judged[] = await Promise.all(SHORTEST_FIRST.map(loadJudged))

/** What each game is called in each language. */
const titles = new Map(
  await Promise.all(
    SHORTEST_FIRST.flatMap(({ id, languages }) =>
      LANGUAGES.map(async (language) => {
        const { title } = await (await languages[language]()).table()
        return [`${language} ${id}`, title] as const
      }),
    ),
  ),
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

export function titleOf(id: string, language: Language): string {
  return titles.get(`${language} ${id}`) ?? gameOf(id).title
}
