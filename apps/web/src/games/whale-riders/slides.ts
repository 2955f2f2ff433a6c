import { NONE } from '@gam/kernel'

interface Slide {
  readonly from: number
  readonly to: number
}

/** Which tiles of a port moved up to close a gap between two looks at it; their order never changes. */
export function slidesAt(before: readonly number[], after: readonly number[]): Slide[] {
  const slides: Slide[] = []
  let next = 0
  for (const [to, tile] of after.entries()) {
    if (tile === NONE) break
    const from = before.findIndex((old, space) => space >= next && old === tile)
    if (from < 0) break
    next = from + 1
    if (from > to) slides.push({ from, to })
  }
  return slides
}
