import { readFileSync } from 'node:fs'
import type { Game } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, expect, test } from 'vitest'
import { judgedOf } from '../table/games.ts'
import type { Solved } from '../words/en/puzzles.ts'
import { type Collection, isCollection } from './collection.ts'
import { PuzzlePort } from './puzzle-port.ts'

const GAMES: readonly Game[] = [cardGame, whaleRiders, newBedford]

function collectionOf(game: string): Collection {
  const json: unknown = JSON.parse(
    readFileSync(new URL(`../games/${game}/puzzles.json`, import.meta.url), 'utf8'),
  )
  if (!isCollection(json)) throw new Error(`no collection of ${game}`)
  return json
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the puzzles of %s', (id, game) => {
  const { game: of, puzzles, made } = collectionOf(id)

  test('are a dozen and more, each its own, and say how they were made', () => {
    expect(of).toBe(id)
    expect(puzzles.length).toBeGreaterThanOrEqual(12)
    expect(new Set(puzzles.map((one) => one.id)).size).toBe(puzzles.length)
    expect(made.length).toBeGreaterThan(0)
  })

  test('load with the rules they were made by, and the solution is one of the moves that are open', () => {
    for (const puzzle of puzzles) {
      expect(game.knowsRules(puzzle.replay.rules), puzzle.id).toBe(true)
      const { now, table } = PuzzlePort.open(game, puzzle, () => undefined)
      expect(now.viewer).toBe(puzzle.seat)
      expect(table.seats[puzzle.seat].bot).toBeNull()
      const open = now.decision?.options.flatMap(({ text, refusal }) => (refusal ? [] : [text])) ?? []
      expect(open, puzzle.id).toContain(puzzle.best)
      expect(puzzle.answers[0].text).toBe(puzzle.best)
      // Every move has an answer, and no other comes near the best.
      expect(puzzle.answers.map(({ text }) => text).toSorted()).toEqual(open.toSorted())
      for (const { loss } of puzzle.answers.slice(1)) expect(loss.mean).toBeGreaterThan(2.6 * loss.error)
      if (puzzle.tempting !== null) expect(open).toContain(puzzle.tempting)
      expect(puzzle.answers[0].because.length, puzzle.id).toBeGreaterThan(0)
    }
  })

  test('give reasons that the game has words for', async () => {
    const known = new Set([
      ...Object.keys((await judgedOf(id)).judgement.reasons?.table ?? {}),
      ...['onlyMove', 'gains', 'denies', 'gainsAndDenies', 'closeCall'],
    ])
    for (const { answers } of puzzles)
      for (const { because } of answers) for (const { type } of because) expect(known).toContain(type)
  })
})

test('a question that is told once more stays the same one; one that is asked anew does not', () => {
  const session = PuzzlePort.open(cardGame, collectionOf(cardGame.id).puzzles[0], () => undefined)
  const { decision } = session.now
  expect(decision).not.toBeNull()
  session.port.tellAll()
  expect(session.now.decision).toBe(decision)
  session.port.hint()
  expect(session.now.decision).toEqual(decision)
  expect(session.now.decision).not.toBe(decision)
})

describe('solving', () => {
  const { puzzles } = collectionOf(newBedford.id)
  const [puzzle] = puzzles
  const wrong = puzzle.answers[1].text
  const open = () => {
    const kept: Solved[] = []
    const session = PuzzlePort.open(newBedford, puzzle, (way) => kept.push(way))
    return { session, kept }
  }

  test('the best move at once is solved alone', async () => {
    const { session, kept } = open()
    await session.submit([puzzle.best])
    expect(session.port.tried).toMatchObject({ solved: 'alone', wrong: 0 })
    expect(kept).toEqual(['alone'])
  })

  test('a wrong move is answered, the table stands still, and the next one may be right', async () => {
    const { session, kept } = open()
    const before = session.now
    await session.submit([wrong])
    expect(session.port.tried).toMatchObject({ solved: null, wrong: 1, last: { text: wrong } })
    expect(session.now).toEqual(before)
    // Anew, so that what was considered is done with.
    expect(session.now).not.toBe(before)
    expect(kept).toEqual([])
    await session.submit([puzzle.best])
    expect(session.port.tried.solved).toBe('helped')
  })

  test('a hint or the solution is remembered; afterwards other moves can be tried', async () => {
    const hinted = open().session
    hinted.port.hint()
    await hinted.submit([puzzle.best])
    expect(hinted.port.tried.solved).toBe('helped')
    const { session } = open()
    session.port.show()
    expect(session.port.tried).toMatchObject({ solved: 'shown', last: { text: puzzle.best } })
    await session.submit([wrong])
    expect(session.port.tried).toMatchObject({ solved: 'shown', wrong: 0, last: { text: wrong } })
  })

  test('what is no move of the puzzle is refused; what was before can be looked at', async () => {
    const { session } = open()
    await expect(session.submit(['win'])).rejects.toThrow('no move')
    await expect(session.undo()).rejects.toThrow('Nothing was played')
    const past = await session.at(0)
    expect([past.moves, past.decision]).toEqual([0, null])
    expect((await session.preview([puzzle.best])).events).toBeDefined()
  })
})
