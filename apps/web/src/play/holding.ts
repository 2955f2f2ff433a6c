/** How long what was done stands on the table before it is sent, in ms. */
export const GRACE = 2000

/** What was done at the first click waits here until it is sent or taken back. */
export class Holding {
  #send: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `runsOut`: it goes by itself; else it waits to be sent. */
  hold(send: () => void, runsOut: boolean): void {
    this.takeBack()
    this.#send = send
    if (runsOut) this.#timer = setTimeout(() => this.send(), GRACE)
  }

  /** Sends what is held, at once. */
  send(): void {
    const send = this.#send
    this.takeBack()
    send?.()
  }

  takeBack(): void {
    clearTimeout(this.#timer)
    this.#send = null
  }
}
