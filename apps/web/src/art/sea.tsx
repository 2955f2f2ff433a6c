import { memo } from 'react'

/** Noise that is the same every time, so that a picture stays a picture. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}

function wave(width: number, y: number, height: number, length: number, phase: number): string {
  let path = `M0 ${round(y)}`
  for (let x = 0; x <= width + length; x += length / 2)
    path += `q${round(length / 4)} ${round((x / (length / 2) + phase) % 2 ? height : -height)} ${round(length / 2)} 0`
  return path
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}

interface SwellProps {
  width: number
  height: number
  rows?: number
  opacity?: number
  from?: number
}

/** Lines of waves, wider towards the front. */
export function SwellLines({ width, height, rows = 7, opacity = 0.1, from = 10 }: SwellProps) {
  const random = noise(3)
  return Array.from({ length: rows }, (_, i) => {
    const y = from + ((height - from) * (i + 0.3)) / rows
    const phase = Math.floor(random() * 2)
    return (
      <path
        key={round(y)}
        d={wave(width, y, 2.2 + i * 0.5, 26 + i * 9, phase)}
        fill="none"
        stroke="#fff"
        strokeWidth={1 + i * 0.08}
        opacity={opacity * (0.5 + random() * 0.7)}
      />
    )
  })
}

export const Swell = memo(function Swell(props: SwellProps) {
  return (
    <svg
      viewBox={`0 0 ${props.width} ${props.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <SwellLines {...props} />
    </svg>
  )
})

/** Jagged ice along the top of a picture; `y` is where it ends on average. */
export function Cliffs({
  width,
  y,
  seed,
  height = 10,
}: {
  width: number
  y: number
  seed: number
  height?: number
}) {
  const random = noise(seed)
  let edge = `M0 0H${width}V${y}`
  const facets: string[] = []
  for (let x = width, last = y; x > 0; ) {
    const nextX = x - (26 + random() * 52)
    const nextY = y + (random() - 0.5) * height * 2
    edge += `L${round(nextX)} ${round(nextY)}`
    if (random() > 0.35)
      facets.push(
        `M${round(x)} ${round(last)}L${round(nextX)} ${round(nextY)}L${round(nextX + random() * 30)} ${round(Math.max(0, nextY - 26 - random() * 34))}z`,
      )
    x = nextX
    last = nextY
  }
  return (
    <>
      <path d={`${edge}L0 ${y}z`} fill="#F4FAFC" />
      {facets.map((d) => (
        <path key={d} d={d} fill="#A9CBD9" opacity=".45" />
      ))}
    </>
  )
}

export function Iceberg({ x, y, width }: { x: number; y: number; width: number }) {
  const w = width
  const h = width / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-w / 2} 0L${-w * 0.3} ${-h * 0.5}L${-w * 0.12} ${-h * 0.45}L${w * 0.06} ${-h}L${w * 0.22} ${-h * 0.6}L${w * 0.5} 0z`}
        fill="#EAF5F9"
      />
      <path
        d={`M${w * 0.06} ${-h}L${w * 0.22} ${-h * 0.6}L${w * 0.5} 0H${w * 0.05}L${w * 0.12} ${-h * 0.4}z`}
        fill="#B9D6E2"
      />
      <path
        d={`M${-w / 2} 2H${w * 0.5}L${w * 0.3} ${h * 0.3}L${-w * 0.2} ${h * 0.36}z`}
        fill="#8EC3D6"
        opacity=".35"
      />
    </g>
  )
}
