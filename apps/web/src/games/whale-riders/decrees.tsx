import { DECREES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { Flag } from '../../parts/flag.tsx'
import { Piece } from '../../play/piece.tsx'
import type { TableInfo } from '../../session/session.ts'
import { RiderIcon } from './art.tsx'
import styles from './decrees.module.css'
import { factsOf, type RiderMoment } from './reading.ts'

/** A decree, and who has claimed it; null: nobody yet. */
interface Laid {
  readonly decree: number
  readonly seat: number | null
}

/** Those that can still be reached first. */
function decreesOf({ view }: RiderMoment): Laid[] {
  const { decrees, seats } = view.state
  return [
    ...decrees.map((decree) => ({ decree, seat: null })),
    ...seats.flatMap((rider, seat) => rider.decrees.map((decree) => ({ decree, seat }))),
  ]
}

export function Decrees({
  table,
  moment,
  words,
}: {
  table: TableInfo
  moment: RiderMoment
  words: RiderWords
}) {
  return (
    <div className={styles.decrees}>
      <h2 className={styles.caption}>{words.labels.decrees}</h2>
      {decreesOf(moment).map((laid) => (
        <Decree key={laid.decree} laid={laid} table={table} moment={moment} words={words} />
      ))}
    </div>
  )
}

function Decree({
  laid: { decree, seat },
  table,
  moment,
  words,
}: {
  laid: Laid
  table: TableInfo
  moment: RiderMoment
  words: RiderWords
}) {
  const facts = factsOf(table)
  const { needed, has, coins, pearls } = facts.goals[decree]
  const id = DECREES.value(decree)
  const name = words.decreeNames[id]
  const me = moment.viewer === null ? null : moment.view.state.seats[moment.viewer]
  const have = me === null ? 0 : Math.min(has(me, facts), needed)
  const reward = coins > 0 ? words.count(coins, 'coin') : words.count(pearls, 'pearl')
  const owner = seat === moment.viewer ? words.yours : words.claimedBy(table.seats[seat ?? 0].name)
  const state = seat === null ? words.progress(have, needed) : owner
  return (
    <Piece
      target={`decree ${id}`}
      label={words.said.decree(name, reward, state)}
      place={`decree ${id}`}
      className={styles.decree}
    >
      <span className={styles.inside} data-gone={seat === null ? undefined : ''} aria-hidden="true">
        <span className={styles.what}>
          <b>{name}</b>
          {seat === null ? (
            <span className={styles.bar}>
              <i style={{ width: `${(have / needed) * 100}%` }} />
            </span>
          ) : (
            <span className={styles.whose}>
              <Flag flag={table.seats[seat].flag} width={18} /> {owner}
            </span>
          )}
        </span>
        {seat === null && (
          <span className={styles.far}>
            {have}/{needed}
          </span>
        )}
        <span className={styles.reward}>
          {coins > 0 ? coins : pearls}
          <RiderIcon name={coins > 0 ? 'coin' : 'pearl'} size={18} />
        </span>
      </span>
    </Piece>
  )
}
