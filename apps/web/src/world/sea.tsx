import { useMemo, useRef } from 'preact/compat'
import { COLOURS, type Light, STOPS, useDark } from './light.ts'
import styles from './sea.module.css'
import { useLayer } from './use-layer.ts'

const fetchWater = async () => (await import('./water.ts')).water

interface SeaProps {
  light: Light
  /** The light in the dark theme, whatever the time. */
  dark?: Light
  /** Where it grows deep: to the right of a harbour, or away from a coast at the top. */
  depth?: 'across' | 'down'
  /** Where sun or moon shine on it, as a share of the width; null: nowhere. */
  sun?: number | null
  /** Surf along the upper edge. */
  foam?: boolean
  /** 0 calm, 1 storm. */
  wind?: number
  /** How many whales can be made out in the deep. */
  whales?: number
  className?: string | undefined
}

/**
 * Water that fills its place (put it in a positioned box, behind the pieces; its upper edge is horizon or shore). What
 * happens on it is told by `stir`. Until the canvas is painted, and where it cannot be, the same colours stand still.
 */
export function Sea({
  light,
  dark = 'night',
  depth = 'down',
  sun = 0.72,
  foam = false,
  wind = 0,
  whales = 0,
  className,
}: SeaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useDark() ? dark : light
  const look = useMemo(
    () => ({ light: shown, depth, sun, foam, wind, whales }),
    [shown, depth, sun, foam, wind, whales],
  )
  useLayer(canvas, fetchWater, look)
  const { depths } = COLOURS[shown]
  const stops = depths.map((colour, i) => `${colour} ${(STOPS[depth][i] ?? 1) * 100}%`).join(', ')
  return (
    <div
      className={className === undefined ? styles.sea : `${styles.sea} ${className}`}
      style={{ '--depths': `linear-gradient(to ${depth === 'across' ? 'right' : 'bottom'}, ${stops})` }}
      data-sea={shown}
      aria-hidden="true"
    >
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}
