import { newBedford } from '@gam/new-bedford'
import { table as words } from '@gam/new-bedford/words/en/table'
import { expect, test } from 'vitest'
import { Foresight } from '../../play/foresight.ts'
import { played } from '../../session/played.test-support.ts'
import type { Board, Deed } from '../board.ts'
import { townBoard } from './board.tsx'
import { deeds } from './deeds.ts'
import { deltaOf } from './delta.ts'

const board: Board = townBoard

const THREE = ['Mara', 'Ilse', 'Theo']

/**
 * Every placement of two games in which all choose at random, and what one click can bring there; in the second one
 * somebody holds a page of the log that can be shown at any moment.
 */
const placements = [...played(newBedford, THREE, {}, 2), ...played(newBedford, THREE, { shipsLog: true }, 8)]
  .filter(({ moment }) => moment.decision?.step === 'place')
  .map(({ moment, table }) => {
    const foresight = new Foresight(board, table, moment)
    return { moment, foresight, found: deeds(moment, table, words, foresight.ahead) }
  })

function last({ actions }: Deed): string {
  return actions[actions.length - 1]
}

test('every deed is a row that the table takes, and ends in what was clicked', () => {
  const kinds = new Set<string>()
  for (const { foresight, found } of placements)
    for (const deed of found) {
      expect(foresight.allows(deed.actions), deed.actions.join('; ')).toBe(true)
      const [kind, ...name] = deed.targets[0].split(' ')
      kinds.add(kind)
      if (kind === 'building') expect(deed.actions).toContain(`build ${name.join(' ')}`)
      if (kind === 'waters') expect(last(deed)).toMatch(new RegExp(`^launch ship . ${name[0]}$`))
      if (kind === 'ship') expect(last(deed)).toBe(`prepare ${name.join(' ')}`)
      if (kind === 'space') expect(deed.actions[0]).toBe(`place ${name.join(' ')}`)
    }
  expect([...kinds].sort()).toEqual(['building', 'ship', 'space', 'waters'])
})

test('nothing is bought for what can be had without, and everything that can be built is a target', () => {
  let bought = 0
  for (const { moment, foresight, found } of placements) {
    const had = new Set(found.filter(({ extra }) => extra === null).map(({ targets }) => targets[0]))
    for (const { extra, targets } of found.filter((deed) => deed.extra !== null)) {
      bought++
      expect(extra).toEqual(['+3 ', { kind: 'coin', value: 'coin' }])
      expect(had.has(targets[0])).toBe(false)
    }
    const hall = moment.decision?.options.find(({ text }) => text === 'place town hall')
    if (!hall || hall.refusal) continue
    const asked = foresight.ahead(['place town hall'])?.[0]?.action.type === 'purchase'
    const open = foresight.ahead(['place town hall', ...(asked ? ['purchase nothing'] : [])]) ?? []
    for (const { action, refusal } of open)
      if (action.type === 'build' && !refusal) expect(had).toContain(`building ${action.building}`)
  }
  expect(bought).toBeGreaterThan(10)
})

test('of several launches to a space of the sea the one that takes least comes first', () => {
  let several = 0
  for (const { moment, foresight, found } of placements) {
    const spent = ({ actions }: Deed) => {
      const events = foresight.preview(actions)?.events ?? []
      return -deltaOf(events, moment.viewer ?? 0).reduce((sum, n) => sum + n, 0)
    }
    for (const target of new Set(found.map(({ targets }) => targets[0]))) {
      const ways = found.filter(({ targets }) => targets[0] === target)
      if (ways.length < 2 || !target.startsWith('waters')) continue
      several++
      const [first, ...others] = ways.map(spent)
      for (const other of others) expect(first).toBeLessThanOrEqual(other)
    }
  }
  expect(several).toBeGreaterThan(0)
})
