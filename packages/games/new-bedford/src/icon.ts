/** A shape of an icon: a mass, or with `line` a line of that width. */
interface Mark {
  readonly d: string
  /** Cut into the mass: it has the colour of the ground. */
  readonly cut?: true
  readonly line?: number
  /** The ends of the line are flat. */
  readonly flat?: true
  readonly opacity?: number
}

/** 24 × 24, one solid mass with at most three cut lines; what is a text alone is a mass. */
export type Icon = readonly (string | Mark)[]

export function disc(x: number, y: number, r: number): string {
  return `M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
}
