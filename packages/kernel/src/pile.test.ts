import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw, faceDown, fill, pour, put, remove, sizeOf, sum } from './pile.ts'
import { Sfc32 } from './sfc32.ts'

const pieces = fc.array(fc.nat(20), { minLength: 1, maxLength: 8 })

function pileOf(counts: readonly number[]): number[] {
  const pile = new Array<number>(counts.length + 1).fill(0)
  fill(pile, counts)
  return pile
}

test('filling makes the pile hold just that', () => {
  const pile = pileOf([1, 2, 3])
  fill(pile, [0, 4, 1])
  expect(pile).toEqual([0, 4, 1, 5])
})

test('putting and removing keep the size', () => {
  const pile = pileOf([0, 2])
  put(pile, 0)
  expect(pile).toEqual([1, 2, 3])
  remove(pile, 1)
  expect(pile).toEqual([1, 1, 2])
  expect(sizeOf(pile)).toBe(2)
})

test('pouring empties one pile into the other', () => {
  fc.assert(
    fc.property(pieces, fc.array(fc.nat(20), { minLength: 8, maxLength: 8 }), (a, more) => {
      const b = more.slice(0, a.length)
      const from = pileOf(a)
      const to = pileOf(b)
      pour(from, to)
      expect(from).toEqual(pileOf(a.map(() => 0)))
      expect(to).toEqual(pileOf(a.map((n, kind) => n + b[kind])))
    }),
  )
})

test('a pile drawn to its end gives every piece once', () => {
  fc.assert(
    fc.property(pieces, fc.nat(), (counts, seed) => {
      const pile = pileOf(counts)
      const chance = new Sfc32(seed)
      const drawn = counts.map(() => 0)
      for (let left = sum(counts); left > 0; left--) {
        drawn[draw(pile, chance, 0)]++
        expect(sizeOf(pile)).toBe(left - 1)
        expect(faceDown(pile)).toBe(0)
      }
      expect(drawn).toEqual(counts)
    }),
  )
})

test('each piece has the same chance: every outcome of the draw is one of them', () => {
  const counts = [3, 0, 1, 4]
  const drawn = Array.from({ length: 8 }, (_, outcome) => {
    const chance = { below: (n: number) => (n === 8 ? outcome : Number.NaN) }
    return draw(pileOf(counts), chance, 0)
  })
  expect(drawn).toEqual([0, 0, 0, 2, 3, 3, 3, 3])
})

test('a draw asks the stream it was given', () => {
  const asked: number[] = []
  const chance = {
    below(_: number, stream: number) {
      asked.push(stream)
      return 0
    },
  }
  draw(pileOf([1]), chance, 5)
  expect(asked).toEqual([5])
})

test('face down is what the size says beyond the pieces seen', () => {
  expect(faceDown([1, 2, 3])).toBe(0)
  expect(faceDown([0, 0, 6])).toBe(6)
  expect(faceDown([2, 0, 6])).toBe(4)
})
