import { expect, test } from 'vitest'
import { Presence } from './presence.ts'

test('of those who sit it is known who is here, of the others how many they are', () => {
  const presence = new Presence()
  for (const person of ['ann', 'ann', 'cy', null, null]) presence.come('t', person)
  expect(presence.isHere('t', 'ann')).toBe(true)
  expect(presence.isHere('t', 'ben')).toBe(false)
  expect(presence.hintOf('t', ['ann', 'ben'])).toEqual({ table: 't', people: ['ann'], spectators: 3 })
  // Who looked on and sits down is no spectator any more.
  expect(presence.spectators('t', ['ann', 'cy'])).toBe(2)
  presence.go('t', 'ann')
  expect(presence.isHere('t', 'ann')).toBe(true)
  for (const person of ['ann', 'cy', null, null]) presence.go('t', person)
  expect(presence.isHere('t', 'ann')).toBe(false)
  expect(presence.tables()).toEqual([])
})

test('a thousand who look on make no longer hint than one', () => {
  const presence = new Presence()
  for (let nth = 0; nth < 1000; nth++) presence.come('t', `person-${nth}-${'x'.repeat(20)}`)
  const hint = presence.hintOf('t', ['person-7-xxxxxxxxxxxxxxxxxxxx'])
  expect(hint.spectators).toBe(999)
  expect(JSON.stringify(hint).length).toBeLessThan(100)
})

test('other processes count along until nothing is heard of them any more', () => {
  const presence = new Presence()
  presence.come('t', null)
  presence.hear('other', [{ table: 't', people: ['ben'], spectators: 5 }], 0)
  expect(presence.isHere('t', 'ben')).toBe(true)
  expect(presence.spectators('t', ['ben'])).toBe(6)
  expect(presence.forget(1000)).toEqual([])
  expect(presence.forget(100_000)).toEqual(['t'])
  expect(presence.spectators('t', ['ben'])).toBe(1)
})
