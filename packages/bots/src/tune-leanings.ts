import { type Config, type Judged, type Judgement, Play, Sfc32, type Types, view } from '@gam/kernel'
import { descend, type Weights } from './descent.ts'
import { Search } from './search.ts'

type Lean = (g: Play, weights: number[]) => void

/** A judgement whose leanings are made of numbers that can be changed. */
interface Leaned {
  readonly leanings: Weights
  leaned(leanings: Weights): Lean
}

export interface LeaningTuning extends Judged {
  readonly configs: readonly Config[]
  readonly games: number
  readonly rounds: number
  readonly seed: number
  /** How long the search looks at each position whose taste is learnt. */
  readonly iterations: number
}

export interface TunedLeanings {
  readonly weights: Weights
  readonly positions: number
  /** On games they were not fitted to, before and after: how often their favourite is the search's. */
  readonly before: number
  readonly after: number
}

interface Sample {
  readonly play: Play
  /** The share of its time that the search gave to each option. */
  readonly shares: readonly number[]
}

/** Every so many moves one is drawn by lot: variety. */
const STRAY = 8
const BATCH = 400
const HELD_BACK = 0.2

/**
 * Fits a game's leanings to what the search prefers in games that it plays against itself: the cross entropy
 * between its visits and the leanings. What one search finds out the next one knows before.
 */
export function tuneLeanings({
  game,
  judgement,
  configs,
  games,
  rounds,
  seed,
  iterations,
}: LeaningTuning): TunedLeanings {
  if (!isLeaned(judgement)) throw new Error(`the judgement of ${game.id} has no leanings to tune`)
  const luck = new Sfc32(seed)
  const samples: Sample[] = []
  for (let i = 0; i < games; i++)
    samples.push(...searched({ game, judgement }, configs[i % configs.length], iterations, luck))
  const split = Math.floor(samples.length * (1 - HELD_BACK))
  const fitted = samples.slice(0, split)
  const rest = samples.slice(split)
  const weights = descend(judgement.leanings, rounds, () => {
    const from = luck.below(Math.max(1, fitted.length - BATCH))
    const batch = fitted.slice(from, from + BATCH)
    return (trial) => surprise(judgement.leaned(trial), batch)
  })
  return {
    weights,
    positions: samples.length,
    before: agreement(judgement.leaned(judgement.leanings), rest),
    after: agreement(judgement.leaned(weights), rest),
  }
}

export function isLeaned(judgement: Judgement<Types>): judgement is Judgement<Types> & Leaned {
  return 'leaned' in judgement && 'leanings' in judgement
}

function searched({ game, judgement }: Judged, config: Config, iterations: number, luck: Sfc32): Sample[] {
  const facts = game.facts(config)
  const play = new Play(game, game.shape.blank(config.seats), facts, new Sfc32(luck.word()))
  const samples: Sample[] = []
  game.setup(play)
  while (play.settle()) {
    const codes = play.menu.codes.slice(0, play.menu.count)
    if (codes.length === 1) {
      play.take(codes[0])
      continue
    }
    const decision = { seat: play.seat, step: game.stepNames[play.step], options: [] }
    const seen = view(game, play.state, play.seat)
    const search = new Search({ game, judgement, config, view: seen, decision, seed: luck.word() })
    for (let i = 0; i < iterations; i++) search.iterate()
    const found = search.candidates()
    const visits = codes.map((code) => found.find((candidate) => candidate.code === code)?.visits ?? 0)
    const all = visits.reduce((sum, n) => sum + n, 0)
    const kept = new Play(game, game.shape.copy(play.state), facts, luck)
    kept.settle()
    samples.push({ play: kept, shares: visits.map((n) => n / all) })
    play.take(luck.below(STRAY) === 0 ? codes[luck.below(codes.length)] : found[0].code)
  }
  return samples
}

const leaning: number[] = []

function surprise(lean: Lean, samples: readonly Sample[]): number {
  let sum = 0
  for (const { play, shares } of samples) {
    lean(play, leaning)
    let all = 0
    for (let i = 0; i < shares.length; i++) all += leaning[i]
    for (let i = 0; i < shares.length; i++) sum -= shares[i] * Math.log(leaning[i] / all)
  }
  return sum / samples.length
}

function agreement(lean: Lean, samples: readonly Sample[]): number {
  let same = 0
  for (const { play, shares } of samples) {
    lean(play, leaning)
    if (favourite(leaning, shares.length) === favourite(shares, shares.length)) same++
  }
  return same / samples.length
}

function favourite(numbers: readonly number[], count: number): number {
  let best = 0
  for (let i = 1; i < count; i++) if (numbers[i] > numbers[best]) best = i
  return best
}
