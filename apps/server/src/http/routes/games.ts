import { LEVELS, STANDARD_LEVEL } from '@gam/bots'
import { optionsSchema } from '@gam/kernel'
import { gameList } from '@gam/protocol/schemas'
import { games, stylesOf } from '../../games.ts'
import { type App, answers } from '../app.ts'

const GAMES = {
  games: games.map((game) => ({
    id: game.id,
    title: game.title,
    about: game.about,
    rules: game.rulesVersion,
    seats: { min: game.seats.min, max: game.seats.max },
    options: optionsSchema(game.options),
    components: game.components.sets.map(({ id: set, title }) => ({ id: set, title })),
    styles: [...stylesOf(game.id)],
  })),
  levels: Object.entries(LEVELS).map(([level, { title, about }]) => ({ id: level, title, about })),
  standardLevel: STANDARD_LEVEL,
}

export function gameRoutes(app: App): void {
  app.get(
    '/api/games',
    { schema: { summary: 'What can be played', tags: ['games'], response: answers(gameList) } },
    async () => GAMES,
  )
}
