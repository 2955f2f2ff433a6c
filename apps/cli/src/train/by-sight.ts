import { Apprentice, exerciseAt } from '@gam/bots'
import { type Game, keyOf, type Learnt, oneAt, type Theme } from '@gam/kernel'
import { judgementOf, plansOf } from '../games.ts'
import type { TrainingFolder } from './folder.ts'

/** So many games are lost at the most when it is ended. */
const KEPT_EVERY = 2_000

export interface Schooling {
  readonly game: Game
  readonly themes: readonly Theme[]
  readonly players: number
  readonly seed: string
  readonly games: number
  readonly hidden: number
  /** The command that makes the same again. */
  readonly made: string
  readonly folder: TrainingFolder
  readonly stop: AbortSignal
  progress(games: number): void
}

/** One game after the other, each by what the games before have taught. Null where it was stopped. */
export async function learnBySight(schooling: Schooling): Promise<Learnt | null> {
  const { game, themes, players, seed, games, hidden, made, folder, stop, progress } = schooling
  const judgement = judgementOf(game)
  const tables = { game, judgement, plans: plansOf(game), themes, players, seed }
  const apprentice = new Apprentice(game, judgement, hidden, oneAt(keyOf(`${seed}-sight`), 0))
  const kept = folder.memory(apprentice.memory.length)
  if (kept) apprentice.memory.set(kept.memory)
  for (let number = kept?.games ?? 0; number < games; number++) {
    if (number % KEPT_EVERY === 0) {
      folder.keepMemory(number, apprentice.memory)
      progress(number)
      // A signal is heard between two tasks.
      await new Promise(setImmediate)
      if (stop.aborted) return null
    }
    apprentice.exercise(exerciseAt(tables, number, number / games))
  }
  const learnt = apprentice.learnt(made)
  folder.keepLearnt(1, learnt)
  return learnt
}
