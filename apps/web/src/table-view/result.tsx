import { lazy, Suspense, useEffect, useState } from 'react'
import { Button, LinkButton } from '../parts/button.tsx'
import { saveFile } from '../parts/files.ts'
import { Emblem, Flag, markOf } from '../parts/flag.tsx'
import { Icon } from '../parts/icon.tsx'
import { ProgramMark } from '../parts/program-mark.tsx'
import { useCompany } from '../play/company.ts'
import { ScoreTable } from '../play/score-sheet.tsx'
import { largestSwing } from '../play/swing.ts'
import { useScene } from '../play/table-context.ts'
import { go } from '../router.ts'
import { houseSetOf } from '../session/component-sets.ts'
import { prepare } from '../session/open-tables.ts'
import type { Moment, Session, TableInfo } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import styles from './result.module.css'

const AnalysisPanel = lazy(async () => ({
  default: (await import('../learn/analysis-panel.tsx')).AnalysisPanel,
}))

/** Who won, of what the points are made, and how it came about. */
export function Result({ session, moment, onLook }: { session: Session; moment: Moment; onLook(): void }) {
  const ui = useUi()
  const { table } = session
  const company = useCompany()
  const [totals, setTotals] = useState<readonly (readonly number[])[]>([])
  useEffect(() => {
    session
      .totals()
      .then(setTotals)
      .catch(() => setTotals([]))
  }, [session])

  const winners = moment.standings.filter(({ rank }) => rank === 1)
  const best = winners[0]?.total ?? 0
  const second = Math.max(...moment.standings.filter(({ rank }) => rank > 1).map(({ total }) => total), 0)
  const names = winners.map(({ seat }) => table.seats[seat].name)

  async function rematch() {
    const { game, options } = table
    const components = houseSetOf(table) ?? table.components
    // Those that play by the rules alone come with the options.
    const seats = table.seats.slice(0, table.players)
    go(`/table/${await prepare({ game, seats, options, components })}`)
  }

  return (
    <div className={styles.page} data-result="">
      <main className={styles.inside}>
        <header className={styles.head}>
          {winners.map(({ seat }) => (
            <Flag key={seat} flag={table.seats[seat].flag} width={84} />
          ))}
          <div>
            <h1>
              {winners.length === 1
                ? ui.result.wins(names[0], best - second)
                : ui.result.shared(ui.and(names))}{' '}
              {winners.some(({ seat }) => table.seats[seat].program) && <ProgramMark />}
            </h1>
            <p>{ui.result.moves(moment.moves)}</p>
          </div>
        </header>
        <section className={styles.panel}>
          <h2>{ui.result.parts}</h2>
          <PartBars moment={moment} table={table} />
          <ScoreTable moment={moment} table={table} shade={shadeOf} />
        </section>
        <section className={styles.panel}>
          <h2>{ui.result.overTime}</h2>
          <Chart totals={totals} table={table} />
        </section>
        <Suspense fallback={null}>
          <AnalysisPanel session={session} />
        </Suspense>
        <footer className={styles.ways}>
          {company?.end ?? (
            <>
              <Button look="primary" onClick={() => void rematch()}>
                <Icon name="replay" size={18} /> {ui.result.rematch}
              </Button>
              <LinkButton to={`/replay/${table.id}#${largestSwing(totals)}`}>{ui.result.turned}</LinkButton>
              <Button onClick={async () => saveFile(`gam-${table.game}-${table.id}`, await session.export())}>
                {ui.result.saveReplay}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={onLook}>
            {ui.table.regions.header}
          </Button>
          <LinkButton look="quiet" to="/">
            {ui.result.home}
          </LinkButton>
        </footer>
      </main>
    </div>
  )
}

const SHADES = [1, 0.82, 0.66, 0.5, 0.36, 0.24]

function shadeOf(part: number): number {
  return SHADES[part % SHADES.length]
}

/** One bar a seat, its parts side by side. */
function PartBars({ moment, table }: { moment: Moment; table: TableInfo }) {
  const { words } = useScene()
  const most = Math.max(...moment.standings.map(({ total }) => total), 1)
  const rows = [...moment.standings].sort((a, b) => a.rank - b.rank)
  return (
    <ul className={styles.bars} aria-hidden="true">
      {rows.map(({ seat, parts, total }) => (
        <li key={seat}>
          <Flag flag={table.seats[seat].flag} width={26} />
          <span className={styles.bar}>
            {Object.entries(parts).map(([part, points], i) =>
              points > 0 ? (
                <i
                  key={part}
                  title={`${words.words.parts[part] ?? part} ${points}`}
                  style={{ width: `${(points / most) * 100}%`, opacity: shadeOf(i) }}
                />
              ) : null,
            )}
          </span>
          <b>{total}</b>
        </li>
      ))}
    </ul>
  )
}

const WIDTH = 520
const HEIGHT = 340
const LEFT = 34
const RIGHT = 30

function Chart({ totals, table }: { totals: readonly (readonly number[])[]; table: TableInfo }) {
  const ui = useUi()
  if (totals.length < 2) return null
  const most = Math.max(...totals.flat(), 1)
  const x = (i: number) => LEFT + (i / (totals.length - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (points: number) => HEIGHT - 14 - (points / most) * (HEIGHT - 28)
  const last = totals[totals.length - 1]
  const said = table.seats.map(({ name }, seat) => `${name} ${last[seat]}`).join(', ')
  const ticks = [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(most * share)))]
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.chart}
      role="img"
      aria-label={ui.result.chart(said)}
    >
      {ticks.map((points) => (
        <g key={points}>
          <path d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(points) + 4} textAnchor="end" className={styles.tick}>
            {points}
          </text>
        </g>
      ))}
      {table.seats.map(({ flag, name }, seat) => {
        const d = totals
          .map((row, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(row[seat]).toFixed(1)}`)
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
      {apart(last.map(y)).map((at, seat) => (
        <g key={table.seats[seat].name} transform={`translate(${WIDTH - RIGHT + 2} ${at - 9})`}>
          <path
            d="M1 1h24l-3.5 8 3.5 8H1z"
            fill={markOf(table.seats[seat].flag).colour}
            stroke="var(--paper)"
          />
          <Emblem flag={table.seats[seat].flag} x={11} y={9} r={5.2} />
        </g>
      ))}
    </svg>
  )
}

/** Moves heights that are closer than a flag is high away from each other. */
function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b])
  const moved = [...heights]
  for (const [place, i] of order.entries()) {
    const above = order[place - 1]
    if (above !== undefined) moved[i] = Math.max(moved[i], moved[above] + 19)
  }
  const over = Math.max(...moved) - (HEIGHT - 10)
  return over > 0 ? moved.map((at) => at - over) : moved
}
