import { type Care, type Weighing, weigh } from '@gam/bots'
import { oneAt, readReplay } from '@gam/kernel'
import { gameOf, judgementOf } from '../games.ts'
import { stagesOf } from '../replay/stages.ts'
import { work } from '../workers/work.ts'

/** Everything a worker needs to weigh the decisions of one game. */
export interface AnalysisJob {
  readonly game: string
  readonly replay: unknown
  readonly care: Care
}

work(({ game: id, replay, care }: AnalysisJob) => {
  const game = gameOf(id)
  const whole = readReplay(game, replay)
  const stages = stagesOf(game, replay, whole)
  return (moves: number): Weighing =>
    weigh(oneAt(stages, moves), judgementOf(game), oneAt(whole.codes, moves), care)
})
