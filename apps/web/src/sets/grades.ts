import { type ComponentSet, type Game, type Graded, type Json, writeComponentSet } from '@gam/kernel'
import type { SetFile } from '../session/component-sets.ts'
import { partOf, sameJson } from './fields.ts'

/** A set as it is shown: the game's own, or somebody's. */
export interface ShownSet {
  readonly id: string
  readonly title: string
  readonly values: Json
  readonly own: boolean
}

export function shownSets(game: Game): readonly ShownSet[] {
  return game.components.sets.map((set) => ({ ...writtenSet(game, set), own: false }))
}

function writtenSet(game: Game, set: ComponentSet<unknown>) {
  const values = partOf(writeComponentSet(game.components, set), 'values') ?? null
  return { id: set.id, title: set.title, values }
}

export function shownFile(file: SetFile): ShownSet {
  const { id, title, values } = file
  return { id: String(id), title: String(title ?? id), values: values ?? null, own: true }
}

/**
 * How sure a datum of a set is. What somebody's own set has in common with one of the game's is as sure as there;
 * only what differs from all of them comes from their box.
 */
export function gradeOf(game: Game, set: ShownSet, key: string): Graded {
  const value = partOf(set.values, key)
  const named = game.components.sets.find(({ id }) => id === set.id)
  const same = game.components.sets.find((one) => sameJson(partOf(writtenSet(game, one).values, key), value))
  return gradesIn(set.own ? same : named)[key] ?? { grade: 'house', source: '' }
}

function gradesIn(set: ComponentSet<unknown> | undefined): { readonly [key: string]: Graded } {
  const grades: [string, Graded][] = Object.entries(set?.grades ?? {})
  return Object.fromEntries(grades)
}
