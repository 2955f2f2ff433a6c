import { type ReactNode, useEffect, useState } from 'preact/compat'
import { motionWanted } from '../../settings.ts'
import styles from './light.module.css'
import type { Light } from './light.ts'

/** In ms: how long the haze takes to thicken, and as long again to lift. */
const HALF = 480

/**
 * The light that the scene stands in, and the haze in which it changes. Every colour of the town hangs on the light,
 * so to change it by and by would draw the whole town again with each picture: it changes once, where the haze is
 * thickest, and the haze alone fades.
 */
export function useLight(light: Light): { readonly light: Light; readonly haze: ReactNode } {
  const [stands, stand] = useState(light)
  const [comes, come] = useState<Light | null>(null)
  useEffect(() => {
    if (light === stands) return
    if (motionWanted()) come(light)
    const turned = setTimeout(() => stand(light), motionWanted() ? HALF : 0)
    return () => clearTimeout(turned)
  }, [light, stands])
  const lifted = () => come(null)
  return {
    light: motionWanted() ? stands : light,
    haze: comes && (
      <span
        key={comes}
        className={styles.haze}
        style={{ animationDuration: `${2 * HALF}ms` }}
        data-haze={comes}
        aria-hidden="true"
        onAnimationEnd={lifted}
      />
    ),
  }
}

/** What is lit house by house: lit glass and its glow, lamps, their light on the pavement. */
const LAMPS = ['gl', 'gl0', 'glow', 'lamp', 'pool']

/** `along`: how many houses of the street are lit before this one. With reduced motion all times are nought. */
export function litAfter(along: number): { readonly transition: string } {
  const delay = `calc(var(--t-far) * ${(along * 0.08).toFixed(2)})`
  return { transition: LAMPS.map((name) => `--${name} 0s ${delay} allow-discrete`).join(', ') }
}
