import type { NewBedford } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import { Suspense, useState } from 'react'
import { useCompact } from '../../parts/use-media.ts'
import type { TableProps } from '../board.ts'
import { MyCorner } from './corner.tsx'
import { captainLook } from './on-demand.ts'
import { Panel } from './panel.tsx'
import { panelOf } from './panels.tsx'
import { PhoneTable } from './prepare.ts'
import { offered } from './reading.ts'
import { SeaRegion } from './sea.tsx'
import { seenOf } from './seen.ts'
import { Strips } from './strips.tsx'
import { densityOf, TownRegion } from './town.tsx'
import styles from './town-table.module.css'

type Props = TableProps<NewBedford, TownWords>

/** The table of New Bedford: the sea on top, town and players below it, then what is asked, and my things. */
export function TownTable({ table, moment, words, preview, told, log, prompt }: Props) {
  const seen = seenOf(table, moment, words, preview)
  const compact = useCompact()
  const [looked, look] = useState<number | null>(null)
  const asked = panelOf(seen, told)
  const panel = asked ?? (looked === null ? null : captainLook(seen, looked))
  const onClose = asked === null ? () => look(null) : undefined
  if (compact)
    return (
      <Suspense fallback={null}>
        <PhoneTable seen={seen} panel={panel} prompt={prompt} onCaptain={look} onClose={onClose} />
      </Suspense>
    )
  const wide = table.seats.length === 2
  const density = densityOf(offered(seen.state, seen.facts).length, wide)
  return (
    <div className={styles.table} data-density={density} data-seats={table.seats.length}>
      <SeaRegion seen={seen} />
      <main className={styles.main} id="content">
        <TownRegion seen={seen} density={density} wide={wide} />
        <div className={styles.others}>
          <Strips seen={seen} onCaptain={look} />
          {panel && (
            <div className={styles.over}>
              <Panel panel={panel} label={words.regions.panel} onClose={onClose} />
            </div>
          )}
        </div>
        <div className={styles.log}>{log}</div>
      </main>
      {prompt}
      <MyCorner seen={seen} />
    </div>
  )
}
