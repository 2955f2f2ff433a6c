import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChaCha, chachaBlock, keyOf, nonceOf } from './chacha.ts'
import { MOST } from './chance.ts'
import { sha256, toHex, utf8 } from './sha256.ts'

const ZERO_KEY = '00'.repeat(32)
const ZERO_NONCE = '00'.repeat(12)

function words(hex: string): Uint32Array {
  const bytes = Buffer.from(hex.replaceAll(/\s|:/g, ''), 'hex')
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4))
}

function block(key: string, nonce: string, counter: number): string {
  const out = new Uint32Array(16)
  chachaBlock(words(key), words(nonce), counter, out)
  const bytes = Buffer.alloc(64)
  out.forEach((word, i) => {
    bytes.writeUInt32LE(word, i * 4)
  })
  return bytes.toString('hex')
}

// RFC 8439: the block function of 2.3.2, then appendix A.1.
test.each([
  [
    '2.3.2',
    '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    '000000090000004a00000000',
    1,
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  ],
  [
    'A.1 #1',
    ZERO_KEY,
    ZERO_NONCE,
    0,
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  ],
  [
    'A.1 #2',
    ZERO_KEY,
    ZERO_NONCE,
    1,
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  ],
  [
    'A.1 #3',
    `${'00'.repeat(31)}01`,
    ZERO_NONCE,
    1,
    '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  ],
  [
    'A.1 #4',
    `00ff${'00'.repeat(30)}`,
    ZERO_NONCE,
    2,
    '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  ],
  [
    'A.1 #5',
    ZERO_KEY,
    `${'00'.repeat(11)}02`,
    0,
    'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  ],
])('RFC 8439 %s', (_, key, nonce, counter, keystream) => {
  expect(block(key, nonce, counter)).toBe(keystream)
})

test('a seed becomes a key, a label a nonce, by digest, little-endian', () => {
  expect([...keyOf('winter')]).toEqual([...words(toHex(sha256(utf8('winter'))))])
  expect([...nonceOf('deal')]).toEqual([...words(toHex(sha256(utf8('deal')))).slice(0, 3)])
})

const KEY = keyOf('winter')
const NONCES = ['deal', 'ports', 'dealer'].map(nonceOf)

function fresh(positions = [0, 0, 0], key = KEY): ChaCha {
  return new ChaCha(key, NONCES, positions)
}

test('a draw scales the next word of its stream, across the edges of blocks', () => {
  const chance = fresh()
  const keystream = [0, 1, 2].flatMap((counter) => {
    const out = new Uint32Array(16)
    chachaBlock(KEY, NONCES[1], counter, out)
    return [...out]
  })
  // a power of two rejects nothing, so each draw is one word
  for (const word of keystream) expect(chance.below(2 ** 16, 1)).toBe(word >>> 16)
  expect(chance.positions).toEqual([0, 48, 0])
})

test('draws of one stream never shift those of another', () => {
  const alone = fresh()
  const expected = Array.from({ length: 60 }, () => alone.below(65, 0))
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 60, maxLength: 60 }), (others) => {
      const mixed = fresh()
      const drawn = others.map((other, i) => {
        for (let n = i % 3; n > 0; n--) mixed.below(12, other)
        return mixed.below(65, 0)
      })
      expect(drawn).toEqual(expected)
    }),
    { numRuns: 20 },
  )
})

test('whoever goes on from the positions draws the same', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.array(fc.tuple(fc.integer({ min: 1, max: MOST }), fc.nat(2))), (cut, plan) => {
      const whole = fresh()
      const drawn = plan.map(([n, stream]) => whole.below(n, stream))
      const first = fresh()
      const before = plan.slice(0, cut).map(([n, stream]) => first.below(n, stream))
      const second = fresh(first.positions)
      const after = plan.slice(cut).map(([n, stream]) => second.below(n, stream))
      expect([...before, ...after]).toEqual(drawn)
      expect(second.positions).toEqual(whole.positions)
    }),
  )
})

test('the positions handed in stay as they were', () => {
  const positions = [3, 4, 5]
  fresh(positions).below(10, 0)
  expect(positions).toEqual([3, 4, 5])
})

test('another seed, another game', () => {
  const draws = (key: Uint32Array) => {
    const chance = fresh([0, 0, 0], key)
    return Array.from({ length: 20 }, () => chance.below(1000, 0))
  }
  expect(draws(keyOf('winter'))).not.toEqual(draws(keyOf('winter ')))
  expect(draws(keyOf('winter'))).toEqual(draws(keyOf('winter')))
})

test('words that would favour some outcomes are drawn again', () => {
  const n = 2_096_152 // 2^32 mod n is nearly n: as many unfair words as there can be
  const unfair = 2n ** 32n % BigInt(n)
  const expected: number[] = []
  let read = 0
  const out = new Uint32Array(16)
  while (expected.length < 20_000) {
    if (read % 16 === 0) chachaBlock(KEY, NONCES[0], read / 16, out)
    const product = BigInt(out[read++ % 16]) * BigInt(n)
    if (product % 2n ** 32n >= unfair) expected.push(Number(product / 2n ** 32n))
  }
  const chance = fresh()
  expect(expected.map(() => chance.below(n, 0))).toEqual(expected)
  expect(chance.positions[0]).toBe(read)
  expect(read).toBeGreaterThan(20_000)
})

test('where all words are fair each draw is one word', () => {
  const chance = fresh()
  for (let i = 0; i < 20_000; i++) chance.below(MOST, 0)
  expect(chance.positions[0]).toBe(20_000)
})

test.each([0, -1, 1.5, MOST + 1, Number.NaN, Number.POSITIVE_INFINITY])('no draw among %s outcomes', (n) => {
  expect(() => fresh().below(n, 0)).toThrow(RangeError)
})
