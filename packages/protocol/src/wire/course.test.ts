import { type Decision, Sitting, type Standing, type View } from '@gam/kernel'
import { expect, test } from 'vitest'
import { pebbles } from '../pebbles.test-support.ts'
import { advance, type Course } from './course.ts'
import { readServerMessage } from './reading.ts'
import * as schemas from './schemas.ts'
import type { News } from './types.ts'

const begun = Sitting.begin(pebbles, { seats: ['Ann', 'Ben'], seed: 'a' })

function newsOf(sitting: Sitting, seq: number, kept: number, viewer = 0): News {
  return JSON.parse(
    JSON.stringify({
      seq,
      moves: sitting.codes.length,
      viewer,
      view: sitting.view(viewer),
      decision: sitting.decision?.seat === viewer ? sitting.decision : null,
      asked: sitting.decision && { seat: sitting.decision.seat, step: sitting.decision.step },
      kept,
      marks: sitting.marks.slice(kept + 1),
      movers: sitting.movers.slice(Math.max(kept, 0)),
      events: sitting.eventsFor(viewer, kept < 0 ? 0 : sitting.marks[kept]),
      standings: sitting.standings(),
      undo: 'nothing',
      undoable: 0,
      clock: { now: 1, turn: null, banks: [] },
    }),
  )
}

function courseOf(sitting: Sitting, seq: number): Course {
  const { marks, movers } = sitting
  return { seq, viewer: 0, events: sitting.eventsFor(0), marks, movers }
}

function played(sitting: Sitting): Sitting {
  const option = sitting.decision?.options.find(({ refusal }) => !refusal)
  return sitting.submit(sitting.decision?.seat ?? 0, option?.text)
}

test('the course that grows by news is the course of the game, moves taken back included', () => {
  const one = played(begun)
  const two = played(one)
  const three = played(two)
  let course = advance(null, newsOf(begun, 0, -1))
  expect(course).toEqual(courseOf(begun, 0))
  course = advance(course, newsOf(one, 1, 0))
  course = advance(course, newsOf(three, 3, 1))
  expect(course).toEqual(courseOf(three, 3))
  course = advance(course, newsOf(two, 4, 2))
  expect(course).toEqual(courseOf(two, 4))
})

test('news that does not fit what is there is turned down', () => {
  const one = played(begun)
  expect(advance(null, newsOf(one, 1, 0))).toBeNull()
  expect(advance(courseOf(begun, 0), newsOf(played(one), 2, 1))).toBeNull()
  expect(advance(courseOf(begun, 0), newsOf(one, 1, 0, 1))).toBeNull()
})

test('what a sitting gives has the form of the wire, and the wire fits the kernel’s types', () => {
  const read = schemas.news.parse(newsOf(begun, 0, -1))
  const view: View = read.view
  const standings: readonly Standing[] = read.standings
  const decision: Decision | null = schemas.decision.nullable().parse(read.decision)
  expect(view).toEqual(begun.view(0))
  expect(standings).toEqual(begun.standings())
  expect(decision).toEqual(begun.decision)
})

test('names and lines of chat cannot hide anything', () => {
  for (const good of ['Ann', 'Ørjan Å', '李', 'x'.repeat(24), 'a  b'])
    expect(schemas.personName.safeParse(good).success, good).toBe(true)
  for (const bad of ['', ' Ann', 'Ann ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 'a\u0000', 'a\u200bb', '\ud800'])
    expect(schemas.personName.safeParse(bad).success, JSON.stringify(bad)).toBe(false)
  expect(schemas.chatText.safeParse('👩‍👩‍👧 <b>hi</b>').success).toBe(true)
  for (const bad of ['', 'a\nb', 'a\u202eb', 'x'.repeat(501)])
    expect(schemas.chatText.safeParse(bad).success).toBe(false)
})

test('a message of an unknown kind is passed over', () => {
  expect(readServerMessage('{"type":"pong","id":1,"now":2}')).toEqual({ type: 'pong', id: 1, now: 2 })
  for (const odd of ['{"type":"riddle"}', 'null', '7', '{}']) expect(readServerMessage(odd)).toBeNull()
})
