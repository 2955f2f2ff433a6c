import { type Config, type Game, type Judgement, ranks, Sfc32 } from '@gam/kernel'
import { leanOf } from '../lean.ts'
import { Inputs, type Row } from './inputs.ts'
import { opened, type PlayedMatch } from './match.ts'

/** A position as a net is told it, and what came of it. */
export interface Lesson {
  readonly table: Row
  readonly seats: readonly Row[]
  /** How each seat stands by the judgement alone, in leads. */
  readonly stands: readonly number[]
  /** Each seat's share of the win, with some of what was thought at the time; null where that tells nothing. */
  readonly came: readonly number[] | null
  /** What there was to choose, where a search thought about it. */
  readonly choice: Choice | null
}

export interface Choice {
  readonly seat: number
  readonly codes: readonly number[]
  /** How the judgement alone leans to each option. */
  readonly leanings: readonly number[]
  /** Each option's share in what the search liked. */
  readonly liked: readonly number[]
}

/** Every so many positions one is kept: neighbours are much alike. */
const KEPT = 2
/** How much what a search thought counts against what came of it. */
const THOUGHT = 0.5

/** Plays a match again and notes what there is to learn from it. */
export function lessonsOf(
  game: Game,
  judgement: Judgement,
  config: Config,
  seed: number,
  { codes, worths, likings }: PlayedMatch,
): Lesson[] {
  const play = opened(game, config, seed)
  const inputs = new Inputs(game, config.seats)
  const luck = new Sfc32(seed)
  const lean = leanOf({ ...judgement, learnt: undefined }, game, config.seats)
  const points = new Array<number>(config.seats).fill(0)
  const kept: (Omit<Lesson, 'came'> & { readonly asked: number; readonly worth: number | null })[] = []
  for (const [i, code] of codes.entries()) {
    play.settle()
    if (luck.below(KEPT) === 0) {
      judgement.expect(play.state, play.facts, points)
      const lead = judgement.leadAt?.(play.state, play.facts) ?? judgement.lead
      inputs.tell(play.state, points, lead)
      kept.push({
        table: copied(inputs.table),
        seats: inputs.seats.map(copied),
        stands: points.map((expected) => expected / lead),
        choice: likings[i].length === 0 ? null : choiceOf(likings[i]),
        asked: play.seat,
        worth: worths[i],
      })
    }
    play.take(code)
  }
  play.settle()
  const places = ranks(game.score(play.state, play.facts))
  const winners = places.filter((place) => place === 1).length
  const won = places.map((place) => (place === 1 ? 1 / winners : 0))
  return kept.map(({ asked, worth, ...lesson }) => ({ ...lesson, came: blended(won, asked, worth) }))

  /** A search looks once at options that come to the same, so those are left out. */
  function choiceOf(liked: readonly number[]): Choice | null {
    judgement.thin?.(play)
    const options = play.menu.codes.slice(0, play.menu.count)
    if (options.length < 2) return null
    const leanings: number[] = []
    lean(play, leanings, [])
    const found = options.map((code) => {
      for (let at = 0; at < liked.length; at += 2) if (liked[at] === code) return liked[at + 1]
      return 0
    })
    const all = found.reduce((sum, one) => sum + one, 0)
    return { seat: play.seat, codes: options, leanings, liked: found.map((one) => one / all) }
  }
}

function blended(won: readonly number[], asked: number, worth: number | null): number[] {
  if (worth === null) return [...won]
  const others = (1 - worth) / (won.length - 1)
  return won.map((share, seat) => (1 - THOUGHT) * share + THOUGHT * (seat === asked ? worth : others))
}

function copied({ index, value, count }: Row): Row {
  return {
    index: Uint16Array.from({ length: count }, (_, i) => index[i]),
    value: Float32Array.from({ length: count }, (_, i) => value[i]),
    count,
  }
}
