import type { Chance } from './chance.ts'

/** Small and fast (Chris Doty-Humphrey's sfc32): for search, simulation and playouts; never for a live table. */
export class Sfc32 implements Chance {
  readonly #s = new Int32Array(4)

  constructor(seed: number) {
    this.reseed(seed)
  }

  /** Starts a stream of its own for each of the first 2^53 whole numbers. */
  reseed(seed: number): void {
    const s = this.#s
    s[0] = seed | 0
    s[1] = Math.floor(seed / 0x100000000) | 0
    s[2] = 0x9e3779b9 | 0
    s[3] = 1
    for (let i = 0; i < 12; i++) this.word()
  }

  word(): number {
    const s = this.#s
    const t = (((s[0] + s[1]) | 0) + s[3]) | 0
    s[3] = (s[3] + 1) | 0
    s[0] = s[1] ^ (s[1] >>> 9)
    s[1] = (s[2] + (s[2] << 3)) | 0
    s[2] = (s[2] << 21) | (s[2] >>> 11)
    s[2] = (s[2] + t) | 0
    return t >>> 0
  }

  below(n: number): number {
    let word = this.word()
    if (Math.imul(word, n) >>> 0 < n) {
      const unfair = 0x100000000 % n
      while (Math.imul(word, n) >>> 0 < unfair) word = this.word()
    }
    return Math.floor((word * n) / 0x100000000)
  }
}
