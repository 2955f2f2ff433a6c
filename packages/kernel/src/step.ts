import type { Types } from './game.ts'
import type { Menu } from './menu.ts'
import type { Play } from './play.ts'
import type { Fields } from './vocabulary.ts'

// Written as methods, so that the steps of a game can also be handled by code that knows no game.
interface Acts<T extends Types> {
  act(g: Play<T>, a: number, b: number, c: number): void
  holds(g: Play<T>, a: number, b: number, c: number): boolean
}

type Act<T extends Types> = Acts<T>['act']

/** A decision of one seat. `a`, `b` and `c` are the frame's own numbers. */
export interface Choice<T extends Types> {
  player(g: Play<T>, a: number, b: number, c: number): number
  /** The only place where legality is written. */
  offer(g: Play<T>, menu: Menu, a: number, b: number, c: number): void
  take(g: Play<T>, code: number, a: number, b: number, c: number): void
  /** A choice with `until` stays on the agenda and is asked again until this holds; then `close` runs. */
  readonly until: Acts<T>['holds'] | null
  readonly close: Act<T> | null
  /** What happens where nothing can be chosen. Without it such a position is a dead end, and a bug. */
  readonly otherwise: Act<T> | null
}

/** What a frame of the agenda does: runs by itself, or asks somebody. All steps have this one form. */
export interface Step<T extends Types> {
  readonly fields: Fields
  readonly run: Act<T> | null
  readonly choice: Choice<T>
}

const nobodysChoice: Choice<Types> = {
  player: () => 0,
  offer: () => undefined,
  take: () => undefined,
  until: null,
  close: null,
  otherwise: null,
}

export function run<T extends Types>(fields: Fields, act: Act<T>): Step<T> {
  return { fields, run: act, choice: nobodysChoice }
}

export function choice<T extends Types>(
  fields: Fields,
  asks: Pick<Choice<T>, 'player' | 'offer' | 'take'> &
    Partial<Pick<Choice<T>, 'until' | 'close' | 'otherwise'>>,
): Step<T> {
  const { player, offer, take, until = null, close = null, otherwise = null } = asks
  return { fields, run: null, choice: { player, offer, take, until, close, otherwise } }
}
