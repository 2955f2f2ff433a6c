import { expect, test } from 'vitest'
import { type ChosenOptions, momentOf, played } from '../session/played.test-support.ts'
import { gameOf } from '../table/games.ts'
import { loadBoard } from './games.ts'

/** What has no voice: what it leads to is heard at once, or it belongs to the count. */
const SILENT: { readonly [game: string]: readonly string[] } = {
  'whale-riders-cards': ['cardDealt', 'gameScored'],
  'whale-riders': ['pearlsCounted', 'roundBegun'],
  'new-bedford': [
    'bonusEarned',
    'directionAsked',
    'markerMoved',
    'roundBegun',
    'seatScored',
    'shipMoved',
    'tokensReturned',
    'workersLifted',
  ],
}

const EVERYTHING: readonly [string, ChosenOptions][] = [
  ['whale-riders-cards', { advanced: true, match: 'three' }],
  ['whale-riders', { decree: true, magic: true }],
  ['new-bedford', { shipsLog: true, whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }],
  ['new-bedford', { captains: ['flask'] }],
]

test.each(EVERYTHING)(
  'every kind of event has a voice, and whatever flies knows from where to where: %s %o',
  async (id, options) => {
    const game = await gameOf(id)
    const loaded = await loadBoard(id, 'en')
    if (!loaded) throw new Error(`no board of ${id}`)
    const { board } = loaded
    await board.fetchRest?.()
    const told = new Set<string>()
    const heard = new Set<string>()
    const lost = new Set<string>()
    for (let nth = 1; nth <= 3; nth++)
      for (const { moment, after } of played(game, ['Mara', 'Ilse', 'Ben'], options, nth)) {
        const next = momentOf(after)
        for (const statement of next.events.slice(next.marks[moment.moves])) {
          told.add(statement.type)
          const { sound, flights } = board.motion(statement, moment, next)
          if (sound) heard.add(statement.type)
          if (flights.some(({ from, to }) => /undefined|NaN/.test(from + to))) lost.add(statement.type)
        }
      }
    expect([...lost]).toEqual([])
    expect(heard.size).toBeGreaterThan(8)
    expect([...told].filter((type) => !heard.has(type) && !SILENT[id].includes(type))).toEqual([])
  },
)
