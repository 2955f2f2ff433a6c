import { memo } from 'preact/compat'
import { Glyph } from '../art/glyph.tsx'
import { ICONS } from '../art/icon-paths.tsx'

export type IconName = keyof typeof ICONS

/** An icon beside words; it says nothing of its own. */
export const Icon = memo(function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Glyph size={size}>{ICONS[name]()}</Glyph>
})
