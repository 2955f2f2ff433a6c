import { oneAt } from '@gam/kernel'
import { DECREES } from '@gam/whale-riders'
import { ink } from '../../ink.ts'
import { padEnd, widthOf, wrap } from '../../lines.ts'
import { term } from '../../wording.ts'
import { tagOf } from '../tags.ts'
import type { SeenRiders } from './riders.ts'
import { words } from './words.ts'

/** Each decree with how far everybody is, or who has claimed it. */
export function decreeLines(seen: SeenRiders, width: number): string[] {
  const { seats, view, facts } = seen
  const { state } = view
  const claimed = state.seats.flatMap((rider, seat) => rider.decrees.map((decree) => ({ decree, seat })))
  const rows = [
    ...state.decrees.map((decree) => {
      const { needed, has } = oneAt(facts.goals, decree)
      const far = state.seats.map(
        (rider, seat) => `${tagOf(seats, seat)} ${Math.min(has(rider, facts), needed)}`,
      )
      return { decree, text: needed === 1 ? words().open : words().of(far.join('  '), needed) }
    }),
    ...claimed.map(({ decree, seat }) => ({ decree, text: ink.dim(words().claimedBy(oneAt(seats, seat))) })),
  ].map(({ decree, text }) => ({ name: term(seen, 'decree', DECREES.value(decree)), text }))
  const longest = Math.max(0, ...rows.map(({ name }) => widthOf(name)))
  return rows.flatMap(({ name, text }) => wrap(`${padEnd(name, longest)}  ${text}`, width, 4))
}
