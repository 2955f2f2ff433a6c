import { medianPace, type Pace } from './timing.ts'

export type Activity = 'playouts' | 'copies' | 'search' | 'plain'

/** One measurement, as a contender is asked for it. */
export interface Round {
  readonly activity: Activity
  readonly ms: number
}

export interface Contender {
  readonly activities: readonly Activity[]
  run(round: Round): Promise<Pace>
}

const ROUNDS = 9

export function roundsOf(contenders: readonly Contender[]): number {
  return contenders.reduce((sum, { activities }) => sum + activities.length * (ROUNDS + 1), 0)
}

/**
 * All are warmed up, then take turns in short rounds, `ms` in all for each activity: a slow spell of the machine
 * hits every contender alike, and the median of the rounds forgets it.
 */
export async function race<C extends Contender>(
  contenders: readonly C[],
  ms: number,
  step: (rounds: number) => void,
): Promise<{ contender: C; activity: Activity; pace: Pace }[]> {
  const lanes = contenders.flatMap((contender) =>
    contender.activities.map((activity) => ({ contender, activity, paces: [] as Pace[] })),
  )
  let rounds = 0
  for (let round = 0; round <= ROUNDS; round++)
    for (const { contender, activity, paces } of lanes) {
      const warming = round === 0
      const pace = await contender.run({ activity, ms: warming ? ms / 2 : ms / ROUNDS })
      if (!warming) paces.push(pace)
      step(++rounds)
    }
  return lanes.map(({ paces, ...lane }) => ({ ...lane, pace: medianPace(paces) }))
}
