import type { Fact, Offered } from '@gam/kernel'

/** What a click on a piece means, worked out from the options alone. */
export type Answer =
  | { readonly kind: 'act'; readonly option: Offered }
  | { readonly kind: 'ask'; readonly path: readonly string[] }
  | { readonly kind: 'refused'; readonly option: Offered }
  | { readonly kind: 'nothing' }

export type Targets = (action: Fact) => readonly string[]

/** Is this option still meant after these targets were chosen? */
function follows(targets: readonly string[], path: readonly string[]): boolean {
  return path.every((target, i) => targets[i] === target)
}

/** One open option left: it is done. Several: the next target is asked for. Only closed ones: the reason is shown. */
export function answerTo(
  options: readonly Offered[],
  targetsOf: Targets,
  path: readonly string[],
  target: string,
): Answer {
  const deeper = [...path, target]
  const meant = options.filter(({ action }) => follows(targetsOf(action), deeper))
  const open = meant.filter(({ refusal }) => !refusal)
  if (open.length === 1) return { kind: 'act', option: open[0] }
  if (open.length > 1) return { kind: 'ask', path: deeper }
  if (meant.length > 0) return { kind: 'refused', option: mostTelling(meant, options) }
  return { kind: 'nothing' }
}

/**
 * Of several closed options behind a piece, the one whose reason the fewest others share: that a ship is not on the
 * dock holds for every space, that the food does not reach this far only for this one.
 */
function mostTelling(meant: readonly Offered[], options: readonly Offered[]): Offered {
  const reasons = options.map(({ refusal }) => JSON.stringify(refusal?.reason))
  const sharing = ({ refusal }: Offered) => {
    const reason = JSON.stringify(refusal?.reason)
    return reasons.filter((other) => other === reason).length
  }
  return meant.reduce((best, option) => (sharing(option) < sharing(best) ? option : best))
}

export type TargetState = 'open' | 'refused'

/** The targets that can be clicked next, and whether anything comes of it. */
export function nextTargets(
  options: readonly Offered[],
  targetsOf: Targets,
  path: readonly string[],
): ReadonlyMap<string, TargetState> {
  const states = new Map<string, TargetState>()
  for (const { action, refusal } of options) {
    const targets = targetsOf(action)
    const next = targets[path.length]
    if (next === undefined || !follows(targets, path)) continue
    if (!refusal) states.set(next, 'open')
    else if (!states.has(next)) states.set(next, 'refused')
  }
  return states
}

/** Options that nothing on the board stands for, or that the chosen targets leave to be told apart. */
export function buttonsOf(
  options: readonly Offered[],
  targetsOf: Targets,
  path: readonly string[],
): readonly Offered[] {
  return options.filter(({ action }) => {
    const targets = targetsOf(action)
    return targets.length === path.length && follows(targets, path)
  })
}
