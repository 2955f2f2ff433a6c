import type { Chance } from './chance.ts'
import type { Game, Types } from './game.ts'
import type { Json } from './json.ts'
import { isRecord } from './json.ts'
import { draw, faceDown, sum } from './pile.ts'
import { faultOf } from './problem.ts'
import { counts, NOBODY, Reading } from './shape.ts'

/**
 * What one seat (null: a spectator) can know: the state with the pieces it may not see lying face down, and
 * what those pieces are in all, without saying which lies where.
 */
export interface View<T extends Types = Types> {
  readonly viewer: number | null
  readonly state: T['state']
  readonly unseen: { readonly [pool: string]: readonly number[] }
}

/** `over`: a state of the same game that nobody needs any more; the view takes its place. */
export function view<T extends Types>(
  game: Game<T>,
  full: T['state'],
  viewer: number | null,
  over?: T['state'],
): View<T> {
  return hiding(game, full, viewer, (owner) => owner === NOBODY || owner !== viewer, over)
}

/** What the seats know together, every hand laid open: only what nobody can see is hidden. */
export function openView<T extends Types>(game: Game<T>, full: T['state']): View<T> {
  return hiding(game, full, null, (owner) => owner === NOBODY)
}

function hiding<T extends Types>(
  game: Game<T>,
  full: T['state'],
  viewer: number | null,
  isHidden: (owner: number) => boolean,
  over?: T['state'],
): View<T> {
  if (over) game.overwrite(full, over)
  const state = over ?? game.shape.copy(full)
  const unseen: Record<string, number[]> = {}
  game.shape.secrets?.(state, NOBODY, (pool, pieces, owner) => {
    unseen[pool.name] ??= new Array<number>(pool.kinds.size).fill(0)
    if (!isHidden(owner)) return
    for (let kind = 0; kind < pool.kinds.size; kind++) {
      unseen[pool.name][kind] += pieces[kind]
      pieces[kind] = 0
    }
  })
  return { viewer, state, unseen }
}

/** Of each pool, how many of each kind lie hidden from a spectator, then how many of those each seat can see. */
export type Hidden = { readonly [pool: string]: readonly (readonly number[])[] }

export function hiddenIn<T extends Types>(game: Game<T>, full: T['state'], seats: number): Hidden {
  const hidden: Record<string, number[][]> = {}
  game.shape.secrets?.(full, NOBODY, (pool, pieces, owner) => {
    const kinds = pool.kinds.size
    hidden[pool.name] ??= Array.from({ length: seats + 1 }, () => new Array<number>(kinds).fill(0))
    const all = hidden[pool.name][0]
    for (let kind = 0; kind < kinds; kind++) all[kind] += pieces[kind]
    if (owner === NOBODY) return
    const seen = hidden[pool.name][owner + 1]
    for (let kind = 0; kind < kinds; kind++) seen[kind] += pieces[kind]
  })
  return hidden
}

/** Can anybody, seat or spectator, see a piece now that was hidden from them? */
export function showsMore(before: Hidden, after: Hidden): boolean {
  for (const pool of Object.keys(before)) {
    const [then, now] = [before[pool][0], after[pool][0]]
    for (let kind = 0; kind < then.length; kind++) if (then[kind] > now[kind]) return true
    for (let seat = 0; seat < before[pool].length - 1; seat++)
      if (showsMoreTo(seat, before, after)) return true
  }
  return false
}

/** Can this seat see a piece now that was hidden from it? */
export function showsMoreTo(seat: number, before: Hidden, after: Hidden): boolean {
  for (const pool of Object.keys(before)) {
    const [then, now] = [before[pool], after[pool]]
    const [seenThen, seenNow] = [then[seat + 1], now[seat + 1]]
    for (let kind = 0; kind < seenThen.length; kind++)
      if (then[0][kind] - seenThen[kind] > now[0][kind] - seenNow[kind]) return true
  }
  return false
}

/** A full state that looks just so from that seat, drawn evenly among all that do. */
export function determinize<T extends Types>(game: Game<T>, seen: View<T>, chance: Chance): T['state'] {
  const state = game.shape.copy(seen.state)
  const left: Record<string, number[]> = {}
  for (const [pool, pieces] of Object.entries(seen.unseen)) left[pool] = [...pieces, sum(pieces)]
  game.shape.secrets?.(state, NOBODY, (pool, pieces) => {
    for (let hidden = faceDown(pieces); hidden > 0; hidden--) pieces[draw(left[pool.name], chance, 0)]++
  })
  return state
}

export function writeView<T extends Types>(game: Game<T>, seen: View<T>): Json {
  const unseen: Record<string, Json> = {}
  game.shape.secrets?.(seen.state, NOBODY, (pool) => {
    unseen[pool.name] ??= counts(pool.kinds).write([...seen.unseen[pool.name]])
  })
  return { seat: seen.viewer, state: game.shape.write(seen.state), unseen }
}

export function readView<T extends Types>(game: Game<T>, seats: number, json: unknown): View<T> {
  const at = new Reading(seats)
  const bag = isRecord(json) ? json : at.wrong('must be an object', {} as Record<string, unknown>)
  const viewer = typeof bag.seat === 'number' ? bag.seat : null
  if (viewer !== null && !(Number.isInteger(viewer) && viewer >= 0 && viewer < seats))
    at.in('seat').wrong(`must be a seat from 0 to ${seats - 1}, or null`, null)
  const state = game.shape.read(bag.state, at.in('state'))
  const given = isRecord(bag.unseen) ? bag.unseen : {}
  const unseen: Record<string, number[]> = {}
  const hidden: Record<string, number> = {}
  game.shape.secrets?.(state, NOBODY, (pool, pieces) => {
    unseen[pool.name] ??= counts(pool.kinds).read(given[pool.name], at.in('unseen').in(pool.name))
    hidden[pool.name] = (hidden[pool.name] ?? 0) + faceDown(pieces)
  })
  for (const [pool, pieces] of Object.entries(unseen))
    if (sum(pieces) !== hidden[pool])
      at.in('unseen')
        .in(pool)
        .wrong(`has ${sum(pieces)} pieces, but ${hidden[pool]} lie face down`, null)
  if (at.problems.length > 0) throw faultOf('bad-state', 'This view does not work', at.problems)
  return { viewer, state, unseen }
}
