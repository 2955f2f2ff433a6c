import { isRecord } from '@gam/kernel'
import type { Moment } from './moment.ts'

/**
 * What became of a piece of data, for somebody who has it as it was: a plain value, or `[value]`, takes its place,
 * and an object says what became of some of its parts.
 */
export type Change =
  | null
  | boolean
  | number
  | string
  | readonly [unknown]
  | { readonly [part: string]: Change }

/** Undefined: nothing. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (Array.isArray(after)) return Array.isArray(before) ? changeOfList(before, after) : [after]
  if (!isRecord(after)) return isPlain(after) ? after : [after]
  return isRecord(before) ? changeOfRecord(before, after) : [after]
}

/** Each part that is different is told with its place, so a list with many of those is shorter as a whole. */
const FEW = 1 / 3

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (before.length !== after.length) return [after]
  const parts: Record<string, Change> = {}
  let different = 0
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    const change = changeOf(before[i], after[i])
    if (change === undefined) continue
    parts[i] = change
    different++
  }
  if (different === 0) return undefined
  return different > after.length * FEW && after.every(isPlain) ? [after] : parts
}

function changeOfRecord(before: Record<string, unknown>, after: Record<string, unknown>): Change | undefined {
  const keys = Object.keys(after)
  const had = Object.keys(before)
  if (keys.length !== had.length || keys.some((key, i) => key !== had[i])) return [after]
  const parts: Record<string, Change> = {}
  let different = false
  for (const key of keys) {
    const change = changeOf(before[key], after[key])
    if (change === undefined) continue
    parts[key] = change
    different = true
  }
  return different ? parts : undefined
}

function isPlain(value: unknown): value is null | boolean | number | string {
  return typeof value !== 'object' || value === null
}

/** What something has become. What is as it was is shared with it. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before
  if (isPlain(change)) return change
  if (isReplacement(change)) return change[0]
  const after = Array.isArray(before) ? [...before] : { ...(isRecord(before) ? before : {}) }
  for (const [part, one] of Object.entries(change))
    Reflect.set(after, part, changed(Reflect.get(after, part), one))
  return after
}

function isReplacement(change: Change): change is readonly [unknown] {
  return Array.isArray(change)
}

/** What eyes see of a position, whatever led to it. */
export type Sight = Pick<Moment, 'viewer' | 'view' | 'standings'>

/** A moment for eyes that have what they were told last: of what they see only what is different. */
export type Shift<M extends Moment = Moment> = Omit<M, 'view' | 'standings'> & {
  readonly changes: { readonly view?: Change | undefined; readonly standings?: Change | undefined }
}

export function shiftOf<M extends Moment>(had: Sight, moment: M): Shift<M> {
  const { view, standings, ...rest } = moment
  return {
    ...rest,
    changes: { view: changeOf(had.view, view), standings: changeOf(had.standings, standings) },
  }
}

/** Null: these are not the eyes to which it was told. */
export function afterShift<S extends Shift>(had: Sight, shift: S): (Omit<S, 'changes'> & Moment) | null {
  if (had.viewer !== shift.viewer) return null
  const { changes, ...rest } = shift
  const view = changed(had.view, changes.view) as Moment['view']
  const standings = changed(had.standings, changes.standings) as Moment['standings']
  return { ...rest, view, standings }
}
