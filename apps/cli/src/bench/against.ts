import { tableOf } from '../simulate/table.ts'
import { group } from '../workers/progress.ts'
import type { Checkout, Done } from './checkout.ts'
import { times } from './figures.ts'
import type { Activity } from './race.ts'

/** What is compared, and what it is counted in. */
const COMPARED: readonly (readonly [Activity, string])[] = [
  ['playouts', 'decisions'],
  ['copies', 'copies'],
  ['search', 'iterations'],
  ['plain', 'plain iterations'],
]
const ROUNDS = 7

export interface Comparison {
  readonly game: string
  /** What is counted, in a second of processor time. */
  readonly counted: string
  readonly here: number
  readonly there: number
  readonly ratio: number
}

export const ROUNDS_A_GAME = COMPARED.length * (ROUNDS + 1)

/**
 * Both are warmed up and do the same work in turn, `ms` or so in all for each activity here, and the best round of each
 * counts: what disturbs a round only ever makes it slower. `enter` opens both anew for each activity, for what the
 * compiler learns from one must not slow another.
 */
export async function compared(
  game: string,
  enter: () => readonly [Checkout, Checkout],
  ms: number,
  step: () => void,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const [activity, counted] of COMPARED) {
    const [here, there] = enter()
    try {
      const warming = await here.ask({ activity, amount: { ms: ms / 2 } })
      await there.ask({ activity, amount: { calls: warming.calls } })
      step()
      const calls = Math.ceil((2 * warming.calls) / ROUNDS)
      const ask = (checkout: Checkout) => checkout.ask({ activity, amount: { calls } }).then(perSecond)
      const best = { here: 0, there: 0 }
      for (let round = 0; round < ROUNDS; round++) {
        best.here = Math.max(best.here, await ask(here))
        best.there = Math.max(best.there, await ask(there))
        step()
      }
      comparisons.push({ game, counted, ...best, ratio: best.here / best.there })
    } finally {
      here.leave()
      there.leave()
    }
  }
  return comparisons
}

function perSecond({ units, seconds }: Done): number {
  return units / seconds
}

export function comparisonTable(comparisons: readonly Comparison[]): string {
  return tableOf(
    ['', 'each second', 'here', 'there', '×'],
    comparisons.map(({ game, counted, here, there, ratio }, i) => [
      i % COMPARED.length === 0 ? game : '',
      ...[counted, group(here), group(there), times(ratio)],
    ]),
  )
}
