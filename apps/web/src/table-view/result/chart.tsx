import { Emblem, markOf } from '../../parts/flag.tsx'
import type { TableInfo } from '../../session/session.ts'
import { useResultWords, useUi } from '../../words/language.ts'
import styles from './result.module.css'

const WIDTH = 560
const HEIGHT = 330
const LEFT = 34
const RIGHT = 34
const FOOT = 30
/** As high as a flag. */
const APART = 19

/** Everybody's points after each move: a colour, a dash and a flag a seat. */
export function Chart({ totals, table }: { totals: readonly (readonly number[])[]; table: TableInfo }) {
  const ui = useUi()
  const words = useResultWords()
  if (totals.length < 2) return null
  const most = Math.max(10, Math.ceil(Math.max(...totals.flat(), 1) / 10) * 10)
  const moves = totals.length - 1
  const x = (i: number) => LEFT + (i / moves) * (WIDTH - LEFT - RIGHT)
  const y = (points: number) => HEIGHT - FOOT - (Math.max(0, points) / most) * (HEIGHT - FOOT - 12)
  const last = totals[moves] ?? []
  const said = table.seats.map(({ name }, seat) => `${name} ${last[seat]}`).join(', ')
  const step = most > 50 ? 20 : 10
  const levels = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  const places = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(moves * share))
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.chart}
      role="img"
      aria-label={ui.result.chart(said)}
    >
      {levels.map((points) => (
        <g key={points}>
          <path d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(points) + 4.5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {[...new Set(places)].map((move) => (
        <text key={move} x={x(move)} y={HEIGHT - 8} textAnchor="middle">
          {move === 0 ? words.moves : move}
        </text>
      ))}
      {table.seats.map(({ flag, name }, seat) => {
        const d = totals
          .map((row, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`)
          .join('')
        const { colour, dash } = markOf(flag)
        return (
          <g key={name} fill="none" strokeLinejoin="round">
            <path d={d} stroke="var(--ink)" strokeWidth="4.5" strokeDasharray={dash} opacity=".5" />
            <path d={d} stroke={colour} strokeWidth="3" strokeDasharray={dash} />
            {flag >= 5 && <path d={d} stroke={flag === 5 ? 'var(--paper)' : 'var(--ink)'} />}
          </g>
        )
      })}
      {apart(table.seats.map(({ flag, name }, seat) => ({ flag, name, at: y(last[seat] ?? 0) }))).map(
        ({ flag, name, at }) => (
          <g key={name} transform={`translate(${WIDTH - RIGHT + 4} ${at - 9})`}>
            <path d="M1 1h24l-3.5 8 3.5 8H1z" fill={markOf(flag).colour} stroke="var(--paper)" />
            <Emblem flag={flag} x={11} y={9} r={5.2} />
          </g>
        ),
      )}
    </svg>
  )
}

/** Moves heights that are closer than a flag is high away from each other. */
function apart<F extends { readonly at: number }>(flags: readonly F[]): F[] {
  let lowest = Number.NEGATIVE_INFINITY
  const moved = flags
    .toSorted((one, other) => one.at - other.at)
    .map((flag) => {
      lowest = Math.max(flag.at, lowest + APART)
      return { ...flag, at: lowest }
    })
  const over = Math.max(0, lowest - (HEIGHT - 10))
  return moved.map((flag) => ({ ...flag, at: flag.at - over }))
}
