import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { expect, test } from 'vitest'
import { townBoard } from '../games/new-bedford/board.tsx'
import { riderBoard } from '../games/whale-riders/board.tsx'
import { choicesOf } from './choosing.ts'
import { choosableIn, laid, offered } from './ghost.ts'

const ghost = { viewer: 0, target: 'space forest', piece: 'space forest#0' }
const place = (space: string, refused = false) => ({
  text: `place ${space}`,
  action: { type: 'place', space },
  ...(refused && { refusal: { rule: 'X-1', reason: { type: 'no' }, why: 'no' } }),
})
const choices = (...options: readonly ReturnType<typeof place>[]) =>
  choicesOf(
    options,
    ({ space }) => [`space ${space}`],
    [],
    (text) => ({ type: text }),
  )

test('a second click takes it back, another one lays out something else', () => {
  expect(laid(null, ghost)).toBe(ghost)
  expect(laid(ghost, { ...ghost })).toBeNull()
  const farm = { ...ghost, target: 'space farm', piece: 'space farm#0' }
  expect(laid(ghost, farm)).toBe(farm)
})

test('it is offered if it is still possible, and to nobody else', () => {
  const open = choices(place('forest'), place('farm'))
  expect(offered(ghost, 0, open)).toMatchObject({ kind: 'act', ways: [{ actions: ['place forest'] }] })
  expect(offered(ghost, 1, open)).toBeNull()
  expect(offered(ghost, 0, choices(place('forest', true), place('farm')))).toBeNull()
  expect(offered(ghost, 0, choices(place('farm')))).toBeNull()
})

test('it is laid on what a player may choose some time, not on what is only looked at', () => {
  const town = choosableIn(newBedford, (action) => townBoard.targets(action))
  for (const target of ['space forest', 'building bakery']) expect([...town]).toContain(target)
  const coast = choosableIn(whaleRiders, (action) => riderBoard.targets(action))
  for (const target of ['sail', 'contract 7']) expect([...coast]).toContain(target)
  for (const target of ['port ray', 'decree eight coins']) expect([...coast]).not.toContain(target)
})
