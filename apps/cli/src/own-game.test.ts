import { expect, test } from 'vitest'
import { gam } from './gam.test-support.ts'

// A game that has nothing but rules and words, as docs/adding-a-game.md makes one, in every program of the terminal.

test('it is played on a plain board, made from what a seat may know', async () => {
  const { code, out } = await gam(['play', 'flotsam', '--seed', 'a', '--language', 'en'], ['haul', 'quit'])
  expect(code).toBe(0)
  expect(out).toContain('╭ Flotsam ─')
  expect(out).toMatch(/aboard: 0 .*\n.*adrift: 0 /)
  expect(out).toContain('land: You have hauled nothing yet (FL-05).')
  expect(out).toContain('A squall catches Ann: 0 barrels overboard.')
})

test('it speaks every language that it has words for', async () => {
  const [{ out: german }, { out: french }] = await Promise.all(
    ['de', 'fr'].map((language) => gam(['rules', 'flotsam', '--language', language])),
  )
  expect(german).toMatch(/^Treibgut\n(.*\n)*FL-05 +Vor dem ersten Fang/)
  expect(french).toMatch(/^À la dérive\n(.*\n)*FL-05 +Personne ne débarque/)
})

test('bots play it by the points as they stand, and its rules are counted', async () => {
  const words =
    'simulate flotsam --games 20 --seed a --bots normal,random --iterations 20 --days ten --json --threads 1'
  const { code, out } = await gam(words.split(' '))
  expect(code).toBe(0)
  const { games, options, rules } = JSON.parse(out)
  expect({ games, options }).toEqual({ games: 20, options: { days: 'ten' } })
  expect(rules.map(({ rule }: { rule: string }) => rule)).toEqual(['FL-03', 'FL-04'])
})

test('programs play it through the engine, which does not name it', async () => {
  const { out } = await gam(
    ['engine'],
    [
      '{"cmd":"hello"}',
      '{"cmd":"new","game":"flotsam","seats":["Ann","Ben"],"seed":"b"}',
      '{"cmd":"apply","game":"g1","seat":0,"text":"haul"}',
      '{"cmd":"bot","game":"g1","level":"normal","iterations":10}',
      '{"cmd":"new","game":"jetsam","seats":["Ann","Ben"]}',
    ],
  )
  const [hello, begun, applied, bot, unknown] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(hello.games.map(({ id }: { id: string }) => id)).not.toContain('flotsam')
  expect([begun.ok, applied.ok, bot.ok, unknown.ok]).toEqual([true, true, true, false])
  expect(unknown.error.why).not.toContain('flotsam')
})

test('no list names it', async () => {
  const [{ out }, { err }] = await Promise.all([gam(['--help']), gam(['play', 'jetsam'])])
  expect(out).toContain('new-bedford')
  expect(out).not.toContain('flotsam')
  expect(err).not.toContain('flotsam')
})
