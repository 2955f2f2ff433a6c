import type { Sitting } from '@gam/kernel'

/**
 * A game with its past: what stands now, and how much stood after each change. A change is a submission or
 * something taken back; the first is the beginning of the game. The place of a change is its number, from 1.
 */
export class Line {
  #sitting: Sitting
  /** How many actions stood at each place; the first entry is unused. */
  readonly #stood: number[]

  constructor(beginning: Sitting) {
    this.#sitting = beginning
    this.#stood = [0, beginning.moves]
  }

  get sitting(): Sitting {
    return this.#sitting
  }

  get place(): number {
    return this.#stood.length - 1
  }

  /** The seat that is asked; null when the game is over. */
  get asked(): number | null {
    return this.#sitting.decision?.seat ?? null
  }

  /** Goes on to a sitting that `submit` or `back` of the present one has led to. */
  adopt(next: Sitting): void {
    this.#sitting = next
    this.#stood.push(next.moves)
  }

  /** How many actions somebody who has seen everything up to `place` can keep; -1: none, not even the set-up. */
  keptSince(place: number | null): number {
    if (place === null || place < 1 || place > this.place) return -1
    let least = this.#sitting.moves
    for (let at = place; at < this.#stood.length; at++) least = Math.min(least, this.#stood[at] ?? least)
    return least
  }
}
