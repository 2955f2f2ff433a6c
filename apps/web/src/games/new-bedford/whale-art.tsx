import { memo } from 'preact/compat'
import { Sprite } from '../../art/sprite.tsx'
import { Inlay } from './art.tsx'
import { seaSheet } from './drawings.ts'

/** What surfaces: a whale with back and spout, one of the promo's tokens, or an empty sea. */
export const Surfacing = memo(function Surfacing({
  token,
  className,
}: {
  token: string
  className?: string | undefined
}) {
  return (
    <Sprite
      sheet={seaSheet}
      name={`nb-whale-${token}`}
      box="0 0 100 72"
      className={className}
      plain={<Inlay name={token} x={22} y={8} size={54} color="#EAF4F6" ground="#17465A" />}
    />
  )
})
