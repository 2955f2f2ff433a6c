import { Sitting, writeView } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { choiceLines, closedLines } from '../choices.ts'
import { widthOf } from '../lines.ts'
import { plainBoard } from './any-game.ts'
import { boardOf, seenBy } from './index.ts'

const LONG = ['Bartholomew Gosnold A', 'Bartholomew Gosnold B', 'Bartholomew Gosnold C', 'Dot', 'Eve'].map(
  (name) => name.slice(-20),
)

function after(moves: number, seats: readonly string[] = ['Ann', 'Ben'], seed = 'h29'): Sitting {
  let sitting: Sitting = Sitting.begin(cardGame, { seats, seed, options: { advanced: true } })
  for (let i = 0; i < moves && sitting.decision; i++)
    sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  return sitting
}

test.each([72, 80, 100, 140])('five players with the longest names fit %i columns, no name cut', (width) => {
  for (const moves of [0, 20, 40]) {
    const sitting = after(moves, LONG)
    const seen = seenBy(sitting, sitting.decision?.seat ?? null)
    const lines = [
      ...boardOf(cardGame.id).lines(seen, width),
      ...(sitting.decision ? choiceLines(sitting, seen, sitting.decision, width) : []),
      ...(sitting.decision ? closedLines(seen, sitting.decision, width) : []),
      ...plainBoard.lines(seen, width),
    ]
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
    for (const name of LONG) expect(lines.join('\n')).toContain(name)
  }
})

test('CG-50 points are not shown before the end unless the table agreed on it', () => {
  const sitting = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'h1' }).submit(0, 'play kelp')
  const board = boardOf(cardGame.id).lines(seenBy(sitting, 0), 80)
  expect(board.find((line) => line.includes('Ann (you)'))).toMatch(/Ann \(you\) +K +6 +\? /)
})

test('what each sale still needs and what each card would do to it', () => {
  const open = { seats: ['Ann', 'Ben'], seed: 'h1', options: { openScores: true } }
  const sitting = Sitting.begin(cardGame, open).submit(0, 'play kelp')
  const played = sitting.submit(1, 'play pottery').submit(0, 'play kelp').submit(1, 'play pottery')
  const seen = seenBy(played, 0)
  const board = boardOf(cardGame.id).lines(seen, 80)
  expect(board.find((line) => line.includes('to a sale'))).toMatch(/0 of 3 +2 of 4 +0 of 5 +2 of 6 +0 of 7/)
  expect(board.find((line) => line.includes('Ann (you)'))).toMatch(/▸ Ann \(you\) +KK +6 +0 /)
  expect(board.find((line) => line.includes('Ben'))).toMatch(/ {2}Ben +PP +6 +0 /)
  const choices = played.decision ? choiceLines(played, seen, played.decision, 80).join('\n') : ''
  expect(choices).toMatch(/meat ×2 +→ 1 of 5/)
  expect(choices).toMatch(/pottery bonus +→ 4 of 6/)
  expect(choices).toMatch(/pearls storm +finds nothing/)
})

test('a screen is made from a view: other hands are face down in it', () => {
  const sitting = after(6)
  const hands = (viewer: number | null) => {
    const written = JSON.parse(JSON.stringify(writeView(sitting.game, seenBy(sitting, viewer).view)))
    return written.state.seats.map(({ hand }: { hand: { hidden?: number } }) => hand.hidden ?? 0)
  }
  expect([hands(0), hands(1), hands(null)]).toEqual([
    [0, 6],
    [6, 0],
    [6, 6],
  ])
})

test('a game without a board of its own is shown by the names of its parts', () => {
  const sitting = after(6)
  const text = plainBoard.lines(seenBy(sitting, 1), 80).join('\n')
  expect(boardOf('a game of tomorrow')).toBe(plainBoard)
  expect(text).toMatch(/pile: \d+ face down/)
  expect(text).toMatch(/port: [a-z]+/)
  const [, ann, ben] =
    /Ann\n([\s\S]*)Ben \(you\)([\s\S]*)/.exec(text.replaceAll(/[│╰─╯]/g, '').replaceAll(/ +\n/g, '\n')) ?? []
  expect(ann).toMatch(/hand: 6 face down/)
  expect(ben).toMatch(/hand: (\d [a-z ]+(, )?)+/)
  expect(ben).not.toContain('face down')
})
