import {
  type Config,
  type Game,
  type Judged,
  type Judgement,
  type Learnt,
  type Plan,
  type Play,
  Sfc32,
  type Sight,
  view,
} from '@gam/kernel'
import { Outcome } from '../outcome.ts'
import { mostLiked } from '../planned.ts'
import { type Question, Search } from '../search.ts'
import { opened } from './match.ts'
import { Numbers } from './numbers.ts'
import { packed } from './packed.ts'
import { chanceOf, type Layers, placesOf } from './sight-net.ts'

/** Moves that are drawn by lot, one of so many. */
const STRAY = 32
/** How much what came later counts against what was thought of the next position of the same seat. */
const PATIENCE = 0.7
const BATCH = 128
/** How fast it learns, at first and in the end. */
const RATE = 0.002
const LAST_RATE = 0.00002
/** Where its counts are. */
const BATCHED = 0
const STEPS = 1

/** A game to learn from, and who plays it. */
export interface Exercise extends Pick<Judged, 'game' | 'judgement'> {
  readonly config: Config
  readonly seed: number
  /** Who sits at a seat and goes by a plan; the others search by the judgement. */
  readonly plans: readonly (Plan | null)[]
  readonly iterations: number
}

/** What somebody is who learns. */
export interface Manner {
  readonly layers: Layers
  readonly seed: number
}

/** What one seat saw at some point of a game. */
interface Seen {
  readonly seat: number
  readonly index: Uint16Array
  readonly value: Float32Array
}

/** Plays it by short searches, and answers the actions. */
export function exercised({ game, judgement, config, seed, plans, iterations }: Exercise): number[] {
  const luck = new Sfc32(seed)
  const play = opened(game, config, seed)
  const codes: number[] = []
  while (play.settle()) {
    const { seat, menu } = play
    const plan = plans[seat]
    const open = menu.codes.slice(0, menu.count)
    let code = open[0]
    if (plan !== null) {
      const options = open.map((each) => ({ code: each }))
      code = mostLiked(plan, play, options).code
    } else if (open.length > 1) {
      const decision = { seat, step: game.stepNames[play.step], options: [] }
      const asked = { game, judgement, config, view: view(game, play.state, seat), decision }
      const stray = luck.below(STRAY) === 0
      code = stray ? open[luck.below(open.length)] : preferred({ ...asked, seed: luck.word() }, iterations)
    }
    codes.push(code)
    play.take(code)
  }
  return codes
}

function preferred(asked: Question, iterations: number): number {
  const search = new Search(asked)
  for (let i = 0; i < iterations; i++) search.iterate()
  return search.candidates()[0].code
}

/**
 * Learns by sight: after each game it changes its mind about every position, some by how the game ended and most by what was
 * thought one position later, which depends less on luck.
 */
export class Apprentice {
  readonly #game: Game
  readonly #judgement: Judgement
  readonly #sight: Sight
  readonly #layers: Layers
  /** Everything that it is, to go on from: weights, what Adam keeps, the slopes of the batch under way, how long that and the training are. */
  readonly memory: Float64Array
  readonly #weights: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #slopes: Float64Array
  readonly #counts: Float64Array
  readonly #units: Float64Array
  readonly #second: Float64Array
  readonly #seen: Numbers

  constructor(game: Game, judgement: Judgement, { layers, seed }: Manner) {
    if (!judgement.sight) throw new Error(`the judgement of ${game.id} says nothing of what a seat sees`)
    this.#game = game
    this.#judgement = { ...judgement, learnt: undefined }
    this.#sight = judgement.sight
    this.#layers = layers
    const { size } = this.#sight
    const { biasAt, secondAt, secondBiasAt, outAt, size: all } = placesOf(size, layers)
    this.memory = new Float64Array(4 * all + 2)
    const part = (i: number) => this.memory.subarray(i * all, (i + 1) * all)
    this.#weights = part(0)
    this.#mean = part(1)
    this.#square = part(2)
    this.#slopes = part(3)
    this.#counts = part(4)
    const luck = new Sfc32(seed)
    const spread = (from: number, to: number, much: number) => {
      for (let i = from; i < to; i++) this.#weights[i] = much * (luck.word() / 2 ** 31 - 1)
    }
    spread(0, biasAt, 0.12)
    spread(secondAt, secondBiasAt, Math.sqrt(3 / layers[0]))
    spread(outAt, all - 1, Math.sqrt(3 / layers[1]))
    this.#units = new Float64Array(layers[0])
    this.#second = new Float64Array(layers[1])
    this.#seen = new Numbers(new Int32Array(size))
  }

  learnt(made: string): Learnt {
    const { size } = this.#sight
    const [hidden, second] = this.#layers
    // What was never seen says nothing.
    const weights = Float32Array.from(this.#weights, (weight, i) => (this.#square[i] === 0 ? 0 : weight))
    const sight = { size, hidden, second, ...packed(weights) }
    return { rules: this.#game.rulesVersion, made, inputs: [0, 0], hidden: 0, scale: 1, weights: '', sight }
  }

  /** From one game; `progress`: how much of the training is over. */
  learn(
    { config, seed }: Pick<Exercise, 'config' | 'seed'>,
    codes: readonly number[],
    progress: number,
  ): void {
    const play = opened(this.#game, config, seed)
    const seen: Seen[] = []
    for (const code of codes) {
      play.settle()
      for (let seat = 0; seat < config.seats; seat++) seen.push(this.#look(play, seat))
      play.take(code)
    }
    play.settle()
    const outcome = new Outcome(this.#judgement, this.#game, config.seats)
    outcome.judge(play, true)
    this.#learnFrom(seen, outcome.worth, RATE + (LAST_RATE - RATE) * progress)
  }

  #look({ state, facts }: Play, seat: number): Seen {
    const { now } = this.#seen
    this.#sight.look(state, facts, seat, this.#seen)
    this.#seen.changes = 0
    const index: number[] = []
    for (let i = 0; i < now.length; i++) if (now[i] !== 0) index.push(i)
    const value = Float32Array.from(index, (i) => now[i])
    return { seat, index: Uint16Array.from(index), value }
  }

  #says({ index, value }: Seen): number {
    const [first, second] = this.#layers
    const weights = this.#weights
    const units = this.#units
    const seconds = this.#second
    const { biasAt, secondAt, secondBiasAt, outAt } = placesOf(this.#sight.size, this.#layers)
    for (let h = 0; h < first; h++) units[h] = weights[biasAt + h]
    for (let i = 0; i < index.length; i++) {
      const from = index[i] * first
      const much = value[i]
      for (let h = 0; h < first; h++) units[h] += much * weights[from + h]
    }
    for (let k = 0; k < second; k++) seconds[k] = weights[secondBiasAt + k]
    for (let h = 0; h < first; h++) {
      const unit = units[h]
      if (unit <= 0) continue
      const from = secondAt + h * second
      for (let k = 0; k < second; k++) seconds[k] += unit * weights[from + k]
    }
    let said = weights[outAt + second]
    for (let k = 0; k < second; k++) if (seconds[k] > 0) said += seconds[k] * weights[outAt + k]
    return said
  }

  /** From the last position back: what came of it is mixed with what was thought of the seat's next one. */
  #learnFrom(seen: readonly Seen[], came: Float64Array, rate: number): void {
    const seats = came.length
    const aims = Float64Array.from(came)
    const thought = Float64Array.from(came)
    for (let i = seen.length - 1; i >= 0; i--) {
      const one = seen[i]
      const { seat } = one
      const chance = chanceOf(this.#says(one), seats)
      aims[seat] = PATIENCE * aims[seat] + (1 - PATIENCE) * thought[seat]
      thought[seat] = chance
      this.#blame(one, chance - aims[seat])
      if (++this.#counts[BATCHED] === BATCH) this.#step(rate)
    }
  }

  #blame({ index, value }: Seen, wrong: number): void {
    const [first, second] = this.#layers
    const { biasAt, secondAt, secondBiasAt, outAt } = placesOf(this.#sight.size, this.#layers)
    const weights = this.#weights
    const slopes = this.#slopes
    const units = this.#units
    const seconds = this.#second
    slopes[outAt + second] += wrong
    for (let k = 0; k < second; k++) {
      const unit = seconds[k]
      seconds[k] = 0
      if (unit <= 0) continue
      slopes[outAt + k] += wrong * unit
      seconds[k] = wrong * weights[outAt + k]
      slopes[secondBiasAt + k] += seconds[k]
    }
    for (let h = 0; h < first; h++) {
      const unit = units[h]
      units[h] = 0
      if (unit <= 0) continue
      const from = secondAt + h * second
      let back = 0
      for (let k = 0; k < second; k++) {
        slopes[from + k] += unit * seconds[k]
        back += weights[from + k] * seconds[k]
      }
      units[h] = back
      slopes[biasAt + h] += back
    }
    for (let i = 0; i < index.length; i++) {
      const from = index[i] * first
      const much = value[i]
      for (let h = 0; h < first; h++) slopes[from + h] += much * units[h]
    }
  }

  /** Adam. */
  #step(rate: number): void {
    const weights = this.#weights
    const slopes = this.#slopes
    this.#counts[BATCHED] = 0
    const steps = ++this.#counts[STEPS]
    const first = 1 - 0.9 ** steps
    const second = 1 - 0.999 ** steps
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i] / BATCH
      slopes[i] = 0
      this.#mean[i] = 0.9 * this.#mean[i] + 0.1 * slope
      this.#square[i] = 0.999 * this.#square[i] + 0.001 * slope * slope
      weights[i] -= (rate * (this.#mean[i] / first)) / (Math.sqrt(this.#square[i] / second) + 1e-8)
    }
  }
}
