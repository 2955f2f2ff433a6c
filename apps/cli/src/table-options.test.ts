import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { checkedArgs } from './flags.ts'
import { optionArgs, readGameOptions, readTable, roomAt, tableArgs } from './table-options.ts'

const options = (...words: string[]) => {
  const args = { ...tableArgs, ...optionArgs(newBedford, tableArgs) }
  return readGameOptions(newBedford, checkedArgs(words, args))
}

test.each<[string[], unknown]>([
  [['--captains', 'starbuck'], ['starbuck']],
  [['--captains=starbuck,flask'], ['starbuck', 'flask']],
  [
    ['--captains', 'Flask, Starbuck'],
    ['flask', 'starbuck'],
  ],
  [
    ['--set', 'captains=stubb,ahab'],
    ['stubb', 'ahab'],
  ],
  [['--set', 'captains='], []],
  [['--set', 'captains=["ahab"]'], ['ahab']],
])('a list of names: %j', (words, captains) => {
  expect(options(...words)).toEqual({ captains })
})

test('a name of two words needs no quotes', () => {
  const buildings = ['bank', 'dry dock', 'seamens bethel']
  expect(options('--buildings', 'bank,dry-dock,seamens-bethel')).toEqual({ buildings })
  expect(options('--set', 'buildings=bank, dry dock ,Seamens Bethel')).toEqual({ buildings })
})

test.each<[string[], RegExp]>([
  [['--captains', 'starbuk'], /There is no "starbuk"\. Did you mean starbuck\? Choose among starbuck, stubb/],
  [['--set', 'buildings=bank,'], /There is no ""\. Choose among bank, dry-dock, /],
])('what is on no list is a mistake: %j', (words, why) => {
  expect(() => options(...words)).toThrow(why)
})

test('a name twice, or a list that is none, is for the game to refuse', () => {
  for (const captains of ['ahab,ahab', '["kraken"]', '[ahab'])
    expect(() => readTable(newBedford, [`--set=captains=${captains}`])).toThrow(
      /captains: must be a list of some of starbuck, stubb, flask, ahab, each once/,
    )
})

test('Captains take seats: what is left is for people and bots', () => {
  expect(roomAt(newBedford, {})).toEqual({ min: 2, max: 4, automatons: [] })
  expect(roomAt(newBedford, { captains: ['ahab'] })).toEqual({ min: 1, max: 3, automatons: ['Ahab'] })
  expect(() => roomAt(newBedford, { captains: ['ahab', 'stubb', 'flask', 'starbuck'] })).toThrow(
    /Ahab, Stubb, Flask and Starbuck take all 4 seats of New Bedford/,
  )
  const table = (...words: string[]) => readTable(newBedford, words).seats
  expect(table()).toEqual(['Ann', 'Ben'])
  expect(table('--captains=ahab')).toEqual(['Ann'])
  expect(table('--captains=ahab', '--players=3')).toEqual(['Ann', 'Ben', 'Cy'])
  expect(() => table('--captains=ahab', '--players=4')).toThrow(
    /--players must be a whole number from 1 to 3/,
  )
  expect(() => table('--captains=ahab', '--seats=Ann,AHAB')).toThrow(/AHAB is at the table already/)
})

test('games without automatons sit as many as ever', () => {
  expect(readTable(cardGame, []).seats).toHaveLength(2)
  expect(readTable(whaleRiders, ['--players=6']).seats).toHaveLength(6)
})
