import { plain, Sfc32, Sitting, type Statement, termOf } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { table as de } from '@gam/new-bedford/words/de/table'
import { table as en } from '@gam/new-bedford/words/en/table'
import { expect, test } from 'vitest'
import { lineOf } from '../../play/log-lines.ts'
import type { Board } from '../board.ts'
import { townBoard } from './board.tsx'
import { logLines } from './log.ts'

const begun = Sitting.begin(newBedford, {
  seats: ['Mara', 'Ilse'],
  seed: 'log',
  options: { captains: ['starbuck'] },
})

function told(statements: readonly Statement[], words = en): string[] {
  const setting = { game: newBedford, seats: begun.seats, facts: begun.facts }
  return logLines(statements, words).map(({ phrase }) =>
    plain(phrase, (token) => termOf(setting, words.words, token)),
  )
}

test('the steps of one action are one line', () => {
  expect(
    told([
      { type: 'workerPlaced', seat: 0, space: 'farm' },
      { type: 'bonusEarned', seat: 0, space: 'farm' },
      { type: 'goodsTaken', seat: 0, amount: 3, good: 'food' },
    ]),
  ).toEqual(['Mara places a worker at the Farm; takes 3 food.'])
})

test('a Captain’s turn is one line: die, heading, where he went, what he did', () => {
  const statements: Statement[] = [
    { type: 'dieRolled', seat: 2, die: 2 },
    { type: 'headingSought', seat: 2, heading: 'building' },
    { type: 'orderFailed', seat: 2, order: 'own', misfit: 'no buildings' },
    { type: 'orderFollowed', seat: 2, order: 'town', space: 'town hall' },
    { type: 'workerPlaced', seat: 2, space: 'town hall' },
    { type: 'buildingBuilt', seat: 2, building: 'lighthouse' },
  ]
  expect(told(statements)).toEqual([
    'Starbuck rolls 2; seeks building; places a worker at the Town Hall; builds the Lighthouse.',
  ])
  expect(told(statements, de)).toHaveLength(1)
})

test('a draw is told together, and a round is a heading', () => {
  const statements: Statement[] = [
    { type: 'roundBegun', round: 3, seat: 1 },
    { type: 'tokenDrawn', token: 'right' },
    { type: 'tokenDrawn', token: 'sea' },
    { type: 'tokenDrawn', token: 'right' },
  ]
  expect(told(statements)).toEqual(['Round 3. Ilse begins.', 'Out of the bag: 1 empty sea, 2 right whales.'])
  expect(logLines(statements, en).map(({ head }) => head === true)).toEqual([true, false])
})

test('whole games are told in both languages without a gap', () => {
  const chance = new Sfc32(5)
  let town = begun
  while (town.decision) {
    const open = town.decision.options.filter(({ refusal }) => !refusal)
    town = town.submit(town.decision.seat, open[chance.below(open.length)].text)
  }
  for (const words of [en, de]) {
    const lines = told(town.events, words)
    expect(lines.length).toBeGreaterThan(100)
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|; [’.:]/)
  }
})

test('while a draw is shown, all of it is said', () => {
  const board: Board = townBoard
  const drawn = ['right', 'sea', 'right'].map((token) => ({ type: 'tokenDrawn', token }))
  expect(lineOf(board, en, drawn, null)?.phrase).toEqual(logLines(drawn, en)[0].phrase)
})
