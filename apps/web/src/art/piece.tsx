import { memo, type ReactNode } from 'react'
import { PIECES } from './piece-paths.tsx'

export type PieceName = keyof typeof PIECES

export function isPiece(name: string): name is PieceName {
  return name in PIECES
}

/** With a size it has that many px at the usual root size; without, it is as high as the words around it. */
export const PieceIcon = memo(function PieceIcon({
  name,
  size,
  color,
}: {
  name: string
  size?: number
  color?: string
}) {
  const rem = size === undefined ? '1.1em' : `${size / 16}rem`
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      style={{ width: rem, height: rem, color, display: 'inline-block', verticalAlign: '-0.22em' }}
    >
      {isPiece(name) ? PIECES[name] : null}
    </svg>
  )
})

/** Something drawn on a field of 24 × 24, inside a larger picture. */
export function Inset({
  x,
  y,
  size,
  color,
  ground = '#fff',
  children,
}: {
  x: number
  y: number
  size: number
  color: string
  ground?: string
  children: ReactNode
}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      fill={color}
      style={{ color, '--ground': ground }}
    >
      {children}
    </g>
  )
}

type InsetProps = Omit<Parameters<typeof Inset>[0], 'children'>

/** A piece drawn inside a larger picture. */
export function Inlay({ name, ...where }: InsetProps & { name: PieceName }) {
  return <Inset {...where}>{PIECES[name]}</Inset>
}
