import type { Judgement, Play } from '@gam/kernel'

/** Winning is what counts; how clearly only tells equal roads apart. */
const MARGIN_SHARE = 0.2

/**
 * What a position is worth to each seat, from 0 to 1, out of the points its game expects for it. At the end it
 * is the result; before, a chance of winning that is the surer the larger the lead.
 */
export class Outcome {
  /** What each seat may expect at the end, in the position judged last. */
  readonly points: number[]
  readonly worth: Float64Array
  readonly #judgement: Judgement

  constructor(judgement: Judgement, seats: number) {
    this.#judgement = judgement
    this.points = new Array<number>(seats).fill(0)
    this.worth = new Float64Array(seats)
  }

  judge(play: Play, over: boolean): void {
    const { points, worth } = this
    const judgement = this.#judgement
    judgement.expect(play.state, play.facts, points)
    const lead = judgement.leadAt?.(play.state, play.facts) ?? judgement.lead
    if (over) this.#share()
    else this.#guess(lead)
    for (let seat = 0; seat < points.length; seat++)
      worth[seat] = (1 - MARGIN_SHARE) * worth[seat] + MARGIN_SHARE * this.#margin(seat, lead)
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

  #guess(lead: number): void {
    const { points, worth } = this
    let sum = 0
    for (let seat = 0; seat < points.length; seat++) {
      worth[seat] = Math.exp((points[seat] - points[0]) / lead)
      sum += worth[seat]
    }
    for (let seat = 0; seat < points.length; seat++) worth[seat] /= sum
  }

  /** The lead over the best of the others, squeezed into 0 to 1. */
  #margin(seat: number, lead: number): number {
    const { points } = this
    let rival = Number.NEGATIVE_INFINITY
    for (let other = 0; other < points.length; other++)
      if (other !== seat && points[other] > rival) rival = points[other]
    return 1 / (1 + Math.exp((rival - points[seat]) / (2 * lead)))
  }
}
