import { type Config, type Game, type Judged, type Judgement, Play, ranks, Sfc32 } from '@gam/kernel'
import { leanOf } from '../lean.ts'
import { sharesOfWin } from './chances.ts'
import { Inputs, type Row } from './inputs.ts'
import { type Look, opened, type PlayedMatch } from './match.ts'

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
const THOUGHT = 0.2
/** Of so many options that were looked at this often or more it is learnt what they are worth, whether or not one was taken. */
const OPTIONS = 2
const LOOKED_AT = 12
/** A worth is a chance of winning and a small part of margin, which makes it a little too careful as a chance. */
const CAREFUL = 0.9

export interface Replayed extends Judged {
  readonly config: Config
  readonly seed: number
  readonly played: PlayedMatch
  /** Whether all played alike: else who wins tells who they are and not who stands well. */
  readonly alike: boolean
}

/** Plays a match again and notes what there is to learn from it. */
export function lessonsOf({ game, judgement, config, seed, played, alike }: Replayed): Lesson[] {
  const { codes, looks } = played
  const play = opened(game, config, seed)
  const luck = new Sfc32(seed)
  const notes = new Notes(game, judgement, config.seats)
  const lean = leanOf({ ...judgement, learnt: undefined }, game, config.seats)
  const kept: (Omit<Lesson, 'came'> & { readonly thought: readonly number[] | null })[] = []
  const tried: Lesson[] = []
  for (const [i, code] of codes.entries()) {
    play.settle()
    const found = looks[i]
    if (luck.below(KEPT) === 0) {
      kept.push({
        ...notes.of(play),
        choice: found.length === 0 ? null : choiceOf(found),
        thought: found.length === 0 ? null : chancesOf(found[0]),
      })
      tried.push(...optionsOf(found))
    }
    play.take(code)
  }
  play.settle()
  const won = sharesOfWin(ranks(game.score(play.state, play.facts)))
  return [
    ...kept.map(({ thought, ...lesson }) => ({ ...lesson, came: alike ? blended(won, thought) : thought })),
    ...tried,
  ]

  /** A search looks once at options that come to the same, so those are left out. */
  function choiceOf(found: readonly Look[]): Choice | null {
    judgement.thin?.(play)
    const options = play.menu.codes.slice(0, play.menu.count)
    if (options.length < 2) return null
    const leanings: number[] = []
    lean(play, leanings, [])
    const visits = options.map((code) => found.find(([looked]) => looked === code)?.[1] ?? 0)
    const all = visits.reduce((sum, one) => sum + one, 0)
    return { seat: play.seat, codes: options, leanings, liked: visits.map((one) => one / all) }
  }

  /** Where some of the options lead, and what the search found there: so a net learns to tell neighbours apart. */
  function optionsOf(found: readonly Look[]): Lesson[] {
    const worthwhile = found.filter(([, visits]) => visits >= LOOKED_AT)
    return Array.from({ length: Math.min(OPTIONS, worthwhile.length) }, () => {
      const look = worthwhile.splice(luck.below(worthwhile.length), 1)[0]
      const next = new Play(game, game.shape.copy(play.state), play.facts, luck)
      next.settle()
      next.take(look[0])
      return next.settle() ? [{ ...notes.of(next), choice: null, came: chancesOf(look) }] : []
    }).flat()
  }
}

/** Writes positions down as a net is told them. */
class Notes {
  readonly #judgement: Judgement
  readonly #inputs: Inputs
  readonly #points: number[]

  constructor(game: Game, judgement: Judgement, seats: number) {
    this.#judgement = judgement
    this.#inputs = new Inputs(game, seats)
    this.#points = new Array<number>(seats).fill(0)
  }

  of({ state, facts }: Play): Pick<Lesson, 'table' | 'seats' | 'stands'> {
    const judgement = this.#judgement
    const points = this.#points
    judgement.expect(state, facts, points)
    const lead = judgement.leadAt?.(state, facts) ?? judgement.lead
    this.#inputs.tell(state, points, lead)
    return {
      table: copied(this.#inputs.table),
      seats: this.#inputs.seats.map(copied),
      stands: points.map((expected) => expected / lead),
    }
  }
}

/** What a search found, as each seat's chance of winning. */
function chancesOf([, , ...worths]: Look): number[] {
  const odds = worths.map((worth) => worth ** (1 / CAREFUL))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / all)
}

function blended(won: readonly number[], thought: readonly number[] | null): number[] {
  if (thought === null) return [...won]
  return won.map((share, seat) => (1 - THOUGHT) * share + THOUGHT * thought[seat])
}

function copied({ index, value, count }: Row): Row {
  return {
    index: Uint16Array.from({ length: count }, (_, i) => index[i]),
    value: Float32Array.from({ length: count }, (_, i) => value[i]),
    count,
  }
}
