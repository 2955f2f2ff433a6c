import { memo, type ReactNode } from 'react'
import { ICONS } from '../art/icon-paths.tsx'

export type IconName = keyof typeof ICONS

/** An icon beside words; it says nothing of its own. Sizes in rem/16. */
export const Icon = memo(function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Glyph size={size}>{ICONS[name]}</Glyph>
})

export function Glyph({
  size = 20,
  color,
  children,
}: {
  size?: number
  color?: string
  children: ReactNode
}) {
  const rem = `${size / 16}rem`
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
