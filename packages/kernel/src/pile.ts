import type { Chance } from './chance.ts'

// A pile is a multiset: how many of each kind, and in the last slot how many in all. Pieces that look alike are
// alike, and an order that nobody knows does not exist: the pile is mixed at the moment somebody draws.

export function sizeOf(pile: readonly number[]): number {
  return pile[pile.length - 1]
}

/** How many pieces of a view's pile are there but not to be seen; none in a full state. */
export function faceDown(pile: readonly number[]): number {
  let hidden = pile[pile.length - 1]
  for (let kind = 0; kind < pile.length - 1; kind++) hidden -= pile[kind]
  return hidden
}

export function put(pile: number[], kind: number): void {
  pile[kind]++
  pile[pile.length - 1]++
}

export function remove(pile: number[], kind: number): void {
  pile[kind]--
  pile[pile.length - 1]--
}

/** Takes one piece out, each with the same chance, and returns its kind. */
export function draw(pile: number[], chance: Chance, stream: number): number {
  let left = chance.below(pile[pile.length - 1], stream)
  let kind = 0
  while (left >= pile[kind]) left -= pile[kind++]
  remove(pile, kind)
  return kind
}

/** Makes the pile hold just this. */
export function fill(pile: number[], pieces: readonly number[]): void {
  let size = 0
  for (let kind = 0; kind < pile.length - 1; kind++) {
    pile[kind] = pieces[kind]
    size += pieces[kind]
  }
  pile[pile.length - 1] = size
}

/** Moves everything from one pile to another. */
export function pour(from: number[], to: number[]): void {
  for (let slot = 0; slot < from.length; slot++) {
    to[slot] += from[slot]
    from[slot] = 0
  }
}

export function sum(counts: readonly number[]): number {
  let total = 0
  for (let i = 0; i < counts.length; i++) total += counts[i]
  return total
}
