/** Why an option is not open now: a row of the game's refusals with its numbers. */
export interface Refused {
  readonly code: number
  readonly reason: string
  readonly args: readonly number[]
}

/**
 * The options of one decision. Legal means offered here. The array is reused from decision to decision and only
 * its first `count` entries count; refusals are kept only where somebody wants to read them.
 */
export class Menu {
  readonly codes: number[] = []
  count = 0
  readonly refused: Refused[] = []
  /** Whether refusals are kept: what only they need need not be worked out otherwise. */
  readonly explains: boolean

  constructor(explains: boolean) {
    this.explains = explains
  }

  clear(): void {
    this.count = 0
    if (this.explains) this.refused.length = 0
  }

  offer(code: number): void {
    this.codes[this.count++] = code
  }

  /** Offers `first + kind` for every kind of which there is some: without a branch, which nobody could foresee. */
  offerHeld(first: number, counts: readonly number[], kinds: number): void {
    const { codes } = this
    let { count } = this
    for (let kind = 0; kind < kinds; kind++) {
      codes[count] = first + kind
      count += (0 - counts[kind]) >>> 31
    }
    this.count = count
  }

  refuse(code: number, reason: string, a = 0, b = 0, c = 0, d = 0): void {
    if (this.explains) this.refused.push({ code, reason, args: [a, b, c, d] })
  }

  offers(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === code) return true
    return false
  }
}
