import { expect, test } from 'vitest'
import { drawStyles, readBotName, writeBotName } from './bot-name.ts'

const STYLES = ['racer', 'whaler', 'builder', 'hoarder']

test('a bot goes by its level, or by its level and its style', () => {
  for (const name of ['normal', 'normal/builder', 'normal/', 'a/b/c'])
    expect(writeBotName(readBotName(name))).toBe(name)
  expect(readBotName('hard')).toEqual({ level: 'hard', style: null })
  expect(readBotName('hard/racer')).toEqual({ level: 'hard', style: 'racer' })
})

test('who takes any style gets one that no other bot at the table has', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const drawn = drawStyles(
      [null, 'easy/any', 'person', 'hard/any', 'normal/whaler', 'normal'],
      STYLES,
      seed,
    )
    const [first, , third] = drawn.slice(1)
    expect(drawn).toEqual([null, first, 'person', third, 'normal/whaler', 'normal'])
    expect(first).toMatch(/^easy\/(racer|builder|hoarder)$/)
    expect(third).toMatch(/^hard\/(racer|builder|hoarder)$/)
    expect(first?.split('/')[1]).not.toBe(third?.split('/')[1])
  }
})

test('the same seed draws the same, and seeds differ', () => {
  const names = ['normal/any', 'normal/any', 'normal/any']
  const draws = Array.from({ length: 12 }, (_, i) => drawStyles(names, STYLES, `seed ${i}`).join())
  expect(draws[0]).toBe(drawStyles(names, STYLES, 'seed 0').join())
  expect(new Set(draws).size).toBeGreaterThan(3)
})

test('more bots than styles have each of them before one comes again', () => {
  const drawn = drawStyles(
    Array.from({ length: 6 }, () => 'normal/any'),
    STYLES,
    'x',
  )
  expect(new Set(drawn.slice(0, 4)).size).toBe(4)
  expect(new Set(drawn.slice(4)).size).toBe(2)
})

test('where a game has no styles, any is none', () => {
  expect(drawStyles(['normal/any', 'easy'], [], 'x')).toEqual(['normal', 'easy'])
})
