import { BOARD, BUILDINGS, bonusOf, newBedford, SPACES, TOKENS, wordsOf } from '@gam/new-bedford'
import { table as de } from '@gam/new-bedford/words/de/table'
import { table as en } from '@gam/new-bedford/words/en/table'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import { expect, test } from 'vitest'

const languages: readonly [string, TownWords][] = [
  ['en', en],
  ['de', de],
]

test.each(languages)('every piece has its words in %s', (_, words) => {
  for (const name of new Set([...SPACES.names, ...BUILDINGS.names])) {
    expect(wordsOf(words.pieces, name).effect, name).not.toEqual([])
    expect(wordsOf(words.pieces, name).deed, name).toMatch(/\S/)
  }
  for (const name of SPACES.names.slice(0, BOARD)) {
    expect(bonusOf(words.pieces, name)?.effect, name).toBeDefined()
    expect(bonusOf(words.pieces, name)?.deed, name).toMatch(/\S/)
  }
  for (const name of TOKENS.names) expect(words.whales[name], name).toMatch(/\S/)
  for (const reason of Object.keys(words.whys)) expect(newBedford.refusals).toHaveProperty(reason)
})

test('what is carried is counted in words', () => {
  const cargo = TOKENS.names.map((name) => (name === 'right' ? 2 : name === 'sperm' ? 1 : 0))
  expect(en.said.cargo(cargo)).toBe('2 right whales and 1 sperm whale')
  expect(de.said.cargo(cargo)).toBe('2 Glattwale und 1 Pottwal')
})

test('a space says what it does, whether its bonus is open, and who stands there', () => {
  const farm = { name: 'Farm', deed: en.pieces.farm.deed, bonus: en.pieces.farm.bonus.deed }
  expect(en.said.space({ ...farm, by: [] })).toBe('Farm: take 2 food. Bonus open: 1 food more.')
  expect(en.said.space({ ...farm, by: ['Ben'] })).toBe('Farm: take 2 food. Bonus taken; Ben there.')
})
