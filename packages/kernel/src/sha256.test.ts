import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256, toHex, utf8 } from './sha256.ts'

const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point))

const hex = (text: string) => toHex(sha256(utf8(text)))

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('the published digest of "%s"', (text, digest) => {
  expect(hex(text)).toBe(digest)
})

test('the published digest of a million letters a', () => {
  expect(hex('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('every length around the edges of a block', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => i * 7)
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('a message may be part of a larger buffer', () => {
  expect(toHex(sha256(utf8('xxabcxx').subarray(2, 5)))).toBe(hex('abc'))
})

test('any text as the platform digests it, letters of all scripts included', () => {
  expect(hex('Walfänger 鯨 🐋')).toBe(createHash('sha256').update('Walfänger 鯨 🐋').digest('hex'))
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test('half a character is read as the replacement character, as text encoders do', () => {
  expect([...utf8('a\ud83d!')]).toEqual([...new TextEncoder().encode('a\ud83d!')])
})
