import { faceOf, GOODS, goodOf } from '@gam/whale-riders-cards'
import type { PieceName } from '../../art/piece.tsx'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { TableInfo } from '../../session/session.ts'
import { useUi } from '../../words/language.ts'
import { cardIndex } from './card-art.tsx'
import { Good } from './drawn.tsx'
import goods from './goods.module.css'
import { type CardMoment, numberIn } from './reading.ts'
import styles from './ribbon.module.css'

const LENGTH = 16
const STORM = 2

interface Mark {
  readonly key: number
  readonly seat: number
  readonly sign: PieceName | 'sale'
}

/** The last moves in signs; pulled out it is the log. */
export function Ribbon({ table, moment, onOpen }: { table: TableInfo; moment: CardMoment; onOpen(): void }) {
  const ui = useUi()
  const marks = marksOf(moment)
  return (
    <button type="button" className={styles.ribbon} onClick={onOpen} aria-label={ui.table.log} data-ribbon="">
      <Icon name="log" size={22} />
      <span className={styles.marks} aria-hidden="true">
        {marks.map(({ key, seat, sign }) => (
          <span key={key} className={[styles.mark, goods.good].join(' ')} data-good={sign}>
            <Flag flag={table.seats[seat].flag} width={17} />
            {sign === 'sale' ? (
              <span className={styles.sale}>
                <Icon name="check" size={18} />
              </span>
            ) : (
              <span className={styles.good}>
                <Good name={sign} />
              </span>
            )}
          </span>
        ))}
      </span>
    </button>
  )
}

function marksOf({ events }: CardMoment): Mark[] {
  const marks: Mark[] = []
  let seat = 0
  for (const [key, statement] of events.entries()) {
    if (statement.type === 'cardPlayed') {
      const card = cardIndex(statement.card)
      seat = numberIn(statement, 'seat')
      marks.push({ key, seat, sign: faceOf(card) === STORM ? 'storm' : GOODS.value(goodOf(card)) })
    } else if (statement.type === 'goodsSold') marks.push({ key, seat, sign: 'sale' })
  }
  return marks.slice(-LENGTH)
}
