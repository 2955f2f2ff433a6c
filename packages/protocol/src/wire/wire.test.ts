import { Sitting } from '@gam/kernel'
import { type Moment, momentOf } from '@gam/table'
import { expect, test } from 'vitest'
import { pebbles } from '../pebbles.test-support.ts'
import { readServerMessage } from './reading.ts'
import * as schemas from './schemas.ts'

test('what leaves a table has the form of the wire, and the wire fits the table’s types', () => {
  const begun = Sitting.begin(pebbles, { seats: ['Ann', 'Ben'], seed: 'a' })
  const viewer = begun.decision?.seat ?? 0
  const told = momentOf(begun, { viewer, decides: true, undoes: viewer, mayAsk: true })
  const clock = { now: 1, since: 0, turn: null, banks: [] }
  const news = schemas.news.parse(JSON.parse(JSON.stringify({ seq: 1, ...told, clock })))
  const moment: Moment = news
  expect(moment).toEqual({ seq: 1, ...told, clock })
  expect(moment.decision?.options.length).toBeGreaterThan(0)
})

test('names and lines of chat cannot hide anything', () => {
  for (const good of ['Ann', 'Ørjan Å', '李', 'x'.repeat(24), 'a  b', 'Zoe\u0308', 'Ann ❤\uFE0F', '가'])
    expect(schemas.personName.safeParse(good).success, good).toBe(true)
  const turned = ['', ' Ann', 'Ann ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 'a\u0000', 'a\u200bb', '\ud800']
  const unseen = ['\u115F', '\u3164', 'A\u3164', '\uFFA0nn', '\u2800', '\u034F', '\uFE0F', '\u0301']
  for (const bad of [...turned, ...unseen])
    expect(schemas.personName.safeParse(bad).success, JSON.stringify(bad)).toBe(false)
  expect(schemas.chatText.safeParse('👩‍👩‍👧 <b>hi</b>').success).toBe(true)
  for (const bad of ['', 'a\nb', 'a\u202eb', 'x'.repeat(501)])
    expect(schemas.chatText.safeParse(bad).success).toBe(false)
})

test('a message of an unknown kind is passed over', () => {
  expect(readServerMessage('{"type":"pong","id":1,"now":2}')).toEqual({ type: 'pong', id: 1, now: 2 })
  for (const odd of ['{"type":"riddle"}', 'null', '7', '{}']) expect(readServerMessage(odd)).toBeNull()
})
