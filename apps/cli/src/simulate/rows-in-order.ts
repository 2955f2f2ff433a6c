/** Takes pieces of text in any order and gives them on in theirs. */
export class RowsInOrder {
  readonly #write: (text: string) => void
  readonly #waiting = new Map<number, { text: string; next: number }>()
  #at = 0

  constructor(write: (text: string) => void) {
    this.#write = write
  }

  add(from: number, next: number, text: string): void {
    this.#waiting.set(from, { text, next })
    for (let piece = this.#waiting.get(this.#at); piece; piece = this.#waiting.get(this.#at)) {
      this.#waiting.delete(this.#at)
      this.#write(piece.text)
      this.#at = piece.next
    }
  }
}
