import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import styles from './amounts.module.css'
import type { TownPanel } from './reading.ts'
import { termIn } from './seen.ts'
import { Stepper } from './stepper.tsx'
import { useConsidered } from './use-considered.ts'

/** NB-66: how many right whales land for free, of which ship; as many as can is proposed. */
export function TryworksPanel({ words, moment, consider, submit }: TownPanel) {
  const open = (moment.decision?.options ?? []).filter(
    ({ action, refusal }) => action.type === 'land' && !refusal,
  )
  const ships = [...new Set(open.map(({ action }) => String(action.ship)))]
  const most = (ship: string) =>
    Math.max(...open.filter(({ action }) => action.ship === ship).map(({ action }) => Number(action.amount)))
  const [ship, setShip] = useState(ships.toSorted((a, b) => most(b) - most(a))[0] ?? '')
  const [amount, setAmount] = useState(most(ship))
  const chosen = open.find(({ action }) => action.ship === ship && action.amount === amount)
  const says = words.panels.lands(amount)
  useConsidered(consider, chosen === undefined ? [] : [chosen.text], says)
  return (
    <div className={styles.amounts} data-amounts="tryworks">
      {ships.length > 1 &&
        ships.map((one) => (
          <Button
            key={one}
            look="option"
            aria-pressed={one === ship}
            onClick={() => {
              setShip(one)
              setAmount(most(one))
            }}
          >
            {termIn(words, 'ship', one)}
          </Button>
        ))}
      <Stepper kind="right" value={amount} most={most(ship)} words={words} onChange={setAmount} />
      <Button
        look="primary"
        data-confirm=""
        aria-disabled={chosen === undefined}
        onClick={() => chosen && submit([chosen.text])}
      >
        {says}
      </Button>
    </div>
  )
}
