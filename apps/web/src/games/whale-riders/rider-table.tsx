import type { RiderTypes } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { useCompact } from '../../parts/use-media.ts'
import type { TableProps } from '../board.ts'
import { AbilityLine, isChoosing } from './ability-line.tsx'
import { Coast } from './coast.tsx'
import { CompactTable } from './compact-table.tsx'
import { Me } from './me.tsx'
import { isPaying, PaymentPanel } from './payment-panel.tsx'
import styles from './rider-table.module.css'
import { Opponents } from './riders.tsx'

export type RiderTableProps = TableProps<RiderTypes, RiderWords>

/** The table: the coast above, then the others, what is asked, and my things; the log beside them. */
export function RiderTable(props: RiderTableProps) {
  const compact = useCompact()
  if (compact) return <CompactTable {...props} />
  const { table, moment, words, preview, log, prompt } = props
  return (
    <main className={styles.table} id="content" data-seats={table.seats.length}>
      <Coast table={table} moment={moment} words={words} preview={preview} />
      <div className={styles.low}>
        <div className={styles.others}>
          <Opponents table={table} moment={moment} words={words} />
          {isChoosing(moment) && (
            <div className={styles.line}>
              <AbilityLine table={table} moment={moment} words={words} />
            </div>
          )}
          {isPaying(moment) && (
            <div className={styles.panel}>
              <PaymentPanel table={table} moment={moment} words={words} />
            </div>
          )}
        </div>
        <div className={styles.prompt}>{prompt}</div>
        <Me table={table} moment={moment} words={words} preview={preview} />
        <div className={styles.log}>{log}</div>
      </div>
    </main>
  )
}
