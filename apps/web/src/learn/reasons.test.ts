import { COMMON_REASONS, commonWords } from '@gam/bots'
import { expect, test } from 'vitest'
import { judgedOf } from '../table/games.ts'
import { common, ofGames } from './reasons-de.ts'

test('every reason has a sentence in German', async () => {
  expect(Object.keys(common).sort()).toEqual(Object.keys(COMMON_REASONS).sort())
  expect(Object.keys(commonWords).sort()).toEqual(Object.keys(COMMON_REASONS).sort())
  for (const id of ['whale-riders-cards', 'whale-riders', 'new-bedford']) {
    const { reasons } = (await judgedOf(id)).judgement
    expect(Object.keys(ofGames[id]).sort()).toEqual(Object.keys(reasons?.table ?? {}).sort())
  }
})
