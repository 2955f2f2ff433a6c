import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { Icon } from '../../parts/icon.tsx'
import { RiderIcon } from './art.tsx'
import type { Need } from './contract.ts'
import { DEEP, INK } from './look.ts'
import styles from './needs.module.css'

/** What is asked for, each piece as it stands: there, covered by a crystal, spared, or still to come. */
export function Needs({ need, size, words }: { need: Need; size: number; words: RiderWords }) {
  if (need.kind !== 'pictured')
    return (
      <span className={styles.any}>
        <span className={styles.number}>{need.asked}</span>
        <RiderIcon name={need.kind === 'tiles' ? 'tile' : 'any'} size={size} color="var(--ink-2)" />
        <span className={styles.words}>
          {need.kind === 'tiles' ? words.tilesOfAnyKind : words.goodsOfAnyKind}
        </span>
      </span>
    )
  return (
    <span className={styles.needs}>
      {need.slots.map(({ thing, state }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods that look alike are alike
        <span key={i} className={styles.need} data-need={state} data-small={size < 26 ? '' : undefined}>
          <RiderIcon name={thing} size={size} color={INK[thing]} />
          {state === 'wild' && (
            <span className={styles.stands}>
              <RiderIcon name="crystal" size={size < 26 ? 10 : 13} color={DEEP.crystal} />
            </span>
          )}
        </span>
      ))}
    </span>
  )
}

/** Whether it can be paid, and if not, what is missing. */
export function Lack({ need, words }: { need: Need; words: RiderWords }) {
  if (need.short === 0)
    return (
      <span className={styles.ready}>
        <Icon name="check" size={15} /> {words.ready}
      </span>
    )
  return (
    <span className={styles.lack}>
      {need.lacking.map(({ thing, n }) => (
        <span key={thing} className={styles.amount}>
          {n}
          <RiderIcon name={thing} size={16} color={INK[thing] ?? 'currentColor'} />
        </span>
      ))}{' '}
      {words.toGo(need.short)}
    </span>
  )
}

export function Rewards({ coins, pearls, size }: { coins: number; pearls: number; size: number }) {
  return (
    <span className={styles.rewards}>
      <span>
        {coins}
        <RiderIcon name="coin" size={size} />
      </span>
      <span>
        {pearls}
        <RiderIcon name="pearl" size={size} />
      </span>
    </span>
  )
}
