import { KNOWN, SHORTEST_FIRST } from '@gam/games'
import {
  Fault,
  type Game,
  type GameWords,
  type Judgement,
  loadJudged,
  oneAt,
  type Plans,
  type RuleList,
  type RuleTexts,
  type Theme,
} from '@gam/kernel'
import { nearest } from './nearest.ts'
import { spoken } from './words/speech.ts'

const known = await Promise.all(
  KNOWN.map(async (registration) => ({
    ...(await loadJudged(registration)),
    plans: (await registration.plans?.()) ?? {},
    registration,
    rules: await registration.rules(),
  })),
)

/** Every game this program knows, also those that stand in no list. */
export const allGames: readonly Game[] = known.map(({ game }) => game)

/** The games to choose from. */
export const games: readonly Game[] = SHORTEST_FIRST.flatMap(({ id }) =>
  allGames.filter((game) => game.id === id),
)

/** The one to begin with. */
export const firstGame = oneAt(games, 0)

export function gameOf(id: string): Game {
  const game = allGames.find((g) => g.id === id.toLowerCase())
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
  return partsOf(game).judgement
}

/** The plain plans that bots of a game are measured by, and that they can have a bent for. */
export function plansOf(game: Game): Plans {
  return partsOf(game).plans
}

/** Ways to play a game that are worth a day, or an hour of practice. */
export async function themesOf(game: Game): Promise<readonly Theme[]> {
  return (await partsOf(game).registration.themes?.()) ?? []
}

export function rulesOf(game: Game): RuleList {
  return partsOf(game).rules
}

/** What each game says in the language that is spoken: its table, and the sentences of its rules. */
const sayings = await spoken(
  async (language) =>
    new Map(
      await Promise.all(
        known.map(async ({ registration: { id, languages } }) => {
          const words = await languages[language]()
          const [table, rules] = await Promise.all([words.table(), words.rules()])
          return [id, { table, rules }] as const
        }),
      ),
    ),
)

/** The sentences of the rules. */
export function ruleTextsOf({ id }: Game): RuleTexts {
  return sayings().get(id)?.rules ?? {}
}

/** What it says at a table; null for a game that is not of this house. */
export function tableWordsOf(id: string): GameWords | null {
  return sayings().get(id)?.table ?? null
}

function partsOf({ id }: Game): (typeof known)[number] {
  const found = known.find(({ game }) => game.id === id)
  if (!found) throw new Fault('bad-request', `This program does not know a game "${id}".`)
  return found
}
