import {
  type Config,
  type Game,
  type Judgement,
  type Learnt,
  type Plan,
  Play,
  Sfc32,
  type Sight,
} from '@gam/kernel'
import { Outcome } from '../outcome.ts'
import { mostLiked } from '../planned.ts'
import { opened } from './match.ts'
import { Numbers } from './numbers.ts'
import { packed } from './packed.ts'
import { chanceOf, placesOf, SightNet } from './sight-net.ts'

/** Moves that are drawn by lot, one of so many. */
const STRAY = 32
/** How much what came later counts against what the net thinks of the next position of the same seat. */
const PATIENCE = 0.4
const BATCH = 128
/** How fast it learns, at first and in the end. */
const RATE = 0.002
const LAST_RATE = 0.0001
const FIRST_SPREAD = 0.12
/** Where its counts are. */
const BATCHED = 0
const STEPS = 1

/** One game to learn from. */
export interface Exercise {
  readonly config: Config
  readonly seed: number
  /** Who sits at a seat and goes by a plan; the others go by what has been learnt so far. */
  readonly plans: readonly (Plan | null)[]
  /** How much of the training is over. */
  readonly progress: number
}

/** What one seat saw at some point of a game. */
interface Seen {
  readonly seat: number
  readonly index: Uint16Array
  readonly value: Float32Array
}

/**
 * Learns by sight: plays the move that leads where it likes best, and changes its mind about every position after the game,
 * some by how that ended and most by what it thought one position later, which depends less on luck.
 */
export class Apprentice {
  readonly #game: Game
  readonly #judgement: Judgement
  readonly #sight: Sight
  readonly #hidden: number
  /** Everything that it is, to go on from: weights, what Adam keeps, the slopes of the batch under way, how long that and the training are. */
  readonly memory: Float64Array
  readonly #weights: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #slopes: Float64Array
  readonly #counts: Float64Array
  readonly #units: Float64Array
  readonly #seen: Numbers

  constructor(game: Game, judgement: Judgement, hidden: number, seed: number) {
    if (!judgement.sight) throw new Error(`the judgement of ${game.id} says nothing of what a seat sees`)
    this.#game = game
    this.#judgement = { ...judgement, learnt: undefined }
    this.#sight = judgement.sight
    this.#hidden = hidden
    const { biasAt, outAt, size } = placesOf(this.#sight.size, hidden)
    this.memory = new Float64Array(4 * size + 2)
    const part = (i: number) => this.memory.subarray(i * size, (i + 1) * size)
    this.#weights = part(0)
    this.#mean = part(1)
    this.#square = part(2)
    this.#slopes = part(3)
    this.#counts = part(4)
    const luck = new Sfc32(seed)
    for (let i = 0; i < size; i++)
      if (i < biasAt || i >= outAt) this.#weights[i] = FIRST_SPREAD * (luck.word() / 2 ** 31 - 1)
    this.#units = new Float64Array(hidden)
    this.#seen = new Numbers(new Int32Array(this.#sight.size))
  }

  learnt(made: string): Learnt {
    const { size } = this.#sight
    // What was never seen says nothing.
    const weights = Float32Array.from(this.#weights, (weight, i) => (this.#square[i] === 0 ? 0 : weight))
    const sight = { size, hidden: this.#hidden, ...packed(weights) }
    return { rules: this.#game.rulesVersion, made, inputs: [0, 0], hidden: 0, scale: 1, weights: '', sight }
  }

  exercise({ config, seed, plans, progress }: Exercise): void {
    const game = this.#game
    const luck = new Sfc32(seed)
    const play = opened(game, config, seed)
    const scratch = new Play(game, game.shape.copy(play.state), play.facts, luck)
    const outcome = new Outcome(this.#judgement, game, config.seats)
    const net = new SightNet(this.#sight, this.#hidden, this.#weights, 1, config.seats)
    const seen: Seen[] = []
    while (play.settle()) {
      const { seat, menu } = play
      const plan = plans[seat]
      if (luck.below(2) === 0) seen.push(this.#look(play, luck.below(config.seats)))
      if (plan !== null) {
        const options = menu.codes.slice(0, menu.count).map((code) => ({ code }))
        play.take(mostLiked(plan, play, options).code)
      } else {
        play.take(
          luck.below(STRAY) === 0
            ? menu.codes[luck.below(menu.count)]
            : this.#best(play, scratch, outcome, net),
        )
        seen.push(this.#look(play, seat))
      }
    }
    outcome.judge(play, true)
    this.#learn(seen, outcome.worth, RATE + (LAST_RATE - RATE) * progress)
  }

  /** The option that leads where it likes best, looked at before chance has its say, unless that is the end. */
  #best(play: Play, scratch: Play, outcome: Outcome, net: SightNet): number {
    const { menu, seat } = play
    let best = menu.codes[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < menu.count && menu.count > 1; i++) {
      this.#game.overwrite(play.state, scratch.state)
      scratch.seat = seat
      scratch.step = play.step
      scratch.take(menu.codes[i])
      let worth = net.chance(scratch.state, scratch.facts, seat)
      if (!scratch.settle(false)) {
        outcome.judge(scratch, true)
        worth = outcome.worth[seat]
      }
      if (worth <= most) continue
      most = worth
      best = menu.codes[i]
    }
    return best
  }

  #look({ state, facts }: Play, seat: number): Seen {
    const { now } = this.#seen
    this.#sight.look(state, facts, seat, this.#seen)
    this.#seen.changes = 0
    const index: number[] = []
    for (let i = 0; i < now.length; i++) if (now[i] !== 0) index.push(i)
    return { seat, index: Uint16Array.from(index), value: Float32Array.from(index, (i) => now[i]) }
  }

  #says(index: Uint16Array, value: Float32Array): number {
    const hidden = this.#hidden
    const weights = this.#weights
    const units = this.#units
    const { biasAt, outAt } = placesOf(this.#sight.size, hidden)
    for (let h = 0; h < hidden; h++) units[h] = weights[biasAt + h]
    for (let i = 0; i < index.length; i++) {
      const from = index[i] * hidden
      const much = value[i]
      for (let h = 0; h < hidden; h++) units[h] += much * weights[from + h]
    }
    let said = weights[outAt + hidden]
    for (let h = 0; h < hidden; h++) if (units[h] > 0) said += units[h] * weights[outAt + h]
    return said
  }

  /** From the last position back: what came of it is mixed with what was thought of the seat's next one. */
  #learn(seen: readonly Seen[], came: Float64Array, rate: number): void {
    const seats = came.length
    const aims = Float64Array.from(came)
    const thought = Float64Array.from(came)
    for (let i = seen.length - 1; i >= 0; i--) {
      const { seat, index, value } = seen[i]
      const chance = chanceOf(this.#says(index, value), seats)
      aims[seat] = PATIENCE * aims[seat] + (1 - PATIENCE) * thought[seat]
      thought[seat] = chance
      this.#blame(index, value, chance - aims[seat])
      if (++this.#counts[BATCHED] === BATCH) this.#step(rate)
    }
  }

  #blame(index: Uint16Array, value: Float32Array, wrong: number): void {
    const hidden = this.#hidden
    const slopes = this.#slopes
    const units = this.#units
    const { biasAt, outAt } = placesOf(this.#sight.size, hidden)
    slopes[outAt + hidden] += wrong
    for (let h = 0; h < hidden; h++) {
      const unit = units[h]
      units[h] = 0
      if (unit <= 0) continue
      slopes[outAt + h] += wrong * unit
      units[h] = wrong * this.#weights[outAt + h]
      slopes[biasAt + h] += units[h]
    }
    for (let i = 0; i < index.length; i++) {
      const from = index[i] * hidden
      const much = value[i]
      for (let h = 0; h < hidden; h++) slopes[from + h] += much * units[h]
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
