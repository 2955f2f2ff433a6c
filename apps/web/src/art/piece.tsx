import { memo, type ReactNode } from 'preact/compat'
import { Glyph } from './glyph.tsx'
import { PIECES } from './piece-paths.tsx'

export type PieceName = keyof typeof PIECES

export function isPiece(name: string): name is PieceName {
  return name in PIECES
}

interface PieceProps {
  name: string
  size?: number | undefined
  color?: string | undefined
}

export const PieceIcon = memo(function PieceIcon({ name, ...look }: PieceProps) {
  return <Glyph {...look}>{isPiece(name) ? PIECES[name]() : null}</Glyph>
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
  return <Inset {...where}>{PIECES[name]()}</Inset>
}
