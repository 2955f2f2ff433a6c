import { type Judgement, Sfc32, type Types } from '@gam/kernel'
import { descend, type Weights } from './descent.ts'
import { shared, sharesOfWin, surprise } from './learnt/chances.ts'
import { type Sample, sampled, type Tuned, type Tuning } from './tune.ts'

type LeadAt = (state: Types['state'], facts: unknown) => number

/** A judgement whose sense of what a lead is worth is made of numbers that can be changed. */
interface Led {
  readonly leads: Weights
  led(leads: Weights): LeadAt
}

/** The points that a judgement expects somewhere, and who won. */
interface Stand {
  readonly sample: Sample
  readonly expected: readonly number[]
  readonly won: readonly number[]
}

const BATCH = 2000

/**
 * Fits how large a lead must be to win three games of four, by where the game stands, to who won games between bots: the
 * cross-entropy of the chance of winning that follows from the points which the judgement expects.
 */
export function tuneLead({ rounds, seed, ...tuning }: Omit<Tuning, 'others'>): Tuned {
  const { game, judgement } = tuning
  if (!isLed(judgement)) throw new Error(`the judgement of ${game.id} has no leads to tune`)
  const luck = new Sfc32(seed)
  const tables = sampled(tuning, [judgement], luck)
  const fitted = tables.fitted.map((sample) => standOf(judgement, sample))
  const rest = tables.rest.map((sample) => standOf(judgement, sample))
  const weights = descend(judgement.leads, rounds, () => {
    const from = luck.below(Math.max(1, fitted.length - BATCH))
    const batch = fitted.slice(from, from + BATCH)
    return (trial) => meanSurprise(judgement.led(trial), batch)
  })
  return {
    weights,
    positions: fitted.length + rest.length,
    before: meanSurprise(judgement.led(judgement.leads), rest),
    after: meanSurprise(judgement.led(weights), rest),
  }
}

export function isLed(judgement: Judgement<Types>): judgement is Judgement<Types> & Led {
  return 'led' in judgement && 'leads' in judgement
}

function standOf(judgement: Judgement, sample: Sample): Stand {
  const expected = new Array<number>(sample.points.length).fill(0)
  judgement.expect(sample.state, sample.facts, expected)
  return { sample, expected, won: sharesOfWin(sample.ranks) }
}

/** Cross-entropy of who wins. */
function meanSurprise(leadAt: LeadAt, stands: readonly Stand[]): number {
  let sum = 0
  for (const { sample, expected, won } of stands) {
    const lead = leadAt(sample.state, sample.facts)
    sum += surprise(shared(expected.map((points) => points / lead)), won)
  }
  return sum / stands.length
}
