import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import styles from './card-table.module.css'
import { Backdrop, Quay } from './ground.tsx'
import light from './light.module.css'
import { Market } from './market.tsx'
import { ghostOf } from './preview.ts'
import type { CardMoment } from './reading.ts'
import { sceneOf } from './told.ts'

/** The quay by itself, as a picture in the rulebook. */
export function QuayFigure({
  table,
  moment,
  words,
}: {
  table: TableInfo
  moment: CardMoment
  words: CardWords
}) {
  return (
    <div className={[styles.frame, styles.figure].join(' ')}>
      <div className={[styles.table, light.light].join(' ')} style={{ '--crews': table.seats.length }}>
        <Backdrop light="day" />
        <div className={styles.ground}>
          <Quay closed={null} />
        </div>
        <div className={styles.market}>
          <Market table={table} scene={sceneOf(moment, [])} words={words} ghost={ghostOf(null)} />
        </div>
      </div>
    </div>
  )
}
