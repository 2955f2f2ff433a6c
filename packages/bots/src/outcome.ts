import type { Game, Play } from '@gam/kernel'

/** Winning is what counts; how clearly only tells equal roads apart. */
const MARGIN_SHARE = 0.1

/**
 * What a position is worth to each seat, from 0 to 1, out of the points its game expects for it. At the end it
 * is the result; before, a chance of winning that is the surer the larger the lead.
 */
export class Outcome {
  readonly #points: number[]
  readonly #game: Game

  constructor(game: Game, seats: number) {
    this.#game = game
    this.#points = new Array<number>(seats).fill(0)
  }

  judge(play: Play, over: boolean, worth: Float64Array): void {
    const { judgement } = this.#game
    const points = this.#points
    judgement.expect(play.state, play.facts, points)
    if (over) this.#final(judgement.lead, worth)
    else this.#guess(judgement.lead, worth)
  }

  #final(lead: number, worth: Float64Array): void {
    const points = this.#points
    let best = points[0]
    let sharers = 0
    for (let seat = 0; seat < points.length; seat++) {
      if (points[seat] > best) {
        best = points[seat]
        sharers = 0
      }
      if (points[seat] === best) sharers++
    }
    for (let seat = 0; seat < points.length; seat++) {
      const won = points[seat] === best ? 1 / sharers : 0
      worth[seat] = (1 - MARGIN_SHARE) * won + MARGIN_SHARE * this.#margin(seat, lead)
    }
  }

  #guess(lead: number, worth: Float64Array): void {
    const points = this.#points
    let sum = 0
    for (let seat = 0; seat < points.length; seat++) sum += Math.exp((points[seat] - points[0]) / lead)
    for (let seat = 0; seat < points.length; seat++) {
      const chance = Math.exp((points[seat] - points[0]) / lead) / sum
      worth[seat] = (1 - MARGIN_SHARE) * chance + MARGIN_SHARE * this.#margin(seat, lead)
    }
  }

  /** The lead over the best of the others, squeezed into 0 to 1. */
  #margin(seat: number, lead: number): number {
    const points = this.#points
    let rival = Number.NEGATIVE_INFINITY
    for (let other = 0; other < points.length; other++)
      if (other !== seat && points[other] > rival) rival = points[other]
    return 1 / (1 + Math.exp((rival - points[seat]) / lead))
  }
}
