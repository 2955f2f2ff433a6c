import { oneAt, type Standing } from '@gam/kernel'
import { DEEP, TINT } from '../../art/card-colours.ts'
import { Flag } from '../../parts/flag.tsx'
import { ProgramMark } from '../../parts/program-mark.tsx'
import { useScene } from '../../play/table-context.ts'
import { useResultWords } from '../../words/language.ts'
import { scaleOf, sumOf } from './counting.ts'
import styles from './result.module.css'

/** Where the pieces of a game that race to the sum lie, by game and flag. */
const PIECES = import.meta.glob<string>('../../art/pieces/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The piece that a seat sails or rides with; undefined where the game has none. */
function pieceOf(game: string, flag: number): string | undefined {
  return PIECES[`../../art/pieces/${game}-${flag}.svg`]
}

const GROUNDS = [
  ['#F2F6F7', '#17465A'],
  ['#F4ECD8', '#6B5628'],
  ['#F3D77C', '#5E4700'],
  ['#CFE2E8', '#17465A'],
  ['#E6DFF4', '#5A3F8F'],
  ['#D9EDDF', '#1C6140'],
] as const

/** The two colours of a kind: those of its pieces where it has some. */
function coloursOf(kind: string, i: number): { '--tint': string; '--deep': string } {
  const [tint, deep] = GROUNDS[i % GROUNDS.length] ?? GROUNDS[0]
  return { '--tint': TINT[kind] ?? tint, '--deep': DEEP[kind] ?? deep }
}

export function Legend({ kinds, at, over }: { kinds: readonly string[]; at: number; over: boolean }) {
  const { board, words } = useScene()
  return (
    <ul className={styles.legend} aria-hidden="true">
      {kinds.map((kind, i) => (
        <li
          key={kind}
          style={coloursOf(kind, i)}
          data-is={over || i < at - 1 ? 'counted' : i === at - 1 ? 'now' : 'to come'}
        >
          <i>{board.tokenIcon('part', kind)}</i>
          {words.words.parts[kind] ?? kind}
        </li>
      ))}
    </ul>
  )
}

/** Where lanes have no room for pieces: all of them before the place, each as far as its points. */
export function Fleet({
  standings,
  counted,
  over,
}: {
  standings: readonly Standing[]
  /** The kinds that are counted. */
  counted: readonly string[]
  over: boolean
}) {
  const { table } = useScene()
  const scale = scaleOf(standings)
  return (
    <div className={styles.fleet} aria-hidden="true">
      {standings.map((standing, i) => (
        <img
          key={standing.seat}
          src={pieceOf(table.game, oneAt(table.seats, standing.seat).flag)}
          alt=""
          data-first={over && standing.rank === 1 ? '' : undefined}
          style={{ '--share': sumOf(standing, counted) / scale, '--nth': i / standings.length }}
        />
      ))}
    </div>
  )
}

/** One lane a seat: every kind of points is a stretch of its wake, and its piece goes before them. */
export function Lanes({
  standings,
  kinds,
  at,
  over,
  ms,
}: {
  standings: readonly Standing[]
  kinds: readonly string[]
  /** How many kinds are counted. */
  at: number
  over: boolean
  ms: number
}) {
  const { board, table } = useScene()
  const words = useResultWords()
  const scale = scaleOf(standings)
  const order = [...standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const ticks = Array.from({ length: scale / 10 + 1 }, (_, i) => i * 10)
  const step = Math.ceil(ticks.length / 6)
  return (
    <div
      className={styles.lanes}
      aria-hidden="true"
      style={{ '--seats': standings.length, '--ms': `${ms}ms` }}
    >
      {standings.map((standing, i) => {
        const { flag, name, program } = oneAt(table.seats, standing.seat)
        const place = over ? order.indexOf(standing) : i
        const piece = pieceOf(table.game, flag)
        return (
          <div
            key={standing.seat}
            className={styles.lane}
            data-first={over && standing.rank === 1 ? '' : undefined}
            style={{ '--by': place - i }}
          >
            <span className={styles.who}>
              {over && <em>{standing.rank}</em>}
              <Flag flag={flag} width={34} />
              <b className={styles.name}>{name}</b>
              {program && <ProgramMark brief />}
            </span>
            <span className={styles.track}>
              {kinds.map((kind, k) => {
                const points = standing.parts[kind] ?? 0
                const share = k < at ? Math.max(0, points) / scale : 0
                return (
                  <span
                    key={kind}
                    className={styles.stretch}
                    data-small={points / scale < 0.075 ? '' : undefined}
                    style={{ ...coloursOf(kind, k), '--share': share }}
                  >
                    {share > 0 && (
                      <>
                        <i className={styles.glyph}>{board.tokenIcon('part', kind)}</i>
                        {points}
                      </>
                    )}
                  </span>
                )
              })}
              {piece !== undefined && <img src={piece} alt="" className={styles.piece} />}
              <b className={styles.sum} style={{ '--sum': sumOf(standing, kinds.slice(0, at)) }} />
            </span>
          </div>
        )
      })}
      <div className={styles.axis}>
        {ticks
          .filter((_, i) => i % step === 0 || i === ticks.length - 1)
          .map((points) => (
            <span key={points} style={{ '--share': points / scale }}>
              {points === scale ? `${points} ${words.points}` : points}
            </span>
          ))}
      </div>
    </div>
  )
}
