import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { Icon } from '../../parts/icon.tsx'
import { Good } from './art.tsx'
import type { Need } from './contract.ts'
import styles from './needs.module.css'

/**
 * What is asked for, each piece as it stands: there, covered by a crystal, spared, or still to come. What was still to
 * come `before` is marked.
 */
export function Needs({ need, before = need, words }: { need: Need; before?: Need; words: RiderWords }) {
  if (need.kind !== 'pictured')
    return (
      <span className={styles.any}>
        <span className={styles.number}>{need.asked}</span>
        <span>{need.kind === 'tiles' ? words.tilesOfAnyKind : words.goodsOfAnyKind}</span>
      </span>
    )
  return (
    <>
      <span className={styles.needs} data-n={need.slots.length}>
        {need.slots.map(({ thing, state }, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: goods that look alike are alike
            key={i}
            className={styles.need}
            data-need={state}
            data-coming={state !== 'open' && before.slots[i].state === 'open' ? '' : undefined}
          >
            <Good name={thing} />
            {state === 'wild' && (
              <span className={styles.stands}>
                <Good name="crystal" size={13} />
              </span>
            )}
          </span>
        ))}
      </span>
      {need.slots.length > 4 && (
        <span className={styles.kinds}>
          {kindsOf(need).map(({ thing, n, have }) => (
            <span key={thing} className={styles.need} data-need={have < n ? 'open' : 'own'}>
              <Good name={thing} size={17} />
              <b>{have < n ? `${have}/${n}` : n}</b>
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** Where there is little room more than four goods are told kind by kind. */
function kindsOf({ slots }: Need): { thing: string; n: number; have: number }[] {
  return [...new Set(slots.map(({ thing }) => thing))].map((thing) => {
    const these = slots.filter((slot) => slot.thing === thing)
    return { thing, n: these.length, have: these.filter(({ state }) => state !== 'open').length }
  })
}

/** Whether it can be paid, in how many ways, and if not, what is missing. */
export function Lack({ need, ways, words }: { need: Need; ways: number; words: RiderWords }) {
  if (need.short === 0)
    return (
      <span className={styles.ready}>
        <Icon name="check" size={14} />
        <span className={styles.long}>{words.readyWays(ways)}</span>
        <span className={styles.brief}>{ways > 1 ? words.ways(ways) : words.ready}</span>
      </span>
    )
  return (
    <span className={styles.lack}>
      {need.lacking.map(({ thing, n }) => (
        <span key={thing} className={styles.amount}>
          {n}
          <Good name={thing} size={16} />
        </span>
      ))}{' '}
      {words.toGo(need.short)}
    </span>
  )
}

export function Rewards({ coins, pearls, size }: { coins: number; pearls: number; size: number }) {
  return (
    <span className={styles.rewards}>
      <span className={styles.reward}>
        {coins}
        <Good name="coin" size={size} />
      </span>
      <span className={styles.reward}>
        {pearls}
        <Good name="pearl" size={size} />
      </span>
    </span>
  )
}
