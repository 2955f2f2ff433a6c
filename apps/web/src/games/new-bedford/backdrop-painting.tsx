import styles from './backdrop-painting.module.css'

/** Numbers between 0 and 1 that look like chance and are the same at every table. */
function chance(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 16807) % 2147483647
    return (at - 1) / 2147483646
  }
}

const WIDTH = 1200
const MOST_ROOFS = 44

const round = (n: number) => Math.round(n * 10) / 10

/** A row of roofs along a hill. Where there are fewer, those that stand keep their places. */
function roofs(seed: number, ground: number, count: number): string {
  const next = chance(seed)
  let d = ''
  for (let i = 0; i < MOST_ROOFS; i++) {
    const [x, w, h, kind, smoke, when] = [next(), next(), next(), next(), next(), next()]
    if (when > count / MOST_ROOFS) continue
    const left = round(((i + x * 0.7) * WIDTH) / MOST_ROOFS)
    const width = round(20 + w * 26)
    const height = round(14 + h * 20)
    d +=
      kind < 0.5
        ? `M${left} ${ground}v${-height}l${width / 2} -12l${width / 2} 12v${height}z`
        : `M${left} ${ground}v${-height}l5 -8h${width - 10}l5 8v${height}z`
    if (smoke > 0.5) d += `M${round(left + width * 0.7)} ${ground - height - 4}v-9h4v9z`
  }
  return d
}

function lights(seed: number, ground: number, count: number): string {
  const next = chance(seed + 99)
  let d = ''
  for (let i = 0; i < count * 2; i++)
    d += `M${round(next() * WIDTH)} ${round(ground - 5 - next() * 14)}h2.6v3.4h-2.6z`
  return d
}

function pines(): string {
  const next = chance(11)
  let d = ''
  for (let i = 0; i < 90; i++) {
    const [x, y, h] = [round(next() * WIDTH), round(56 + next() * 10), round(6 + next() * 10)]
    d += `M${round(x - h * 0.3)} ${y}L${x} ${round(y - h)}L${round(x + h * 0.3)} ${y}z`
  }
  return d
}

function bushes(): string {
  const next = chance(31)
  let d = ''
  for (let i = 0; i < 46; i++) {
    const [x, y, h] = [round(next() * WIDTH), round(162 + next() * 6), round(9 + next() * 16)]
    d += `M${round(x - h * 0.5)} ${y}a${round(h * 0.5)} ${round(h * 0.62)} 0 1 1 ${h} 0z`
  }
  return d
}

const PINES = pines()
const BUSHES = bushes()

/** The land behind the two streets. `share`: how much of the town is built. */
export function Painting({ share }: { share: number }) {
  const count = Math.round(MOST_ROOFS * Math.max(0.12, share))
  return (
    <svg
      className={styles.painting}
      viewBox={`0 0 ${WIDTH} 200`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="nb-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--sky-0)" />
          <stop offset=".42" stopColor="var(--sky-1)" />
          <stop offset=".66" stopColor="var(--sky-2)" />
        </linearGradient>
        <radialGradient id="nb-sun">
          <stop offset="0" stopColor="var(--sun)" stopOpacity=".95" />
          <stop offset=".16" stopColor="var(--sun)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="nb-hill" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--hill-0)" />
          <stop offset=".72" stopColor="var(--hill-1)" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height="100" fill="url(#nb-sky)" />
      <ellipse cx="860" cy="36" rx="150" ry="46" fill="url(#nb-sun)" />
      <path
        fill="var(--cloud)"
        d="M120 22c20-9 50-9 66-2 20-6 46 0 52 8H96c4-4 12-6 24-6zM560 14c26-8 58-6 74 0 24-3 42 2 48 8H536c4-5 12-8 24-8zM960 26c18-8 44-8 60-1 20-4 36 1 42 7H938c4-4 10-6 22-6zM330 10c14-5 30-5 40 0 12-2 20 0 24 4h-72c2-3 4-4 8-4z"
      />
      <path
        fill="var(--far)"
        d="M0 50C90 32 160 44 260 36S420 20 520 33 700 48 800 34 1000 24 1200 38V100H0z"
      />
      <path fill="var(--near)" d="M0 60C120 48 220 58 340 51S560 46 680 55 940 48 1200 57V110H0z" />
      <path fill="var(--tree)" d={PINES} />
      <path fill="var(--ghost)" d={roofs(5, 72, count)} />
      <path fill="var(--ghost-window)" d={lights(5, 70, count)} />
      <rect y="98" width={WIDTH} height="102" fill="url(#nb-hill)" />
      <path fill="var(--bush)" opacity=".75" d={BUSHES} />
      <path fill="var(--ghost-2)" d={roofs(17, 172, count)} />
      <path fill="var(--ghost-window)" d={lights(17, 170, count)} />
    </svg>
  )
}
