import { LANGUAGES } from '@gam/kernel'
import { BOARD, BUILDINGS, bonusOf, newBedford, SPACES, TOKENS, wordsOf } from '@gam/new-bedford'
import { registration } from '@gam/new-bedford/registration'
import { table as en } from '@gam/new-bedford/words/en/table'
import { expect, test } from 'vitest'

test.each(LANGUAGES)('every piece has its words in %s', async (language) => {
  const words = await (await registration.languages[language]()).table()
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

test.each([
  ['en', '2 right whales and 1 sperm whale'],
  ['de', '2 Glattwale und 1 Pottwal'],
  ['fr', '2 baleines franches et 1 cachalot'],
] as const)('what is carried is counted in words in %s', async (language, counted) => {
  const { said } = await (await registration.languages[language]()).table()
  const cargo = TOKENS.names.map((name) => (name === 'right' ? 2 : name === 'sperm' ? 1 : 0))
  expect(said.cargo(cargo)).toBe(counted)
})

test('a space says what it does, whether its bonus is open, and who stands there', () => {
  const farm = { name: 'Farm', deed: en.pieces.farm.deed, bonus: en.pieces.farm.bonus.deed }
  expect(en.said.space({ ...farm, by: [] })).toBe('Farm: take 2 food. Bonus open: 1 food more.')
  expect(en.said.space({ ...farm, by: ['Ben'] })).toBe('Farm: take 2 food. Bonus taken; Ben there.')
})
