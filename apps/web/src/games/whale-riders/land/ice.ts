import { gateScale } from './heavens.ts'
import type { Shore } from './land.ts'
import { at } from './paint.ts'
import type { Palette } from './palette.ts'

type Point = readonly [x: number, y: number]

/** Glacier fronts on the headlands between the coves, and their likeness in the water. */
export function glaciers(
  run: Shore,
  colours: Palette,
  chance: () => number,
): { walls: string; mirrored: string } {
  const { coves } = run
  const heads = [...coves.map(({ x }) => x), coves[coves.length - 1].x + coves[coves.length - 1].width]
  let walls = ''
  let mirrored = ''
  for (const [i, x] of heads.entries()) {
    if (i === 0 && coves[0].port === 'sun') continue
    const { width } = coves[Math.min(i, coves.length - 1)]
    const span = Math.min(width * 0.62, 118)
    const from = x - span * (i === 0 ? 0.1 : 0.56)
    const to = x + span * (i === heads.length - 1 ? 0.1 : 0.4)
    const front = frontOf(run, from, to, chance)
    const drawn = facets(run, front, colours, chance)
    walls += drawn.wall + cap(run, front, from, colours)
    mirrored += drawn.mirrored
  }
  return { walls, mirrored }
}

/** The upper edge of a front, from left to right. */
function frontOf({ shore, head }: Shore, from: number, to: number, chance: () => number): Point[] {
  const tall = (shore - head) * 0.74
  const edge: Point[] = []
  for (let x = from; x < to; x += 10 + chance() * 13) {
    const t = Math.min(1, Math.max(0.02, (x - from) / (to - from)))
    edge.push([x, shore - 3 - tall * Math.sin(Math.PI * t) ** 0.7 * (0.62 + chance() * 0.42)])
  }
  return [...edge, [to, shore - 2]]
}

function facets(
  { shore }: Shore,
  front: readonly Point[],
  { crack }: Palette,
  chance: () => number,
): { wall: string; mirrored: string } {
  const foot = (i: number) => shore + 5 + ((i * 37) % 5)
  const [from, to] = [front[0][0], front[front.length - 1][0]]
  let wall = `<path d="M${at(from)} ${shore + 6}${front.map(([x, y]) => `L${at(x)} ${at(y)}`).join('')}L${at(to)} ${shore + 6}z" fill="url(#ice1)"/>`
  let mirrored = ''
  for (let i = 1; i < front.length; i++) {
    const [px, py] = front[i - 1]
    const [x, y] = front[i]
    const middle = (x + px) / 2 + (chance() - 0.5) * 8
    const lit = y < py
    const tall = shore - y
    wall += `<path d="M${at(px)} ${at(py)}L${at(x)} ${at(y)}L${at(middle)} ${foot(i)}z" fill="url(#ice${lit ? 0 : 2})" opacity="${lit ? 0.95 : 0.8}"/><path d="M${at(x)} ${at(y)}L${at(middle)} ${foot(i)}L${at(x + 5)} ${foot(i + 1)}z" fill="url(#ice2)" opacity=".55"/>`
    if (chance() > 0.45)
      wall += `<path d="M${at(x - 2)} ${at(y + tall * 0.3)}l${at((chance() - 0.5) * 9)} ${at(tall * 0.3)}l${at((chance() - 0.5) * 6)} ${at(tall * 0.25)}" fill="none" stroke="${crack}" stroke-width="1.1" opacity=".6"/>`
    mirrored += `<path d="M${at(px)} ${shore + 5}H${at(x)}V${at(shore + 5 + tall * 0.75)}L${at(px)} ${at(shore + 5 + (shore - py) * 0.75)}z" fill="url(#refl)" opacity="${at(0.35 + chance() * 0.45)}"/>`
  }
  return { wall, mirrored }
}

/** Snow on top of a front. */
function cap({ shore, night }: Shore, front: readonly Point[], from: number, { snow }: Palette): string {
  const above = front.map(([x, y]) => `L${at(x)} ${at(y - 1.5)}`)
  const below = [...front]
    .reverse()
    .map(([x, y], i) => `L${at(x + 2)} ${at(y + 4 + (i % 2) * 5 * Math.min(1, (shore - y) / 30))}`)
  return `<path d="M${at(from)} ${at(front[0][1] + 2)}${above.join('')}${below.join('')}z" fill="${snow}" opacity="${night ? 0.8 : 0.97}"/>`
}

/** In each cove a bank of snow, and its village on it. */
export function banks({ coves, shore, scale, alone, night }: Shore): string {
  const k = alone ? 1.3 : 1
  return coves
    .map(({ port, x, width }) => {
      const long = Math.min(width * 0.86, 172)
      const left = x + (port === 'sun' ? 14 : 4)
      const p = (share: number, up: number) => `${at(left + long * share)} ${at(shore - up)}`
      const size = scale * (port === 'sun' ? gateScale(shore, alone) : 1)
      return `<path d="M${at(left - 8)} ${shore + 6}C${p(0.1, 13 * k)} ${p(0.3, 17 * k)} ${p(0.52, 14 * k)}C${p(0.75, 13 * k)} ${p(0.9, 6)} ${p(1, -6)}z" fill="url(#bank)"/><use href="#${port}${night ? '-night' : ''}" transform="translate(${at(x + 45)} ${at(shore - 10 * k)}) scale(${size})"/>`
    })
    .join('')
}

export function shoreline({ width, shore, night }: Shore, chance: () => number): string {
  let line = `M0 ${shore + 5}`
  for (let i = 0; i < width / 24; i++) line += `q12 ${i % 2 ? -3 : 4} 24 ${at((chance() - 0.5) * 2)}`
  return `<path d="${line}" fill="none" stroke="#fff" stroke-width="2" opacity="${night ? 0.35 : 0.7}"/>`
}
