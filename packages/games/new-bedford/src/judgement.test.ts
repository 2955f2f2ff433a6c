import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { judgement } from './judgement.ts'

type Table = Parameters<typeof inTown>

/** What each seat may expect. */
function expected(people: Table[0], given: Table[1] = {}): number[] {
  const { sitting } = scenario(...inTown(people, given))
  const points: number[] = []
  judgement.expect(sitting.state, sitting.facts, points)
  return points
}

describe('what bots think of a position', () => {
  test('is exact when the game is over', () => {
    const given = {
      boards: { Ahab: { whales: '2 sperm' } },
      built: { Ann: 'mansion', Ahab: 'bank' },
      next: [{ step: 'endGame' }],
    }
    const people = { Ann: { money: 14, wood: 9, whales: '3 right' }, Ben: { money: 4 } }
    expect(expected(people, { ...given, captains: ['ahab'] })).toEqual([3 + 5 + 2, 0, 8 + 1])
  })

  test.each([
    ['goods', { brick: 3 }],
    ['money', { money: 3 }],
    ['a ship on the dock', { ships: ['dock'] }],
    ['a ship at sea', { ships: ['space 4'] }],
    ['whales aboard', { ships: ['space 0: 2 right'] }],
    ['whales on a ship that returns', { ships: ['return: sperm'] }],
    ['whales landed', { whales: 'right' }],
  ])('%s is better than nothing', (_, ann) => {
    const [rich, poor] = expected({ Ann: ann, Ben: {} })
    expect(rich).toBeGreaterThan(poor)
  })

  test('whales aboard are worth more to who can pay the lay', () => {
    const at = (money: number) =>
      expected({ Ann: { money, ships: ['space 0: 5 bowhead'] }, Ben: { money } }, { round: 12 })
    const [rich, without] = at(20)
    const [poor, alone] = at(0)
    expect(rich - without).toBeGreaterThan(poor - alone)
  })

  test('goods are worth nothing once the last worker is placed', () => {
    const workers = ['farm', 'farm']
    const points = expected(
      { Ann: { brick: 9, workers }, Ben: { workers, ships: ['space 1'] } },
      { round: 12, gone: '8 sea', next: [{ step: 'select', seat: 'Ben', ship: 'ship 1' }], out: '2 right' },
    )
    expect(points[0]).toBe(0)
  })
})
