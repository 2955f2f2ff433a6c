import { expect, test } from 'vitest'
import { spotBeside } from './beside.ts'

const screen = { width: 1366, height: 768 }
const card = { width: 320, height: 160 }

test('a card stands as near to its piece as it can without covering it', () => {
  expect(spotBeside(card, { x: 500, y: 300, width: 50, height: 60 }, [], screen)).toMatchObject({
    x: 365,
    y: 128,
  })
  expect(spotBeside(card, { x: 500, y: 100, width: 50, height: 60 }, [], screen)).toMatchObject({
    x: 365,
    y: 172,
  })
  const tall = { x: 500, y: 20, width: 50, height: 700 }
  expect(spotBeside(card, tall, [], screen).x).toBe(500 + 50 + 12)
  expect(spotBeside(card, { ...tall, x: 1200 }, [], screen).x).toBe(1200 - 12 - 320)
})

test('what must stay in sight is not covered', () => {
  const anchor = { x: 500, y: 500, width: 100, height: 100 }
  const right = { x: 600, y: 400, width: 766, height: 300 }
  const left = { x: 0, y: 400, width: 490, height: 300 }
  expect(spotBeside(card, anchor, [right, left], screen)).toMatchObject({ x: 390, y: 400 - 12 - 160 })
})

test('what was asked for stays near: it lies over a target rather than far away', () => {
  const anchor = { x: 20, y: 200, width: 110, height: 120 }
  const street = { x: 0, y: 60, width: 1366, height: 480 }
  const prompt = { x: 0, y: 550, width: 1366, height: 50 }
  const far = spotBeside(card, anchor, [prompt, street], screen)
  const near = spotBeside(card, anchor, [prompt], screen, [street])
  expect(far.y).toBeGreaterThan(520)
  expect(near.y + card.height).toBeLessThan(anchor.y)
})

test('where the bar above a low piece leaves no room beside it, the card stands above the bar', () => {
  const bar = { x: 0, y: 503, width: 1366, height: 64 }
  const low = { x: 600, y: 580, width: 120, height: 170 }
  expect(spotBeside({ width: 320, height: 220 }, low, [bar], screen).y).toBe(503 - 12 - 220)
})

test('it never leaves the screen, however small that is', () => {
  const phone = { width: 390, height: 844 }
  const { x, y } = spotBeside(card, { x: 380, y: 830, width: 10, height: 10 }, [], phone)
  expect(x).toBeGreaterThanOrEqual(8)
  expect(x + card.width).toBeLessThanOrEqual(390)
  expect(y + card.height).toBeLessThanOrEqual(844)
})
