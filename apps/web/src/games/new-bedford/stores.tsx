import { memo } from 'preact/compat'
import { Bag, LeftOut } from './bag.tsx'
import type { HarbourProps } from './harbour.tsx'
import { phaseOf } from './reading.ts'
import { seenOf } from './seen.ts'
import { OpenCards } from './ships-log-on-demand.ts'
import styles from './stores.module.css'

/**
 * What belongs to the sea and is no ship: the open pages of the log, what lies out, the bag. Beside the spaces at the
 * right end of the sea, or as places of their own among those of the town.
 */
export const Stores = memo(function Stores({
  moment,
  table,
  words,
}: Pick<HarbourProps, 'moment' | 'table' | 'words'>) {
  const seen = seenOf(table, moment, words, null)
  const surfaced = phaseOf(moment) === 'whaling'
  return (
    <div className={styles.stores} data-stores="">
      {seen.facts.log && !surfaced && (
        <div className={styles.log}>
          <h2 className={styles.title}>{words.harbour.logOpen}</h2>
          <OpenCards seen={seen} />
        </div>
      )}
      <div className={styles.bag}>
        {!surfaced && <LeftOut seen={seen} />}
        <Bag seen={seen} />
      </div>
    </div>
  )
})
