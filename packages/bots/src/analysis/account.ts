import type { Sitting } from '@gam/kernel'
import { difference, type Estimate, exactly, isSure, total } from './estimate.ts'
import { leads, type Weighing } from './weigh.ts'

/**
 * Where a seat's result came from, in points of lead over the best of the others: `start`, `own`, `others`,
 * `luck` and `drift` add up to `result`.
 */
export interface Account {
  readonly seat: number
  /** What could be expected after the deal. */
  readonly start: Estimate
  /** What its own decisions gave away against the best that was found. */
  readonly own: Estimate
  /** What the decisions of the others gave it against the best that was found for them. */
  readonly others: Estimate
  /** What chance brought, and what was hidden and came to light. */
  readonly luck: Estimate
  /** What changed although nothing was revealed: the analysis thought again. */
  readonly drift: Estimate
  readonly result: number
}

/** A step of the game at which a seat's prospects changed by more than noise. */
export interface Turning {
  /** The action it belongs to: how many had been played before it. */
  readonly moves: number
  readonly kind: 'choice' | 'luck'
  /** Whose prospects changed: the mover of a choice; for luck, the seat that it helped most. */
  readonly seat: number
  readonly change: Estimate
}

export interface Analysis {
  readonly weighings: readonly Weighing[]
  readonly accounts: readonly Account[]
  /** The largest first. */
  readonly turnings: readonly Turning[]
  /** By how much the analysis typically changes its mind from one decision to the next; part of every error. */
  readonly unease: number
}

/** What changed from one decision to the next, beyond what the choice itself did. */
interface Stride {
  readonly revealed: boolean
  readonly changes: readonly Estimate[]
}

/**
 * Draws up the accounts of a finished game. `line`: the sitting after the deal and after each action;
 * `weighings`: its decisions, in order.
 */
export function settleAccounts(line: readonly Sitting[], weighings: readonly Weighing[]): Analysis {
  const results = leads(line[line.length - 1].standings().map(({ total: points }) => points))
  const strides = stridesOf(line, weighings, results)
  const unease = uneaseOf(strides)
  const accounts = results.map((result, seat): Account => {
    const start = weighings[0]?.prospects[seat] ?? exactly(result)
    const choices = (mine: boolean) =>
      total(weighings.filter((each) => (each.seat === seat) === mine).map(({ change }) => change[seat]))
    const between = (revealed: boolean) =>
      total(strides.filter((each) => each.revealed === revealed).map(({ changes }) => changes[seat]))
    return {
      seat,
      start,
      own: choices(true),
      others: choices(false),
      luck: between(true),
      drift: between(false),
      result,
    }
  })
  return { weighings, accounts, turnings: turningsOf(weighings, strides, unease), unease }
}

function stridesOf(
  line: readonly Sitting[],
  weighings: readonly Weighing[],
  results: readonly number[],
): Stride[] {
  const end = results.map(exactly)
  return weighings.map(({ moves, prospects, change }, i) => {
    const next = weighings[i + 1]
    const passed = line.slice(moves + 1, (next?.moves ?? line.length - 1) + 1)
    return {
      revealed: passed.some(({ undoTo, codes }) => undoTo === codes.length),
      changes: prospects.map((now, seat) =>
        difference(difference(next?.prospects[seat] ?? end[seat], now), change[seat]),
      ),
    }
  })
}

/** Nothing happened and the estimate changed all the same: that is how far it can be trusted. */
function uneaseOf(strides: readonly Stride[]): number {
  const idle = strides.filter(({ revealed }) => !revealed).flatMap(({ changes }) => changes)
  if (idle.length === 0) return 0
  return Math.sqrt(idle.reduce((sum, { mean }) => sum + mean ** 2, 0) / idle.length)
}

function turningsOf(
  weighings: readonly Weighing[],
  strides: readonly Stride[],
  unease: number,
): readonly Turning[] {
  const choices = weighings.map(
    ({ moves, seat, change }): Turning => ({ moves, kind: 'choice', seat, change: change[seat] }),
  )
  const strokes = strides.flatMap(({ revealed, changes }, i): Turning[] => {
    if (!revealed) return []
    const seat = changes.reduce((most, { mean }, each) => (mean > changes[most].mean ? each : most), 0)
    return [{ moves: weighings[i].moves, kind: 'luck', seat, change: changes[seat] }]
  })
  return [...choices, ...strokes]
    .map((each) => ({ ...each, change: doubted(each.change, unease) }))
    .filter(({ change }) => isSure(change))
    .sort((a, b) => Math.abs(b.change.mean) - Math.abs(a.change.mean))
}

function doubted({ mean, error }: Estimate, unease: number): Estimate {
  return { mean, error: Math.hypot(error, unease) }
}
