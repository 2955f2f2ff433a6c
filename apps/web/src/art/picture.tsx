import { useEffect, useState } from 'preact/compat'
import { whenIdle } from '../when-idle.ts'

/**
 * A picture of a place, without words. It is fetched when the page has nothing else to do; until then its room has
 * the colour that `className` gives it.
 */
export function Picture({
  src,
  upright,
  className,
}: {
  src: string
  /** Another cut of it for a window that is higher than wide. */
  upright?: string
  className?: string | undefined
}) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const picture = idle && <img src={src} alt="" decoding="async" draggable={false} />
  return (
    <picture className={className} data-picture="">
      {idle && upright !== undefined && <source srcSet={upright} media="(orientation: portrait)" />}
      {picture}
    </picture>
  )
}
