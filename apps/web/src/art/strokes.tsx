import { createElement, Fragment, type ReactNode, type SVGAttributes } from 'preact/compat'

// What icons are put together from, on a field of 24 × 24.

/** The colour of the ground an icon stands on, for what is cut into it. */
export const GROUND = 'var(--ground, var(--paper))'

type Look = Omit<SVGAttributes<never>, 'ref'>

/**
 * A drawing that lies in a table is a function: what it draws is made anew each time. One that stood on the page knows
 * what stood around it, and would keep all of that for as long as the table is kept.
 */
export type Drawing = () => ReactNode

/** Several parts, the later ones on top. */
export function drawn(...parts: readonly Drawing[]): Drawing {
  return () => createElement(Fragment, null, ...parts.map((part) => part()))
}

export function mass(d: string, look: Look = {}): Drawing {
  return () => <path d={d} {...look} />
}

export function hole(d: string): Drawing {
  return mass(d, { fill: GROUND })
}

export function line(d: string, width = 2, look: Look = {}): Drawing {
  const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const
  return mass(d, { ...stroke, strokeLinejoin: 'round', strokeWidth: width, ...look })
}

export function cut(d: string, width: number): Drawing {
  return line(d, width, { stroke: GROUND, strokeLinejoin: 'miter' })
}

export function dot(cx: number, cy: number, r: number, look: Look = {}): Drawing {
  return () => <circle cx={cx} cy={cy} r={r} {...look} />
}

export function eye(cx: number, cy: number, r: number): Drawing {
  return dot(cx, cy, r, { fill: GROUND })
}

export function ring(cx: number, cy: number, r: number, width = 2, look: Look = {}): Drawing {
  return dot(cx, cy, r, { fill: 'none', stroke: 'currentColor', strokeWidth: width, ...look })
}
