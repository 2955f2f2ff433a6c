import { KNOWN, SHORTEST_FIRST } from '@gam/games'
import { type Game, type Judged, LANGUAGES, type Language, loadJudged } from '@gam/kernel'
import { Denied } from './denied.ts'

/** Every game that is known, with what its bots go by. */
export const judged: readonly Judged[] = await Promise.all(
  KNOWN.map(async (registration) => ({
    ...(await loadJudged(registration)),
    plans: (await registration.plans?.()) ?? {},
  })),
)

/** What bots of each game can have a bent for. */
const styles = new Map(
  await Promise.all(
    KNOWN.map(async ({ id, languages }) => {
      const words = (await (await languages.en()).styles?.()) ?? {}
      return [id, Object.entries(words).map(([style, said]) => ({ id: style, ...said }))] as const
    }),
  ),
)

/** What each game is called in each language. */
const titles = new Map(
  await Promise.all(
    KNOWN.flatMap(({ id, languages }) =>
      LANGUAGES.map(async (language) => {
        const { title } = await (await languages[language]()).table()
        return [`${language} ${id}`, title] as const
      }),
    ),
  ),
)

/** The games to choose from. */
export const games: readonly Game[] = SHORTEST_FIRST.map(({ id }) => gameOf(id))

export function gameOf(id: string): Game {
  return judgedOf(id).game
}

export function judgedOf(id: string): Judged {
  const found = judged.find(({ game }) => game.id === id)
  if (found) return found
  throw new Denied(
    'not-found',
    `There is no game "${id}"; there are ${SHORTEST_FIRST.map((one) => one.id).join(', ')}.`,
  )
}

export function stylesOf(id: string): readonly { id: string; title: string; about: string }[] {
  return styles.get(id) ?? []
}

export function titleOf(id: string, language: Language): string {
  return titles.get(`${language} ${id}`) ?? gameOf(id).title
}
