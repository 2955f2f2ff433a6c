import { sunOf } from './heavens.ts'
import type { Shore } from './land.ts'
import { at } from './paint.ts'

/** The way of the sun on the water. */
export function glitter(run: Shore, chance: () => number): string {
  const sun = sunOf(run)
  if (sun === null) return ''
  const { shore, height, gold, night } = run
  const n = gold ? 210 : 46
  let drawn = ''
  for (let i = 0; i < n; i++) {
    const t = (i / n) ** 1.1
    const y = shore + 7 + t * (height - shore - 14)
    const spread = (gold ? 90 : 40) + t * (gold ? 120 : 70)
    const dx = (chance() + chance() - 1) * spread
    const long = (8 + chance() * 30) * (0.7 + t)
    const near = 1 - Math.abs(dx) / spread
    const strength = (night ? 0.3 : gold ? 1 : 0.6) * (0.3 + 0.7 * near) * (1 - t * (gold ? 0.45 : 0.6))
    const colour = ['#FFF7DC', '#FFE3A0', gold ? '#FFC357' : '#FFEFC8'][i % 3]
    drawn += `<ellipse cx="${at(sun.x + dx)}" cy="${at(y)}" rx="${at(long / 2)}" ry="${at(1 + t * 1.3)}" fill="${colour}" opacity="${at(strength)}"/>`
  }
  return drawn
}

const WHALE =
  'M47 -3C46 -14 34 -21 18 -21C0 -22 -14 -17 -26 -8C-32 -4 -38 -6 -42 -10L-53 -20C-55 -12 -53 -4 -47 0C-51 4 -52 9 -51 13C-44 12 -38 8 -34 3C-20 12 0 15 18 13C34 11 46 7 47 -3z'

/** Whales far below. */
export function depths({ width, height, shore, night, alone }: Shore): string {
  if (alone) return ''
  const below = (x: number, y: number, size: number, back: boolean) =>
    `<path d="${WHALE}" transform="translate(${at(x)} ${at(y)}) scale(${back ? -size : size} ${size})" fill="#05202E" opacity="${night ? 0.5 : 0.38}" filter="url(#soft)"/>`
  return (
    below(width * 0.27, height - 62, 1.25, false) +
    below(width * 0.73, shore + (height - shore) * 0.62, 1.5, true) +
    below(width * 0.945, height - 54, 0.9, false)
  )
}

/** Long swell: the crests lie closer towards the shore. */
export function crests({ width, height, shore }: Shore, chance: () => number): string {
  const deep = height - shore
  const rows = Math.max(6, Math.round(deep / 17))
  let drawn = ''
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows
    const y = shore + 8 + deep * t ** 1.15
    const long = 46 + t * 90
    const rise = 2 + t * 3.2
    let line = ''
    for (let x = -chance() * long; x < width; x += long * (1 + chance() * 0.7))
      line += `M${at(x)} ${at(y)}q${at(long * 0.25)} ${at(-rise)} ${at(long * 0.5)} 0`
    drawn += `<path d="${line}" fill="none" stroke="#fff" stroke-width="${at(1 + t * 0.8)}" stroke-linecap="round" opacity="${at(0.1 + chance() * 0.1)}"/><path d="${line}" transform="translate(0 3)" fill="none" stroke="#031924" stroke-width="${at(1.6 + t * 1.6)}" stroke-linecap="round" opacity=".13"/>`
  }
  return drawn
}
