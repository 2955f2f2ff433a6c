import { DECREES } from '@gam/whale-riders'
import { Flag } from '../../parts/flag.tsx'
import { Piece } from '../../play/piece.tsx'
import { Good } from './art.tsx'
import type { CoastProps } from './coast.tsx'
import styles from './decrees.module.css'
import { factsOf, type RiderMoment } from './reading.ts'

/** A decree, and who has claimed it; null: nobody yet. */
interface Laid {
  readonly decree: number
  readonly seat: number | null
}

/** In one order, whoever claims them. */
function decreesOf({ view }: RiderMoment): Laid[] {
  const { decrees, seats } = view.state
  return [
    ...decrees.map((decree) => ({ decree, seat: null })),
    ...seats.flatMap((rider, seat) => rider.decrees.map((decree) => ({ decree, seat }))),
  ].sort((a, b) => a.decree - b.decree)
}

export function Decrees({ table, moment, words }: CoastProps) {
  return (
    <div className={styles.decrees}>
      <h2 className={styles.caption}>{words.labels.decrees}</h2>
      <div className={styles.box}>
        {decreesOf(moment).map((laid) => (
          <Decree key={laid.decree} laid={laid} table={table} moment={moment} words={words} />
        ))}
      </div>
    </div>
  )
}

function Decree({ laid: { decree, seat }, table, moment, words }: CoastProps & { laid: Laid }) {
  const facts = factsOf(table)
  const { needed, has, coins, pearls } = facts.goals[decree]
  const id = DECREES.value(decree)
  const name = words.decreeNames[id]
  const me = moment.viewer === null ? null : moment.view.state.seats[moment.viewer]
  const have = me === null ? 0 : Math.min(has(me, facts), needed)
  const reward = coins > 0 ? words.count(coins, 'coin') : words.count(pearls, 'pearl')
  const owner = seat === null ? '' : table.seats[seat].name
  const state =
    seat === null
      ? words.progress(have, needed)
      : seat === moment.viewer
        ? words.yours
        : words.claimedBy(owner)
  return (
    <Piece
      target={`decree ${id}`}
      label={words.said.decree(name, reward, state)}
      place={`decree ${id}`}
      className={styles.decree}
    >
      <span className={styles.inside} aria-hidden="true">
        <span className={styles.what}>
          {name}
          {seat === null && (
            <span className={styles.bar}>
              <i style={{ width: `${(have / needed) * 100}%` }} />
            </span>
          )}
        </span>
        {seat === null ? (
          <span className={styles.far}>
            {have}/{needed}
          </span>
        ) : (
          <span className={styles.whose}>
            <Flag flag={table.seats[seat].flag} width={18} /> <span>{owner.split('-')[0]}</span>
          </span>
        )}
        <span className={styles.reward}>
          {coins > 0 ? coins : pearls}
          <Good name={coins > 0 ? 'coin' : 'pearl'} size={18} />
        </span>
      </span>
    </Piece>
  )
}
