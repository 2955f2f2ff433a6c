import { dice, on, type Sheet, scaleFor, sheet } from './canvas.ts'
import type { Frame } from './life.ts'
import { COLOURS, type Light, STOPS } from './light.ts'
import { particles } from './particles.ts'
import type { Stirred, Way } from './stir.ts'

// Water as bands of swell, each a picture of its own with a wavy upper edge, drawn once per size and light. A frame
// only lays them over each other a little further along, and adds what glitters and what is stirred up.

export interface Look {
  readonly light: Light
  readonly depth: 'across' | 'down'
  /** Where the path of light lies, as a share of the width; null: there is none. */
  readonly sun: number | null
  /** Surf along the upper edge. */
  readonly foam: boolean
  /** 0 calm, 1 storm. */
  readonly wind: number
  /** How many whales can be made out in the deep. */
  readonly whales: number
}

interface Band {
  readonly picture: HTMLCanvasElement
  readonly y: number
  readonly height: number
  /** 0 far, 1 near. */
  readonly near: number
  readonly phase: number
}

interface Dash {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly thick: number
  readonly alpha: number
  readonly phase: number
  readonly path: boolean
}

/** Room beside the picture for bands to drift into. */
const MARGIN = 14
/** Milliseconds of a change of light. */
const CHANGE = 1000

export interface Water {
  /** Makes everything for this size and look; `fade`: what was there before fades out of it. */
  prepare(width: number, height: number, look: Look, fade: boolean): void
  /** True: something goes on. */
  paint(frame: Frame): boolean
  stir(stirred: Stirred): void
}

export function water(canvas: HTMLCanvasElement): Water {
  let look: Look | null = null
  let target: Sheet | null = null
  let bands: readonly Band[] = []
  let dashes: readonly Dash[] = []
  let surf: HTMLCanvasElement | null = null
  let shadow: HTMLCanvasElement | null = null
  let former: { readonly picture: HTMLCanvasElement; left: number } | null = null
  const rings = particles(48)
  const drops = particles(160)
  const foam = particles(256)
  const ships: { readonly from: Stirred; readonly way: Way; gone: number }[] = []

  function prepare(width: number, height: number, next: Look, fade: boolean): void {
    const scale = scaleFor(width, height)
    const kept = fade && target ? copy(canvas) : null
    former = kept && { picture: kept, left: CHANGE }
    look = next
    target = on(canvas, width, height, scale)
    bands = bandsOf(width, height, scale, next)
    dashes = dashesOf(width, height, next)
    surf = next.foam ? surfOf(width, scale) : null
    shadow = next.whales > 0 ? shadowOf(scale) : null
  }

  function paint({ passed, tide }: Frame): boolean {
    if (!target || !look) return false
    const { context, width, height } = target
    const rough = 1 + look.wind * 1.4
    for (const { picture, y, height: high, near, phase } of bands) {
      const x = Math.sin(tide * 0.9 + phase) * (2.2 + near * 2.4) * rough
      const dip = Math.sin(tide * 1.25 + phase * 1.7) * (0.3 + near * 1.1) * rough
      context.drawImage(picture, x - MARGIN, near < 0 ? y : y + dip, width + 2 * MARGIN, high)
    }
    if (shadow) cross(context, shadow, width, height, tide, look.whales)
    glitter(context, tide, look)
    if (surf) {
      context.globalAlpha = 0.55 + 0.2 * Math.sin(tide * 0.8)
      context.drawImage(surf, Math.sin(tide * 0.7) * 5 - MARGIN, -1, width + 2 * MARGIN, 12)
      context.globalAlpha = 0.25
      context.drawImage(surf, Math.sin(tide * 0.5 + 2) * 7 - MARGIN, 3, width + 2 * MARGIN, 12)
    }
    sail(passed)
    const { crest } = COLOURS[look.light]
    context.strokeStyle = crest
    rings.each(passed, (x, y, size, left) => {
      const radius = size * (1.15 - left * left)
      context.globalAlpha = left * 0.75
      context.lineWidth = 1 + left * 1.4
      context.beginPath()
      context.ellipse(x, y, radius, radius * 0.34, 0, 0, Math.PI * 2)
      context.stroke()
    })
    context.fillStyle = crest
    foam.each(passed, (x, y, size, left) => {
      context.globalAlpha = left * left * 0.55
      context.fillRect(x - size * (1.6 - left), y, size * 2 * (1.6 - left), Math.max(1, size * 0.4))
    })
    drops.each(passed, (x, y, size, left) => {
      context.globalAlpha = Math.min(1, left * 1.6) * 0.9
      context.fillRect(x, y, size, size)
    })
    context.globalAlpha = 1
    if (former) {
      context.globalAlpha = Math.max(0, former.left / CHANGE)
      context.drawImage(former.picture, 0, 0, width, height)
      context.globalAlpha = 1
      former.left -= passed
      if (former.left < 0) former = null
    }
    return former !== null || ships.length > 0 || rings.count + foam.count + drops.count > 0
  }

  function glitter(context: CanvasRenderingContext2D, tide: number, { light }: Look): void {
    const { glint, path } = COLOURS[light]
    for (const { x, y, length, thick, alpha, phase, path: sunlit } of dashes) {
      const shine = 0.55 + 0.45 * Math.sin(tide * (sunlit ? 2.1 : 1.1) + phase)
      context.globalAlpha = alpha * shine
      context.fillStyle = sunlit ? path : glint
      context.fillRect(x + Math.sin(tide * 0.9 + phase) * 3, y, length * (0.6 + 0.4 * shine), thick)
    }
    context.globalAlpha = 1
  }

  /** What sails leaves foam behind it. */
  function sail(passed: number): void {
    for (const ship of ships) {
      const { from, way } = ship
      const before = ship.gone
      ship.gone += passed
      for (let ms = before; ms < Math.min(ship.gone, way.ms); ms += 24) {
        const share = ms / way.ms
        const x = from.x + (way.x - from.x) * share
        const y = from.y + (way.y - from.y) * share
        for (const side of [-1, 1]) foam.add(x, y + side * 1.5, side * 5, side * 5, 3, 950)
      }
    }
    for (let i = ships.length - 1; i >= 0; i--) {
      const ship = ships[i]
      if (ship && ship.gone >= ship.way.ms) ships.splice(i, 1)
    }
  }

  function stirUp(stirred: Stirred): void {
    const { kind, x, y, way } = stirred
    if (kind === 'wake') {
      if (way) ships.push({ from: stirred, way, gone: 0 })
      return
    }
    rings.add(x, y, 0, 0, 24, 1100)
    rings.add(x, y, 0, 0, 40, 1600)
    if (kind === 'splash')
      for (let i = 0; i < 14; i++)
        drops.add(
          x,
          y - 2,
          (Math.random() - 0.5) * 90,
          -40 - Math.random() * 90,
          1.5 + Math.random() * 2,
          800,
          260,
        )
    if (kind === 'spout')
      for (let i = 0; i < 26; i++)
        drops.add(
          x,
          y - 6,
          (Math.random() - 0.5) * 46,
          -70 - Math.random() * 70,
          1.5 + Math.random() * 2,
          1000,
          170,
        )
  }

  return { prepare, paint, stir: stirUp }
}

function copy(canvas: HTMLCanvasElement): HTMLCanvasElement | null {
  const kept = sheet(canvas.width, canvas.height, 1)
  kept?.context.drawImage(canvas, 0, 0)
  return kept?.context.canvas ?? null
}

/** A row of waves from edge to edge. */
function wave(width: number, y: number, high: number, long: number, from: number): Path2D {
  const path = new Path2D()
  path.moveTo(from - long, y)
  for (let x = from - long; x < width + long; x += long) {
    path.quadraticCurveTo(x + long / 4, y - high, x + long / 2, y)
    path.quadraticCurveTo(x + (long * 3) / 4, y + high, x + long, y)
  }
  return path
}

/** All that lies below such a row. */
function below(line: Path2D, width: number, height: number, long: number): Path2D {
  const body = new Path2D(line)
  body.lineTo(width + 2 * long, height + 20)
  body.lineTo(-2 * long, height + 20)
  body.closePath()
  return body
}

/** Where a wave breaks the light: a stroke on some of the crests, no two alike. */
function crests(
  width: number,
  y: number,
  high: number,
  long: number,
  from: number,
  random: () => number,
): Path2D {
  const path = new Path2D()
  for (let x = from - long; x < width + long; x += long / 2) {
    const crest = Math.round((x - from) / (long / 2)) % 2 === 0
    if (random() < (crest ? 0.25 : 0.6)) continue
    const side = (crest ? -high : high) / 2
    const start = 0.08 + random() * 0.3
    const end = Math.min(0.92, start + 0.25 + random() * 0.4)
    const at = (share: number) => y + 4 * side * share * (1 - share)
    const middle = (start + end) / 2
    path.moveTo(x + (start * long) / 2, at(start))
    path.quadraticCurveTo(
      x + (middle * long) / 2,
      2 * at(middle) - (at(start) + at(end)) / 2,
      x + (end * long) / 2,
      at(end),
    )
  }
  return path
}

function bandsOf(width: number, height: number, scale: number, { light, depth }: Look): Band[] {
  const colours = COLOURS[light]
  const random = dice(7)
  const wide = width + 2 * MARGIN
  const all = sheet(wide, height, scale)
  if (!all) return []
  const { context } = all
  const deep =
    depth === 'across'
      ? context.createLinearGradient(MARGIN, 0, MARGIN + width, 0)
      : context.createLinearGradient(0, 0, 0, height)
  for (const [i, colour] of colours.depths.entries()) deep.addColorStop(STOPS[depth][i] ?? 1, colour)
  context.fillStyle = deep
  context.fillRect(0, 0, wide, height)
  const sheen = context.createLinearGradient(0, 0, 0, height)
  sheen.addColorStop(0, `${colours.sheen}58`)
  sheen.addColorStop(Math.min(0.22, 60 / height), `${colours.sheen}00`)
  sheen.addColorStop(0.4, '#03141D00')
  sheen.addColorStop(1, depth === 'down' ? '#03141D80' : '#03141D4D')
  context.fillStyle = sheen
  context.fillRect(0, 0, wide, height)

  const count = Math.max(4, Math.min(17, Math.round(height / 21)))
  const waves = Array.from({ length: count }, (_, i) => {
    const near = (i + 0.4) / count
    const long = 70 + near * 190
    const high = 2 + near * 9
    const y = 3 + (height - 3) * near ** 1.15
    return { near, long, high, y, phase: random() * Math.PI * 2, from: random() * long }
  })
  const bands: Band[] = []
  const keep = (from: number, to: number, near: number, phase: number, edge: Path2D | null) => {
    const one = sheet(wide, to - from, scale)
    if (!one) return
    one.context.translate(0, -from)
    if (edge) one.context.clip(edge)
    one.context.drawImage(all.context.canvas, 0, 0, wide, height)
    bands.push({ picture: one.context.canvas, y: from, height: to - from, near, phase })
  }
  const room = (high: number) => high + 5
  const first = waves[0]
  keep(0, first ? Math.min(height, first.y + room(first.high)) : height, -1, 0, null)
  for (const [i, { near, long, high, y, phase, from }] of waves.entries()) {
    const line = wave(wide, y, high, long, from)
    context.globalAlpha = i % 2 ? (depth === 'down' ? 0.07 : 0.09) : 0.15
    context.fillStyle = i % 2 ? colours.lit : colours.shaded
    context.fill(below(line, wide, height, long))
    context.globalAlpha = 0.18 + near * 0.16
    context.strokeStyle = colours.crest
    context.lineWidth = 0.9 + near * 1.1
    context.lineCap = 'round'
    context.stroke(crests(wide, y, high, long, from, random))
    context.globalAlpha = 1
    const after = waves[i + 1]
    const top = Math.max(0, y - room(high))
    keep(
      top,
      after ? Math.min(height, after.y + room(after.high)) : height + 4,
      near,
      phase,
      below(wave(wide, y - 1.2, high, long, from), wide, height, long),
    )
  }
  return bands
}

function dashesOf(width: number, height: number, { light, sun }: Look): Dash[] {
  const random = dice(5)
  const glints = Array.from({ length: Math.min(60, Math.round((width * height) / 7000)) }, () => ({
    x: random() * width,
    y: 8 + random() * (height - 14),
    length: 4 + random() * 11,
    thick: 1.4,
    alpha: 0.1 + random() * 0.35,
    phase: random() * 7,
    path: false,
  }))
  if (sun === null) return glints
  const { strength } = COLOURS[light]
  const rows = Math.min(90, Math.round(height / 3.2))
  const lit = Array.from({ length: rows }, (_, i) => {
    const near = i / rows
    const length = 4 + random() * (8 + near * 26)
    return {
      x: width * sun + (random() - 0.5) * (20 + near * 140) - length / 2,
      y: 5 + near * (height - 8),
      length,
      thick: 1.4 + near * 1.2,
      alpha: strength * (0.9 - near * 0.6),
      phase: random() * 7,
      path: true,
    }
  })
  return [...glints, ...lit]
}

/** Their shadows cross the picture in forty seconds, each at its own depth, every other one the other way. */
function cross(
  context: CanvasRenderingContext2D,
  shadow: HTMLCanvasElement,
  width: number,
  height: number,
  tide: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const size = 1.1 + ((i * 0.37) % 0.6)
    const long = SHADOW.width * size
    const way = (tide / 40 + 0.27 + i * 0.38) % 1
    const x = way * (width + 2 * long) - long
    const y = height * (0.5 + ((i * 0.31) % 0.4)) + Math.sin(tide * 0.4 + i) * 4
    context.save()
    context.translate(i % 2 ? width - x : x, y)
    context.scale(i % 2 ? -size : size, size)
    context.drawImage(shadow, -SHADOW.width / 2, -SHADOW.height / 2, SHADOW.width, SHADOW.height)
    context.restore()
  }
}

const SHADOW = { width: 124, height: 56 }
const WHALE =
  'M47 -3C46 -14 34 -21 18 -21C0 -22 -14 -17 -26 -8C-32 -4 -38 -6 -42 -10L-53 -20C-55 -12 -53 -4 -47 0C-51 4 -52 9 -51 13C-44 12 -38 8 -34 3C-20 12 0 15 18 13C34 11 46 7 47 -3z'

function shadowOf(scale: number): HTMLCanvasElement | null {
  const one = sheet(SHADOW.width, SHADOW.height, scale)
  if (!one) return null
  const { context } = one
  context.filter = 'blur(3px)'
  context.globalAlpha = 0.32
  context.fillStyle = '#05202E'
  context.translate(SHADOW.width / 2, SHADOW.height / 2 + 3)
  context.fill(new Path2D(WHALE))
  return context.canvas
}

/** A line of surf. */
function surfOf(width: number, scale: number): HTMLCanvasElement | null {
  const random = dice(23)
  const wide = width + 2 * MARGIN
  const one = sheet(wide, 12, scale)
  if (!one) return null
  const { context } = one
  context.strokeStyle = '#FFFFFF'
  context.lineCap = 'round'
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(0, 4)
  for (let x = 0; x < wide; ) {
    const step = 14 + random() * 16
    context.quadraticCurveTo(x + step / 2, 4 + (random() - 0.3) * 7, x + step, 4 + (random() - 0.5) * 2)
    x += step
  }
  context.stroke()
  return one.context.canvas
}
