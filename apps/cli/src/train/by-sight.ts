import { Apprentice, exerciseAt, type Manner } from '@gam/bots'
import { type Game, keyOf, type Learnt, oneAt } from '@gam/kernel'
import { judgementOf, plansOf } from '../games.ts'
import { type Doers, shareOutUntil } from '../queue/share-out.ts'
import type { ExerciseJob } from './exercise-worker.ts'
import type { TrainingFolder } from './folder.ts'
import { type Span, spansOf } from './span.ts'

const GAMES_A_LESSON = 2_000
const GAMES_A_PIECE = 50

export interface Schooling extends Pick<Manner, 'layers'> {
  readonly game: Game
  readonly players: number
  readonly seed: string
  readonly games: number
  readonly iterations: number
  /** So many games are played by what was known before them, and lost at the most when it is ended; left out: 2,000. */
  readonly lesson?: number
  /** The command that makes the same again. */
  readonly made: string
  readonly folder: TrainingFolder
  readonly by: Doers
  readonly stop: AbortSignal
  progress(games: number): void
}

/** Games are played by all hands, and learnt from one after the other. Null where it was stopped. */
export async function learnBySight(schooling: Schooling): Promise<Learnt | null> {
  const { game, players, seed, games, layers, iterations, made, folder, by, stop, progress } = schooling
  const { lesson = GAMES_A_LESSON } = schooling
  const judgement = judgementOf(game)
  const tables = { game, judgement, plans: plansOf(game), players, seed }
  const apprentice = new Apprentice(game, judgement, { layers, seed: oneAt(keyOf(`${seed}-sight`), 0) })
  const kept = folder.memory(apprentice.memory.length)
  if (kept) apprentice.memory.set(kept.memory)
  for (let from = kept?.games ?? 0; from < games; from += lesson) {
    const to = Math.min(games, from + lesson)
    const played = new Map<number, number[][]>()
    let done = from
    const job: ExerciseJob = { game: game.id, players, seed, iterations, learnt: apprentice.learnt(made) }
    const all = await shareOutUntil<Span, number[][]>({
      ...{ game, trade: 'exercise', job, pieces: spansOf(from, to, GAMES_A_PIECE), by, stop },
      done(result, span) {
        played.set(span.from, result)
        done += span.to - span.from
        progress(done)
      },
    })
    if (!all) return null
    for (const span of spansOf(from, to, GAMES_A_PIECE))
      for (const [i, one] of (played.get(span.from) ?? []).entries())
        apprentice.learn(exerciseAt(tables, span.from + i), one, (span.from + i) / games)
    folder.keepMemory(to, apprentice.memory)
  }
  const learnt = apprentice.learnt(made)
  folder.keepLearnt(1, learnt)
  return learnt
}
