import { useState } from 'preact/compat'

type Places = readonly (number | null)[]

/**
 * Pieces in the places where they lay: what comes takes one that was left, else it lies behind the others. What goes
 * leaves its place open as long as `open` says so.
 */
export function placesAfter(before: Places, pieces: readonly number[], open: boolean): Places {
  const coming = [...pieces]
  const staying = before.map((piece) => {
    const at = piece === null ? -1 : coming.indexOf(piece)
    return at < 0 ? null : coming.splice(at, 1)[0]
  })
  const places = [...staying.map((piece) => piece ?? coming.shift() ?? null), ...coming]
  return open ? places : places.filter((piece) => piece !== null)
}

/** My pieces, so that none of them moves because another one came or went. */
export function useInPlaces(pieces: readonly number[], open = false): Places {
  const [before, keep] = useState<Places>([])
  const places = placesAfter(before, pieces, open)
  if (places.length !== before.length || places.some((piece, at) => piece !== before[at])) keep(places)
  return places
}
