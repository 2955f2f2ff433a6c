import { oneAt, type Play } from '@gam/kernel'
import { expect, test } from 'vitest'
import type { Advice } from './bot.ts'
import { contest } from './contest.ts'
import { greedy } from './greedy.ts'
import { levels } from './levels.ts'
import { openOptions } from './open-options.ts'
import { random } from './random.ts'
import { Search } from './search.ts'
import { searching } from './searching.ts'
import { searchSpeed } from './speed.ts'
import { askAt, judged, judgementOf, midGame } from './tables.test-support.ts'

const [cards] = judged
const { game: cardGame } = cards
const table = { game: cardGame, options: {}, seats: 2 }
const sitting = midGame(table, 8)

function duel(bots: readonly (typeof greedy)[], games: number, iterations = 1): number {
  let won = 0
  for (let seed = 0; seed < games; seed++) {
    const first = seed % 2
    const contestants = [bots[first], bots[1 - first]].map((bot) => ({ bot, budget: { iterations } }))
    const { ranks } = contest({ ...cards, config: sitting.config, contestants, seed })
    won += ranks[first] === 1 ? (ranks[1 - first] === 1 ? 0.5 : 1) : 0
  }
  return won / games
}

test('looking one step ahead beats playing by lot', () => {
  expect(duel([greedy, random], 20)).toBeGreaterThan(0.75)
})

test('so does searching', () => {
  const clear = searching({ iterations: 0, ms: 0, haze: 0 })
  expect(duel([clear, random], 12, 100)).toBeGreaterThan(0.75)
})

test('it takes as many iterations as it may, and fewer where the rest could change nothing', () => {
  const search = new Search(askAt(sitting))
  for (let i = 0; i < 300; i++) search.iterate()
  expect(search.visits).toBe(300)
  const [first, second] = search.candidates().map(({ visits }) => visits)
  expect(search.isOpen(first - second)).toBe(true)
  expect(search.isOpen(first - second - 1)).toBe(false)
  expect(search.candidates().reduce((sum, { visits }) => sum + visits, 0)).toBe(300)
})

test('a budget in time ends, without one of iterations', () => {
  const { text } = levels.expert(askAt(sitting, { budget: { ms: 5 } }))
  expect(sitting.decision?.options.map((option) => option.text)).toContain(text)
})

test('haze makes it stray, the more the thicker', () => {
  const choices = (haze: number) => {
    const bot = searching({ iterations: 40, ms: 1000, haze })
    return new Set(Array.from({ length: 40 }, (_, seed) => bot(askAt(sitting, { seed })).text)).size
  }
  expect(choices(10)).toBeGreaterThan(choices(0))
})

test('what it found comes with the move: shares, chances and points for every seat', () => {
  const { found = [], text } = levels.normal(askAt(sitting, { budget: { iterations: 500 } }))
  expect(found[0].text).toBe(text)
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  for (const { worth, points } of found) {
    expect(worth).toBeGreaterThan(0)
    expect(worth).toBeLessThan(1)
    expect(points).toHaveLength(2)
  }
})

test('the only move is taken without thinking', () => {
  const decision = { ...askAt(sitting).decision, options: askAt(sitting).decision.options.slice(0, 1) }
  const { text } = decision.options[0]
  expect(levels.expert(askAt(sitting, { decision, budget: {} }))).toEqual({
    text,
    because: [{ type: 'onlyMove' }],
    why: 'It is the only move.',
  })
})

test('the speed of search: position after position, game after game', () => {
  const search = searchSpeed(cards, sitting.config, 1)
  expect(Array.from({ length: 12 }, search)).toEqual(new Array(12).fill(500))
})

test('of options that come to the same it looks at one, unless it is asked about the other', () => {
  const judgement = judgementOf(cardGame)
  const ask = askAt(sitting)
  const codes = openOptions(cardGame, ask.decision).map(({ code }) => code)
  const thin = ({ menu }: Play) => {
    menu.count = 1
  }
  const thinned = { ...ask, judgement: { ...judgement, thin } }
  const search = new Search(thinned)
  search.iterate()
  expect(search.candidates().map(({ code }) => code)).toEqual([codes[0]])
  expect(search.isOpen(1000)).toBe(false)
  search.iterate(codes[1])
  expect(search.candidates().map(({ code }) => code)).toContain(codes[1])
  expect(levels.normal(thinned).text).toBe(cardGame.actions.format(codes[0]))
})

test('in the haze it strays to what it looked at, not to what nobody would think of', () => {
  const lean = ({ menu }: Play, weights: number[]) => {
    for (let i = 0; i < menu.count; i++) weights[i] = i === 0 ? 1 : 0.02
  }
  const bot = searching({ iterations: 60, ms: 1000, haze: 10 })
  const ask = askAt(sitting, { budget: {} })
  const narrow = { ...ask, judgement: { ...judgementOf(cardGame), lean } }
  const [first] = openOptions(cardGame, ask.decision).map(({ text }) => text)
  const firsts = Array.from({ length: 60 }, (_, seed) => bot({ ...narrow, seed }).text === first)
  expect(firsts.filter(Boolean).length).toBeGreaterThan(30)
})

test('who is naive also looks at what nobody leans to', () => {
  const lean = ({ menu }: Play, weights: number[]) => {
    for (let i = 0; i < menu.count; i++) weights[i] = i === 0 ? 1 : 0.001
  }
  const narrow = { ...askAt(sitting, { budget: {} }), judgement: { ...judgementOf(cardGame), lean } }
  const lookedAt = (naive: number) =>
    searching({ iterations: 40, ms: 1000, haze: 0, naive })(narrow).found?.length
  expect(lookedAt(0)).toBeLessThan(openOptions(cardGame, narrow.decision).length)
  expect(lookedAt(0.9)).toBe(openOptions(cardGame, narrow.decision).length)
})

test('where games would begin alike it draws among what it finds about as good', () => {
  const { game, judgement } = oneAt(judged, judged.length - 1)
  expect(judgement.varied).toBe(true)
  const beginning = midGame({ game, options: {}, seats: 2 }, 0)
  const firstMoves = (varied: boolean) =>
    Array.from({ length: 12 }, (_, seed) =>
      levels.normal(
        askAt(beginning, { judgement: { ...judgement, varied }, seed, budget: { iterations: 150 } }),
      ),
    )
  const different = (advice: readonly Advice[]) => new Set(advice.map(({ text }) => text)).size
  expect(different(firstMoves(false))).toBe(1)
  const drawn = firstMoves(true)
  expect(different(drawn)).toBeGreaterThan(1)
  expect(firstMoves(true)).toEqual(drawn)
  for (const { found: [taken, ...others] = [] } of drawn)
    for (const other of others) {
      expect(taken.share).toBeGreaterThan(other.share * 0.79)
      if (other.share > taken.share) expect(taken.worth).toBeGreaterThan(other.worth - 0.0041)
    }
})
