import type { Analysis, Turning, Weighing } from '@gam/bots'
import { oneAt } from '@gam/kernel'
import { useEffect, useRef, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { Button, LinkButton } from '../parts/button.tsx'
import { Flag } from '../parts/flag.tsx'
import { useCompany } from '../play/company.ts'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Session } from '../session/session.ts'
import { useLearnWords } from '../words/language.ts'
import styles from './analysis-panel.module.css'
import { keepAnalysis, keptAnalysis } from './kept-analysis.ts'
import { Scholar } from './scholar.ts'
import { actionPhrase } from './way-line.tsx'

const MOST_TURNINGS = 10

type State =
  | { readonly is: 'idle' | 'stopped' | 'secret' }
  | { readonly is: 'working'; readonly done: number; readonly of: number }
  | { readonly is: 'done'; readonly analysis: Analysis }

/** After the game: what was play and what was luck. Worked out in a worker, and kept. */
export function AnalysisPanel({ session }: { session: Session }) {
  const { analysis: words } = useLearnWords()
  const sealed = useCompany()?.sealed ?? null
  const [state, setState] = useState<State>({ is: 'idle' })
  const scholar = useRef<Scholar | null>(null)

  useEffect(() => {
    const leave = awaited(
      session.export().then(({ hash }) => keptAnalysis(hash)),
      (analysis) => analysis && setState({ is: 'done', analysis }),
      () => sealed !== null && setState({ is: 'secret' }),
    )
    return () => {
      leave()
      scholar.current?.dismiss()
    }
  }, [session, sealed])

  async function work() {
    const replay = await session.export().catch(() => null)
    if (replay === null) return setState({ is: 'secret' })
    const mine = new Scholar()
    scholar.current = mine
    try {
      const decisions = await mine.ask('decisions', { replay })
      const weighings: Weighing[] = []
      for (const moves of decisions) {
        setState({ is: 'working', done: weighings.length, of: decisions.length })
        weighings.push(await mine.ask('weigh', { replay, moves }))
      }
      const analysis = await mine.ask('account', { replay, weighings })
      keepAnalysis(replay.hash, analysis)
      setState({ is: 'done', analysis })
    } catch {
      setState({ is: 'stopped' })
    } finally {
      mine.dismiss()
    }
  }

  function leadOf(is: 'idle' | 'working' | 'stopped' | 'secret'): string {
    if (is === 'secret') return sealed ?? words.secret
    return is === 'stopped' ? words.stopped : words.lead
  }

  return (
    <section className={styles.panel} data-analysis={state.is}>
      <h2>{words.title}</h2>
      {state.is === 'done' ? (
        <Findings analysis={state.analysis} />
      ) : (
        <>
          <p>{leadOf(state.is)}</p>
          {state.is === 'working' ? (
            <div className={styles.working}>
              <progress value={state.done} max={state.of} aria-label={words.title} />
              <span aria-live="off">{words.progress(state.done, state.of)}</span>
              <Button look="quiet" onClick={() => scholar.current?.dismiss()}>
                {words.stop}
              </Button>
            </div>
          ) : (
            state.is !== 'secret' && <Button onClick={() => void work()}>{words.start}</Button>
          )}
        </>
      )}
    </section>
  )
}

function Findings({ analysis }: { analysis: Analysis }) {
  const { analysis: words } = useLearnWords()
  const { table } = useScene()
  const { accounts, turnings, unease } = analysis
  const { columns, number } = words
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.accounts}>
          <thead>
            <tr>
              <td />
              {Object.values(columns).map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ seat, start, own, others, luck, drift, result }) => (
              <tr key={seat}>
                <th scope="row">
                  <Flag flag={oneAt(table.seats, seat).flag} width={22} /> {oneAt(table.seats, seat).name}
                </th>
                <td>{number(start)}</td>
                <td>{number(own)}</td>
                <td>{number(others)}</td>
                <td>{number(luck)}</td>
                <td>{number(drift)}</td>
                <td>{result > 0 ? `+${result}` : String(result).replace('-', '−')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Prospects analysis={analysis} />
      <h3>{words.turnings}</h3>
      {turnings.length === 0 && <p>{words.nowhere}</p>}
      <ol className={styles.turnings}>
        {turnings.slice(0, MOST_TURNINGS).map((turning) => (
          <TurningLine key={`${turning.moves} ${turning.kind}`} turning={turning} analysis={analysis} />
        ))}
      </ol>
      <p className={styles.doubt}>{words.doubt(number({ mean: unease, error: 0 }).replace(/ .*/, ''))}</p>
    </>
  )
}

function TurningLine({ turning, analysis }: { turning: Turning; analysis: Analysis }) {
  const { analysis: words } = useLearnWords()
  const { board, table, words: speech } = useScene()
  const { moves, kind, seat, change } = turning
  const { name } = oneAt(table.seats, seat)
  const weighing = analysis.weighings.find((each) => each.moves === moves)
  return (
    <li>
      <LinkButton to={`/replay/${table.id}#${moves + 1}`}>{words.move(moves + 1)}</LinkButton>{' '}
      {kind === 'choice' && weighing ? (
        <Said
          phrase={words.choice(
            name,
            words.number(change),
            actionPhrase(board, speech, weighing.taken),
            actionPhrase(board, speech, weighing.best),
          )}
        />
      ) : (
        words.luck(name, words.number(change))
      )}
    </li>
  )
}

const WIDTH = 560
const HEIGHT = 150

/** The lead each seat could expect, decision by decision. */
function Prospects({ analysis: { weighings, accounts } }: { analysis: Analysis }) {
  const { analysis: words } = useLearnWords()
  const { table } = useScene()
  const lines = accounts.map(({ seat, result }) => ({
    ...oneAt(table.seats, seat),
    leads: [...weighings.map(({ prospects }) => oneAt(prospects, seat).mean), result],
  }))
  const most = Math.max(1, ...lines.flatMap(({ leads }) => leads).map(Math.abs))
  const y = (lead: number) => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - 8)
  const x = (i: number) => (i / Math.max(1, weighings.length)) * WIDTH
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.chart}>
      <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className={styles.level} />
      {lines.map(({ name, flag, leads }) => (
        <polyline
          key={name}
          points={leads.map((lead, i) => `${x(i).toFixed(1)},${y(lead).toFixed(1)}`).join(' ')}
          className={styles.line}
          data-flag={flag}
          style={{ stroke: `var(--seat-${flag})` }}
        />
      ))}
    </svg>
  )
}
