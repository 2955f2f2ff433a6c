import { type Fitted, fit, type Lesson, lessonsFrom, type PlayedMatch, type Subjects } from '@gam/bots'
import { type Game, keyOf, type Learnt, oneAt, type Theme } from '@gam/kernel'
import { judgementOf } from '../games.ts'
import { type Doers, shareOutUntil } from '../queue/share-out.ts'
import type { TrainingFolder } from './folder.ts'
import { type Span, spansOf } from './span.ts'
import type { TrainJob } from './worker.ts'

/** A piece of work, and what is lost at the most when it is ended. */
const GAMES_A_PIECE = 10
/** Every so many games one is held back, to see whether what was learnt holds. */
const HELD_BACK = 7
/** What older generations played is not learnt from any more. */
const REMEMBERED = 3

export interface Training {
  readonly game: Game
  readonly themes: readonly Theme[]
  readonly players: number
  readonly seed: string
  readonly games: number
  readonly iterations: number
  readonly hidden: number
  readonly passes: number
  readonly subjects: Subjects
  /** The command that makes the same again. */
  readonly made: string
  readonly folder: TrainingFolder
  /** What it goes on from; null where nothing was learnt before. */
  readonly from: Learnt | null
  readonly by: Doers
  readonly stop: AbortSignal
  /** How many games of the generation there are by now. */
  progress(games: number): void
}

export interface Generation {
  readonly positions: number
  readonly fitted: Fitted
}

/** One generation: it plays against those before it and learns from that. Null where it was stopped. */
export async function nextGeneration(
  training: Training,
  generations: readonly Learnt[],
): Promise<Generation | null> {
  const { game, folder, hidden, passes, subjects, seed, made, themes, players, from } = training
  const generation = generations.length + 1
  const pool = from === null ? generations : [from, ...generations]
  if (!(await playGames(training, generation, pool))) return null
  const lessons: Lesson[] = []
  const heldBack: Lesson[] = []
  for (let earlier = Math.max(1, generation - REMEMBERED + 1); earlier <= generation; earlier++) {
    const tables = { game, judgement: judgementOf(game), themes, players, seed: seedOf(training, earlier) }
    for (const span of spansOf(0, training.games, GAMES_A_PIECE))
      for (const [i, played] of (folder.games(earlier, span) ?? []).entries()) {
        const number = span.from + i
        const learntFrom = number % HELD_BACK === 0 ? heldBack : lessons
        learntFrom.push(...lessonsFrom(tables, number, played))
      }
  }
  const fitted = fit({
    ...{ game, lessons, heldBack, hidden, passes, subjects, made, pupil: pool.at(-1) },
    seed: oneAt(keyOf(`${seed}-fit-${generation}`), 0),
  })
  folder.keepLearnt(generation, fitted.learnt)
  return { positions: lessons.length + heldBack.length, fitted }
}

async function playGames(training: Training, generation: number, pool: readonly Learnt[]): Promise<boolean> {
  const { game, folder, by, stop, themes, players, iterations } = training
  const spans = spansOf(0, training.games, GAMES_A_PIECE)
  const missing = spans.filter((span) => folder.games(generation, span) === null)
  let games = training.games - missing.reduce((sum, { from, to }) => sum + to - from, 0)
  const job: TrainJob = {
    game: game.id,
    themes,
    players,
    pool,
    iterations,
    seed: seedOf(training, generation),
  }
  return shareOutUntil<Span, PlayedMatch[]>({
    ...{ game, trade: 'train', job, pieces: missing, by, stop },
    done(played, span) {
      folder.keepGames(generation, span, played)
      games += span.to - span.from
      training.progress(games)
    },
  })
}

function seedOf({ seed }: Training, generation: number): string {
  return `${seed}-${generation}`
}
