import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Sitting, writeReplay } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { newHome } from './gam.test-support.ts'
import { type SavedGame, SaveFile } from './saves.ts'

function game(moves: number, seed = 'tide'): SavedGame {
  let sitting: Sitting = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed })
  for (let i = 0; i < moves && sitting.decision; i++)
    sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  return { ...writeReplay(sitting), players: ['person', 'person'] }
}

function moves(file: string): number {
  return JSON.parse(readFileSync(file, 'utf8')).actions.length
}

test('a file follows its own game, forwards and back, and leaves nothing beside it', () => {
  const home = newHome()
  const file = path.join(home, 'game.json')
  const save = new SaveFile(file)
  for (const n of [3, 4, 2]) {
    save.write(game(n))
    expect(moves(file)).toBe(n)
  }
  expect(readdirSync(home)).toEqual(['game.json'])
})

test('another save of the same game may go on in it, another game or another course may not', () => {
  const file = path.join(newHome(), 'game.json')
  new SaveFile(file).write(game(3))
  new SaveFile(file).write(game(5))
  expect(moves(file)).toBe(5)
  expect(() => new SaveFile(file).write(game(4))).toThrow(/holds something else/)
  expect(() => new SaveFile(file).write(game(9, 'ebb'))).toThrow(/holds something else/)
  expect(moves(file)).toBe(5)
})

test('what somebody else wrote into the file meanwhile is not lost', () => {
  const file = path.join(newHome(), 'game.json')
  const save = new SaveFile(file)
  save.write(game(3))
  writeFileSync(file, 'a shopping list')
  expect(() => save.write(game(4))).toThrow(/holds something else/)
  expect(readFileSync(file, 'utf8')).toBe('a shopping list')
})

test('where it cannot be written it says why, and leaves no half of it', () => {
  const home = newHome()
  expect(() => new SaveFile(path.join(home, 'no', 'folder.json')).write(game(1))).toThrow(
    /Cannot save the game as .*folder\.json: there is no such file or folder/,
  )
  expect(() => new SaveFile(home).write(game(1))).toThrow(/it is a folder/)
  expect(readdirSync(home)).toEqual([])
})
