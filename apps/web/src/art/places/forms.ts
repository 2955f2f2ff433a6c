import type { Light } from '../light.ts'

/** How a place is cut: a band for a card, what stands behind a result, a phone's upper half. */
export type Form = 'strip' | 'wide' | 'tall'

export interface Box {
  readonly width: number
  readonly height: number
  /** Where the water begins. */
  readonly shore: number
}

export const BOXES: { readonly [F in Form]: Box } = {
  strip: { width: 620, height: 168, shore: 112 },
  wide: { width: 1366, height: 246, shore: 226 },
  tall: { width: 390, height: 244, shore: 166 },
}

/** Where the quay's five stalls stand. */
export const STALLS = { x: 52, y: 112, width: 90, height: 62, gap: 16 }

/** The light that a picture of the coast or the quay was drawn in, nearest to the one that is wished. */
export function drawnLight(place: 'coast' | 'quay', light: Light): string {
  if (place === 'quay') return light === 'gold' ? 'day' : light
  return light === 'night' || light === 'dusk' ? 'night' : 'day'
}
