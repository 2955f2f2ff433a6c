/** Does one thing after the other; what fails does not hold up what follows. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #length = 0

  get length(): number {
    return this.#length
  }

  /** At once, if nothing is being done. */
  run<T>(act: () => Promise<T>): Promise<T> {
    const result = this.#length++ === 0 ? act() : this.#last.then(act)
    const done = () => this.#length--
    this.#last = result.then(done, done)
    return result
  }
}
