import { type Json, Sfc32, Sitting } from '@gam/kernel'
import { expect, test } from 'vitest'
import type { Moment, TableInfo } from '../session/session.ts'
import { gameOf } from '../table/games.ts'
import { loadBoard } from './games.ts'

const NAMES = ['Mara', 'Ilse', 'Ben']

const EVERYTHING: readonly [string, { readonly [option: string]: Json }][] = [
  ['whale-riders-cards', { advanced: true }],
  ['whale-riders', { decree: true, magic: true }],
  ['new-bedford', { shipsLog: true, whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }],
  ['new-bedford', { captains: ['flask'] }],
]

function momentOf(sitting: Sitting): Moment {
  const seat = sitting.decision?.seat ?? 0
  return {
    moves: sitting.codes.length,
    viewer: seat,
    view: sitting.view(seat),
    decision: sitting.decision,
    asked: sitting.decision && { seat, step: sitting.decision.step },
    veiled: null,
    events: sitting.events,
    marks: sitting.marks,
    movers: sitting.movers,
    standings: sitting.standings(),
    undo: 'possible',
    undoable: 1,
    undone: [],
  }
}

// The list of options says of each what its piece does, so whatever an action may mean can be inspected.
test.each(EVERYTHING)('the target of every option can be inspected: %s %o', async (id, options) => {
  const game = await gameOf(id)
  const loaded = await loadBoard(id, 'en')
  if (!loaded) throw new Error(`no board of ${id}`)
  const { board, words } = loaded
  await board.fetchRest?.()
  let inspected = 0
  for (let nth = 1; nth <= 2; nth++) {
    const chance = new Sfc32(nth)
    let sitting = Sitting.begin(game, { seats: NAMES, seed: `inspected ${nth}`, options })
    const table: TableInfo = {
      id: 'table',
      game: id,
      rules: game.rulesVersion,
      seats: sitting.seats.map((name, seat) => ({ name, flag: seat + 1, bot: null })),
      players: NAMES.length,
      options,
      components: sitting.config.components.id,
      componentSet: null,
      shared: false,
    }
    while (sitting.decision) {
      const moment = momentOf(sitting)
      for (const { action } of sitting.decision.options)
        for (const target of board.targets(action)) {
          board.inspect(target, moment, table, words)
          inspected++
        }
      const open = sitting.decision.options.filter(({ refusal }) => !refusal)
      sitting = sitting.submit(sitting.decision.seat, open[chance.below(open.length)].text)
    }
  }
  expect(inspected).toBeGreaterThan(100)
})
