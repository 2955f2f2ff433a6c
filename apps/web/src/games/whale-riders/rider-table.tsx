import type { RiderTypes } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { useState } from 'preact/compat'
import { useScene } from '../../play/table-context.ts'
import { useLife } from '../../world/use-life.ts'
import type { TableProps } from '../board.ts'
import { Coast } from './coast.tsx'
import { LaidContext, type LaidOut } from './laid.ts'
import { useLooking } from './looking.ts'
import { Me } from './me.tsx'
import { Pager } from './pager.tsx'
import { Plates } from './plates.tsx'
import styles from './rider-table.module.css'
import { useScenes } from './scenes.ts'

type RiderTableProps = TableProps<RiderTypes, RiderWords>

/**
 * The table: the coast above, then the others, what is asked, and my things. One tree; how it is arranged follows
 * from the room it has: a line of ports, two runs of them, or one port at a time.
 */
export function RiderTable(props: RiderTableProps) {
  const { table, moment, words, preview, told, acting, header, log, prompt } = props
  const [laid, lay] = useState<LaidOut['laid']>(null)
  const looking = useLooking(table, moment)
  const { panel } = useScene()
  useLife()
  useScenes(acting)
  const six = table.seats.length - (moment.viewer === null ? 0 : 1) > 3
  return (
    <LaidContext value={{ laid, lay, preview }}>
      <div className={styles.frame}>
        <div
          className={styles.tree}
          data-crowd={six ? '' : undefined}
          data-panel={panel === null ? undefined : ''}
          data-seats={table.seats.length}
        >
          <div className={styles.header}>{header}</div>
          <main className={styles.table} id="content">
            <Coast
              table={table}
              moment={moment}
              words={words}
              preview={preview}
              looking={looking}
              told={told}
              acting={acting}
            />
            <Pager table={table} moment={moment} words={words} looking={looking} />
            <Plates table={table} moment={moment} words={words} />
            <div className={styles.prompt}>{prompt}</div>
            <Me table={table} moment={moment} words={words} preview={preview} told={told} log={log} />
          </main>
        </div>
      </div>
    </LaidContext>
  )
}
