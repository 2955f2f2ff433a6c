/** The place in the log for which an answer is being made that nobody sends: a bot thinks, or an order is looked up. */
export class UnderWay {
  #seq: number | null = null

  get busy(): boolean {
    return this.#seq !== null
  }

  /** False: it is being made already. */
  begin(seq: number): boolean {
    if (this.#seq === seq) return false
    this.#seq = seq
    return true
  }

  end(seq: number): void {
    if (this.#seq === seq) this.#seq = null
  }
}
