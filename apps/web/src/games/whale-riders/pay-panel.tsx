import { CONTRACTS } from '@gam/whale-riders'
import { useEffect, useEffectEvent, useState } from 'preact/compat'
import { Button, IconButton } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { currentSettings } from '../../settings.ts'
import type { PanelProps } from '../board.ts'
import { contractOf } from './contract.ts'
import { useLaid } from './laid.ts'
import styles from './pay-panel.module.css'
import { aboutOf, holds, rowOf, type Way, waysOf } from './payments.ts'
import { consequence } from './proposals.ts'
import { factsOf, inHand, isRiderMoment, isRiderWords, turnOf } from './reading.ts'

/**
 * How a contract is paid: the cheapest way is chosen, cargo and tray change it. Whether another one follows is said
 * with it (WR-38), so that one click does it all.
 */
export function PayPanel({
  contract: named,
  table,
  moment,
  words,
  consider,
  submit,
}: PanelProps & { contract: string | null }) {
  const { lay, preview } = useLaid()
  const [at, setAt] = useState(0)
  if (!isRiderMoment(moment) || !isRiderWords(words) || moment.viewer === null) return null
  const facts = factsOf(table)
  const { state } = moment.view
  const due = named === null ? state.due : CONTRACTS.indexOf(named)
  const contract = contractOf(facts, due)
  if (contract === null) return null
  const rider = state.seats[moment.viewer]
  const hand = rider.hand.map((n, card) => (named !== null && card === due ? n - 1 : n))
  const payer = { ...rider, hand }
  const laid = named === null ? turnOf(state).laid : 'nothing'
  const ways = waysOf(contract, payer, facts, laid)
  const way = ways[Math.min(at, ways.length - 1)]
  if (way === undefined) return null
  const row = rowOf(way, contract, payer, facts, laid)
  const another = facts.amended.askedWhileCardsInHand ? inHand(payer) > 0 : way.leaves > 0
  return (
    <Laying
      key={`${moment.moves} ${due}`}
      contract={CONTRACTS.value(due)}
      ways={ways}
      at={ways.indexOf(way)}
      choose={setAt}
      lay={lay}
      consider={() => consider(another ? [...row, 'done'] : row)}
      row={row.join(' ')}
    >
      <div data-lay-out="">
        <p className={styles.about}>
          {[aboutOf(way, words).title, ...aboutOf(way, words).more].join(', ')}.{' '}
          {preview && consequence(preview, words)}
        </p>
        {ways.length > 1 && (
          <span className={styles.steps}>
            <IconButton label={words.pay.before} onClick={() => setAt((at + ways.length - 1) % ways.length)}>
              ‹
            </IconButton>
            <b>{words.pay.nth(ways.indexOf(way) + 1, ways.length)}</b>
            <IconButton label={words.pay.next} onClick={() => setAt((at + 1) % ways.length)}>
              ›
            </IconButton>
          </span>
        )}
        <span className={styles.ends}>
          {another && (
            <Button look="option" data-pay="another" onClick={() => submit(row)} hint="A">
              {words.pay.another}
            </Button>
          )}
          <Button
            look="primary"
            data-confirm=""
            hint="Enter"
            onClick={() => submit(another ? [...row, 'done'] : row)}
          >
            <Icon name="check" size={18} /> {another ? words.pay.all : words.pay.pay}
          </Button>
        </span>
      </div>
      <Keys onAnother={() => (another ? submit(row) : undefined)} />
    </Laying>
  )
}

/** Tells the table what is laid out, and asks it what would come of that. */
function Laying({
  contract,
  ways,
  at,
  row,
  choose,
  lay,
  consider,
  children,
}: {
  contract: string
  ways: readonly Way[]
  at: number
  row: string
  choose(at: number): void
  lay: ReturnType<typeof useLaid>['lay']
  consider(): void
  children: React.ReactNode
}) {
  const tell = useEffectEvent(() => {
    lay({
      kind: 'payment',
      contract,
      ways,
      at,
      choose,
      toggle: (tile, chosen) => {
        const n = ways[at].tiles.filter((other) => other === tile).length
        const next = ways.findIndex((way) =>
          chosen
            ? way.tiles.filter((other) => other === tile).length < n
            : holds(
                way,
                Array.from({ length: n + 1 }, () => tile),
              ),
        )
        if (next >= 0) choose(next)
      },
    })
    consider()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is paid is all that matters
  useEffect(() => tell(), [contract, row, at])
  useEffect(() => () => lay(null), [lay])
  return children
}

function Keys({ onAnother }: { onAnother(): void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toUpperCase() !== 'A' || event.ctrlKey || event.metaKey || event.altKey) return
    if (currentSettings().singleKeys) onAnother()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return null
}
