import { cardGame } from '@gam/whale-riders-cards'
import { RULES } from '@gam/whale-riders-cards/rules'
import { rules } from '@gam/whale-riders-cards/words/en/rules'
import { expect, test } from 'vitest'
import { CARDS, gam, started } from '../gam.test-support.ts'

test('all rules in order, rulings marked, sections apart', async () => {
  const { code, out, err } = await started(['rules', CARDS])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const ids = Object.keys(rules)
  expect(out.match(/^CG-\d\d/gm)).toEqual(ids)
  const rulings = Object.entries(RULES).flatMap(([id, kind]) => (kind === 'ruling' ? [id] : []))
  expect(out.match(/^CG-\d\d {2}\[ruling\]/gm)).toEqual(rulings.map((id) => `${id}  [ruling]`))
  expect(out).toMatch(/\n\nCG-20 /)
  expect(out).not.toMatch(/\n\nCG-21 /)
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test('single rules by id, however it is written, or those that speak of something', async () => {
  const { out } = await gam(['rules', CARDS, 'cg-7', '33'])
  expect(out.match(/^CG-\d\d/gm)).toEqual(['CG-07', 'CG-33'])
  const found = await gam(['rules', CARDS, 'Seagull', 'two'])
  expect(found.out.match(/^CG-\d\d/gm)).toEqual(
    Object.entries(rules)
      .filter(([, text]) => /seagull/i.test(text) && /two/i.test(text))
      .map(([id]) => id),
  )
})

test('what is in the box, and how sure we are of it', async () => {
  const { out } = await gam(['rules', CARDS, '--components'])
  for (const { id, title } of cardGame.components.sets) expect(out).toContain(`${id}: ${title}`)
  expect(out).toContain('plain: 7 shells, 9 kelp, 11 meat, 13 pottery, 15 pearls')
  expect(out).toMatch(/\[public\].*\n.*\n.*\n\s+\[rulebook\]/)
})

test.each<[string[], RegExp]>([
  [[], /The rules of which game\?/],
  [[CARDS, 'CG-99'], /There is no rule CG-99/],
  [[CARDS, 'kraken'], /No rule of Whale Riders: The Card Game speaks of "kraken"/],
  [[CARDS, 'storm', '--components'], /leave out the words/],
])('a mistake is one sentence: gam rules %j', async (words, message) => {
  const { code, out, err } = await gam(['rules', ...words])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(message)
})

test('a list of parts in the box has a line for each', async () => {
  const { out } = await gam(['rules', 'whale-riders', '--components'])
  expect(out).toMatch(/\n {2}contracts:\n {4}1: asks \(2 meat\), 2 coins, 1 pearls, 1 copies\n {4}2: /)
  expect(out).toMatch(/\n {2}coast: sun, swordfish, /)
})
