import { growth, type Judgement, type Packed, type Sight, type Types } from '@gam/kernel'
import { Numbers } from './numbers.ts'
import { wholes } from './packed.ts'

/** How the weights of such a net lie in one row: a row of units for each number that is seen, of the units alone, then what comes out of them and alone. */
export function placesOf(size: number, hidden: number) {
  const biasAt = size * hidden
  const outAt = biasAt + hidden
  return { biasAt, outAt, size: outAt + hidden + 1 }
}

/** What a seat's chance is by what its net says, where all are alike if it says nothing. */
export function chanceOf(said: number, seats: number): number {
  const grown = growth(said)
  return grown / (grown + seats - 1)
}

/**
 * Says from what each seat sees what the position is worth to it. Weights are whole numbers and so is what is seen: sums are
 * exact and kept up to date, whatever was seen before.
 */
export class SightNet {
  readonly #sight: Sight
  readonly #hidden: number
  readonly #weights: Float64Array
  readonly #scale: number
  /** Of each seat: what it saw last, and what that gives the units. */
  readonly #seen: Numbers[]
  readonly #sums: Float64Array[]

  constructor(sight: Sight, hidden: number, weights: Float64Array, scale: number, seats: number) {
    const { biasAt, outAt } = placesOf(sight.size, hidden)
    this.#sight = sight
    this.#hidden = hidden
    this.#weights = weights
    this.#scale = scale
    this.#seen = Array.from({ length: seats }, () => new Numbers(new Int32Array(sight.size)))
    this.#sums = this.#seen.map(() => weights.slice(biasAt, outAt))
  }

  /** Null where nothing was learnt by sight, or by another one, or where nobody can be compared. */
  static of({ sight, learnt: all }: Pick<Judgement, 'sight' | 'learnt'>, seats: number): SightNet | null {
    const learnt = (seats > 2 ? (all?.crowd ?? all) : all)?.sight
    if (learnt === undefined || learnt.size !== sight?.size || seats < 2) return null
    const known = nets.get(learnt)?.get(seats)
    if (known !== undefined && known.#sight === sight) return known
    const { size } = placesOf(learnt.size, learnt.hidden)
    const weights = Float64Array.from(wholes(learnt, size))
    const net = new SightNet(sight, learnt.hidden, weights, learnt.scale, seats)
    nets.set(learnt, (nets.get(learnt) ?? new Map<number, SightNet>()).set(seats, net))
    return net
  }

  /** False where the sight does not suit what is played: then nothing is said. */
  judge(state: Types['state'], facts: unknown, worth: Float64Array): boolean {
    if (!this.#sight.suits(facts)) return false
    for (let seat = 0; seat < worth.length; seat++) worth[seat] = this.chance(state, facts, seat)
    return true
  }

  chance(state: Types['state'], facts: unknown, seat: number): number {
    return chanceOf(this.#says(state, facts, seat), this.#sums.length)
  }

  #says(state: Types['state'], facts: unknown, seat: number): number {
    const hidden = this.#hidden
    const weights = this.#weights
    const sums = this.#sums[seat]
    const seen = this.#seen[seat]
    seen.changes = 0
    this.#sight.look(state, facts, seat, seen)
    for (let c = 0; c < seen.changes; c++) {
      const i = seen.changed[c]
      const more = seen.now[i] - seen.before[c]
      const from = i * hidden
      for (let h = 0; h < hidden; h++) sums[h] += more * weights[from + h]
    }
    const { outAt } = placesOf(this.#sight.size, hidden)
    let said = 0
    for (let h = 0; h < hidden; h++) if (sums[h] > 0) said += sums[h] * weights[outAt + h]
    return (said * this.#scale + weights[outAt + hidden]) * this.#scale
  }
}

/** What is made of something learnt for so many seats is made once: a search has no time for it. */
const nets = new WeakMap<Packed, Map<number, SightNet>>()
