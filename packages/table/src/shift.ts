import { type Decision, isRecord, type Offered } from '@gam/kernel'
import { type Change, changed, changeOf } from './changes.ts'
import type { Moment } from './moment.ts'

/** What follows from a position alone, for the same eyes. */
const SIGHT = ['asked', 'view', 'standings', 'undo', 'undoable'] as const

type Sight = Pick<Moment, (typeof SIGHT)[number]>
type Had = Sight & Pick<Moment, 'moves' | 'viewer'>

/** Only what it does, where that is also how it is written. */
type ShortOption = Offered | Offered['action']
/** Several that are different in their last field alone: it has all of theirs. */
type FoldedOption = { readonly [field: string]: Value | readonly Value[] }
type Value = string | number | null

export interface ShortDecision extends Omit<Decision, 'options'> {
  readonly options: readonly (ShortOption | FoldedOption)[]
}

/**
 * A moment for eyes that still have what they were told before: of what follows from the position only what is
 * different. What is usual is left out: that they keep all actions they had, that whoever was asked made the one
 * that is new, that they are asked nothing.
 */
export interface Shift extends Pick<Moment, 'marks' | 'events'> {
  readonly kept?: number
  readonly movers?: readonly number[]
  readonly decision?: ShortDecision
  readonly changes: Readonly<Partial<Record<keyof Sight, Change>>> & {
    /** Of the state, after `view`: what became of what these eyes alone see. */
    readonly own?: Change
  }
}

export function shiftOf(had: Had, moment: Moment): Shift {
  const { kept, marks, movers, events, decision } = moment
  const changes: Partial<Record<keyof Sight, Change>> = {}
  for (const part of SIGHT) {
    const change = changeOf(had[part], moment[part])
    if (change !== undefined) changes[part] = change
  }
  return {
    ...(kept !== had.moves && { kept }),
    marks,
    ...(!isUsual(movers, had) && { movers }),
    events,
    ...(decision && { decision: shortDecision(decision) }),
    changes,
  }
}

/** Did whoever was asked make the one action that is new? */
export function isUsual(movers: readonly number[], { asked }: Pick<Had, 'asked'>): boolean {
  return movers.length === 1 && movers[0] === asked?.seat
}

export function afterShift(had: Had, shift: Shift): Moment {
  const { kept = had.moves, marks, events, decision, changes } = shift
  const view = became(had, changes, 'view')
  const movers = shift.movers ?? (had.asked === null ? [] : [had.asked.seat])
  return {
    moves: kept + marks.length,
    viewer: had.viewer,
    view: { ...view, state: changed(view.state, changes.own) as typeof view.state },
    decision: decision ? longDecision(decision) : null,
    asked: became(had, changes, 'asked'),
    kept,
    marks,
    movers,
    events,
    standings: became(had, changes, 'standings'),
    undo: became(had, changes, 'undo'),
    undoable: became(had, changes, 'undoable'),
  }
}

function became<S extends keyof Sight>(had: Had, changes: Shift['changes'], part: S): Sight[S] {
  return changed(had[part], changes[part]) as Sight[S]
}

function shortDecision({ seat, step, options }: Decision): ShortDecision {
  return { seat, step, options: options.map(shortOption) }
}

export function longDecision({ seat, step, options }: ShortDecision): Decision {
  return { seat, step, options: options.flatMap(longOptions) }
}

export function shortOption(option: Offered): ShortOption {
  return option.refusal === undefined && option.text === spelled(option.action) ? option.action : option
}

function longOptions(option: ShortOption | FoldedOption): Offered[] {
  if (isLong(option)) return [option]
  const [field, values] = Object.entries(option).at(-1) ?? []
  const actions = Array.isArray(values)
    ? values.map((value) => ({ ...option, [field ?? '']: value }))
    : [option]
  return (actions as Offered['action'][]).map((action) => ({ text: spelled(action), action }))
}

/** What is done is plain: it has no parts with parts. */
function isLong(option: ShortOption | FoldedOption): option is Offered {
  return isRecord(option.action)
}

function spelled(action: Offered['action']): string {
  return Object.values(action).join(' ')
}
