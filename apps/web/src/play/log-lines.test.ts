import { componentSet, type Game, type Phrase, plain, Sitting, type Types, termOf } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { table as en } from '@gam/whale-riders-cards/words/en/table'
import { expect, test } from 'vitest'
import type { Board } from '../games/board.ts'
import { cardBoard } from '../games/whale-riders-cards/board.tsx'
import type { Moment } from '../session/session.ts'
import { eventsBefore, lastOwn, lineOf, logOf, tellings } from './log-lines.ts'

const board: Board = cardBoard

function anyGame<T extends Types>(game: Game<T>): Game {
  return game
}

/** The whole game as seat 0 sees it, every card played in the order of the menu. */
function played(): { moment: Moment; say: (phrase: Phrase) => string } {
  let sitting = Sitting.begin(anyGame(cardGame), {
    seats: ['Ann', 'Ben'],
    seed: 'a log',
    components: componentSet(cardGame.components, undefined),
  })
  while (sitting.decision) sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  const { codes, marks, movers } = sitting
  const moment: Moment = {
    moves: codes.length,
    viewer: 0,
    view: sitting.view(0),
    decision: null,
    asked: null,
    veiled: null,
    events: sitting.eventsFor(0),
    marks,
    movers,
    standings: sitting.standings(),
    undo: 'other',
    undoable: 0,
    undone: [],
  }
  return { moment, say: (phrase) => plain(phrase, (token) => termOf(sitting, en.words, token)) }
}

/** The same game after so many actions. */
function after(moment: Moment, moves: number): Moment {
  return {
    ...moment,
    moves,
    events: moment.events.slice(0, moment.marks[moves]),
    marks: moment.marks.slice(0, moves + 1),
    movers: moment.movers.slice(0, moves),
  }
}

test('a log that is told move by move is the one that is told at once, and what stood there is not told again', () => {
  const { moment } = played()
  const atOnce = [logOf(board, en, after(moment, moment.moves)), tellings(board, en, moment)]
  const other = played().moment
  let before = logOf(board, en, after(other, 0))
  for (let moves = 1; moves <= other.moves; moves++) {
    const log = logOf(board, en, after(other, moves))
    for (const [i, line] of before.slice(0, -1).entries()) expect(log[i]).toBe(line)
    before = log
  }
  expect([before, tellings(board, en, after(other, other.moves))]).toEqual(atOnce)
  // Taken back, or looked at with another's eyes, it is told anew.
  expect(logOf(board, en, after(other, 3))).toEqual(logOf(board, en, after(moment, 3)))
  expect(logOf(board, en, { ...after(other, 5), viewer: 1 })).not.toEqual(logOf(board, en, after(other, 5)))
})

test('the oldest line is first, and every action has one', () => {
  const { moment } = played()
  const entries = logOf(board, en, moment)
  expect(entries[0].action).toBe(-1)
  expect(entries[entries.length - 1].action).toBe(moment.moves - 1)
  for (let action = 0; action < moment.moves; action++)
    expect(entries.some((entry) => entry.action === action)).toBe(true)
})

test('a sale is one line that names who wins what; draws are not worth a line', () => {
  const { moment, say } = played()
  const lines = logOf(board, en, moment).map(({ phrase }) => say(phrase))
  const sales = moment.events.filter(({ type }) => type === 'goodsSold').length
  expect(lines.filter((line) => /^\w+ sold: (you|Ben) \d+/.test(line)).length).toBe(sales)
  expect(lines.some((line) => / draws /.test(line))).toBe(false)
})

test('my last action is where I stopped looking', () => {
  const { moment } = played()
  expect(moment.movers[lastOwn(moment)]).toBe(0)
  expect(lastOwn({ ...moment, viewer: null })).toBe(-1)
})

test('while an event is shown that nothing is said of, what was said last of that move stays', () => {
  const quiet: Board = {
    ...board,
    log: (facts, words) => board.log(facts, words).filter(() => facts[0].type !== 'cardDrawn'),
  }
  const { say } = played()
  const move = [
    { type: 'cardPlayed', seat: 1, card: 'meat' },
    { type: 'cardDrawn', seat: 1, card: null },
  ]
  const line = lineOf(quiet, en, move, 0)
  expect(line && say(line.phrase)).toBe('Ben plays meat.')
  expect(lineOf(quiet, en, move.slice(1), 0)).toBeNull()
  expect(lineOf(quiet, en, [], 0)).toBeNull()
})

test('what happened to the seats stands where it happened', () => {
  const event = (key: string, moves: number) => ({ key, moves, seat: 0, text: key })
  const events = [event('before all', 0), event('left', 2), event('back', 2), event('late', 9)]
  const entries = [{ action: -1 }, { action: 1 }, { action: 2 }, { action: 4 }]
  const told = [0, 1, 2, 3, 4].map((i) => eventsBefore(events, entries, i).map(({ key }) => key))
  expect(told).toEqual([[], ['before all'], ['left', 'back'], [], ['late']])
  expect(eventsBefore(events, [], 0)).toHaveLength(4)
})
