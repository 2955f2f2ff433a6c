import { type Game, growth, type Judgement, type Play } from '@gam/kernel'
import { PlayedNet } from './learnt/net.ts'
import { SightNet } from './learnt/sight-net.ts'

/** Winning is what counts; how clearly only tells equal roads apart. */
const MARGIN_SHARE = 0.2

/**
 * What a position is worth to each seat, from 0 to 1, out of the points its game expects for it and of what was learnt.
 * At the end it is the result; before, a chance of winning that is the surer the larger the lead.
 */
export class Outcome {
  /** What each seat may expect at the end, in the position judged last. */
  readonly points: number[]
  readonly worth: Float64Array
  readonly #judgement: Judgement
  readonly #net: PlayedNet | null
  readonly #sight: SightNet | null
  /** How each seat stands, in leads. */
  readonly #stands: Float64Array

  constructor(judgement: Judgement, game: Pick<Game, 'shape'>, seats: number) {
    this.#judgement = judgement
    this.#net = PlayedNet.of(judgement, game, seats)
    this.#sight = SightNet.of(judgement, seats)
    this.points = new Array<number>(seats).fill(0)
    this.worth = new Float64Array(seats)
    this.#stands = new Float64Array(seats)
  }

  judge(play: Play, over: boolean): void {
    const { points, worth } = this
    const judgement = this.#judgement
    judgement.expect(play.state, play.facts, points)
    const lead = judgement.leadAt?.(play.state, play.facts) ?? judgement.lead
    // Whoever learnt by sight was told of the margin as well.
    if (!over && this.#sight?.judge(play.state, play.facts, worth)) return
    for (let seat = 0; seat < points.length; seat++) this.#stands[seat] = points[seat] / lead
    if (over) this.#share()
    else this.#guess(play, lead)
    this.#mixInMargins()
  }

  /** Who has most has won; several share. */
  #share(): void {
    const { points, worth } = this
    let best = points[0]
    let sharers = 0
    for (let seat = 0; seat < points.length; seat++) {
      if (points[seat] > best) {
        best = points[seat]
        sharers = 0
      }
      if (points[seat] === best) sharers++
    }
    for (let seat = 0; seat < points.length; seat++) worth[seat] = points[seat] === best ? 1 / sharers : 0
  }

  #guess(play: Play, lead: number): void {
    const { points, worth } = this
    const net = this.#net
    const stands = this.#stands
    if (net !== null) {
      net.judge(play.state, points, lead)
      for (let seat = 0; seat < points.length; seat++) stands[seat] += net.says[seat]
    }
    let sum = 0
    for (let seat = 0; seat < points.length; seat++) {
      worth[seat] = growth(stands[seat] - stands[0])
      sum += worth[seat]
    }
    for (let seat = 0; seat < points.length; seat++) worth[seat] /= sum
  }

  /** The lead over the best of the others, squeezed into 0 to 1. */
  #mixInMargins(): void {
    const { worth } = this
    const stands = this.#stands
    for (let seat = 0; seat < stands.length; seat++) {
      let rival = Number.NEGATIVE_INFINITY
      for (let other = 0; other < stands.length; other++)
        if (other !== seat && stands[other] > rival) rival = stands[other]
      const margin = 1 / (1 + growth((rival - stands[seat]) / 2))
      worth[seat] = (1 - MARGIN_SHARE) * worth[seat] + MARGIN_SHARE * margin
    }
  }
}
