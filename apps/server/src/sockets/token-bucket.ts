/** Lets so many through a second, with some in reserve. */
export class TokenBucket {
  readonly #rate: number
  readonly #size: number
  #left: number
  #at: number

  constructor(rate: number, size: number, now: number) {
    this.#rate = rate
    this.#size = size
    this.#left = size
    this.#at = now
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#rate)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
