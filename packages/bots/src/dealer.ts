import {
  draw,
  faceDown,
  fill,
  type Game,
  NOBODY,
  type Pool,
  type Sfc32,
  type Types,
  type View,
  view,
} from '@gam/kernel'

/** A pile of the view: how many of its pieces lie face down, and where it is in the state being dealt. */
interface HiddenPile {
  readonly hidden: number
  pieces: number[]
}

/** A pool's hidden piles, the largest last, and what lies in them in all. */
interface Hidden {
  readonly unseen: readonly number[]
  /** What is not dealt yet; its last slot is the size. */
  readonly left: number[]
  readonly piles: readonly HiddenPile[]
}

/**
 * Deals full states that look just so from one seat, each as likely as any other: what `determinize` does, many
 * times over. The largest pile takes what the others leave, so that a hand is drawn and not the whole deck.
 */
export class Dealer {
  readonly #game: Game
  readonly view: View
  readonly #chance: Sfc32
  /** Does anything lie face down? */
  readonly hides: boolean
  readonly #pools: readonly Hidden[]
  /** All piles, in the order in which the shape shows them. */
  readonly #piles: HiddenPile[] = []
  #next = 0
  /** The seats of the state in which the piles were found. */
  #found: unknown = null
  readonly #visit = (_: Pool, pieces: number[]): void => {
    this.#piles[this.#next++].pieces = pieces
  }

  constructor(game: Game, view: View, chance: Sfc32) {
    this.#game = game
    this.view = view
    this.#chance = chance
    const byPool = new Map<string, HiddenPile[]>()
    game.shape.secrets?.(view.state, NOBODY, ({ name }, pieces) => {
      const pile = { hidden: faceDown(pieces), pieces }
      this.#piles.push(pile)
      byPool.set(name, [...(byPool.get(name) ?? []), pile])
    })
    this.#pools = [...byPool].map(([name, piles]) => ({
      unseen: view.unseen[name],
      left: [...view.unseen[name], 0],
      piles: largestLast(piles.filter(({ hidden }) => hidden > 0)),
    }))
    this.hides = this.#pools.some(({ piles }) => piles.length > 0)
  }

  /** Deals anew over a state of the same table, whatever became of it; `seen`: what the seat sees, or saw there later. */
  dealOver(state: Types['state'], seen: Types['state']): void {
    this.#game.overwrite(seen, state)
    // Rules change piles and never replace them, so that what overwrites in place leaves them where they were found.
    if (this.#found !== state.seats) {
      this.#found = state.seats
      this.#next = 0
      this.#game.shape.secrets?.(state, NOBODY, this.#visit)
    }
    for (let i = 0; i < this.#pools.length; i++) this.#dealPool(this.#pools[i])
  }

  /** What the seat sees of a later state, to be dealt over as well; null where it is not the same any more that lies face down. */
  seen(later: Types['state']): Types['state'] | null {
    const { state, unseen } = view(this.#game, later, this.view.viewer)
    for (const [pool, pieces] of Object.entries(this.view.unseen))
      if (pieces.some((count, kind) => unseen[pool][kind] !== count)) return null
    let pile = 0
    let same = true
    this.#game.shape.secrets?.(state, NOBODY, (_, pieces) => {
      if (faceDown(pieces) !== this.#piles[pile++].hidden) same = false
    })
    return same ? state : null
  }

  deal(): Types['state'] {
    const state = this.#game.shape.copy(this.view.state)
    this.dealOver(state, this.view.state)
    return state
  }

  #dealPool({ unseen, left, piles }: Hidden): void {
    if (piles.length === 0) return
    fill(left, unseen)
    const last = piles.length - 1
    for (let i = 0; i < last; i++) {
      const { hidden, pieces } = piles[i]
      for (let n = 0; n < hidden; n++) pieces[draw(left, this.#chance, 0)]++
    }
    const { pieces } = piles[last]
    for (let kind = 0; kind < unseen.length; kind++) pieces[kind] += left[kind]
  }
}

function largestLast(piles: readonly HiddenPile[]): HiddenPile[] {
  const [largest] = piles.toSorted((a, b) => b.hidden - a.hidden)
  return piles.length === 0 ? [] : [...piles.filter((pile) => pile !== largest), largest]
}
