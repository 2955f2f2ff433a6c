import { clouds, northernLights, ranges, stars, sunlight, weather } from './heavens.ts'
import { banks, glaciers, shoreline } from './ice.ts'
import { noise } from './paint.ts'
import { palette } from './palette.ts'
import { crests, depths, glitter } from './water.ts'

/** A port's stretch of the shore. */
export interface Cove {
  readonly port: string
  readonly x: number
  readonly width: number
  /** Snow storms that lie there: from two on it snows over its village. */
  readonly storms: number
}

/** A run of coves, in sixteenths of the root size. */
export interface Shore {
  readonly width: number
  readonly height: number
  /** Where the water begins. */
  readonly shore: number
  /** How much of the sky is kept free for the header. */
  readonly head: number
  readonly coves: readonly Cove[]
  /** How large the villages stand. */
  readonly scale: number
  /** One port alone, its places side by side. */
  readonly alone: boolean
  readonly night: boolean
  /** From 0 to 1. */
  readonly winter: number
  /** The last pearl is taken: the whole coast lies in gold. */
  readonly gold: boolean
  readonly seed: number
}

/** The coast behind the pieces as one picture: what stands above the waterline, and what the water shows of it. */
export function land(run: Shore, villages: string): string {
  const { width, height } = run
  const colours = palette(run.night, run.winter)
  const chance = noise(run.seed)
  const ice = glaciers(run, colours, chance)
  const parts = [
    run.night ? stars(run, chance) + northernLights(run) : '',
    sunlight(run),
    clouds(run, chance),
    ranges(run, colours),
    `<rect width="${width}" height="${run.shore + 4}" fill="url(#warm)"/>`,
    `<g filter="url(#soft)">${ice.mirrored}</g>`,
    glitter(run, chance),
    depths(run),
    crests(run, chance),
    ice.walls,
    weather(run, colours, chance),
    banks(run),
    shoreline(run, chance),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${colours.defs}${villages}</defs>${parts.join('')}</svg>`
}
