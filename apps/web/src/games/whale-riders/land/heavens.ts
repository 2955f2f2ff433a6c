import type { Shore } from './land.ts'
import { at, noise } from './paint.ts'
import type { Palette } from './palette.ts'

export function stars({ width, shore }: Shore, chance: () => number): string {
  let drawn = ''
  for (let i = 0; i < width / 11; i++)
    drawn += `<circle cx="${at(chance() * width)}" cy="${at(chance() * shore * 0.8)}" r="${at(0.5 + chance() * 0.9)}" fill="#fff" opacity="${at(0.3 + chance() * 0.6)}"/>`
  return drawn
}

interface Curtain {
  readonly id: string
  /** Where in the sky, how far it swings, and where it begins to. */
  readonly height: number
  readonly swing: number
  readonly phase: number
  readonly length: number
}

const CURTAINS: readonly Curtain[] = [
  { id: 'aurora0', height: 0.3, swing: 15, phase: 0.9, length: 62 },
  { id: 'aurora1', height: 0.14, swing: 11, phase: 2.7, length: 48 },
  { id: 'aurora0', height: 0.52, swing: 12, phase: 4.1, length: 46 },
]

export function northernLights({ width, shore }: Shore): string {
  let drawn = ''
  for (const { id, height, swing, phase, length } of CURTAINS)
    for (let x = width * 0.1; x < width * 1.02; x += 5) {
      const t = x / width
      const y = shore * height + Math.sin(t * 9 + phase) * swing + Math.sin(t * 23 + phase * 2) * 5
      const fade = Math.min(1, (t - 0.1) * 5) * (0.45 + 0.55 * Math.sin(t * 14 + phase * 3) ** 2)
      const tall = length * (0.7 + 0.5 * Math.sin(t * 37 + phase) ** 2)
      if (fade > 0.05)
        drawn += `<rect x="${at(x)}" y="${at(y - tall * 0.75)}" width="5.6" height="${at(tall)}" fill="url(#${id})" opacity="${at(fade)}"/>`
    }
  return `<g filter="url(#soft)">${drawn}</g>`
}

/** Where the sun stands in its gate; null where the Sun Port is not in sight. */
export function sunOf({ coves, scale, shore, alone }: Shore): { x: number; y: number } | null {
  const sun = coves.find(({ port }) => port === 'sun')
  if (!sun) return null
  const size = scale * gateScale(shore, alone)
  return { x: sun.x + 44 + 30 * size, y: shore - 10 - 19 * size }
}

/** Under a low sky the gate of the sun is a sixth smaller. */
export function gateScale(shore: number, alone: boolean): number {
  return shore < 80 && !alone ? 0.84 : 1
}

export function sunlight(run: Shore): string {
  const sun = sunOf(run)
  if (sun === null) return ''
  const { shore, night, winter, gold } = run
  const far = shore * (night ? 0.95 : 2.1) * (1 - winter * 0.25) * (gold ? 2.1 : 1)
  let drawn = `<circle cx="${at(sun.x)}" cy="${at(sun.y)}" r="${at(far)}" fill="url(#sunglow)" opacity="${night ? 0.75 : gold ? 1 : 1 - winter * 0.3}"/>`
  if (night) return drawn
  for (let i = 0; i < 14; i++) {
    const angle = Math.PI + (i * Math.PI) / 13
    const from = 52 + (i % 2) * 6
    const to = from + 12 + (i % 2) * 10
    const point = (r: number) => `${at(sun.x + Math.cos(angle) * r)} ${at(sun.y + Math.sin(angle) * r)}`
    drawn += `<path d="M${point(from)}L${point(to)}" stroke="#FFF8DF" stroke-width="3" stroke-linecap="round" opacity="${1 - winter * 0.6}"/>`
  }
  return drawn
}

/** Winter comes from the far end of the coast. */
export function clouds({ width, shore, winter, night }: Shore, chance: () => number): string {
  const n = Math.round(winter * 12) + (night ? 0 : 3)
  let drawn = ''
  for (let i = 0; i < n; i++) {
    const t = i / Math.max(1, n - 1)
    const x = width * (1 - t * (0.25 + winter * 0.75))
    const y = 8 + chance() * shore * 0.34
    const w = 120 + chance() * 190
    const p = (dx: number, dy: number) => `${at(x + w * dx)} ${at(y + dy)}`
    drawn += `<path d="M${p(-0.5, 22)}C${p(-0.48, 6)} ${p(-0.3, 2)} ${p(-0.22, 6)}C${p(-0.14, -10)} ${p(0.06, -12)} ${p(0.12, 2)}C${p(0.26, -4)} ${p(0.42, 4)} ${p(0.5, 22)}z" fill="url(#cloud)" opacity="${at(0.45 + winter * 0.4)}"/>`
  }
  return drawn
}

interface Ridge {
  readonly outline: string
  readonly peaks: readonly (readonly [number, number])[]
}

function ridge(width: number, base: number, height: number, seed: number, step: number): Ridge {
  const chance = noise(seed)
  let outline = `M-20 ${base + 200}V${at(base - height * 0.4)}`
  const peaks: [number, number][] = []
  for (let x = -20; x < width + 20; ) {
    const next = x + step * (0.6 + chance() * 0.9)
    const top = base - height * (0.25 + chance() * 0.75)
    outline += `L${at(next - step * 0.3)} ${at(top)}L${at(next)} ${at(top + height * (0.25 + chance() * 0.3))}`
    peaks.push([next - step * 0.3, top])
    x = next
  }
  return { outline: `${outline}L${width + 40} ${base + 200}z`, peaks }
}

/** Two ranges far behind, the nearer one lower and clearer. */
export function ranges({ width, shore, head, night, alone, seed }: Shore, { far, snow }: Palette): string {
  const room = shore - head * 0.55
  const both = [
    { tall: 0.78, step: 61, opacity: 0.62 },
    { tall: 0.56, step: 44, opacity: 0.8 },
  ]
  const drawn = both.map(({ tall, step, opacity }, i) => {
    const { outline, peaks } = ridge(
      width,
      shore - 6,
      room * tall,
      5 + i * 9 + seed,
      step * (alone ? 1.3 : 1),
    )
    const flanks = peaks.map(
      ([x, y]) =>
        `<path d="M${at(x)} ${at(y)}l22 60h-24l6 -34z" fill="#0B3A52" opacity=".13"/><path d="M${at(x)} ${at(y)}l-9 15l5 -2l4 5l4 -6l5 3z" fill="${snow}" opacity="${night ? 0.35 : 0.9}"/>`,
    )
    return `<g opacity="${opacity}"><path d="${outline}" fill="${far[i]}"/>${flanks.join('')}</g>`
  })
  // Below the waterline there is no mountain.
  return `<clipPath id="above"><rect width="${width}" height="${shore}"/></clipPath><g clip-path="url(#above)">${drawn.join('')}</g>`
}

/** A snow cloud over every village where two storms or more lie; it grows with each. */
export function weather(run: Shore, { cloud }: Palette, chance: () => number): string {
  const { coves, shore, scale, alone, head } = run
  return coves
    .filter(({ port, storms }) => port !== 'sun' && storms >= 2)
    .map(({ x, storms }) => {
      const size = (0.55 + storms * 0.17) * (alone ? 1.25 : 1)
      const top = shore - (head > 10 ? 54 : 40) * Math.min(1.25, scale) - 2
      let flakes = ''
      for (let i = 0; i < storms * 5; i++)
        flakes += `M${at((chance() - 0.5) * 92)} ${at(8 + chance() * 34)}l-.3 .6`
      return `<g transform="translate(${at(x + 46 + 40 * scale)} ${at(top)}) scale(${at(size)})"><path d="${flakes}" stroke="#fff" stroke-width="2.7" stroke-linecap="round" opacity=".95"/><path d="M-56 8C-60 -4 -46 -11 -38 -7C-34 -19 -14 -21 -8 -11C0 -20 18 -18 22 -8C34 -14 54 -8 54 4C54 10 48 12 40 12H-44C-50 12 -54 11 -56 8z" fill="${cloud[0]}" opacity=".94"/><path d="M-56 8C-50 4 -30 7 -14 4C4 1 30 6 54 4C54 10 48 12 40 12H-44C-50 12 -54 11 -56 8z" fill="${cloud[1]}" opacity=".9"/></g>`
    })
    .join('')
}
