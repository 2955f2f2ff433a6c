import { LANGUAGES } from '@gam/kernel'
import { momentOf } from '@gam/table'
import { createElement } from 'preact/compat'
import { renderToStringAsync } from 'preact-render-to-string'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadBoard } from '../games/games.ts'
import { Foresight } from '../play/foresight.ts'
import { type ChosenOptions, played } from '../session/played.test-support.ts'
import { Session, type TablePort } from '../session/session.ts'
import { gameOf } from '../table/games.ts'
import { loadUi, SpeechContext } from '../words/language.ts'
import type { TableView } from './table-view.tsx'

let View: typeof TableView
beforeAll(async () => {
  // What listens to the window from its first moment on hears nothing here.
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
  View = (await import('./table-view.tsx')).TableView
})
afterAll(() => vi.unstubAllGlobals())

const NAMES = ['Mara', 'Ilse', 'Ben', 'Theo', 'Ada', 'Jon']
const PROMO = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }

const TABLES: readonly [game: string, people: number, options: ChosenOptions][] = [
  ['whale-riders-cards', 2, { match: 'three' }],
  ['whale-riders-cards', 5, { advanced: true, openScores: true }],
  ['whale-riders', 2, { edition: 'first' }],
  ['whale-riders', 6, { decree: true, magic: true }],
  ['new-bedford', 4, { shipsLog: true, ...PROMO }],
  ['new-bedford', 2, {}],
  ['new-bedford', 1, { captains: ['flask', 'ahab'] }],
  ['new-bedford', 3, { shipsLog: true, captains: ['stubb'] }],
  ['flotsam', 3, {}],
]

/** `npm run trials` plays more of them, and looks more often. */
const [GAMES, ONE_IN] = process.env.TRIALS === 'long' ? [20, 4] : [1, 40]

/** Nobody does anything there. */
const STILL: TablePort = {
  attach: () => undefined,
  tellAll: () => undefined,
  submit: () => Promise.resolve(),
  preview: () => Promise.reject(new Error('nobody asks')),
  undo: () => Promise.resolve(),
  unveil: () => Promise.resolve(),
  at: () => Promise.reject(new Error('nobody asks')),
  totals: () => Promise.resolve([]),
  export: () => Promise.reject(new Error('nobody asks')),
  restart: () => Promise.resolve(),
  close: () => undefined,
}

test.each(TABLES)(
  'a table of %s with %i people and %o is drawn at any moment',
  async (id, people, options) => {
    const game = await gameOf(id)
    let moments = 0
    for (let nth = 1; nth <= GAMES; nth++) {
      const language = LANGUAGES[nth % LANGUAGES.length]
      const loaded = await loadBoard(id, language)
      if (!loaded) throw new Error(`no board of ${id}`)
      const { board, words } = loaded
      await board.fetchRest?.()
      const speech = { language, ui: await loadUi(language) }
      for (const { sitting, moment, table } of played(game, NAMES.slice(0, people), options, nth)) {
        if (moment.moves % ONE_IN !== nth % ONE_IN) continue
        moments++
        const where = `${id} ${nth} ${moment.moves} ${language}`
        const eyes = { viewer: moment.viewer, decides: true, undoes: moment.viewer, mayAsk: false }
        const session = new Session(STILL, { table, moment: { ...momentOf(sitting, eyes), veiled: null } })
        let drawn = ''
        try {
          drawn = await renderToStringAsync(
            createElement(SpeechContext, { value: speech }, createElement(View, { session, board, words })),
          )
          const foresight = new Foresight(board, table, moment)
          for (const wish of [null, ...(board.wishes?.(moment, words, table) ?? []).map(({ id }) => id)])
            for (const deed of board.deeds?.(moment, table, words, foresight.ahead, wish) ?? [])
              for (const target of deed.targets) {
                expect(target).not.toMatch(/undefined|NaN/)
                board.inspect(target, moment, table, words)
              }
        } catch (error) {
          throw new Error(`${where}: ${error instanceof Error ? error.stack : error}`)
        }
        const wrong = /.{60}(undefined|NaN|\[object).{60}/s.exec(drawn)
        if (wrong) expect.fail(`${where}: ${wrong[0]}`)
        expect(drawn.length, where).toBeGreaterThan(1000)
      }
    }
    expect(moments).toBeGreaterThan(0)
  },
)
