/**
 * A search tree in flat arrays: a node is a number, its children a linked list. Growing it allocates nothing
 * until it is full, and throwing it away is setting one counter.
 */
export class Tree {
  readonly seats: number
  readonly #most: number
  readonly code: Int32Array
  readonly visits: Int32Array
  /** How often the node's action was open when its parent was passed: what is seldom open is not neglected. */
  readonly open: Int32Array
  readonly firstChild: Int32Array
  readonly nextSibling: Int32Array
  /** Sum of what came of it, a number for each seat. */
  readonly worth: Float64Array
  size = 1

  constructor(seats: number, most: number) {
    this.seats = seats
    this.#most = most
    this.code = new Int32Array(most)
    this.visits = new Int32Array(most)
    this.open = new Int32Array(most)
    this.firstChild = new Int32Array(most)
    this.nextSibling = new Int32Array(most)
    this.worth = new Float64Array(most * seats)
  }

  get full(): boolean {
    return this.size >= this.#most
  }

  child(parent: number, code: number): number {
    let node = this.firstChild[parent]
    while (node !== 0 && this.code[node] !== code) node = this.nextSibling[node]
    return node
  }

  grow(parent: number, code: number): number {
    const node = this.size++
    this.code[node] = code
    this.nextSibling[node] = this.firstChild[parent]
    this.firstChild[parent] = node
    return node
  }
}
