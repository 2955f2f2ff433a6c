import { customsOf, GOODS } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { useMemo } from 'preact/compat'
import type { TableInfo } from '../../session/session.ts'
import type { Acting, Held } from '../board.ts'
import { Crew } from './crew.tsx'
import { Lying } from './lying.tsx'
import styles from './market.module.css'
import type { Ghost } from './preview.ts'
import { columnsOf, lyingOf, portName, rowsOf } from './reading.ts'
import { Stall } from './stall.tsx'
import type { Scene } from './told.ts'

/** The stalls and before each what the crews offer there: a table of goods and crews. */
export function Market({
  table,
  scene,
  words,
  ghost,
  held = null,
  acting = null,
}: {
  table: TableInfo
  scene: Scene
  words: CardWords
  ghost: Ghost
  held?: Held | null
  acting?: Acting | null
}) {
  const { moment } = scene
  const { state } = moment.view
  const columns = columnsOf(state)
  const lying = useMemo(() => lyingOf(moment), [moment])
  const rows = rowsOf(table.seats.length, moment.viewer)
  const animal = portName(state)?.split(' ')[0] ?? null
  const together = customsOf(state.port).setsPerSale > 1
  return (
    <table className={styles.market} aria-label={words.market} style={{ '--rows': rows.length }}>
      <thead className={styles.head}>
        <tr className={styles.stalls}>
          <th scope="col" className={styles.corner}>
            <h2 className="unseen">{words.market}</h2>
          </th>
          {columns.map((column) => (
            <Stall
              key={column.good}
              good={GOODS.value(column.index)}
              column={column}
              ghost={ghost}
              scene={scene}
              animal={animal}
              waits={together && column.have >= column.need}
              words={words}
            />
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} data-drop="quay">
        {rows.map((seat, i) => (
          <tr
            className={styles.row}
            key={seat}
            data-mine={seat === moment.viewer ? '' : undefined}
            // How far to the front: rows grow and lanes spread towards the one who looks.
            style={{ '--t': (i + 0.5) / rows.length }}
          >
            <Crew
              seat={seat}
              table={table}
              moment={moment}
              words={words}
              gain={scene.gains.get(seat) ?? ghost.gains.get(seat)}
              wins={scene.gains.has(seat)}
            />
            {columns.map((column) => (
              <Lying
                key={column.good}
                seat={seat}
                name={table.seats[seat].name}
                mine={seat === moment.viewer}
                column={column}
                cards={lying[seat]}
                ghost={ghost}
                scene={scene}
                held={held}
                ms={acting?.ms ?? 0}
                words={words}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
