export interface Point {
  readonly x: number
  readonly y: number
}

/** A mouse that moves further than this drags, a finger too unless it scrolls; before that it is a click. */
const SLIP = 6
const FINGER_SLIP = 10

export type Pull = 'still' | 'scroll' | 'drag'

/**
 * What the way of a pointer that is down means so far. A finger scrolls where what is under it can be scrolled that
 * way; across it, or where nothing scrolls, it drags.
 */
export function pullOf(
  kind: string,
  from: Point,
  to: Point,
  scrolls: { readonly across: boolean; readonly down: boolean },
): Pull {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (Math.hypot(dx, dy) <= (kind === 'mouse' ? SLIP : FINGER_SLIP)) return 'still'
  if (kind === 'mouse') return 'drag'
  return (dx > dy ? scrolls.across : scrolls.down) ? 'scroll' : 'drag'
}
