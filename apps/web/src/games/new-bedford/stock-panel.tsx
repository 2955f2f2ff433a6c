import { GOODS, WORTH } from '@gam/new-bedford'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Said } from '../../play/said.tsx'
import styles from './amounts.module.css'
import { Held, Pic } from './art.tsx'
import { Brief } from './brief.tsx'
import { Over } from './over.tsx'
import type { TownPanel } from './reading.ts'
import { useConsidered } from './use-considered.ts'
import { rowOf } from './walk.ts'

/** Wood, food and brick, by what one has in mind; the first is set. */
const MIXES = {
  even: [2, 1, 1],
  whaler: [2, 3, 0],
  builder: [3, 0, 1],
  purse: [0, 0, 0],
} as const

type Mix = keyof typeof MIXES
const NAMES: readonly Mix[] = ['even', 'whaler', 'builder', 'purse']

function costOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, n, good) => sum + n * WORTH[good], 0)
}

/** NB-05: the starting goods, all kinds at once: one of four mixes, or any other. */
export function StockPanel(panel: TownPanel) {
  const { words, moment, consider, submit } = panel
  const { panels } = words
  const purse = moment.view.state.seats[moment.decision?.seat ?? 0].money
  const [amounts, setAmounts] = useState<readonly number[]>(MIXES.even)
  const spent = costOf(amounts)
  const row = rowOf(panel, (options) =>
    options.find(
      ({ action }) => action.type === 'stock' && action.amount === amounts[GOODS.indexOf(action.good)],
    ),
  )
  useConsidered(consider, row)
  return (
    <Over>
      <div className={styles.stock} data-amounts="stock">
        <div className={styles.mixes}>
          {NAMES.map((mix) => {
            const goods = MIXES[mix]
            return (
              <button
                key={mix}
                type="button"
                className={styles.mix}
                data-mix={mix}
                aria-pressed={goods.every((n, good) => n === amounts[good])}
                onClick={() => setAmounts(goods)}
              >
                <b>{panels.mixes[mix]}</b>
                <span className={styles.goods}>
                  {goods.map((n, good) =>
                    n > 0 ? <Held key={GOODS.value(good)} name={GOODS.value(good)} count={n} /> : null,
                  )}
                  {costOf(goods) < purse && <Held name="coin" count={purse - costOf(goods)} />}
                </span>
                <small>{panels.mixHelp[mix]}</small>
              </button>
            )
          })}
        </div>
        <div className={styles.kinds}>
          {GOODS.names.map((name, good) => {
            const n = amounts[good]
            const dear = spent + WORTH[good] > purse
            return (
              <fieldset key={name} className={styles.kind}>
                <legend className="unseen">{words.goods[name]}</legend>
                <span className={styles.kindValue} data-amount={name}>
                  <span>
                    <Pic name={name} size={22} />
                    <b>{n}</b>
                  </span>
                  <small>{words.goods[name]}</small>
                </span>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={panels.less(words.goods[name])}
                  aria-disabled={n === 0}
                  onClick={() => setAmounts(amounts.with(good, Math.max(0, n - 1)))}
                >
                  −
                </button>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={panels.more(words.goods[name])}
                  aria-disabled={dear}
                  onClick={() => !dear && setAmounts(amounts.with(good, n + 1))}
                >
                  +
                </button>
              </fieldset>
            )
          })}
        </div>
        <div className={styles.take}>
          <p className={styles.sum}>
            <b>
              <Brief phrase={panels.spent(spent, purse)} />
            </b>
            <small>
              <Brief phrase={panels.left(purse - spent)} />
            </small>
          </p>
          <Button look="primary" data-confirm="" onClick={() => row.length > 0 && submit(row)}>
            <Said phrase={[panels.take]} />
          </Button>
        </div>
      </div>
    </Over>
  )
}
