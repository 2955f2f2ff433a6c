import { determinize, type Game, Play, Sfc32, type View } from '@gam/kernel'
import type { Ask } from './bot.ts'
import { Outcome } from './outcome.ts'
import { Tree } from './tree.ts'

export interface Thinking {
  /** The weight of curiosity against experience when a path is chosen. */
  readonly curiosity: number
  /** How many decisions a playout goes on beyond the tree before the position is judged as it is. */
  readonly depth: number
  /** The most nodes a tree may grow to. */
  readonly nodes: number
}

export interface Candidate {
  readonly code: number
  readonly visits: number
  /** From 0 to 1, for the seat that asks. */
  readonly worth: number
}

/**
 * Information-set Monte Carlo tree search. Every iteration deals the unseen anew from the asker's own view, so
 * what it cannot know it cannot use; paths are sequences of actions, whatever chance did between them; every
 * seat maximizes its own worth.
 */
export class Search {
  readonly #game: Game
  readonly #seats: number
  readonly #view: View
  readonly #thinking: Thinking
  readonly #chance: Sfc32
  readonly #play: Play
  readonly #outcome: Outcome
  readonly #worth: Float64Array
  readonly #tree: Tree
  readonly #path: number[] = []
  iterations = 0

  constructor(
    { game, config, view, seed }: Pick<Ask, 'game' | 'config' | 'view' | 'seed'>,
    thinking: Thinking,
  ) {
    this.#game = game
    this.#seats = config.seats
    this.#view = view
    this.#thinking = thinking
    this.#chance = new Sfc32(seed)
    this.#play = new Play(game, view.state, game.facts(config), this.#chance)
    this.#outcome = new Outcome(game, config.seats)
    this.#worth = new Float64Array(config.seats)
    this.#tree = new Tree(config.seats, thinking.nodes)
  }

  /** One more deal, one more path, one more lesson. */
  iterate(): void {
    const play = this.#play
    play.state = determinize(this.#game, this.#view, this.#chance)
    const leafIsOver = this.#descend()
    const over = leafIsOver || this.#playOut()
    this.#outcome.judge(play, over, this.#worth)
    this.#learn()
    this.iterations++
  }

  candidates(seat: number): Candidate[] {
    const { firstChild, nextSibling, visits, code, worth } = this.#tree
    const found: Candidate[] = []
    for (let node = firstChild[0]; node !== 0; node = nextSibling[node])
      found.push({
        code: code[node],
        visits: visits[node],
        worth: worth[node * this.#seats + seat] / visits[node],
      })
    return found.sort((a, b) => b.visits - a.visits || b.worth - a.worth || a.code - b.code)
  }

  /** Follows the tree to a node it has not seen and adds it. True if the game ended on the way. */
  #descend(): boolean {
    const play = this.#play
    const tree = this.#tree
    this.#path.length = 0
    let node = 0
    while (play.settle()) {
      const { codes, count } = play.menu
      const seat = play.seat
      let chosen = 0
      let best = Number.NEGATIVE_INFINITY
      let unseen = 0
      let fresh = -1
      for (let i = 0; i < count; i++) {
        const child = tree.child(node, codes[i])
        if (child === 0) {
          // one of the new ones, evenly, without listing them
          if (this.#chance.below(++unseen) === 0) fresh = codes[i]
          continue
        }
        const n = tree.visits[child]
        const mean = tree.worth[child * this.#seats + seat] / n
        const score = mean + this.#thinking.curiosity * Math.sqrt(Math.log(++tree.open[child]) / n)
        if (score > best) {
          best = score
          chosen = child
        }
      }
      if (unseen > 0 && !tree.full) {
        const grown = tree.grow(node, fresh)
        tree.open[grown] = 1
        this.#path.push(grown)
        play.take(fresh)
        return false
      }
      if (chosen === 0) {
        return false
      }
      this.#path.push(chosen)
      play.take(tree.code[chosen])
      node = chosen
    }
    return true
  }

  /** Plays on at random. True if it reached the end. */
  #playOut(): boolean {
    const play = this.#play
    for (let left = this.#thinking.depth; play.settle(); left--) {
      if (left === 0) return false
      play.take(play.menu.codes[this.#chance.below(play.menu.count)])
    }
    return true
  }

  #learn(): void {
    const tree = this.#tree
    for (const node of this.#path) {
      tree.visits[node]++
      for (let seat = 0; seat < this.#seats; seat++)
        tree.worth[node * this.#seats + seat] += this.#worth[seat]
    }
  }
}
