/** Those who want to hear of every change of something. */
export class Listeners {
  readonly #all = new Set<() => void>()

  get size(): number {
    return this.#all.size
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(): void {
    for (const listener of this.#all) listener()
  }

  clear(): void {
    this.#all.clear()
  }
}
