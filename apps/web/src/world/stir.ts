import { motionWanted } from '../settings.ts'
import { wake } from './life.ts'

/** What disturbs the water: rings, drops thrown up, a whale's breath, the foam behind what sails. */
type WaterStir = 'ripple' | 'splash' | 'spout' | 'wake'
/** What is in the air: a gust with snow in it, a few specks where something lands, a golden trail. */
type AirStir = 'gust' | 'specks' | 'trail'
export type StirKind = WaterStir | AirStir

/** For what travels: where to, in how many milliseconds. */
export interface Way {
  readonly x: number
  readonly y: number
  readonly ms: number
}

export interface Stirred {
  readonly kind: StirKind
  readonly x: number
  readonly y: number
  readonly way: Way | null
}

type Listener = (stirred: Stirred) => void

const listeners = new Set<Listener>()

export function onStir(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Something happens at this point of the window (as `clientX`, `clientY` count): whatever water or air lies there
 * shows it. A wake, a gust and a trail go on to the end of their way.
 */
export function stir(kind: StirKind, x: number, y: number, way: Way | null = null): void {
  wake()
  if (!motionWanted() || document.hidden) return
  for (const listener of listeners) listener({ kind, x, y, way })
}

/** The same at the foot of an element. */
export function stirAt(kind: StirKind, element: Element): void {
  const { left, bottom, width, height } = element.getBoundingClientRect()
  stir(kind, left + width / 2, bottom - height * 0.12)
}
