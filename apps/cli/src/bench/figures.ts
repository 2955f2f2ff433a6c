import { tableOf } from '../simulate/table.ts'
import { group } from '../workers/progress.ts'
import type { Entry } from './entry.ts'
import type { Activity } from './race.ts'
import type { Shares } from './shares.ts'
import type { Pace } from './timing.ts'

export interface Figures {
  readonly kind: Entry['kind']
  readonly name: string
  readonly title: string
  readonly seats: number
  readonly playoutsPerSecond: number
  readonly decisionsPerSecond: number
  readonly copiesPerSecond: number | null
  /** Iterations of the bots' search. */
  readonly iterationsPerSecond: number | null
  /** The same without what was learnt. */
  readonly plainIterationsPerSecond: number | null
  /** How many times those of boardgame.io's card game in the same run; null without it. */
  readonly playoutsRatio: number | null
  readonly decisionsRatio: number | null
  readonly shares: Shares | null
}

type Runner = Pick<Entry, 'kind' | 'name' | 'title' | 'seats'>

export function figuresOf(
  lanes: readonly { contender: Runner; activity: Activity; pace: Pace }[],
  yardstick: string,
  shares: ReadonlyMap<string, Shares> = new Map(),
): Figures[] {
  const playouts = lanes.filter(({ activity }) => activity === 'playouts')
  const base = playouts.find(
    ({ contender }) => contender.kind === 'peer' && contender.name === yardstick,
  )?.pace
  return playouts.map(({ contender, pace }) => {
    const { kind, name, title, seats } = contender
    const laneOf = (activity: Activity) =>
      lanes.find((lane) => lane.contender === contender && lane.activity === activity)
    return {
      ...{ kind, name, title, seats },
      playoutsPerSecond: pace.calls,
      decisionsPerSecond: pace.units,
      copiesPerSecond: laneOf('copies')?.pace.calls ?? null,
      iterationsPerSecond: laneOf('search')?.pace.units ?? null,
      plainIterationsPerSecond: laneOf('plain')?.pace.units ?? null,
      playoutsRatio: base ? pace.calls / base.calls : null,
      decisionsRatio: base ? pace.units / base.units : null,
      shares: (kind === 'game' && shares.get(name)) || null,
    }
  })
}

export function figuresTable(figures: readonly Figures[]): string {
  return tableOf(
    ['', 'playouts/s', 'decisions/s', 'copies/s', 'search/s', 'plain/s', '× playouts', '× decisions'],
    figures.map((line) => [
      line.kind === 'game' ? line.name : `  ${line.title}`,
      group(line.playoutsPerSecond),
      group(line.decisionsPerSecond),
      ...[line.copiesPerSecond, line.iterationsPerSecond, line.plainIterationsPerSecond].map((figure) =>
        figure === null ? '' : group(figure),
      ),
      times(line.playoutsRatio),
      times(line.decisionsRatio),
    ]),
  )
}

/** Where the search of each game spends its time. */
export function sharesTable(figures: readonly Figures[]): string {
  const parts = ['judgement', 'rules', 'deal', 'collection', 'tree'] as const
  return tableOf(
    ['search spends', ...parts],
    figures.flatMap(({ name, shares }) =>
      shares ? [[name, ...parts.map((part) => `${Math.round(100 * shares[part])} %`)]] : [],
    ),
  )
}

export function times(ratio: number | null): string {
  return ratio === null ? '' : ratio.toLocaleString('en-US', { maximumSignificantDigits: 3 })
}
