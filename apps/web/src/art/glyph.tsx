import type { ReactNode } from 'preact/compat'

/** A drawing of 24 × 24 beside words, which says nothing of its own. Without a size it is as high as they are. */
export function Glyph({
  size,
  color,
  children,
}: {
  /** In px at the usual root size. */
  size?: number | undefined
  color?: string | undefined
  children: ReactNode
}) {
  const rem = size === undefined ? '1.1em' : `${size / 16}rem`
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      style={{ width: rem, height: rem, color, display: 'inline-block', verticalAlign: '-0.22em' }}
    >
      {children}
    </svg>
  )
}
