import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const base = readSettings(null)

test('what was chosen is read back', () => {
  const chosen = {
    ...base,
    theme: 'dark',
    motion: 'reduced',
    sound: true,
    language: 'de',
    name: 'Ilse',
  } as const
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test('what is not understood stays at the standard', () => {
  expect(readSettings('no json')).toEqual(base)
  expect(readSettings('null')).toEqual(base)
  expect(readSettings('{"theme":"pink","language":"xx","sound":1,"name":7}')).toEqual(base)
})

test('sound is off until somebody switches it on', () => {
  expect(base.sound).toBe(false)
})

test('who asked to confirm what is final is asked where something is revealed', () => {
  expect(readSettings('{"confirm":"final"}').confirm).toBe('held')
  expect(readSettings('{"confirm":"always"}').confirm).toBe('always')
})
