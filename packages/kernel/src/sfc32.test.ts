import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST } from './chance.ts'
import { Sfc32 } from './sfc32.ts'

/** The generator as its author wrote it, in exact arithmetic. */
function* reference(seed: bigint): Generator<number> {
  const mask = 0xffffffffn
  let [a, b, c, counter] = [seed & mask, (seed >> 32n) & mask, 0x9e3779b9n, 1n]
  for (let i = 0; ; i++) {
    const word = (a + b + counter) & mask
    counter = (counter + 1n) & mask
    a = b ^ (b >> 9n)
    b = (c + (c << 3n)) & mask
    c = ((((c << 21n) | (c >> 11n)) & mask) + word) & mask
    if (i >= 12) yield Number(word)
  }
}

test('the words of the reference, for any seed', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (seed) => {
      const chance = new Sfc32(seed)
      const expected = reference(BigInt(seed))
      for (let i = 0; i < 50; i++) expect(chance.word()).toBe(expected.next().value)
    }),
  )
})

test('seeding again starts over', () => {
  const chance = new Sfc32(7)
  const first = Array.from({ length: 5 }, () => chance.word())
  chance.reseed(7)
  expect(Array.from({ length: 5 }, () => chance.word())).toEqual(first)
})

test('seeds that differ only above 32 bits give other streams', () => {
  expect(new Sfc32(1).word()).not.toBe(new Sfc32(1 + 2 ** 32).word())
})

test('a draw is in range, for any number of outcomes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST }), fc.maxSafeNat(), (n, seed) => {
      const chance = new Sfc32(seed)
      for (let i = 0; i < 20; i++) {
        const drawn = chance.below(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }
    }),
  )
})

/** Gives the words it is told to. */
class Scripted extends Sfc32 {
  script: number[] = []
  override word(): number {
    return this.script?.shift() ?? super.word()
  }
}

test('every outcome has exactly as many words as any other', () => {
  const chance = new Scripted(1)
  const rejected = (word: number, n: number) => {
    chance.script = [word, 2 ** 31]
    chance.below(n)
    return chance.script.length === 0
  }
  for (const n of [
    ...Array.from({ length: 200 }, (_, i) => i + 1),
    641,
    1000,
    32_767,
    32_768,
    65_535,
    65_537,
  ]) {
    const fairShare = Math.floor(2 ** 32 / n)
    for (const outcome of new Set([...Array.from({ length: Math.min(n, 200) }, (_, i) => i), n - 1])) {
      const firstWord = Number((BigInt(outcome) * 2n ** 32n + BigInt(n) - 1n) / BigInt(n))
      const nextFirst = Number((BigInt(outcome + 1) * 2n ** 32n + BigInt(n) - 1n) / BigInt(n))
      // only the first word that scales to an outcome can be unfair
      const unfair = rejected(firstWord, n) ? 1 : 0
      expect(nextFirst - firstWord - unfair).toBe(fairShare)
      for (const word of [firstWord + 1, nextFirst - 1]) {
        chance.script = [word]
        expect(chance.below(n)).toBe(outcome)
      }
    }
  }
})

test('a word drawn again may be unfair again', () => {
  const chance = new Scripted(1)
  chance.script = [0, 0, 0, 2 ** 31]
  expect(chance.below(3)).toBe(1)
  expect(chance.script).toEqual([])
})

test('all outcomes come about equally often', () => {
  const chance = new Sfc32(20_260_000)
  for (const n of [2, 3, 5, 6, 15, 65]) {
    const seen = new Array<number>(n).fill(0)
    for (let i = 0; i < 1000 * n; i++) seen[chance.below(n)]++
    const chiSquare = seen.reduce((total, times) => total + (times - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)) + 6)
  }
})
