import { oneAt } from '@gam/kernel'
import { Dialog } from '../parts/dialog.tsx'
import { Flag } from '../parts/flag.tsx'
import { ProgramMark } from '../parts/program-mark.tsx'
import type { Moment, TableInfo } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import styles from './score-sheet.module.css'
import { useScene } from './table-context.ts'

/** Who has what, and of which parts it is made. */
export function ScoreTable({ moment, table }: { moment: Moment; table: TableInfo }) {
  const ui = useUi()
  const { board, words } = useScene()
  const parts = Object.keys(moment.standings[0]?.parts ?? {})
  const most = (part: string) => Math.max(...moment.standings.map((standing) => standing.parts[part] ?? 0))
  const rows = moment.standings
    .map((standing) => ({ ...oneAt(table.seats, standing.seat), ...standing }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{ui.result.player}</th>
            {parts.map((part) => (
              <th scope="col" key={part}>
                <i className={styles.icon}>{board.tokenIcon('part', part)}</i>
                {words.words.parts[part] ?? part}
              </th>
            ))}
            <th scope="col">{ui.result.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, total, parts: made, flag, name, program }) => (
            <tr key={seat}>
              <th scope="row">
                <span className={styles.who}>
                  <Flag flag={flag} width={24} />
                  {name}
                  {program && <ProgramMark />}
                </span>
              </th>
              {parts.map((part) => (
                <td key={part} data-most={made[part] === most(part) && made[part] > 0 ? '' : undefined}>
                  {made[part]}
                </td>
              ))}
              <td className={styles.total}>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function ScoreSheet({
  moment,
  table,
  onClose,
}: {
  moment: Moment
  table: TableInfo
  onClose(): void
}) {
  const ui = useUi()
  return (
    <Dialog title={ui.table.scores} onClose={onClose}>
      <ScoreTable moment={moment} table={table} />
    </Dialog>
  )
}
