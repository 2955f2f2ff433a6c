import { expect, test } from 'vitest'
import { isFailure, wrongWith } from './fuzz-answers.ts'

// A fuzzer that finds fault with nothing is worth nothing.

const STRICT = [['x-content-type-options', 'nosniff']] as const
const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'] as const

function answer(
  status: number,
  body: unknown,
  headers: readonly (readonly [string, string])[] = [...STRICT, JSON_TYPE],
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, body: text, headers: new Map(headers), cookies: [] }
}

const refusal = { code: 'not-found', why: 'There is nothing here.', rule: null }

test('what is refused with a sentence is in order, and so is what is done', () => {
  expect(wrongWith(answer(404, { error: refusal }), false)).toBeNull()
  expect(wrongWith(answer(200, { ok: true }), false)).toBeNull()
  expect(wrongWith(answer(404, ''), true)).toBeNull()
  const plain = [...STRICT, ['content-type', 'text/plain; charset=utf-8']] as const
  expect(wrongWith(answer(405, 'Only GET and HEAD.\n', plain), false)).toBeNull()
})

test.each([
  [500, { error: { ...refusal, code: 'broken' } }],
  [503, { error: refusal }],
  [400, ''],
  [400, '{'],
  [400, { message: 'Bad Request' }],
  [400, { error: { ...refusal, code: 'odd' } }],
  [400, { error: { ...refusal, why: '' } }],
  [400, { error: { ...refusal, why: 'TypeError: x at act (/srv/src/table.ts:12:3)' } }],
])('%i with %j is found', (status, body) => {
  expect(wrongWith(answer(status, body), false)).not.toBeNull()
})

test('an answer without the strict headers is found', () => {
  expect(wrongWith(answer(200, {}, [JSON_TYPE]), false)).not.toBeNull()
})

test('a socket that is refused as broken is found', () => {
  expect(isFailure(refusal)).toBe(true)
  expect(isFailure({ ...refusal, code: 'broken' })).toBe(false)
  expect(isFailure(null)).toBe(false)
})
