import type { Game, Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { table as de } from '@gam/new-bedford/words/de/table'
import { table as en } from '@gam/new-bedford/words/en/table'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import {
  automatonsOf,
  changedFrom,
  clashesOf,
  nearestPreset,
  standardsOf,
  stillPossible,
  valuesOf,
} from './table-options.ts'

function known<T extends Types>(game: Game<T>): Game {
  return game
}
const town = known(newBedford)
const cards = known(cardGame)

test('who plays by the rules alone is found through the game itself', () => {
  const captains = automatonsOf(town)
  expect(captains?.option).toBe('captains')
  expect(captains?.names.get('starbuck')).toMatch(/Starbuck/)
  expect(automatonsOf(cards)).toBeNull()
})

test('a preset sets everything it does not name back to the standard', () => {
  const values = valuesOf(town, { id: 'full', options: { captains: ['starbuck'] } })
  expect(values).toEqual({ ...standardsOf(town), captains: ['starbuck'] })
})

test('what was changed is counted from the preset that is nearest', () => {
  const plain = { id: 'plain', options: {} }
  const full = { id: 'full', options: { shipsLog: true, whiteWhale: true, blueWhale: true } }
  const values = { ...valuesOf(town, full), blueWhale: false }
  expect(nearestPreset(town, [plain, full], values)).toBe(full)
  expect(changedFrom(town, full, values)).toEqual(['blueWhale'])
  expect(changedFrom(town, full, valuesOf(town, full))).toEqual([])
})

test('choices of another version do not stand in the way', () => {
  const saved = { match: 'for ever', advanced: true, gone: 1, simplified: 'yes' }
  expect(stillPossible(cards, saved)).toEqual({ ...standardsOf(cards), advanced: true })
})

test('what options that do not go together need is said in both languages', () => {
  const set = town.components.sets[0].id
  const found = new Set<string>()
  for (const captains of [[], ['ahab']])
    for (let on = 0; on < 8; on++) {
      const [turnersMill, challenge, expert] = [1, 2, 4].map((bit) => (on & bit) > 0)
      const chosen = { ...standardsOf(town), captains, turnersMill, challenge, expert }
      for (const seats of [1, 3]) for (const why of clashesOf(town, chosen, seats, set)) found.add(why)
    }
  expect(found.size).toBe(5)
  for (const { clashes } of [en, de]) expect(new Set(Object.keys(clashes ?? {}))).toEqual(found)
})

test('options that do not go together are known before the game begins', () => {
  const set = town.components.sets[0].id
  expect(clashesOf(town, { ...standardsOf(town), turnersMill: true }, 3, set)).toHaveLength(1)
  expect(clashesOf(town, standardsOf(town), 3, set)).toEqual([])
  expect(clashesOf(cards, standardsOf(cards), 3, cards.components.sets[0].id)).toEqual([])
})
