import { expect, test } from 'vitest'
import { householdOf } from './household.ts'

test('all addresses of one household count as one, however they are written', () => {
  const one = householdOf('2001:db8:1:2::1')
  expect(one).toBe('2001:db8:1:2::/64')
  for (const same of ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:0:0:0:9'])
    expect(householdOf(same)).toBe(one)
  for (const other of ['2001:db8:1:3::1', '203.0.113.7', '203.0.113.8'])
    expect(householdOf(other)).not.toBe(one)
  expect(householdOf('::ffff:203.0.113.7')).toBe(householdOf('203.0.113.7'))
  expect(householdOf('no address')).toBe('no address')
})
