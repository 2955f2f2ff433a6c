import { expect, test } from 'vitest'
import { Memory } from './memory.ts'
import { searching } from './searching.ts'
import { askAt, games, midGame } from './tables.test-support.ts'

const bot = searching({ iterations: 60, ms: Number.POSITIVE_INFINITY, haze: 0 })

/** Plays on with the bot until a decision follows that it could see coming. */
function nextOwnDecision() {
  for (const game of games.slice(1))
    for (let moves = 0; moves < 12; moves++) {
      const before = midGame({ game, options: {}, seats: 2 }, moves)
      const { seat } = askAt(before).decision
      const { text } = bot(askAt(before))
      const after = before.submit(seat, text)
      const options = after.decision?.options.filter((option) => !option.refusal) ?? []
      if (after.decision?.seat === seat && after.undoTo < after.codes.length && options.length > 1)
        return { before, text, after }
    }
  throw new Error('no game has two decisions in a row')
}

test('the next decision of the same turn goes on with what was found', () => {
  const { before, text, after } = nextOwnDecision()
  const memory = new Memory()
  const search = memory.searchFor(askAt(before))
  for (let i = 0; i < 200; i++) search.iterate()
  memory.keep(search, askAt(before), text)
  const next = memory.searchFor(askAt(after))
  expect(next.visits).toBeGreaterThan(0)
  expect(next.visits).toBeLessThan(200)
  next.iterate()
  const open = after.decision?.options.filter((option) => !option.refusal).map((option) => option.text)
  for (const { code } of next.candidates()) expect(open).toContain(after.game.actions.format(code))
  expect(memory.searchFor(askAt(after)).visits).toBe(0)
})

test('what was revealed or is another game starts afresh', () => {
  const { before, text, after } = nextOwnDecision()
  const memory = new Memory()
  const remember = () => {
    const search = memory.searchFor(askAt(before))
    for (let i = 0; i < 50; i++) search.iterate()
    memory.keep(search, askAt(before), text)
  }
  remember()
  expect(memory.searchFor(askAt(before)).visits).toBe(0)
  remember()
  const cards = midGame({ game: games[0], options: {}, seats: 2 }, 3)
  expect(memory.searchFor(askAt(cards)).visits).toBe(0)
  const search = memory.searchFor(askAt(cards))
  for (let i = 0; i < 50; i++) search.iterate()
  const { text: played } = askAt(cards).decision.options[0]
  memory.keep(search, askAt(cards), played)
  // a card was drawn, and somebody else is asked
  const later = cards.submit(askAt(cards).decision.seat, played)
  expect(memory.searchFor(askAt(later)).visits).toBe(0)
  remember()
  expect(memory.searchFor(askAt(after)).visits).toBeGreaterThan(0)
})
