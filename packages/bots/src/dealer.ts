import {
  draw,
  faceDown,
  type Game,
  NOBODY,
  type Pool,
  type Sfc32,
  sum,
  type Types,
  type View,
} from '@gam/kernel'

/** A pool's hidden piles in the state being dealt, and what lies in them in all. */
interface Hidden {
  readonly unseen: readonly number[]
  /** What is not dealt yet; its last slot is the size. */
  readonly left: number[]
  readonly piles: number[][]
}

/**
 * Deals full states that look just so from one seat, each as likely as any other: what `determinize` does, many
 * times over. The largest pile takes what the others leave, so that a hand is drawn and not the whole deck.
 */
export class Dealer {
  readonly #game: Game
  readonly #view: View
  readonly #chance: Sfc32
  readonly #pools: Hidden[]
  readonly #visit: (pool: Pool, pieces: number[]) => void

  constructor(game: Game, view: View, chance: Sfc32) {
    this.#game = game
    this.#view = view
    this.#chance = chance
    const pools = new Map<string, Hidden>()
    for (const [name, unseen] of Object.entries(view.unseen))
      pools.set(name, { unseen, left: [...unseen, sum(unseen)], piles: [] })
    this.#pools = [...pools.values()]
    this.#visit = (pool, pieces) => {
      if (faceDown(pieces) > 0) pools.get(pool.name)?.piles.push(pieces)
    }
  }

  /** Deals anew over a state of the same table, whatever became of it. */
  dealOver(state: Types['state']): void {
    this.#game.overwrite(this.#view.state, state)
    this.#game.shape.secrets?.(state, NOBODY, this.#visit)
    for (const pool of this.#pools) this.#dealPool(pool)
  }

  deal(): Types['state'] {
    const state = this.#game.shape.copy(this.#view.state)
    this.dealOver(state)
    return state
  }

  #dealPool({ unseen, left, piles }: Hidden): void {
    const kinds = unseen.length
    let largest = 0
    left[kinds] = 0
    for (let kind = 0; kind < kinds; kind++) {
      left[kind] = unseen[kind]
      left[kinds] += unseen[kind]
    }
    for (let i = 1; i < piles.length; i++) if (faceDown(piles[i]) > faceDown(piles[largest])) largest = i
    for (let i = 0; i < piles.length; i++) {
      if (i === largest) continue
      for (let hidden = faceDown(piles[i]); hidden > 0; hidden--) piles[i][draw(left, this.#chance, 0)]++
    }
    if (piles.length > 0) for (let kind = 0; kind < kinds; kind++) piles[largest][kind] += left[kind]
    piles.length = 0
  }
}
