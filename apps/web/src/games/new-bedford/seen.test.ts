import { Sitting } from '@gam/kernel'
import { BUILDINGS } from '@gam/new-bedford'
import { newBedford } from '@gam/new-bedford/whole'
import { expect, test } from 'vitest'
import { withHouses } from './seen.ts'

const { state } = Sitting.begin(newBedford, { seats: ['Mara', 'Ilse'], seed: 'houses' })

test('a house stands as soon as it is told, whatever the turn goes on to', () => {
  const told = [
    { type: 'workerPlaced', seat: 1, space: 'town hall' },
    { type: 'buildingBuilt', seat: 1, building: 'wharf' },
    { type: 'shipsMoved' },
  ]
  const owners = state.owners.with(BUILDINGS.indexOf('wharf'), 1)
  expect(withHouses(state, told).owners).toEqual(owners)
})

test('nothing built, nothing drawn anew', () => {
  expect(withHouses(state, [{ type: 'shipsMoved' }])).toBe(state)
})
