import { useMemo, useRef } from 'preact/compat'
import { useDark } from './light.ts'
import { useLayer } from './use-layer.ts'
import styles from './weather.module.css'

const fetchFlakes = async () => (await import('./flakes.ts')).flakes

/**
 * What is in the air before the pieces: snow (0 to 1), wind from the right (0 to 1), and the gusts, specks and trails
 * that `stir` tells of. It takes no clicks; put it under what is read (prices, names, rings).
 */
export function Weather({
  snow = 0,
  wind = 0,
  className,
}: {
  snow?: number
  wind?: number
  className?: string | undefined
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const night = useDark()
  const air = useMemo(() => ({ snow, wind, night }), [snow, wind, night])
  useLayer(canvas, fetchFlakes, air)
  return (
    <canvas
      ref={canvas}
      className={className === undefined ? styles.weather : `${styles.weather} ${className}`}
      data-weather=""
    />
  )
}
