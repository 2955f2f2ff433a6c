import { BONUS, HAND, KINDS, PLAIN, STORM, sortedDeck, VALUES } from './cards.ts'
import { below, shuffled } from './sfc32.ts'

// A search of the card game as one would write it for this game alone: a position is one array of numbers, its tree a
// few more. It deals, follows its tree and judges as a bot does, with a rougher judgement and no leanings: the limit
// of what a search that knows no game can come to.

const GOODS = VALUES.length
/** Behind the hands and tables of all seats: the pile, its size, then points and whose turn it is. */
const handOf = (seat: number): number => seat * 2 * KINDS
const tableOf = (seat: number): number => handOf(seat) + KINDS
const MOST_NODES = 1 << 16
const LEAD = 12

export class FlatSearch {
  readonly #seats: number
  readonly #rng: Int32Array
  readonly #pile: number
  readonly #points: number
  readonly #turn: number
  /** As the asker, whose turn it is, sees it: hands of others are empty, and all their cards are in the pile. */
  readonly #root: Int32Array
  readonly #now: Int32Array
  readonly #code = new Uint8Array(MOST_NODES)
  readonly #visits = new Int32Array(MOST_NODES)
  readonly #firstChild = new Int32Array(MOST_NODES)
  readonly #nextSibling = new Int32Array(MOST_NODES)
  readonly #worth: Float64Array
  readonly #gains: Float64Array
  readonly #children = new Int32Array(KINDS)
  readonly #path: number[] = []
  #size = 1

  /** Before the first turn of a game: the asker has this hand. */
  constructor(seats: number, hand: readonly number[], rng: Int32Array) {
    this.#seats = seats
    this.#rng = rng
    this.#pile = seats * 2 * KINDS
    this.#points = this.#pile + KINDS + 1
    this.#turn = this.#points + seats
    this.#root = new Int32Array(this.#turn + 1)
    this.#now = new Int32Array(this.#turn + 1)
    this.#worth = new Float64Array(MOST_NODES * seats)
    this.#gains = new Float64Array(seats)
    for (const kind of sortedDeck()) this.#root[this.#pile + kind]++
    for (const kind of hand) {
      this.#root[kind]++
      this.#root[this.#pile + kind]--
    }
    this.#root[this.#pile + KINDS] = sortedDeck().length - hand.length
  }

  iterate(): void {
    this.#now.set(this.#root)
    for (let seat = 1; seat < this.#seats; seat++)
      for (let i = 0; i < HAND; i++) this.#now[handOf(seat) + this.#draw()]++
    this.#path.length = 0
    for (let node = 0; this.#meetChildren(node); ) {
      node = this.#choose(node)
      this.#path.push(node)
      this.#play(this.#code[node])
      if (this.#visits[node] === 0) break
    }
    this.#judge()
    this.#credit(0)
    for (const node of this.#path) this.#credit(node)
  }

  /** How often each kind of card was looked into. */
  visits(): Map<number, number> {
    const found = new Map<number, number>()
    for (let node = this.#firstChild[0]; node !== 0; node = this.#nextSibling[node])
      found.set(this.#code[node], this.#visits[node])
    return found
  }

  #draw(): number {
    const s = this.#now
    const at = this.#pile
    let left = below(this.#rng, s[at + KINDS])
    let kind = 0
    while (left >= s[at + kind]) left -= s[at + kind++]
    s[at + kind]--
    s[at + KINDS]--
    return kind
  }

  /** False where nothing can be played, or nothing more be kept. */
  #meetChildren(node: number): boolean {
    const hand = handOf(this.#now[this.#turn])
    let met = 0
    for (let kind = 0; kind < KINDS; kind++) {
      this.#children[kind] = 0
      if (this.#now[hand + kind] === 0) continue
      let child = this.#firstChild[node]
      while (child !== 0 && this.#code[child] !== kind) child = this.#nextSibling[child]
      if (child === 0) {
        if (this.#size === MOST_NODES) return false
        child = this.#size++
        this.#code[child] = kind
        this.#nextSibling[child] = this.#firstChild[node]
        this.#firstChild[node] = child
      }
      this.#children[kind] = child
      met++
    }
    return met > 0
  }

  #choose(node: number): number {
    const turn = this.#now[this.#turn]
    const n = this.#visits[node]
    const curiosity = Math.sqrt(n + 1) / HAND
    const untried = n === 0 ? 0 : this.#worth[node * this.#seats + turn] / n
    let chosen = 0
    let best = Number.NEGATIVE_INFINITY
    for (let kind = 0; kind < KINDS; kind++) {
      const child = this.#children[kind]
      if (child === 0) continue
      const tries = this.#visits[child]
      const experience = tries === 0 ? untried : this.#worth[child * this.#seats + turn] / tries
      const score = experience + curiosity / (1 + tries)
      if (score <= best) continue
      best = score
      chosen = child
    }
    return chosen
  }

  #goods(good: number): number {
    let goods = 0
    for (let seat = 0; seat < this.#seats; seat++) {
      const at = tableOf(seat) + good * 3
      goods += this.#now[at + PLAIN] + 2 * this.#now[at + BONUS]
    }
    return goods
  }

  #play(kind: number): void {
    const s = this.#now
    const turn = s[this.#turn]
    const good = Math.trunc(kind / 3)
    s[handOf(turn) + kind]--
    if (kind % 3 === STORM) {
      for (let seat = 0; seat < this.#seats; seat++) {
        s[tableOf(seat) + good * 3 + PLAIN] = 0
        s[tableOf(seat) + good * 3 + BONUS] = 0
      }
    } else {
      s[tableOf(turn) + kind]++
      if (this.#goods(good) >= VALUES[good]) this.#sell(good)
    }
    if (s[this.#pile + KINDS] > 0) s[handOf(turn) + this.#draw()]++
    s[this.#turn] = turn + 1 === this.#seats ? 0 : turn + 1
  }

  #sell(good: number): void {
    const s = this.#now
    for (let seat = 0; seat < this.#seats; seat++) {
      const table = tableOf(seat)
      s[this.#points + seat] += (s[table + good * 3 + PLAIN] + s[table + good * 3 + BONUS]) * VALUES[good]
      s.fill(0, table, table + KINDS)
    }
  }

  /** Points, and those that lie on the table in proportion to how near they are to their sale. */
  #judge(): void {
    const s = this.#now
    for (let seat = 0; seat < this.#seats; seat++) this.#gains[seat] = s[this.#points + seat]
    for (let good = 0; good < GOODS; good++) {
      const near = this.#goods(good) / VALUES[good]
      for (let seat = 0; seat < this.#seats; seat++) {
        const at = tableOf(seat) + good * 3
        this.#gains[seat] += near * near * VALUES[good] * (s[at + PLAIN] + s[at + BONUS])
      }
    }
    let sum = 0
    for (let seat = 0; seat < this.#seats; seat++)
      sum += this.#gains[seat] = Math.exp(this.#gains[seat] / LEAD)
    for (let seat = 0; seat < this.#seats; seat++) this.#gains[seat] /= sum
  }

  #credit(node: number): void {
    this.#visits[node]++
    for (let seat = 0; seat < this.#seats; seat++) this.#worth[node * this.#seats + seat] += this.#gains[seat]
  }
}

const ITERATIONS = 500

/** Each call searches the first turn of another game and answers how many iterations that were. */
export const flatSearches = (seats: number, rng: Int32Array): (() => number) => {
  return () => {
    const search = new FlatSearch(seats, shuffled(sortedDeck(), rng).slice(0, HAND), rng)
    for (let i = 0; i < ITERATIONS; i++) search.iterate()
    return ITERATIONS
  }
}
