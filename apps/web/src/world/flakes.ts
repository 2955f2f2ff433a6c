import { dice, on, type Sheet, scaleFor } from './canvas.ts'
import type { Frame } from './life.ts'
import { particles } from './particles.ts'
import type { Stirred, Way } from './stir.ts'

export interface Air {
  /** 0 none, 1 as much as there can be. */
  readonly snow: number
  /** 0 still air, 1 a gale from the right. */
  readonly wind: number
  readonly night: boolean
}

export interface Flakes {
  prepare(width: number, height: number, look: Air, fade: boolean): void
  paint(frame: Frame): boolean
  stir(stirred: Stirred): void
}

const MOST = 256
const FIELDS = 4
/** Flakes on the area of a laptop's window. */
const FULL = 150
const AREA = 1366 * 400

/** Snow and wind before the pieces. Nothing falls: the canvas is empty and nothing is painted. */
export function flakes(canvas: HTMLCanvasElement): Flakes {
  let air: Air = { snow: 0, wind: 0, night: false }
  let target: Sheet | null = null
  let clean = true
  const random = dice(31)
  /** Where each flake is, as shares of width and height; how large; how it sways. */
  const snow = new Float32Array(MOST * FIELDS).map(() => random())
  const specks = particles(96)
  const sparks = particles(192)
  const gusts: { readonly from: Stirred; readonly way: Way; gone: number }[] = []
  const at = (i: number) => snow[i] ?? 0

  function prepare(width: number, height: number, look: Air): void {
    air = look
    target = on(canvas, width, height, scaleFor(width, height))
    clean = true
  }

  function paint(frame: Frame): boolean {
    if (!target) return false
    const { context, width, height } = target
    const going = gusts.length > 0 || specks.count + sparks.count > 0
    // A still picture shows flakes where they are; what moves shows as many as there is life.
    const life = frame.passed === 0 ? 1 : frame.life
    const falls = (air.snow > 0 || air.wind > 0) && life > 0
    if (!clean) context.clearRect(0, 0, width, height)
    clean = !falls && !going
    if (clean) return false
    context.fillStyle = air.night ? '#CFE3EC' : '#FFFFFF'
    if (falls) {
      fall(context, width, height, frame, life)
      blow(context, width, height, frame.tide, life)
    }
    for (const gust of gusts) gone(gust, frame.passed)
    for (let i = gusts.length - 1; i >= 0; i--) {
      const gust = gusts[i]
      if (gust && gust.gone >= gust.way.ms) gusts.splice(i, 1)
    }
    context.fillStyle = air.night ? '#CFE3EC' : '#FFFFFF'
    specks.each(frame.passed, (x, y, size, left) => {
      context.globalAlpha = Math.min(1, left * 1.5) * 0.9
      context.fillRect(x - size / 2, y - size / 2, size, size)
    })
    context.fillStyle = '#FFD36B'
    sparks.each(frame.passed, (x, y, size, left) => {
      context.globalAlpha = left * 0.8
      const now = size * left
      context.fillRect(x - now / 2, y - now / 2, now, now)
    })
    context.globalAlpha = 1
    return gusts.length > 0 || specks.count + sparks.count > 0
  }

  function fall(
    context: CanvasRenderingContext2D,
    width: number,
    height: number,
    { passed, tide }: Frame,
    life: number,
  ): void {
    const count = Math.min(MOST, Math.round((air.snow * FULL * width * height) / AREA))
    const seconds = (passed / 1000) * life
    for (let n = 0; n < count; n++) {
      const i = n * FIELDS
      const size = at(i + 2)
      const down = (16 + size * 26) * seconds
      const along = -(4 + air.wind * 150) * (0.5 + size) * seconds
      let y = at(i + 1) + down / height
      let x = at(i) + along / width
      if (y > 1) y -= 1
      if (x < 0) x += 1
      snow[i] = x
      snow[i + 1] = y
      const edge = Math.min(1, y * 6, (1 - y) * 6)
      const thick = 1.6 + size * 2.2
      context.globalAlpha = life * edge * (0.35 + size * 0.5)
      const sway = Math.sin(tide * (0.6 + at(i + 3)) + n) * 6
      context.fillRect(x * width + sway, y * height, thick, thick)
    }
    context.globalAlpha = 1
  }

  /** Streaks of wind. */
  function blow(
    context: CanvasRenderingContext2D,
    width: number,
    height: number,
    tide: number,
    life: number,
  ): void {
    const strong = Math.max(0, air.wind - 0.15)
    if (strong === 0) return
    const count = Math.ceil(strong * 9)
    for (let n = 0; n < count; n++) {
      const i = n * FIELDS
      const way = (tide * (0.16 + at(i + 2) * 0.12) + at(i + 3)) % 1.4
      const x = width * (1.2 - way)
      const y = height * ((at(i + 2) * 7.3 + at(i + 3) * 3.1) % 1)
      const long = 70 + at(i + 3) * 150
      context.globalAlpha = life * Math.min(0.22, strong * 0.4)
      context.fillRect(x, y + Math.sin(tide + n) * 4, long, 1.4)
      context.fillRect(x + long * 0.3, y + 5 + Math.sin(tide * 1.2 + n) * 4, long * 0.6, 1.2)
    }
    context.globalAlpha = 1
  }

  /** A gust throws snow along its way; a trail leaves sparks on it. */
  function gone(gust: { readonly from: Stirred; readonly way: Way; gone: number }, passed: number): void {
    const { from, way } = gust
    const golden = from.kind === 'trail'
    for (let ms = gust.gone; ms < Math.min(gust.gone + passed, way.ms); ms += golden ? 14 : 9) {
      const share = ms / way.ms
      const x = from.x + (way.x - from.x) * share
      const y = from.y + (way.y - from.y) * share
      if (golden) sparks.add(x, y, (Math.random() - 0.5) * 14, (Math.random() - 0.5) * 14, 4, 520)
      else
        specks.add(
          x + (Math.random() - 0.5) * 60,
          y + (Math.random() - 0.5) * 60,
          ((way.x - from.x) / way.ms) * 600,
          ((way.y - from.y) / way.ms) * 600 + 20,
          2 + Math.random() * 2.5,
          520,
        )
    }
    gust.gone += passed
  }

  function stir(stirred: Stirred): void {
    const { kind, x, y, way } = stirred
    if (way && (kind === 'gust' || kind === 'trail')) gusts.push({ from: stirred, way, gone: 0 })
    if (kind === 'specks')
      for (let i = 0; i < 6; i++)
        specks.add(
          x,
          y,
          (Math.random() - 0.5) * 110,
          -20 - Math.random() * 50,
          2 + Math.random() * 2,
          460,
          240,
        )
  }

  return { prepare, paint, stir }
}
