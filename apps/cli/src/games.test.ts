import { expect, test } from 'vitest'
import { allGames, gameOf, games } from './games.ts'

test('a game that stands in no list is known by its name', () => {
  expect(allGames.map(({ id }) => id)).toContain('flotsam')
  expect(gameOf('flotsam').title).toBe('Flotsam')
  expect(() => gameOf('flotsan')).toThrow('The games are: whale-riders-cards, whale-riders, new-bedford.')
})

test('every game by its id, and the nearest where there is none', () => {
  expect(games.map(({ id }) => id)).toEqual(['whale-riders-cards', 'whale-riders', 'new-bedford'])
  expect(gameOf('New-Bedford').title).toBe('New Bedford')
  expect(() => gameOf('new-bedfort')).toThrow('There is no game "new-bedfort". Did you mean new-bedford?')
})
