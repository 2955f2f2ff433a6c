import { expect, test } from 'vitest'
import { readJsonText } from './json-text.ts'

const TEXT = `{
  "id": "my-box",
  "values": {
    "ocean": { "right": 9,
      "sea": -1 },
    "die": [1, 1,
      2]
  }
}`

test('reads what the language reads, and knows the line of every part', () => {
  const read = readJsonText(TEXT)
  if (!read.ok) throw new Error('torn')
  expect(read.json).toEqual(JSON.parse(TEXT))
  expect(read.lineOf('id')).toBe(2)
  expect(read.lineOf('values.ocean.right')).toBe(4)
  expect(read.lineOf('values.ocean.sea')).toBe(5)
  expect(read.lineOf('values.die[2]')).toBe(7)
})

test('what is missing is on the line of what should hold it', () => {
  const read = readJsonText(TEXT)
  if (!read.ok) throw new Error('torn')
  expect(read.lineOf('values.ocean.bowhead')).toBe(4)
  expect(read.lineOf('values.helms.ahab.early[3]')).toBe(3)
  expect(read.lineOf('title')).toBe(1)
})

test.each([
  ['{ "a": 1,\n  b: 2 }', 2, 3, 'b: 2 }'],
  ['{ "a": 1\n  "b": 2 }', 2, 3, '"b": 2 }'],
  ['[1, 2,\n]', 2, 1, ']'],
  ['{ "a": 01 }', 1, 8, '01 }'],
  ['{ "a": "no\nend" }', 1, 8, '"no\nend" }'],
  ['{ "a": 1 } x', 1, 12, 'x'],
  ['', 1, 1, ''],
])('says where a text cannot be read: %j', (text, line, column, found) => {
  expect(readJsonText(text)).toEqual({ ok: false, line, column, found })
})

test('what is nested without end is not followed', () => {
  expect(readJsonText('['.repeat(5000)).ok).toBe(false)
})
