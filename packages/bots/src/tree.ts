const FIRST_ROOM = 1024
/** Places for each node among those where it is looked for, so that most are free: a power of two. */
const SPREAD = 4

/**
 * A search tree in flat arrays: a node is a number, its children a linked list, node 0 the root. A child is found by its
 * parent and code, however many there are: where hands are dealt anew each time a decision has many. It grows by doubling,
 * so that a short search pays for little and a long one seldom.
 */
export class Tree {
  readonly seats: number
  readonly #most: number
  #room = FIRST_ROOM
  /** The action that leads here. */
  code = new Int32Array(FIRST_ROOM)
  visits = new Int32Array(FIRST_ROOM)
  parent = new Int32Array(FIRST_ROOM)
  firstChild = new Int32Array(FIRST_ROOM)
  nextSibling = new Int32Array(FIRST_ROOM)
  /** How much a sensible player leans to it, before anything is known. */
  lean = new Float32Array(FIRST_ROOM)
  /** Sum of what came of it, a number for each seat. */
  worth: Float64Array
  size = 1
  /** The nodes by where they are looked for first, or in the free places after that. */
  #places = new Int32Array(SPREAD * FIRST_ROOM)

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
    this.parent[node] = parent
    this.lean[node] = lean
    this.nextSibling[node] = this.firstChild[parent]
    this.firstChild[parent] = node
    this.#put(node)
    return node
  }

  /** 0 where there is none. */
  child(parent: number, code: number): number {
    const places = this.#places
    const last = places.length - 1
    let at = placeOf(parent, code) & last
    let node = places[at]
    while (node !== 0 && (this.code[node] !== code || this.parent[node] !== parent)) {
      at = (at + 1) & last
      node = places[at]
    }
    return node
  }

  #put(node: number): void {
    const places = this.#places
    const last = places.length - 1
    let at = placeOf(this.parent[node], this.code[node]) & last
    while (places[at] !== 0) at = (at + 1) & last
    places[at] = node
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
    this.parent = wider(this.parent, new Int32Array(this.#room))
    this.firstChild = wider(this.firstChild, new Int32Array(this.#room))
    this.nextSibling = wider(this.nextSibling, new Int32Array(this.#room))
    this.lean = wider(this.lean, new Float32Array(this.#room))
    this.worth = wider(this.worth, new Float64Array(this.#room * this.seats))
    this.#places = new Int32Array(SPREAD * this.#room)
    for (let node = 1; node < this.size; node++) this.#put(node)
  }
}

function placeOf(parent: number, code: number): number {
  const mixed = Math.imul(code, 0x9e3779b1) + Math.imul(parent, 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

function wider<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from)
  return to
}
