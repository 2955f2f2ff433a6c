import type { Thought } from './bot.ts'

/** Less than this is no difference to speak of. */
const NOTABLE = 0.75

/** Why the first of the thoughts is the one to take, in plain words: what it changes for whom, against the others. */
export function reasonOf(seat: number, found: readonly Thought[]): string | null {
  if (found.length === 0) return 'It is the only move.'
  const [taken, ...others] = found.filter(({ points }) => points.length > seat)
  if (taken === undefined || others.length === 0) return null
  const rival = strongest(seat, taken.points)
  const gain = taken.points[seat] - average(others, (other) => other.points[seat])
  const harm = average(others, (other) => other.points[rival]) - taken.points[rival]
  if (gain >= NOTABLE && harm >= NOTABLE)
    return `It promises ${points(gain)} more than the other moves and keeps ${points(harm)} from the strongest rival.`
  if (gain >= NOTABLE && gain >= harm) return `It promises ${points(gain)} more than the other moves.`
  if (harm >= NOTABLE) return `It keeps ${points(harm)} from the strongest rival.`
  return `There is little between the moves; ${taken.text} did a shade better than ${others[0].text}.`
}

function strongest(seat: number, points: readonly number[]): number {
  let best = seat === 0 ? 1 : 0
  for (const [other, n] of points.entries()) if (other !== seat && n > (points[best] ?? 0)) best = other
  return best
}

/** What got more time counts more: a move that was dropped at once says little. */
function average(thoughts: readonly Thought[], of: (thought: Thought) => number): number {
  let sum = 0
  let shares = 0
  for (const thought of thoughts) {
    sum += thought.share * of(thought)
    shares += thought.share
  }
  return sum / shares
}

function points(n: number): string {
  const whole = Math.round(n)
  return whole <= 1 ? 'about a point' : `about ${whole} points`
}
