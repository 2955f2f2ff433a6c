import type { Statement } from '@gam/kernel'
import { table as en } from '@gam/new-bedford/words/en/table'
import { expect, test } from 'vitest'
import { captainIn, lastTurn, whyOf } from './captain-turn.ts'

const turn: Statement[] = [
  { type: 'dieRolled', seat: 2, die: 2 },
  { type: 'headingSought', seat: 2, heading: 'food' },
  { type: 'orderFailed', seat: 2, order: 'own', misfit: 'nothing serves' },
  { type: 'orderFollowed', seat: 2, order: 'town', space: 'farm' },
  { type: 'workerPlaced', seat: 2, space: 'farm' },
]

function why(statements: readonly Statement[]): string | null {
  const told = lastTurn(statements, 2)
  return told && whyOf(en, told, (chooser) => ['Ann', 'Ben'][chooser])
}

test('LO-07 a turn is read order by order, as far as it has been told', () => {
  expect(lastTurn(turn.slice(0, 1), 2)).toBeNull()
  expect(lastTurn(turn.slice(0, 3), 2)).toMatchObject({
    die: 2,
    headings: ['food'],
    tried: [{ order: 'own', misfit: 'nothing serves' }],
    space: null,
  })
  expect(lastTurn(turn, 2)).toMatchObject({
    tried: [
      { order: 'own', misfit: 'nothing serves' },
      { order: 'town', misfit: null },
    ],
    space: 'farm',
  })
  expect(captainIn(turn)).toBe(2)
  expect(lastTurn(turn, 1)).toBeNull()
})

test('a sentence says why', () => {
  expect(why(turn)).toBe(
    'He rolled a 2 and turned to food. His own buildings: nothing there serves that heading. So his worker goes to the Farm.',
  )
})

test('LO-24 what failed under an earlier heading is no reason under the last', () => {
  const changed = [...turn.slice(0, 3), { type: 'headingChanged', seat: 2, heading: 'wood' }]
  expect(why([...changed, { type: 'orderFollowed', seat: 2, order: 'own', space: 'lumber mill' }])).toBe(
    'He rolled a 2 and turned to food. Nothing served that, so he sought wood instead. So his worker goes to the Lumber Mill.',
  )
})

test('LO-45 it says who chose for him', () => {
  const asked = [...turn.slice(0, 2), { type: 'directionAsked', seat: 2, person: 1 }]
  expect(why(asked)).toMatch(/Several spaces suit him equally well, so Ben chooses\.$/)
  expect(why([...asked, ...turn.slice(3)])).toMatch(
    /Several spaces suited him equally well, and Ben chose the Farm\.$/,
  )
})

test('LO-24 a change of heading counts, LO-25 so does a worker set aside, LO-22 the last round has no die', () => {
  expect(
    why([
      ...turn.slice(0, 3),
      { type: 'headingChanged', seat: 2, heading: 'money' },
      { type: 'orderFailed', seat: 2, order: 'inn', misfit: 'not built' },
      { type: 'workerSetAside', seat: 2 },
    ]),
  ).toMatch(/so he sought money instead\. Inn: not built\. So his worker is set aside\.$/)
  expect(why(turn.slice(1))).toMatch(/^In the last round his board sets the heading: food\./)
})
