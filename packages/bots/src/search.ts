import { type Judgement, Play, Sfc32, type Types } from '@gam/kernel'
import type { Ask } from './bot.ts'
import { Dealer } from './dealer.ts'
import { type Lean, leanOf, naively } from './lean.ts'
import { Outcome } from './outcome.ts'
import { Tree } from './tree.ts'

/** The weight of curiosity against experience when a path is chosen, where a game has none of its own. */
const CURIOSITY = 1
/** Where habits were learnt, curiosity grows no more after so many tries: what was found out then counts for more than what others liked. */
const CURIOUS_FOR = 150
/** The most nodes a tree grows to: 75 MB or so with four seats. */
const MOST_NODES = 600_000
/** A decision that the search came to so often is marked, as long as there are not too many: each keeps a state. */
const MARKED_AFTER = 8
const MOST_MARKS = 1_000
/**
 * Where others are drawn, at tables of so many, a path ends when the searcher's own turn has come so often: who is drawn
 * plays so much worse that whatever is followed to the end of the game seems won, and nothing else is looked at again.
 * At smaller ones that gained nothing.
 */
const LARGE_TABLE = 4
const OWN_TURNS = 3

const NONE_KNOWN: readonly number[] = []

/** A decision to which the same moves always lead in the same way, so that nobody has to play them again. */
interface Mark {
  /** What the asker sees there: the rest is dealt over it. */
  readonly seen: Types['state']
  readonly seat: number
  readonly step: number
  /** The child of each option. */
  readonly children: readonly number[]
}

/** One option of the decision, and what the search found out about it. */
export interface Candidate {
  readonly code: number
  readonly visits: number
  /** From 0 to 1, for the seat that asks. */
  readonly worth: number
  /** The same for every seat. */
  readonly worths: readonly number[]
  /** The points each seat may expect at the end of the game if it is taken. */
  readonly points: readonly number[]
}

/** What a bot is asked, without how long it may think, and how naive it is: left out, not at all. */
export interface Question extends Omit<Ask, 'budget'> {
  readonly naive?: number | undefined
}

/**
 * Information-set Monte Carlo tree search. Every iteration deals the unseen anew from the asker's own view, so
 * what it cannot know it cannot use; paths are sequences of actions, whatever chance did between them; every
 * seat maximizes its own worth; a new position is judged as it stands.
 */
export class Search {
  readonly #seats: number
  readonly #chance: Sfc32
  readonly #dealer: Dealer
  readonly #seat: number
  readonly #play: Play
  readonly #outcome: Outcome
  readonly #lean: Lean
  readonly #judgement: Judgement
  readonly #curiosity: number
  readonly #curiousFor: number
  /** Whether what the others do is drawn, and not looked for. */
  readonly #crowded: boolean
  /** How many of the searcher's next turns a path comes to, where what the others do is drawn. */
  readonly #ownTurns: number
  #tree: Tree
  /** The nodes of the path, as many as it is long. */
  readonly #path: number[] = []
  #length = 0
  /** The child of each option of the menu. */
  readonly #children: number[] = []
  /** What chance had said when the unseen was dealt. */
  #dealt = 0
  /** By node. */
  readonly #marks = new Map<number, Mark>()
  readonly #mostMarks: number
  readonly #leanings: number[] = []
  /** For each child of the root: how often it was judged, then the sum of each seat's expected points. */
  readonly #expected = new Map<number, number[]>()

  constructor(
    { game, judgement, config, view, decision, seed, naive = 0 }: Question,
    tree = new Tree(config.seats, MOST_NODES),
    mostMarks = MOST_MARKS,
  ) {
    this.#seats = config.seats
    this.#seat = decision.seat
    const chance = new Sfc32(seed)
    this.#chance = chance
    this.#dealer = new Dealer(game, view, chance)
    this.#play = new Play(game, game.shape.copy(view.state), game.facts(config), chance)
    this.#outcome = new Outcome(judgement, game, config.seats)
    const lean = leanOf(judgement, game, config.seats)
    this.#lean = naive === 0 ? lean : naively(lean, naive)
    this.#judgement = judgement
    this.#curiosity = judgement.curiosity ?? CURIOSITY
    this.#curiousFor = judgement.learnt?.habits ? CURIOUS_FOR : Number.POSITIVE_INFINITY
    this.#crowded = config.seats >= (judgement.crowd ?? Number.POSITIVE_INFINITY)
    this.#ownTurns = config.seats < LARGE_TABLE ? Number.POSITIVE_INFINITY : OWN_TURNS
    this.#tree = tree
    this.#mostMarks = mostMarks
  }

  /** All visits so far, those of an earlier search that it goes on from included. */
  get visits(): number {
    return this.#tree.visits[0]
  }

  /** One more deal, one more path, one more lesson. `first`: the path begins with this action. */
  iterate(first: number | null = null): void {
    const over = this.#descend(first)
    this.#outcome.judge(this.#play, over)
    this.#learn()
  }

  /** What it found, the best first. */
  candidates(): Candidate[] {
    const { firstChild, nextSibling, visits, code, worth } = this.#tree
    const found: Candidate[] = []
    for (let node = firstChild[0]; node !== 0; node = nextSibling[node]) {
      const n = visits[node]
      if (n === 0) continue
      const [times, ...sums] = this.#expected.get(node) ?? [0]
      const worths = Array.from({ length: this.#seats }, (_, seat) => worth[node * this.#seats + seat] / n)
      found.push({
        code: code[node],
        visits: n,
        worth: worths[this.#seat],
        worths,
        points: sums.map((sum) => sum / times),
      })
    }
    return found.sort((a, b) => b.visits - a.visits || b.worth - a.worth || a.code - b.code)
  }

  /** Can what leads still be overtaken with so many more iterations? */
  isOpen(left: number): boolean {
    const { firstChild, nextSibling, visits } = this.#tree
    let first = 0
    let second = 0
    // One alone is never overtaken.
    if (nextSibling[firstChild[0]] === 0) return firstChild[0] === 0
    for (let node = firstChild[0]; node !== 0; node = nextSibling[node]) {
      const n = visits[node]
      if (n > first) {
        second = first
        first = n
      } else if (n > second) second = n
    }
    return first - second <= left
  }

  /** Forgets everything but what comes after an action. */
  follow(code: number): void {
    const node = this.#tree.child(0, code)
    this.#marks.clear()
    this.#tree = node === 0 ? new Tree(this.#seats, MOST_NODES) : this.#tree.branch(node)
  }

  /** Goes on from another position with what is known. */
  continued(from: Question): Search {
    return new Search(from, this.#tree)
  }

  /** Follows the tree to a position it has not judged yet, or as far as a path goes. True if that is the end of the game. */
  #descend(first: number | null): boolean {
    const play = this.#play
    const tree = this.#tree
    let node = first === null ? this.#begin() : this.#beginAtQuestion()
    let same = true
    let turns = 0
    let away = false
    while (node === 0 || tree.visits[node] > 0) {
      if (!play.settle()) return true
      if (this.#crowded && play.seat !== this.#seat) away = true
      else if (away) {
        away = false
        if (++turns === this.#ownTurns) return false
      }
      // What is asked about by its name is looked at, also where it is the same as another.
      const named = node === 0 ? first : null
      if (named === null) this.#judgement.thin?.(play)
      same &&= this.#dealt === this.#chance.words && (play.seat === this.#seat || !this.#dealer.hides)
      const { codes, count } = play.menu
      // The question stays one, also where there is only one answer.
      if (count === 1 && node !== 0) {
        play.take(codes[0])
        continue
      }
      if (this.#crowded && play.seat !== this.#seat) {
        this.#draw()
        continue
      }
      if (!this.#meetChildren(node)) return false
      if (named !== null) node = tree.child(0, named)
      else {
        if (same && (node === 0 || tree.visits[node] >= MARKED_AFTER)) this.#mark(node)
        node = this.#choose(node, this.#children, count)
      }
      this.#take(node)
    }
    return !play.settle(false)
  }

  /** Takes one of the options, each as likely as somebody sensible leans to it. */
  #draw(): void {
    const play = this.#play
    const { codes, count } = play.menu
    const leanings = this.#leanings
    this.#lean(play, leanings, NONE_KNOWN)
    let sum = 0
    for (let i = 0; i < count; i++) sum += leanings[i]
    let left = (sum * this.#chance.word()) / 2 ** 32
    let drawn = 0
    while (drawn < count - 1 && left >= leanings[drawn]) left -= leanings[drawn++]
    play.take(codes[drawn])
  }

  /** Plays from the last mark on the way, and from the question itself where there is none yet. Answers the node it came to. */
  #begin(): number {
    const play = this.#play
    const marks = this.#marks
    let mark = marks.get(0)
    if (mark === undefined) return this.#beginAtQuestion()
    this.#length = 0
    for (let node = 0; ; ) {
      play.seat = mark.seat
      node = this.#choose(node, mark.children, mark.children.length)
      const next = marks.get(node)
      if (next === undefined) {
        this.#deal(mark.seen)
        play.step = mark.step
        this.#take(node)
        return node
      }
      this.#path[this.#length++] = node
      mark = next
    }
  }

  #beginAtQuestion(): number {
    this.#deal(this.#dealer.view.state)
    this.#length = 0
    return 0
  }

  #deal(seen: Types['state']): void {
    this.#dealer.dealOver(this.#play.state, seen)
    this.#dealt = this.#chance.words
  }

  #mark(node: number): void {
    if (this.#marks.size === this.#mostMarks) return
    const { state, seat, step, menu } = this.#play
    const seen = this.#dealer.seen(state)
    if (seen !== null)
      this.#marks.set(node, { seen, seat, step, children: this.#children.slice(0, menu.count) })
  }

  #take(node: number): void {
    this.#path[this.#length++] = node
    this.#play.take(this.#tree.code[node])
  }

  /** Finds the child of every option, and adds those that are missing. False where the tree is full. */
  #meetChildren(node: number): boolean {
    const tree = this.#tree
    const children = this.#children
    const { codes, count } = this.#play.menu
    let missing = 0
    for (let i = 0; i < count; i++) {
      children[i] = tree.child(node, codes[i])
      if (children[i] === 0) missing++
    }
    if (missing === 0) return true
    if (!tree.fits(missing)) return false
    this.#lean(this.#play, this.#leanings, children)
    for (let i = 0; i < count; i++)
      if (children[i] === 0) children[i] = tree.grow(node, codes[i], this.#leanings[i])
    return true
  }

  /** Experience, and curiosity in proportion to how much a sensible player leans to an option. */
  #choose(node: number, children: readonly number[], count: number): number {
    const { visits, worth, lean } = this.#tree
    const seats = this.#seats
    const { seat } = this.#play
    let leanings = 0
    let tries = 0
    for (let i = 0; i < count; i++) {
      leanings += lean[children[i]]
      tries += visits[children[i]]
    }
    const curiosity = (this.#curiosity * Math.sqrt(Math.min(tries, this.#curiousFor) + 1)) / leanings
    const untried = visits[node] === 0 ? 0 : worth[node * seats + seat] / visits[node]
    let chosen = children[0]
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const child = children[i]
      const n = visits[child]
      const experience = n === 0 ? untried : worth[child * seats + seat] / n
      const score = experience + (curiosity * lean[child]) / (1 + n)
      if (score > best) {
        best = score
        chosen = child
      }
    }
    return chosen
  }

  #learn(): void {
    const path = this.#path
    this.#credit(0)
    for (let i = 0; i < this.#length; i++) this.#credit(path[i])
    if (this.#length === 0) return
    const { points } = this.#outcome
    const sums = this.#expected.get(path[0])
    if (sums === undefined) this.#expected.set(path[0], [1, ...points])
    else {
      sums[0]++
      for (let seat = 0; seat < this.#seats; seat++) sums[seat + 1] += points[seat]
    }
  }

  #credit(node: number): void {
    const { visits, worth } = this.#tree
    visits[node]++
    for (let seat = 0; seat < this.#seats; seat++)
      worth[node * this.#seats + seat] += this.#outcome.worth[seat]
  }
}
