import { expect, test } from 'vitest'
import { type Answer, AnswerReader } from './fuzz-http.ts'

const BYTES = Buffer.from(
  [
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nSet-Cookie: gam=a\r\nSet-Cookie: b=c\r\n\r\nahoy\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nwha\r\n2\r\nle\r\n0\r\n\r\n',
    'HTTP/1.1 204 No Content\r\n\r\n',
  ].join(''),
)

/** The third answer is one to HEAD. */
function readIn(pieces: readonly Buffer[]): Answer[] {
  const heard: Answer[] = []
  const reader = new AnswerReader(
    (answer) => heard.push(answer),
    () => heard.length === 1,
  )
  for (const piece of pieces) reader.feed(piece)
  expect(reader.rest).toBe('')
  return heard
}

test('answers that follow each other are told apart, however the bytes are cut', () => {
  const whole = readIn([BYTES])
  expect(whole.map(({ status, body }) => [status, body])).toEqual([
    [200, 'ahoy\n'],
    [200, ''],
    [200, 'whale'],
    [204, ''],
  ])
  expect(whole[0].cookies).toEqual(['gam=a', 'b=c'])
  expect(readIn([...BYTES].map((byte) => Buffer.from([byte])))).toEqual(whole)
})

test('what is no HTTP is found', () => {
  expect(() => readIn([Buffer.from('ahoy\r\n\r\n')])).toThrow('no HTTP answer')
})
