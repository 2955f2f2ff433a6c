import { scenario } from '@gam/testkit'
import { expect, test } from 'vitest'
import { atTheCoast, PLAIN_PORT } from './at-the-coast.test-support.ts'

test('WR-80 hidden are other hands and the order of deck and bag; the bag’s content is public', () => {
  const t = scenario(
    ...atTheCoast(
      {
        Ann: {
          coins: 4,
          tiles: 'meat2',
          hand: ['1', '2', '3'],
          fulfilled: ['4'],
          decrees: ['eight coins'],
          ability: 'haggler',
        },
        Ben: { hand: ['5', '6', '7'] },
      },
      { discards: ['8'], ports: { swordfish: PLAIN_PORT }, bag: '2 meat3, storm', decrees: ['eight tiles'] },
    ),
  )
  const { state, unseen } = t.seen('Ben') as unknown as {
    state: { [key: string]: unknown; seats: { [key: string]: unknown }[] }
    unseen: { contracts: { [card: string]: number } }
  }
  const [ann, ben] = state.seats
  expect(ann).toEqual({ ...t.of('Ann'), hand: { hidden: 3 } })
  expect(ben).toEqual(t.of('Ben'))
  expect(state.deck).toEqual({ hidden: 44 })
  expect(state.bag).toEqual({ meat3: 2, storm: 1 })
  expect(state.discards).toEqual({ 8: 1 })
  expect(state).toMatchObject({ ports: t.state.ports, decrees: ['eight tiles'] })
  // what is unseen is known in all, not where it lies
  expect(unseen.contracts).toMatchObject({ 1: 1, 2: 1, 3: 1, 9: 1 })
  expect(unseen.contracts).not.toHaveProperty('5')
})

test('WR-80 others see that a contract is drawn, not which; a discarded one is open', () => {
  const t = scenario(...atTheCoast({ Ann: { hand: ['1', '2', '3'] }, Ben: {} }))
  t.play('Ann: discard 1', 'Ann: done', 'Ann: take coin')
  const told = (viewer: number | null) => t.sitting.eventsFor(viewer)
  expect(told(1)).toContainEqual({ type: 'contractDiscarded', seat: 0, contract: '1' })
  expect(told(1)).toContainEqual({ type: 'contractDrawn', seat: 0, contract: null })
  expect(told(0)).not.toContainEqual({ type: 'contractDrawn', seat: 0, contract: null })
})
