import { Sitting } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { expect, test } from 'vitest'
import { seenBy } from '../boards/index.ts'
import { newsLines, turnScreen } from './screen.ts'

function screenOf(sitting: Sitting, width: number, height: number): string[] {
  const { decision } = sitting
  if (!decision) throw new Error('somebody decides')
  return turnScreen(sitting, seenBy(sitting, decision.seat), decision, { width, height })
}

const riders: Sitting = Sitting.begin(whaleRiders, { seats: ['Ann', 'Ben', 'Cy'], seed: 'sea' })

test('what is closed needs room: it gives way first', () => {
  const closed = (height: number) => screenOf(riders, 80, height).some((line) => line.startsWith('  –  '))
  const whole = screenOf(riders, 80, Number.POSITIVE_INFINITY).length
  expect(closed(Number.POSITIVE_INFINITY)).toBe(true)
  expect(closed(whole + 1)).toBe(true)
  expect(closed(whole)).toBe(false)
  expect(screenOf(riders, 80, whole).length).toBeLessThan(whole)
})

test('the table comes first and the options last; on a wide screen the news stands beside them', () => {
  const narrow = screenOf(riders, 80, 24)
  expect(narrow[0]).toMatch(/^╭ Whale Riders/)
  expect(narrow.findIndex((line) => line.includes(' begins.'))).toBeGreaterThan(
    narrow.findIndex((line) => line.startsWith('╰')),
  )
  expect(narrow.findLastIndex((line) => line.startsWith(' Discard'))).toBeGreaterThan(narrow.length - 4)
  const wide = screenOf(riders, 120, 40)
  expect(wide[0]).toMatch(/^╭ Whale Riders .*╮ {3}· \w+ begins\./)
})

test('of four players’ New Bedford all fits 120 × 40', () => {
  let sitting: Sitting = Sitting.begin(newBedford, { seats: ['Ann', 'Ben', 'Cy', 'Dot'], seed: 'sea' })
  for (let i = 0; sitting.decision; i++) {
    if (i % 7 === 0) expect(screenOf(sitting, 120, 40).length).toBeLessThan(40)
    const open = sitting.decision.options.filter(({ refusal }) => !refusal)
    sitting = sitting.submit(sitting.decision.seat, open[(i * 5) % open.length].text)
  }
})

test('news: whole sentences as far as there is room, the last one in any case', () => {
  const news = ['One thing happened.', 'Then another one that needs two lines.', 'And the last.']
  expect(newsLines(news, 30, 4)).toEqual([
    ' · One thing happened.',
    ' · Then another one that',
    '   needs two lines.',
    ' · And the last.',
  ])
  expect(newsLines(news, 30, 3)).toEqual([' … type log for what came before', ' · And the last.'])
  expect(newsLines(news, 30, 1)).toEqual([' · And the last.'])
  expect(newsLines(news.slice(0, 2), 30, 1)).toEqual([' · Then another one that …'])
  expect(newsLines([], 30, 1)).toEqual([])
})
