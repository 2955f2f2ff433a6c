import { expect, test } from 'vitest'
import { type ChosenOptions, played } from '../session/played.test-support.ts'
import { gameOf } from '../table/games.ts'
import { loadBoard } from './games.ts'

const EVERYTHING: readonly [string, ChosenOptions][] = [
  ['whale-riders-cards', { advanced: true }],
  ['whale-riders', { decree: true, magic: true }],
  ['new-bedford', { shipsLog: true, whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }],
  ['new-bedford', { captains: ['flask'] }],
]

// The list of options says of each what its piece does, so whatever an action may mean can be inspected.
test.each(EVERYTHING)('the target of every option can be inspected: %s %o', async (id, options) => {
  const game = await gameOf(id)
  const loaded = await loadBoard(id, 'en')
  if (!loaded) throw new Error(`no board of ${id}`)
  const { board, words } = loaded
  await board.fetchRest?.()
  let inspected = 0
  for (let nth = 1; nth <= 2; nth++)
    for (const { moment, table } of played(game, ['Mara', 'Ilse', 'Ben'], options, nth))
      for (const { action } of moment.decision?.options ?? [])
        for (const target of board.targets(action)) {
          board.inspect(target, moment, table, words)
          inspected++
        }
  expect(inspected).toBeGreaterThan(100)
})
