import { expect, test } from 'vitest'
import { requestLines } from './request-lines.ts'

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

async function linesOf(chunks: readonly (string | Uint8Array)[], most = 100): Promise<(string | null)[]> {
  async function* input() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  }
  return collect(requestLines(input(), most))
}

test('lines may come in pieces or many at once, the last without its end', async () => {
  expect(await linesOf(['a', 'b\nc', '\n\nd\ne'])).toEqual(['ab', 'c', '', 'd', 'e'])
  expect(await linesOf(['a\n'])).toEqual(['a'])
  expect(await linesOf([])).toEqual([])
})

test('a letter cut in two is put together again, and a byte order mark is no letter', async () => {
  const bytes = Buffer.from('\ufeffé→\n')
  expect(await linesOf([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(['é→'])
})

test('a line that is too long is told once, and the next one is read', async () => {
  expect(await linesOf(['12345\n123456\n1234', '56', '7\nabc\n', '123456'], 5)).toEqual([
    '12345',
    null,
    null,
    'abc',
    null,
  ])
})

test('of a line without end no more is kept than may be used', async () => {
  const chunk = Buffer.alloc(1_000_000, 'x')
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  async function* input() {
    for (let i = 0; i < 1000; i++) {
      yield Buffer.from(chunk)
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }
  }
  expect(await collect(requestLines(input(), 1_000_000))).toEqual([null])
  expect(most).toBeLessThan(600_000_000)
})
