import type { Statement } from '@gam/kernel'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import { Seal } from './art.tsx'
import { sealedAfter } from './choreography.tsx'
import type { CoastProps } from './coast.tsx'
import { contractOf, nameOfContract, needOf } from './contract.ts'
import { useLaid } from './laid.ts'
import styles from './letters.module.css'
import { Lack, Needs, Rewards } from './needs.tsx'
import { paymentsOf } from './payments.ts'
import { abilityOf, contractsIn, factsOf, inHand } from './reading.ts'

/** My contracts, each a letter with what it still lacks. */
export function Letters({
  table,
  moment,
  words,
  paid,
}: CoastProps & {
  /** What tells that one of them has just been paid: it is folded and sealed. */
  paid: Statement | null
}) {
  const { viewer, view } = moment
  const hand = viewer === null ? null : view.state.seats[viewer].hand
  const cards = hand === null ? [] : contractsIn(hand)
  // The one that is being paid stays in its place until it is.
  const due = viewer !== null && moment.decision?.step === 'pay' ? view.state.due : -1
  const shown = due < 0 ? cards : [...cards, due].sort((a, b) => a - b)
  return (
    <div
      className={styles.letters}
      data-many={shown.length > 3 ? '' : undefined}
      data-at={viewer === null ? undefined : `hand ${viewer}`}
    >
      {shown.length === 0 && (
        <p className={styles.none}>{viewer === null ? words.handHidden : words.noContracts}</p>
      )}
      {shown.map((card, i) => {
        const copy = shown.slice(0, i).filter((other) => other === card).length
        return (
          <Letter
            key={`${card}.${copy}`}
            card={card}
            copy={copy}
            table={table}
            moment={moment}
            words={words}
            due={card === due && copy === 0}
            paid={copy === 0 && nameOfContract(card) === paid?.contract ? paid : null}
          />
        )
      })}
    </div>
  )
}

function Letter({
  card,
  copy,
  due,
  paid,
  table,
  moment,
  words,
}: CoastProps & { card: number; copy: number; due: boolean; paid: Statement | null }) {
  const { targets } = useScene()
  const { laid } = useLaid()
  const facts = factsOf(table)
  const contract = contractOf(facts, card)
  if (contract === null || moment.viewer === null) return null
  const rider = moment.view.state.seats[moment.viewer]
  const need = needOf(contract, rider.tiles, abilityOf(facts, rider))
  const name = nameOfContract(card)
  const { asks, brings } = words.contract(name, facts)
  const open = targets.get(`contract ${name}`) === 'open'
  const lacks = need.lacking.map(({ thing, n }) => words.count(n, thing))
  const ready = need.short === 0
  const ways = ready ? paymentsOf(contract, rider, facts).length : 0
  const state = ready ? words.readyWays(ways) : words.looks.lacks(lacks)
  const last = inHand(rider) <= (due ? 0 : 1)
  const marking = laid?.kind === 'discard' ? laid : null
  const marked = marking?.marked.includes(`${name}#${copy}`) ?? false
  const face = (verb: string, whole = verb) => (
    <span
      className={styles.sheet}
      data-paid={paid ? '' : undefined}
      style={paid ? { '--sealed': `${sealedAfter(paid)}ms` } : undefined}
      aria-hidden="true"
    >
      <span className={styles.asks}>
        <Needs need={need} words={words} />
      </span>
      <span className={styles.state}>
        <Lack need={need} ways={ways} words={words} />
      </span>
      <span className={styles.brings}>
        <Rewards coins={contract.coins} pearls={contract.pearls} size={19} />
      </span>
      <span className={styles.sign}>
        <Icon name="check" size={17} />
        <b>
          <span className={styles.briefly}>{verb}</span>
          <span className={styles.whole}>{whole}</span>
        </b>
      </span>
    </span>
  )
  if (marking)
    return (
      <button
        type="button"
        className={styles.letter}
        data-stop=""
        data-piece={`discard ${name}#${copy}`}
        data-target={`discard ${name}`}
        data-state={marked ? 'chosen' : 'open'}
        data-mark={`${name}#${copy}`}
        data-at={`contract ${name}`}
        data-ready={ready ? '' : undefined}
        aria-pressed={marked}
        onClick={() => marking.mark(`${name}#${copy}`)}
      >
        <span className="unseen">{words.said.discard(asks)}</span>
        {face(words.discard)}
      </button>
    )
  return (
    <Piece
      target={`contract ${name}`}
      copy={copy}
      label={open ? words.said.fulfil(asks, brings) : words.said.contract(asks, brings, state)}
      place={`contract ${name}`}
      className={styles.letter}
    >
      {ready && !paid && (
        <span className={styles.seal}>
          <Seal className={styles.sealed} />
        </span>
      )}
      {face(words.pay.pay, last ? words.pay.pay : words.pay.all)}
    </Piece>
  )
}
