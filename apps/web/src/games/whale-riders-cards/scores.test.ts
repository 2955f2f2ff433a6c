import { readOptions } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { cardBoard } from './board.tsx'
import { scoresAreOpen } from './scores.ts'

test('CG-50 points are shown before the end only where the table agreed on it, as a first game does', () => {
  expect(scoresAreOpen(readOptions(cardGame.options, {}))).toBe(false)
  expect(scoresAreOpen({ openScores: true })).toBe(true)
  const shown = cardBoard.presets.filter(({ options }) => scoresAreOpen(options)).map(({ id }) => id)
  expect(shown).toEqual(['first'])
})
