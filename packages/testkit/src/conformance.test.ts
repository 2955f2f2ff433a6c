import { describe, expect, test } from 'vitest'
import { chooserOf } from './choosers.ts'
import { conformance } from './conformance.ts'
import { breakOf } from './examine.ts'
import { LAWS } from './laws/all.ts'
import { quickGame } from './quick.ts'
import { tablesOf } from './tables.ts'
import { type Bug, pebbleRules, pebbles } from './toy-game.test-support.ts'
import { retrace } from './trail.ts'

/** The law that each bug breaks; a bug may well break others too. */
const CAUGHT_BY: { readonly [B in Bug]: string } = {
  'option that cannot be set up': 'tables',
  'frame with four fields': 'vocabulary',
  'refusal without a rule': 'rules',
  'colour without a term': 'terms',
  'nothing to choose': 'no-dead-ends',
  'offer that throws': 'offers-apply',
  'offer that writes and puts back': 'offers-only-look',
  'game without end': 'ends-in-time',
  'robot is asked': 'people-are-asked',
  'refusal that writes': 'others-are-refused',
  'pebble lost': 'invariants',
  'half a turn': 'plain-state',
  'copy that shares': 'copies undo',
  'state written shorter': 'json',
  'hash of the moment': 'hash',
  'dice of its own': 'same-seed',
  'always the same deal': 'seeds-differ',
  'rule that reads the menu': 'in-place',
  'two options of one text': 'notation',
  'count of hidden pebbles': 'views',
  'view without its hidden pebbles': 'view-json',
  'choice only the real hand has': 'worlds',
  'refusal by another hand': 'own-options',
  'turn by another hand': 'lists',
  'hand that passes by itself': 'told-and-seen',
  'order that leaves nothing': 'orders',
  'draw told to all': 'told-and-seen',
  'draw seen by all': 'told-and-seen',
  'secret known to a colour': 'redaction',
  'hand shown unannounced': 'told-and-seen',
  'option read upside down': 'replay',
  'score that does not add up': 'scores',
  'hand that counts already': 'open-points',
  'sentence with a hole': 'words',
  'past rewritten': 'history',
  'position said to be none': 'positions',
  'position told by hidden pebbles': 'new-deals',
  'robot let in': 'spoilt',
  'exception for a reason': 'spoilt',
}

/** Which of these laws it breaks; of all of them unless told. */
function brokenLaws(bug: Bug | null, among?: readonly string[]): string[] {
  const laws = conformance(pebbles(bug), { rules: pebbleRules, plays: 12, spoil: 20 })
  return laws
    .filter(({ id, check }) => {
      if (among && !among.includes(id)) return false
      try {
        check()
        return false
      } catch {
        return true
      }
    })
    .map(({ id }) => id)
}

test('a sound game breaks no law', () => {
  expect(brokenLaws(null)).toEqual([])
})

describe('a bug is caught by its law', () => {
  for (const [bug, law] of Object.entries(CAUGHT_BY) as [Bug, string][])
    test(`${bug}: ${law}`, () => {
      const laws = law.split(' ')
      expect(brokenLaws(bug, laws)).toEqual(laws)
    })
})

/** Where every step is looked at, a law looks at less of each; over some games it must find no less. */
describe('a bug is caught by its law at every step', () => {
  const looksAtSteps = new Map(LAWS.filter(({ position }) => position).map((law) => [law.id, law]))
  const { 'secret known to a colour': _seenInTheGameItself, ...bugs } = CAUGHT_BY
  for (const [bug, laws] of Object.entries(bugs) as [Bug, string][])
    for (const law of laws.split(' ').flatMap((id) => looksAtSteps.get(id) ?? []))
      test(`${bug}: ${law.id}`, () => {
        const game = pebbles(bug)
        const { tables } = tablesOf(game)
        const breaks = Array.from({ length: 24 }, (_, play) => {
          const seating = { game, table: tables[play % tables.length], seed: `step ${play}` }
          const { codes } = quickGame(seating, chooserOf(play, tables.length))
          return breakOf(law, retrace(seating, codes), 'everywhere')
        })
        expect(breaks.find((found) => found !== null)?.law).toBe(law.id)
      })
})

test('every law catches some bug', () => {
  expect(new Set(Object.values(CAUGHT_BY).flatMap((law) => law.split(' ')))).toEqual(
    new Set(conformance(pebbles(), { rules: pebbleRules }).map(({ id }) => id)),
  )
})
