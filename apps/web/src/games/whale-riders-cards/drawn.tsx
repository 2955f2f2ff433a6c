import type { ReactNode } from 'preact/compat'
import type { PieceName } from '../../art/piece.tsx'
import { PIECES } from '../../art/piece-paths.tsx'
import { Sprite } from '../../art/sprite.tsx'
import { quaySheet } from './sheet.ts'

/** A drawing of the quay; until the sheet is there its room stays empty, or shows `plain`. */
export function Drawn({
  name,
  size,
  stretch = false,
  className,
  plain,
}: {
  name: string
  /** Width and height of the symbol. */
  size: readonly [number, number]
  /** It fills its room, whatever the proportions. */
  stretch?: boolean
  className?: string | undefined
  plain?: ReactNode
}) {
  return (
    <Sprite
      sheet={quaySheet}
      name={`q-${name}`}
      box={`0 0 ${size[0]} ${size[1]}`}
      stretch={stretch}
      className={className}
      plain={plain}
    />
  )
}

/** One of the goods, or a snowflake: three tones, and a plain glyph before. */
export function Good({ name, className }: { name: PieceName; className?: string | undefined }) {
  return (
    <Sprite
      sheet={quaySheet}
      name={`q-art-${name}`}
      box="0 0 24 24"
      className={className}
      plain={<g fill="var(--g2)">{PIECES[name]()}</g>}
    />
  )
}
