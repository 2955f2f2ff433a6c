import { memo } from 'react'
import { Rose } from '../../art/figures.tsx'
import { SwellLines } from '../../art/sea.tsx'

const WIDTH = 1366
const HEIGHT = 356

/** Noise that is the same every time, so that a picture stays a picture. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}

const at = (n: number) => Math.round(n * 10) / 10

interface Ice {
  /** Its outline, closed along the top. */
  readonly body: string
  /** The lower edge alone. */
  readonly edge: string
  readonly facets: readonly { readonly d: string; readonly opacity: number }[]
}

/** A wall of ice that hangs from the top of the picture and ends in teeth around `y`. */
function wall(width: number, y: number, seed: number, teeth: number, step: number): Ice {
  const random = noise(seed)
  let edge = `M0 ${y}`
  const facets: { d: string; opacity: number }[] = []
  for (let x = 0, last = y; x < width; ) {
    const nextX = Math.min(width, x + step * (0.5 + random()))
    const nextY = y + (random() - 0.5) * teeth * 2
    edge += `L${at(nextX)} ${at(nextY)}`
    if (random() > 0.3) {
      const peakX = x + (nextX - x) * (0.2 + random() * 0.9)
      const peakY = Math.min(last, nextY) - 10 - random() * 22
      facets.push({
        d: `M${at(x)} ${at(last)}L${at(peakX)} ${at(peakY)}L${at(nextX)} ${at(nextY)}z`,
        opacity: at(0.25 + random() * 0.5),
      })
    }
    x = nextX
    last = nextY
  }
  return { body: `${edge}V0H0z`, edge, facets }
}

/** Peaks far behind, from `base` upwards; each with a side in the shade. */
function peaks(width: number, base: number, height: number, seed: number): { body: string; shade: string } {
  const random = noise(seed)
  let body = `M0 ${base}`
  let shade = ''
  for (let x = 0; x < width; ) {
    const nextX = x + 46 + random() * 84
    const top = [x + (nextX - x) * (0.35 + random() * 0.3), base - height * (0.3 + random() * 0.7)] as const
    const foot = base - random() * height * 0.2
    body += `L${at(top[0])} ${at(top[1])}L${at(nextX)} ${at(foot)}`
    shade += `M${at(top[0])} ${at(top[1])}L${at(nextX)} ${at(foot)}L${at(top[0] + (nextX - x) * 0.06)} ${base}z`
    x = nextX
  }
  return { body: `${body}V${base + 10}H0z`, shade }
}

const FAR = peaks(WIDTH, 50, 46, 11)
const NEAR = peaks(WIDTH, 60, 40, 29)
const FRONT = wall(WIDTH, 70, 7, 12, 62)
const SUNK = wall(WIDTH, 88, 21, 20, 74)
const SMALL = wall(390, 70, 5, 14, 44)

/** The Ice Coast itself: peaks, the ice wall and its roots under water, and the sea that deepens before it. */
export const CoastArt = memo(function CoastArt({ className }: { className: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="wr-sea" x1="0" x2="0" y1="0" y2="1">
          <stop offset=".16" stopColor="var(--coast-1)" />
          <stop offset=".42" stopColor="var(--coast-2)" />
          <stop offset="1" stopColor="var(--coast-3)" />
        </linearGradient>
        <linearGradient id="wr-ice" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--ice-wall)" stopOpacity="0" />
          <stop offset=".45" stopColor="var(--ice-wall)" />
          <stop offset=".7" stopColor="var(--ice-wall)" />
          <stop offset="1" stopColor="var(--ice-foot)" />
        </linearGradient>
        <linearGradient id="wr-root" x1="0" x2="0" y1="0" y2="1">
          <stop offset=".6" stopColor="var(--ice-root)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--ice-root)" stopOpacity=".25" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#wr-sea)" />
      <SwellLines width={WIDTH} height={HEIGHT} rows={12} opacity={0.12} from={88} />
      <Rose x={WIDTH - 96} y={HEIGHT + 4} radius={140} color="#fff" opacity={0.09} />
      <path d={SUNK.body} fill="url(#wr-root)" />
      {SUNK.facets.map(({ d, opacity }) => (
        <path key={d} d={d} fill="#fff" opacity={opacity * 0.22} />
      ))}
      <path d={FRONT.body} fill="var(--sky)" />
      <path d={FAR.body} fill="var(--peak-far)" opacity=".75" />
      <path d={NEAR.body} fill="var(--ice-wall)" />
      <path d={NEAR.shade} fill="var(--ice-facet)" opacity=".28" />
      <path d={FRONT.body} fill="url(#wr-ice)" />
      {FRONT.facets.map(({ d, opacity }) => (
        <path key={d} d={d} fill="var(--ice-facet)" opacity={opacity * 0.8} />
      ))}
      <path d={FRONT.edge} fill="none" stroke="var(--ice-edge)" strokeWidth="1.5" />
      <path
        d={`M150 ${HEIGHT - 7}H${WIDTH - 60}`}
        stroke="#fff"
        strokeOpacity=".32"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
    </svg>
  )
})

/** The lower edge of the ice alone, for where there is no room for the coast. */
export const IceEdge = memo(function IceEdge({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 40 390 48" preserveAspectRatio="none" className={className} aria-hidden="true">
      <path d={SMALL.body} fill="var(--ice-foot)" />
      {SMALL.facets.map(({ d, opacity }) => (
        <path key={d} d={d} fill="var(--ice-facet)" opacity={opacity * 0.8} />
      ))}
    </svg>
  )
})

/** Sheet ice: under one storm a floe, under a closed port a whole field. */
export const Floe = memo(function Floe({ className, seed }: { className: string | undefined; seed: number }) {
  const random = noise(seed * 7919 + 13)
  const points: string[] = []
  const ring = 14
  for (let i = 0; i < ring; i++) {
    const angle = (i / ring) * 2 * Math.PI
    const reach = 0.8 + random() * 0.2
    // A box with rough edges rather than a circle: it fills the width of the port.
    const x = 50 + 50 * reach * clampUnit(Math.cos(angle) * 1.5)
    const y = 50 + 50 * reach * clampUnit(Math.sin(angle) * 1.5)
    points.push(`${at(x)} ${at(y)}`)
  }
  const crack = `M${at(12 + random() * 10)} ${at(30 + random() * 40)}L${at(30 + random() * 14)} ${at(35 + random() * 30)}L${at(60 + random() * 10)} ${at(25 + random() * 30)}L${at(88 + random() * 6)} ${at(40 + random() * 30)}M${at(58 + random() * 10)} ${at(38 + random() * 10)}L${at(64 + random() * 10)} ${at(78 + random() * 10)}`
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={className} aria-hidden="true">
      <path
        d={`M${points.join('L')}z`}
        fill="var(--floe)"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={crack}
        fill="none"
        stroke="var(--floe-crack)"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
})

function clampUnit(n: number): number {
  return Math.max(-1, Math.min(1, n))
}
