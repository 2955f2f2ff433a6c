import {
  type ComponentSet,
  type Components,
  componentSet,
  type Game,
  isRecord,
  type Json,
  readComponentSet,
  type Types,
  writeComponentSet,
} from '@gam/kernel'

/** A set of somebody's own, as its file has it. */
export type SetFile = { readonly [key: string]: Json }

/** How a set is named where it travels: the id of one of the game's own, or the whole of another. */
interface Named {
  readonly components: string
  readonly componentSet: Json | null
}

/** The set a table is played with; what is not known is taken for the standard one. */
export function setOf<T extends Types>(game: Game<T>, { components, componentSet: own }: Named) {
  const { components: all } = game
  if (own !== null) return readComponentSet<T['components']>(all, own)
  return componentSet(all, isKnown(all, components) ? components : undefined)
}

/** The set that somebody chose for a table; refused with the reason if it does not work there. */
export function chosenSet<T extends Types>(game: Game<T>, chosen: string | SetFile | null, seats: number) {
  if (typeof chosen === 'object' && chosen !== null)
    return readComponentSet<T['components']>(game.components, chosen, seats)
  return componentSet(game.components, chosen ?? undefined)
}

export function namedSet<C>(components: Components<C>, set: ComponentSet<C>): Named {
  const known = isKnown(components, set.id)
  return { components: set.id, componentSet: known ? null : writeComponentSet(components, set) }
}

/** The set of a table where it is somebody's own. */
export function houseSetOf({ componentSet: own }: { readonly componentSet: Json | null }): SetFile | null {
  return isRecord(own) ? own : null
}

export function titleOfSet({ id, title }: SetFile): string {
  return typeof title === 'string' && title !== '' ? title : String(id)
}

function isKnown<C>({ sets }: Components<C>, id: string): boolean {
  return sets.some((set) => set.id === id)
}
