import { Sitting } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { tellings } from './telling.ts'

function played(moves: number): Sitting {
  let sitting: Sitting = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'h29' })
  for (let i = 0; i < moves && sitting.decision; i++)
    sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  return sitting
}

test('a deal is one line, and only one’s own cards are in it', () => {
  const sitting = played(0)
  expect(tellings(sitting, 0)).toEqual([
    'Ben deals six cards to everyone.',
    'Ann is dealt pearls ×3, the pearls storm, the meat storm, the shells storm.',
  ])
  expect(tellings(sitting, null)).toEqual(['Ben deals six cards to everyone.'])
  expect(tellings(sitting, 'all')).toHaveLength(3)
})

test('a move is one line with all that followed; since a moment, only what came after it', () => {
  const sitting = played(40)
  const all = tellings(sitting, 'all')
  expect(all).toHaveLength(3 + sitting.codes.length)
  expect(all.find((line) => line.includes(' sold: '))).toMatch(
    /^\w+ plays .*\. \w+ sold: \d goods\. (\w+ wins \d cards?, \d+ points\. ?)+/,
  )
  expect(tellings(sitting, 'all', sitting.marks[38])).toEqual(all.slice(-2))
  expect(tellings(sitting, 0, sitting.events.length)).toEqual([])
})
