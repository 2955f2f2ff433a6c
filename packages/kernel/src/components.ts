import { isRecord, type Json } from './json.ts'
import { faultOf } from './problem.ts'
import { Reading, type Shape, struct } from './shape.ts'

/**
 * How sure we are of a value that was printed as a picture: the rulebook's own text, public record, a
 * reconstruction that fits all that is known, or what somebody read off the box at home.
 */
export type Grade = 'rulebook' | 'public' | 'reconstruction' | 'house'

export interface Graded {
  readonly grade: Grade
  readonly source: string
}

/** The data of one box: what the pieces are. Values in play form, a grade beside each. */
export interface ComponentSet<C> {
  readonly id: string
  readonly title: string
  readonly values: C
  readonly grades: { readonly [K in keyof C]: Graded }
}

export interface Components<C> {
  readonly shape: Shape<C>
  /** The first is the standard one. */
  readonly sets: readonly ComponentSet<C>[]
  /** What is wrong with values that have the right form. */
  check(values: C, seats: number): string[]
}

/** For a game whose rules are all that there is. */
export const NO_BOX: Components<object> = {
  shape: struct<object>({}),
  sets: [{ id: 'standard', title: 'Standard', values: {}, grades: {} }],
  check: () => [],
}

export function componentSet<C>(components: Components<C>, id: string | undefined): ComponentSet<C> {
  const set = id === undefined ? components.sets[0] : components.sets.find((s) => s.id === id)
  if (set) return set
  const known = components.sets.map((s) => s.id).join(', ')
  throw faultOf('bad-components', 'Unknown component set', [{ at: id ?? '', why: `there are ${known}` }])
}

/** A set as a file: `{ "id": "my-box", "title": "…", "values": { … } }`, grades optional. */
export function readComponentSet<C>(
  components: Components<C>,
  json: unknown,
  seats?: number,
): ComponentSet<C> {
  const at = new Reading(seats ?? 0)
  if (!isRecord(json))
    throw faultOf('bad-components', 'This component set does not work', [
      { at: '', why: 'it must be an object' },
    ])
  const id = typeof json.id === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(json.id) ? json.id : ''
  if (id === '') at.in('id').wrong('must be a short name of small letters, digits and hyphens', null)
  const known = components.sets.find((set) => set.id === id)
  const values = components.shape.read(json.values, at.in('values'))
  if (at.problems.length === 0 && seats !== undefined)
    for (const why of components.check(values, seats)) at.in('values').wrong(why, null)
  if (at.problems.length > 0) throw faultOf('bad-components', 'This component set does not work', at.problems)
  if (known && sameValues(components, known, values)) return known
  const given = typeof json.title === 'string' && json.title !== '' ? json.title.slice(0, 80) : id
  const title = known ? `${given} (changed)` : given
  const grades = Object.fromEntries(
    Object.keys(values as object).map((key) => [key, { grade: 'house', source: `given as ${title}` }]),
  ) as { [K in keyof C]: Graded }
  return { id: known ? `${id}-changed` : id, title, values, grades }
}

export function writeComponentSet<C>(components: Components<C>, set: ComponentSet<C>): Json {
  return { id: set.id, title: set.title, values: components.shape.write(set.values) }
}

function sameValues<C>(components: Components<C>, set: ComponentSet<C>, values: C): boolean {
  return JSON.stringify(components.shape.write(set.values)) === JSON.stringify(components.shape.write(values))
}
