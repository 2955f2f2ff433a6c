import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const GAMES = ['whale-riders', 'whale-riders-cards', 'new-bedford']

test.each([
  ['new', 'new-bedford'],
  ['whale-rider-cards', 'whale-riders-cards'],
  ['nwe-bedford', 'new-bedford'],
  ['WHALE-RIDERS', 'whale-riders'],
  ['chess', undefined],
  ['', undefined],
])('%j was probably meant to be %j', (typed, meant) => {
  expect(nearest(typed, GAMES)).toBe(meant)
})
