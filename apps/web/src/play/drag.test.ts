import { expect, test } from 'vitest'
import { pullOf } from './drag.ts'

const FIXED = { across: false, down: false }
const HERE = { x: 100, y: 100 }

test('a pointer that hardly moves is a click', () => {
  expect(pullOf('mouse', HERE, { x: 104, y: 103 }, FIXED)).toBe('still')
  expect(pullOf('touch', HERE, { x: 106, y: 107 }, FIXED)).toBe('still')
})

test('a mouse that moves on drags, whatever could be scrolled', () => {
  expect(pullOf('mouse', HERE, { x: 100, y: 108 }, { across: true, down: true })).toBe('drag')
})

test('a finger scrolls the way that can be scrolled, and drags across it', () => {
  const row = { across: true, down: false }
  expect(pullOf('touch', HERE, { x: 130, y: 110 }, row)).toBe('scroll')
  expect(pullOf('touch', HERE, { x: 110, y: 60 }, row)).toBe('drag')
  expect(pullOf('touch', HERE, { x: 130, y: 110 }, FIXED)).toBe('drag')
})
