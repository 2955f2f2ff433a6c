import type { Chance } from './chance.ts'

/** Up to here the upper half of a product can be worked out in whole numbers of 32 bits. */
const SMALL = 0x8000

/** Small and fast (Chris Doty-Humphrey's sfc32): for search, simulation and playouts; never for a live table. */
export class Sfc32 implements Chance {
  #a = 0
  #b = 0
  #c = 0
  #counter = 0

  constructor(seed: number) {
    this.reseed(seed)
  }

  /** Starts a stream of its own for each of the first 2^53 whole numbers. */
  reseed(seed: number): void {
    this.#a = seed | 0
    this.#b = Math.floor(seed / 0x100000000) | 0
    this.#c = 0x9e3779b9 | 0
    this.#counter = 1
    for (let i = 0; i < 12; i++) this.word()
  }

  /** Another number after every word that was drawn, so that it tells whether any was. */
  get words(): number {
    return this.#counter
  }

  word(): number {
    const b = this.#b
    const c = this.#c
    const word = (this.#a + b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = b ^ (b >>> 9)
    this.#b = (c + (c << 3)) | 0
    this.#c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }

  below(n: number): number {
    let word = this.word()
    if (Math.imul(word, n) >>> 0 < n) {
      const unfair = 0x100000000 % n
      while (Math.imul(word, n) >>> 0 < unfair) word = this.word()
    }
    if (n >= SMALL) return Math.floor((word * n) / 0x100000000)
    return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16
  }
}
