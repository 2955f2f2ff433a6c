import { memo } from 'preact/compat'

interface Mark {
  readonly colour: string
  readonly ink: string
  /** The line of this seat in a chart. */
  readonly dash: string
}

const MARKS: readonly [Mark, ...Mark[]] = [
  { colour: 'var(--seat-1)', ink: '#fff', dash: '' },
  { colour: 'var(--seat-2)', ink: '#fff', dash: '10 5' },
  { colour: 'var(--seat-3)', ink: '#0F2430', dash: '2 4' },
  { colour: 'var(--seat-4)', ink: '#06281F', dash: '9 4 2 4' },
  { colour: 'var(--seat-5)', ink: '#fff', dash: '' },
  { colour: 'var(--seat-6)', ink: '#0F2430', dash: '' },
]

export function markOf(flag: number): Mark {
  return MARKS[flag - 1] ?? MARKS[0]
}

export function Emblem({ flag, x, y, r }: { flag: number; x: number; y: number; r: number }) {
  const fill = markOf(flag).ink
  switch (flag) {
    case 1:
      return <circle cx={x} cy={y} r={r * 0.82} fill={fill} />
    case 2:
      return (
        <path
          d={`M${x - r * 0.34} ${y - r}h${r * 0.68}v${r * 0.66}h${r * 0.66}v${r * 0.68}h${-r * 0.66}v${r * 0.66}h${-r * 0.68}v${-r * 0.66}h${-r * 0.66}v${-r * 0.68}h${r * 0.66}z`}
          fill={fill}
        />
      )
    case 3:
      return <path d={`M${x} ${y - r}L${x + r} ${y + r * 0.78}H${x - r}z`} fill={fill} />
    case 4:
      return <rect x={x - r * 0.78} y={y - r * 0.78} width={r * 1.56} height={r * 1.56} fill={fill} />
    case 5:
      return (
        <path
          transform={`translate(${x - r * 1.1} ${y - r * 1.1}) scale(${(r * 2.2) / 24})`}
          d="m12 2.2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.4l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z"
          fill={fill}
        />
      )
    default:
      return (
        <path d={`M${x} ${y - r * 1.08}L${x + r} ${y}L${x} ${y + r * 1.08}L${x - r} ${y}z`} fill={fill} />
      )
  }
}

/** The house flag of a seat: colour, emblem and swallow-tail. */
export const Flag = memo(function Flag({ flag, width = 26 }: { flag: number; width?: number }) {
  return (
    <svg
      viewBox="0 0 26 18"
      aria-hidden="true"
      style={{ width: `${width / 16}rem`, height: `${(width * 18) / 26 / 16}rem` }}
    >
      <path
        d="M1 1h24l-3.5 8 3.5 8H1z"
        fill={markOf(flag).colour}
        stroke="var(--flag-line, #0F2430)"
        strokeOpacity=".6"
      />
      <Emblem flag={flag} x={11} y={9} r={5.2} />
    </svg>
  )
})
