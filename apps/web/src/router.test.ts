import { expect, test } from 'vitest'
import { routeOf } from './router.ts'

test('addresses lead to pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  expect(routeOf('/setup/whale-riders-cards')).toEqual({ page: 'setup', game: 'whale-riders-cards' })
  expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/t/K7QX2')).toEqual({ page: 'code', code: 'K7QX2' })
  expect(routeOf('/replay/abc/')).toEqual({ page: 'replay', id: 'abc' })
  expect(routeOf('/rules')).toEqual({ page: 'rules', game: '' })
  expect(routeOf('/rules/new-bedford')).toEqual({ page: 'rules', game: 'new-bedford' })
  expect(routeOf('/settings')).toEqual({ page: 'settings' })
})

test('anything else is told to lead nowhere, however it is written', () => {
  for (const path of ['/nowhere', '/table', '/setup/', '/table/a/b', '/%E0%A4%A'])
    expect(routeOf(path)).toEqual({ page: 'lost' })
})

test('challenges by day, puzzles by game and number', () => {
  expect(routeOf('/daily')).toEqual({ page: 'daily', day: null })
  expect(routeOf('/daily/2026-02-28')).toEqual({ page: 'daily', day: '2026-02-28' })
  expect(routeOf('/puzzles')).toEqual({ page: 'puzzles' })
  expect(routeOf('/puzzles/new-bedford')).toEqual({ page: 'puzzle', game: 'new-bedford', n: 1 })
  expect(routeOf('/puzzles/new-bedford/7/')).toEqual({ page: 'puzzle', game: 'new-bedford', n: 7 })
  for (const path of ['/puzzles/new-bedford/0', '/puzzles/new-bedford/x', '/puzzles/a/1/b'])
    expect(routeOf(path)).toEqual({ page: 'lost' })
})

test('a table of a server is told from one of this device by its name', () => {
  expect(routeOf('/table/AAECAwQFBgcICQoLDA0ODw')).toEqual({ page: 'remote', id: 'AAECAwQFBgcICQoLDA0ODw' })
  expect(routeOf('/table/0123456789abcdef')).toEqual({ page: 'table', id: '0123456789abcdef' })
  expect(routeOf('/lobby')).toEqual({ page: 'lobby' })
})
