/** Noise that is the same every time, so that a picture stays a picture. */
export function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}

export const at = (n: number) => Math.round(n * 10) / 10

function channels(colour: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
}

/** A colour between two others; `share` 0 is the first. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(one).map((from, i) => Math.round(from + (to[i] - from) * share))
  return `#${mixed.map((n) => n.toString(16).padStart(2, '0')).join('')}`
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
}

/** From top to bottom. */
export function fall(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`
}

/** From left to right. */
export function across(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`
}

export function glow(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
}
