import { KNOWN as REGISTERED } from '@gam/games'
import { LANGUAGES, Sitting, type Types } from '@gam/kernel'
import { createElement } from 'preact/compat'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { momentOf } from '../play/figure-moment.ts'
import { FigureStage } from '../play/figure-stage.tsx'
import type { TableInfo } from '../session/session.ts'
import { loadUi, SpeechContext } from '../words/language.ts'
import { plainBoard } from './plain-board.tsx'
import { plainEntry } from './plain-entry.tsx'

const NAMES = ['Ann', 'Ben']

function tableOf({ game, config }: Sitting): TableInfo {
  return {
    id: 'plain',
    game: game.id,
    rules: game.rulesVersion,
    seats: NAMES.map((name, i) => ({ name, flag: i + 1, bot: null })),
    players: NAMES.length,
    options: Object(config.options),
    components: game.components.sets[0].id,
    componentSet: null,
    shared: false,
  }
}

test.each(REGISTERED.map((registration) => [registration.id, registration] as const))(
  '%s can be played without a board of its own: all that a seat may know is there, and nothing else',
  async (_, registration) => {
    const game = await registration.game()
    const board = plainBoard(game)
    const sitting = Sitting.begin<Types>(game, { seats: NAMES, seed: 'plain' })
    const table = tableOf(sitting)
    for (const language of LANGUAGES) {
      const words = await (await registration.languages[language]()).table()
      const props = {
        ...{
          table,
          words,
          preview: null,
          told: [],
          held: null,
          acting: null,
          header: null,
          log: null,
          prompt: null,
        },
        moment: momentOf(sitting, 0, () => undefined),
      }
      const drawn = renderToStaticMarkup(
        createElement(
          SpeechContext,
          { value: { language, ui: await loadUi(language) } },
          FigureStage({ board, words, table, children: createElement(board.Table, props) }),
        ),
      )
      for (const name of NAMES) expect(drawn).toContain(name)
      expect(drawn).not.toMatch(/undefined|NaN|\[object/)
      expect(board.players(props.moment, words, NAMES, table)).toMatch(/^Ann: .*Ben: /)
      expect(board.log(sitting.eventsFor(0), words)).toHaveLength(sitting.eventsFor(0).length)
    }
  },
)

test('hands of others are face down', async () => {
  const [registration] = REGISTERED.filter(({ id }) => id === 'whale-riders-cards')
  const board = await plainEntry(registration).board()
  const sitting = Sitting.begin<Types>(board.game, { seats: NAMES, seed: 'plain' })
  const words = await (await registration.languages.en()).table()
  const moment = momentOf(sitting, 0, () => undefined)
  const [ann, ben] = board.players(moment, words, NAMES, tableOf(sitting)).split('. ')
  expect(ann).not.toContain('?')
  expect(ben).toContain('hand 6 ?')
})
