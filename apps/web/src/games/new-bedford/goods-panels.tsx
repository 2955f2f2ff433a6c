import { GOODS, STALL_LIST, STALLS, WORTH } from '@gam/new-bedford'
import { Said } from '../../play/said.tsx'
import { Pic } from './art.tsx'
import { Brief } from './brief.tsx'
import { Amount, amountsIn } from './panel.tsx'
import styles from './panels.module.css'
import type { Frame } from './reading.ts'
import type { Seen } from './seen.ts'

/** The goods of a game's beginning: what is taken already, what is asked, what comes after. */
export function Stock({ seen, frame }: { seen: Seen; frame: Frame }) {
  const { words, state, me } = seen
  const good = GOODS.indexOf(frame.good)
  const { wood, food, brick, money } = state.seats[me]
  const taken = [wood, food, brick]
  return (
    <>
      <ol className={styles.steps}>
        {GOODS.names.map((name, i) => (
          <li key={name} data-now={i === good ? '' : undefined}>
            <Pic name={name} size={28} />
            <b>{words.goods[name]}</b>
            <span>{i < good ? taken[i] : i === good ? words.panels.now : words.panels.later}</span>
          </li>
        ))}
        <li>
          <Pic name="coin" size={28} />
          <b>{words.goods.coin}</b>
          <span>${money}</span>
        </li>
      </ol>
      <div className={styles.amounts}>
        {amountsIn(seen).map(({ amount }) => (
          <Amount
            key={amount}
            target={`amount ${amount}`}
            label={`${amount} ${words.goods[GOODS.value(good)]}`}
            count={
              <>
                {amount} <Pic name={GOODS.value(good)} size={24} />
              </>
            }
          >
            <Brief phrase={words.panels.left(money - amount * WORTH[good])} />
          </Amount>
        ))}
      </div>
    </>
  )
}

/** How much of a good is sold, and what it brings. */
export function Sell({ seen, frame }: { seen: Seen; frame: Frame }) {
  const { words, state, me } = seen
  const { good, price, first } = STALL_LIST[STALLS.indexOf(frame.stall)]
  const name = GOODS.value(good)
  const { money } = state.seats[me]
  return (
    <>
      <p className={styles.lead}>
        <Pic name={name} size={34} />
        <Said phrase={words.asks.sellHelp(price, first)} />
      </p>
      <div className={styles.amounts}>
        {amountsIn(seen).map(({ amount }) => {
          const gain = amount === 0 ? 0 : amount * price + first
          return (
            <Amount
              key={amount}
              target={`amount ${amount}`}
              label={`${words.panels.sellSome(amount)}${words.marks.colon}+$${gain}`}
              count={
                <>
                  {amount} <Pic name={name} size={24} />
                </>
              }
            >
              +{gain} <Pic name="coin" />
            </Amount>
          )
        })}
      </div>
      <p className={styles.note}>
        <Brief phrase={words.panels.youHave(money)} />
      </p>
    </>
  )
}
