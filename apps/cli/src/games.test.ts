import { expect, test } from 'vitest'
import { gameOf, games } from './games.ts'

test('every game by its id, and the nearest where there is none', () => {
  expect(games.map(({ id }) => id)).toEqual(['whale-riders-cards', 'whale-riders', 'new-bedford'])
  expect(gameOf('New-Bedford').title).toBe('New Bedford')
  expect(() => gameOf('new-bedfort')).toThrow('There is no game "new-bedfort". Did you mean new-bedford?')
})
