import { GOODS, STALL_LIST, STALLS } from '@gam/new-bedford'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Said } from '../../play/said.tsx'
import styles from './amounts.module.css'
import { agendaOf, type TownPanel } from './reading.ts'
import { Stepper } from './stepper.tsx'
import { useConsidered } from './use-considered.ts'
import { rowOf } from './walk.ts'

interface Kind {
  readonly name: string
  readonly price: number
  /** What the first brings more. */
  readonly first: number
  readonly most: number
}

/** Everything that can be sold here, one kind after the other. */
function kindsAt({ moment }: TownPanel): Kind[] {
  const [frame] = agendaOf(moment.view.state)
  const me = moment.view.state.seats[moment.decision?.seat ?? 0]
  const have = [me.wood, me.food, me.brick]
  const kinds: Kind[] = []
  for (let stall = STALLS.indexOf(frame?.stall); stall >= 0; stall = STALL_LIST[stall].next) {
    const { good, price, first } = STALL_LIST[stall]
    if (have[good] > 0) kinds.push({ name: GOODS.value(good), price, first, most: have[good] })
  }
  return kinds
}

/** General Store, Market, Lumber Mill: all kinds at once; everything that is paid for is proposed. */
export function SellPanel(panel: TownPanel) {
  const { words, moment, now, consider, submit } = panel
  const kinds = kindsAt(panel)
  const [amounts, setAmounts] = useState<readonly number[]>(kinds.map(({ most }) => most))
  const me = moment.decision?.seat ?? 0
  // What comes with going there is part of what one goes there for.
  const bonus = Math.max(0, moment.view.state.seats[me].money - now.view.state.seats[me].money)
  const money = kinds.reduce(
    (sum, { price, first }, i) => sum + (amounts[i] > 0 ? amounts[i] * price + first : 0),
    bonus,
  )
  const row = rowOf(panel, (options) =>
    options.find(({ action }) => {
      const kind = kinds.findIndex(({ name }) => name === action.good)
      return action.type === 'sell' && action.amount === (amounts[kind] ?? 0)
    }),
  )
  useConsidered(consider, row, words.panels.sellsFor(money))
  return (
    <div className={styles.amounts} data-amounts="sell">
      {kinds.map(({ name, most }, i) => (
        <Stepper
          key={name}
          kind={name}
          value={amounts[i]}
          most={most}
          words={words}
          onChange={(value) => setAmounts(amounts.with(i, value))}
        />
      ))}
      <Button
        look="primary"
        data-confirm=""
        aria-disabled={row.length === 0}
        onClick={() => row.length > 0 && submit(row)}
      >
        <Said phrase={words.panels.sellFor(money)} />
      </Button>
    </div>
  )
}
