import { growth, type Judgement, type Packed, type Sight, type Types } from '@gam/kernel'
import { Numbers } from './numbers.ts'
import { wholes } from './packed.ts'

/** Units of the first layer, and of the second. */
export type Layers = readonly [first: number, second: number]

/**
 * How the weights of such a net lie in one row: a row of first units for each number that is seen, of these units alone; a row
 * of second units for each first one, of these alone; then what comes out of them and alone.
 */
export function placesOf(size: number, [first, second]: Layers) {
  const biasAt = size * first
  const secondAt = biasAt + first
  const secondBiasAt = secondAt + first * second
  const outAt = secondBiasAt + second
  return { biasAt, secondAt, secondBiasAt, outAt, size: outAt + second + 1 }
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
  readonly #first: number
  readonly #second: number
  readonly #weights: Float64Array
  /** What the second units begin with, and how the second layer and what comes out lie, apart from the first layer. */
  readonly #begins: Float64Array
  readonly #joins: Float64Array
  readonly #outs: Float64Array
  readonly #alone: number
  readonly #units: Float64Array
  /** Of each seat: what it saw last, and what that gives the first units. */
  readonly #seen: Numbers[]
  readonly #sums: Float64Array[]

  constructor(sight: Sight, layers: Layers, weights: Float64Array, scale: number, seats: number) {
    const { biasAt, secondAt, secondBiasAt, outAt, size } = placesOf(sight.size, layers)
    this.#sight = sight
    this.#first = layers[0]
    this.#second = layers[1]
    this.#weights = weights
    this.#joins = weights.slice(secondAt, secondBiasAt)
    this.#begins = weights.slice(secondBiasAt, outAt).map((weight) => weight / scale)
    this.#outs = weights.slice(outAt, size - 1).map((weight) => weight * scale ** 3)
    this.#alone = weights[size - 1] * scale
    this.#units = new Float64Array(layers[1])
    this.#seen = Array.from({ length: seats }, () => new Numbers(new Int32Array(sight.size)))
    this.#sums = this.#seen.map(() => weights.slice(biasAt, secondAt))
  }

  /** Null where nothing was learnt by sight, or by another one, or where nobody can be compared. */
  static of({ sight, learnt: all }: Pick<Judgement, 'sight' | 'learnt'>, seats: number): SightNet | null {
    const learnt = (seats > 2 ? (all?.crowd ?? all) : all)?.sight
    if (learnt === undefined || learnt.size !== sight?.size || seats < 2) return null
    const known = nets.get(learnt)?.get(seats)
    if (known !== undefined && known.#sight === sight) return known
    const layers: Layers = [learnt.hidden, learnt.second]
    const weights = Float64Array.from(wholes(learnt, placesOf(learnt.size, layers).size))
    const net = new SightNet(sight, layers, weights, learnt.scale, seats)
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
    const first = this.#first
    const second = this.#second
    const weights = this.#weights
    const sums = this.#sums[seat]
    const seen = this.#seen[seat]
    seen.changes = 0
    this.#sight.look(state, facts, seat, seen)
    for (let c = 0; c < seen.changes; c++) {
      const i = seen.changed[c]
      const more = seen.now[i] - seen.before[c]
      const from = i * first
      for (let h = 0; h < first; h++) sums[h] += more * weights[from + h]
    }
    const units = this.#units
    const joins = this.#joins
    units.set(this.#begins)
    for (let h = 0; h < first; h++) {
      const sum = sums[h]
      if (sum <= 0) continue
      const from = h * second
      for (let k = 0; k < second; k++) units[k] += sum * joins[from + k]
    }
    const outs = this.#outs
    let said = 0
    for (let k = 0; k < second; k++) if (units[k] > 0) said += units[k] * outs[k]
    return said + this.#alone
  }
}

/** What is made of something learnt for so many seats is made once: a search has no time for it. */
const nets = new WeakMap<Packed, Map<number, SightNet>>()
