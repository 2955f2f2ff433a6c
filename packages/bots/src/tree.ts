const FIRST_ROOM = 1024

/**
 * A search tree in flat arrays: a node is a number, its children a linked list with the highest code first, node 0 the
 * root. It grows by doubling, so that a short search pays for little and a long one seldom.
 */
export class Tree {
  readonly seats: number
  readonly #most: number
  #room = FIRST_ROOM
  /** The action that leads here. */
  code = new Int32Array(FIRST_ROOM)
  visits = new Int32Array(FIRST_ROOM)
  firstChild = new Int32Array(FIRST_ROOM)
  nextSibling = new Int32Array(FIRST_ROOM)
  /** How much a sensible player leans to it, before anything is known. */
  lean = new Float32Array(FIRST_ROOM)
  /** Sum of what came of it, a number for each seat. */
  worth: Float64Array
  size = 1

  constructor(seats: number, most: number) {
    this.seats = seats
    this.#most = most
    this.worth = new Float64Array(FIRST_ROOM * seats)
  }

  /** Is there room for so many more? Makes it where it may. */
  fits(more: number): boolean {
    const wanted = this.size + more
    if (wanted > this.#most) return false
    if (wanted > this.#room) this.#double(wanted)
    return true
  }

  grow(parent: number, code: number, lean: number): number {
    const node = this.size++
    this.code[node] = code
    this.lean[node] = lean
    const first = this.firstChild[parent]
    if (first === 0 || this.code[first] < code) {
      this.nextSibling[node] = first
      this.firstChild[parent] = node
      return node
    }
    const before = this.#lastAbove(first, code)
    this.nextSibling[node] = this.nextSibling[before]
    this.nextSibling[before] = node
    return node
  }

  child(parent: number, code: number): number {
    let node = this.firstChild[parent]
    while (node !== 0 && this.code[node] !== code) node = this.nextSibling[node]
    return node
  }

  /** Of these siblings the last one with a higher code; the first has one. */
  #lastAbove(first: number, code: number): number {
    let node = first
    for (;;) {
      const next = this.nextSibling[node]
      if (next === 0 || this.code[next] < code) return node
      node = next
    }
  }

  /** Only this branch, as a tree of its own. */
  branch(top: number): Tree {
    const tree = new Tree(this.seats, this.#most)
    this.#graft(tree, top, 0)
    return tree
  }

  #graft(into: Tree, from: number, to: number): void {
    into.visits[to] = this.visits[from]
    for (let seat = 0; seat < this.seats; seat++)
      into.worth[to * this.seats + seat] = this.worth[from * this.seats + seat]
    for (let child = this.firstChild[from]; child !== 0; child = this.nextSibling[child]) {
      if (!into.fits(1)) return
      this.#graft(into, child, into.grow(to, this.code[child], this.lean[child]))
    }
  }

  #double(wanted: number): void {
    while (this.#room < wanted) this.#room *= 2
    this.code = wider(this.code, new Int32Array(this.#room))
    this.visits = wider(this.visits, new Int32Array(this.#room))
    this.firstChild = wider(this.firstChild, new Int32Array(this.#room))
    this.nextSibling = wider(this.nextSibling, new Int32Array(this.#room))
    this.lean = wider(this.lean, new Float32Array(this.#room))
    this.worth = wider(this.worth, new Float64Array(this.#room * this.seats))
  }
}

function wider<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from)
  return to
}
