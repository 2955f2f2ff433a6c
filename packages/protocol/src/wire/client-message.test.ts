import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClientMessage } from './client-message.ts'
import { LIMITS } from './limits.ts'
import { clientMessage } from './socket.ts'

const good = { type: 'submit', table: 'T'.repeat(22), id: 'move-0001', seq: 3, actions: ['play kelp'] }

test('an ordinary move is read as it is', () => {
  expect(readClientMessage(good)).toEqual({ success: true, data: good })
})

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    -1,
    0.5,
    2 ** 53,
    1e300,
    '',
    'T'.repeat(22),
    'T'.repeat(65),
    `${'T'.repeat(22)}\n`,
  ),
  fc.constantFrom<unknown>([], [''], ['a', 1], [null], ['x'.repeat(LIMITS.notation + 1)]),
  fc.constantFrom<unknown>(new Array(LIMITS.actions + 1).fill('a'), { length: 1, 0: 'a' }),
)

test('whatever is wrong with it or added to it, a move is read as its schema reads it', () => {
  const name = fc.oneof(fc.constantFrom(...Object.keys(good)), fc.string())
  fc.assert(
    fc.property(fc.dictionary(name, odd, { maxKeys: 2 }), fc.option(name), (changes, left) => {
      const sent: { [name: string]: unknown } = { ...good, ...changes }
      if (left !== null) delete sent[left]
      expect(readClientMessage(sent)).toEqual(clientMessage.safeParse(sent))
    }),
  )
})
