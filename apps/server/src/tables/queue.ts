/** Does one thing after the other; what fails does not hold up what follows. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #length = 0

  get length(): number {
    return this.#length
  }

  run<T>(act: () => Promise<T>): Promise<T> {
    this.#length++
    const result = this.#last.then(act)
    this.#last = result.then(
      () => this.#length--,
      () => this.#length--,
    )
    return result
  }
}
