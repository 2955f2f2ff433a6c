import { COMMON_REASONS, commonReasons } from '@gam/bots'
import { GAMES } from '@gam/games'
import { LANGUAGES } from '@gam/kernel'
import { expect, test } from 'vitest'
import { judgedOf } from '../table/games.ts'

test.each(LANGUAGES)('every reason has a sentence in %s', async (language) => {
  expect(Object.keys(await commonReasons[language]()).sort()).toEqual(Object.keys(COMMON_REASONS).sort())
  for (const { id, languages } of GAMES) {
    const { reasons } = (await judgedOf(id)).judgement
    const hints = (await (await languages[language]()).hints?.()) ?? {}
    expect(Object.keys(hints).sort()).toEqual(Object.keys(reasons?.table ?? {}).sort())
  }
})
