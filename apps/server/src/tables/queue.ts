/** Does one thing after the other; what fails does not hold up what follows. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #length = 0
  readonly #done = () => {
    this.#length--
  }

  get length(): number {
    return this.#length
  }

  /** At once, if nothing is being done. */
  run<T>(act: () => Promise<T>): Promise<T> {
    const result = this.#length++ === 0 ? begun(act) : this.#last.then(act)
    this.#last = result.then(this.#done, this.#done)
    return result
  }
}

/** What fails before it has begun fails like what fails later. */
function begun<T>(act: () => Promise<T>): Promise<T> {
  try {
    return act()
  } catch (error) {
    return Promise.reject(error)
  }
}
