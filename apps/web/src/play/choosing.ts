import type { Offered, Phrase, Refusal, Statement } from '@gam/kernel'
import type { Deed } from '../games/board.ts'

/** One thing that clicks can mean: an option of the decision, or a way that the board found beyond it. */
export interface Choice {
  readonly targets: readonly string[]
  readonly actions: readonly string[]
  /** What it is told by. */
  readonly action: Statement
  readonly refusal: Refusal | undefined
  /** The option that it is, if it is one. */
  readonly option: Offered | null
  /** The way that the board found, if it is one. */
  readonly deed: Deed | null
}

/** What can be taken, each told once: what a way tells better by itself is not told by its action too. */
export function openAmong(choices: readonly Choice[]): readonly Choice[] {
  const told = new Set(
    choices.map(({ deed, actions }) => (deed && !deed.Panel && actions.length === 1 ? actions[0] : null)),
  )
  return choices.filter(
    ({ refusal, deed, actions: [first] }) =>
      !refusal && (deed !== null || first === undefined || !told.has(first)),
  )
}

export type Targets = (action: Statement) => readonly string[]

function sameTargets(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && follows(one, other)
}

/** Is this still meant after these targets were chosen? */
function follows(targets: readonly string[], path: readonly string[]): boolean {
  return path.every((target, i) => targets[i] === target)
}

/**
 * All that can be chosen. An option whose next question a deed behind the same targets answers already is not asked
 * for by itself any more.
 */
export function choicesOf(
  options: readonly Offered[],
  targetsOf: Targets,
  deeds: readonly Deed[],
  statementOf: (action: string) => Statement,
): readonly Choice[] {
  const plain = options.map((option): Choice => {
    const { text, action, refusal } = option
    return { targets: targetsOf(action), actions: [text], action, refusal, option, deed: null }
  })
  const ways = deeds.map((deed): Choice => {
    const { targets, actions } = deed
    const last = actions.at(-1)
    // A panel may find the whole row by itself.
    const action = last === undefined ? { type: 'panel' } : statementOf(last)
    return { targets, actions, action, refusal: undefined, option: null, deed }
  })
  const answered = ({ actions, targets }: Choice) =>
    ways.some((way) => way.actions[0] === actions[0] && sameTargets(way.targets, targets))
  return [...plain.filter((choice) => !answered(choice)), ...ways]
}

/** What a click on a piece means, worked out from the choices alone. */
export type Answer =
  /** The first of these ways is filled in. */
  | { readonly kind: 'act'; readonly ways: readonly [Choice, ...Choice[]] }
  | { readonly kind: 'ask'; readonly path: readonly string[] }
  | { readonly kind: 'refused'; readonly option: Offered }
  | { readonly kind: 'nothing' }

/**
 * One open choice left, or a deed that is complete: it is done. Several: the next target is asked for. Only closed
 * ones: the reason is shown.
 */
export function answerTo(choices: readonly Choice[], path: readonly string[], target: string): Answer {
  const deeper = [...path, target]
  const meant = choices.filter(({ targets }) => follows(targets, deeper))
  const open = meant.filter(({ refusal }) => !refusal)
  const [first, ...others] = waysAmong(open, deeper.length)
  if (first !== undefined) return { kind: 'act', ways: [first, ...others] }
  if (open.length > 0) return { kind: 'ask', path: deeper }
  const closed = meant.flatMap(({ option }) => option ?? [])
  if (closed.length > 0) return { kind: 'refused', option: mostTelling(closed, choices) }
  return { kind: 'nothing' }
}

/** Of what is open behind a target, the ways that are equally meant by it; none: it has to be asked which. */
function waysAmong(open: readonly Choice[], depth: number): readonly Choice[] {
  if (open.length === 1) return open
  const complete = open.filter(({ targets }) => targets.length === depth)
  return complete.some(({ deed }) => deed !== null) ? complete : []
}

/**
 * Of several closed options behind a piece, the one whose reason the fewest others share: that a ship is not on the
 * dock holds for every space, that the food does not reach this far only for this one.
 */
function mostTelling(meant: readonly Offered[], choices: readonly Choice[]): Offered {
  const reasons = choices.map(({ refusal }) => JSON.stringify(refusal?.reason))
  const sharing = ({ refusal }: Offered) => {
    const reason = JSON.stringify(refusal?.reason)
    return reasons.filter((other) => other === reason).length
  }
  return meant.reduce((best, option) => (sharing(option) < sharing(best) ? option : best))
}

/** `extra`: something has to be bought on the way. */
export type TargetState = 'open' | 'extra' | 'refused'

const WORTH: { readonly [state in TargetState]: number } = { open: 2, extra: 1, refused: 0 }

/** The targets that can be clicked next, and whether anything comes of it. */
export function nextTargets(
  choices: readonly Choice[],
  path: readonly string[],
): ReadonlyMap<string, TargetState> {
  const states = new Map<string, TargetState>()
  for (const { targets, refusal, deed } of choices) {
    const next = targets[path.length]
    if (next === undefined || !follows(targets, path)) continue
    const state = refusal ? 'refused' : deed?.extra ? 'extra' : 'open'
    const known = states.get(next)
    if (known === undefined || WORTH[known] < WORTH[state]) states.set(next, state)
  }
  return states
}

/** What nothing on the board stands for, or what the chosen targets leave to be told apart. */
export function buttonsOf(choices: readonly Choice[], path: readonly string[]): readonly Choice[] {
  return choices.filter(({ targets }) => sameTargets(targets, path))
}

/** The ways behind a target, the one that is filled in first. */
export function waysTo(
  choices: readonly Choice[],
  path: readonly string[],
  target: string,
): readonly Choice[] {
  const answer = answerTo(choices, path, target)
  return answer.kind === 'act' ? answer.ways : []
}

/** What has to be bought first for a target that cannot be had without. */
export function extraOf(choices: readonly Choice[], path: readonly string[], target: string): Phrase | null {
  if (nextTargets(choices, path).get(target) !== 'extra') return null
  const found = choices.find(({ targets, deed }) => deed?.extra && follows(targets, [...path, target]))
  return found?.deed?.extra ?? null
}

/** A held move leaves the first decision's targets open, so that one can still change one's mind, and adds the next. */
export function withNext(
  now: ReadonlyMap<string, TargetState>,
  next: ReadonlyMap<string, TargetState>,
): ReadonlyMap<string, TargetState> {
  const both = new Map([...now].filter(([, state]) => state !== 'refused'))
  for (const [target, state] of next) if (!both.has(target)) both.set(target, state)
  return both
}
