import {
  type Game,
  type GameWords,
  isRecord,
  phrase,
  type Statement,
  spaced,
  type Types,
  type View,
  writeView,
} from '@gam/kernel'
import { Region } from '../play/region.tsx'
import { useUi } from '../words/language.ts'
import type { Board, LogLine, TableProps } from './board.ts'
import styles from './plain-board.module.css'

type Row = readonly [name: string, value: string]

/** What a view holds by its own names: what all share, and what each seat has. */
function rowsOf(
  game: Game,
  view: View,
): { readonly shared: readonly Row[]; readonly seats: readonly Row[][] } {
  const written = writeView(game, view)
  const state = isRecord(written) && isRecord(written.state) ? written.state : {}
  const { agenda: _, seats, ...shared } = state
  const rows = (part: unknown): Row[] =>
    isRecord(part) ? Object.entries(part).map(([name, value]) => [spaced(name), amounts(value)]) : []
  return { shared: rows(shared), seats: Array.isArray(seats) ? seats.map(rows) : [] }
}

/** `{ kelp: 2, hidden: 4 }` is "2 kelp, 4 ?". */
function amounts(value: unknown): string {
  if (value === null || value === false) return '–'
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map(amounts).join(', ') || '–'
  if (!isRecord(value)) return String(value)
  const parts = Object.entries(value).map(([name, held]) =>
    typeof held === 'number'
      ? `${held} ${name === 'hidden' ? '?' : spaced(name)}`
      : `${spaced(name)} ${amounts(held)}`,
  )
  return parts.join(', ') || '–'
}

function told(rows: readonly Row[]): string {
  return rows.map((row) => row.join(' ')).join('; ')
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The table of a game that has none of its own: everything that a seat may know, by the names that the rules give it.
 * What can be done stands in the prompt, what happened in the log.
 */
export function plainBoard(game: Game): Board {
  function Table({ table, moment, header, log, prompt }: TableProps<Types, GameWords>) {
    const ui = useUi()
    const { shared, seats } = rowsOf(game, moment.view)
    return (
      <div className={styles.table}>
        {header}
        <main className={styles.main} id="content">
          <Region label={ui.table.regions.board} className={styles.board}>
            {shared.length > 0 && (
              <section className={styles.part}>
                <Rows rows={shared} />
              </section>
            )}
            {seats.map((rows, seat) => (
              <section
                key={table.seats[seat]?.name ?? seat}
                className={styles.part}
                data-asked={seat === moment.asked?.seat || undefined}
              >
                <h2>{table.seats[seat]?.name ?? ''}</h2>
                <Rows rows={rows} />
              </section>
            ))}
          </Region>
          <div className={styles.log}>{log}</div>
        </main>
        {prompt}
      </div>
    )
  }

  const lineOf = (statement: Statement, words: GameWords): LogLine => ({
    seat: typeof statement.seat === 'number' ? statement.seat : null,
    phrase: phrase(game, words.words, 'events', statement),
  })

  return {
    game,
    presets: [{ id: 'first', options: {} }],
    optionRules: {},
    targets: () => [],
    Table,
    header: (_, __, words) => ({ title: words.title, short: words.title, extras: null }),
    inspect: () => null,
    propose: (action, _, __, words) => ({
      title: phrase(game, words.words, 'actions', action),
      detail: null,
    }),
    log: (statements, words) => statements.map((statement) => lineOf(statement, words)),
    motion: () => ({ flights: [] }),
    mine: ({ view, viewer }) => (viewer === null ? '' : told(rowsOf(game, view).seats[viewer] ?? [])),
    shared: ({ view }) => told(rowsOf(game, view).shared),
    players: ({ view }, _, names) =>
      rowsOf(game, view)
        .seats.map((rows, seat) => `${names[seat]}: ${told(rows)}`)
        .join('. '),
    logBeside: '(width >= 1080px)',
    showsScores: () => true,
    tokenIcon: () => null,
    tokenPlace: () => null,
  }
}
