import { memo } from 'preact/compat'

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
function SwellLines({ width, height, rows = 7, opacity = 0.1, from = 10 }: SwellProps) {
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
