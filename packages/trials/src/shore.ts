import { oneAt } from '@gam/kernel'

/** Where servers can be reached now: while there is none, everybody waits. */
export class Shore {
  #urls: readonly string[] = []
  #waiting: (() => void)[] = []

  open(...urls: readonly string[]): void {
    this.#urls = urls
    if (urls.length === 0) return
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Somebody's own server, by a number of theirs. */
  async url(nth: number): Promise<string> {
    while (this.#urls.length === 0) await new Promise<void>((wake) => this.#waiting.push(wake))
    return oneAt(this.#urls, nth % this.#urls.length)
  }
}
