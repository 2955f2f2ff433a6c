import type { Statement } from '@gam/kernel'
import type { RiderTypes } from '@gam/whale-riders'
import { useEffect, useRef } from 'preact/compat'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import type { Preview } from '../../session/session.ts'
import { afterPicture } from '../../when-idle.ts'
import { Seal } from './art.tsx'
import { sealedAfter } from './choreography.tsx'
import type { CoastProps } from './coast.tsx'
import { contractOf, nameOfContract, needOf } from './contract.ts'
import { useInPlaces } from './in-places.ts'
import { useLaid } from './laid.ts'
import styles from './letters.module.css'
import { Lack, Needs, Rewards } from './needs.tsx'
import { lightWanted } from './on-demand.ts'
import { paymentsOf } from './payments.ts'
import { abilityOf, contractsIn, factsOf, inHand } from './reading.ts'

/** My contracts, each a letter with what it still lacks. */
export function Letters({
  table,
  moment,
  words,
  preview,
  paid,
}: CoastProps & {
  preview: Preview<RiderTypes> | null
  /** What tells that one of them has just been paid: it is folded and sealed. */
  paid: Statement | null
}) {
  const { viewer, view } = moment
  const hand = viewer === null ? null : view.state.seats[viewer].hand
  const cards = hand === null ? [] : contractsIn(hand)
  // The one that is being paid stays in its place until it is.
  const due = viewer !== null && moment.decision?.step === 'pay' ? view.state.due : -1
  const after = viewer === null ? undefined : preview?.after.seats[viewer].tiles
  const { laid } = useLaid()
  const paying = laid?.kind === 'payment' ? laid.contract : null
  const letters = useRef<HTMLDivElement>(null)
  // What is told of it takes room of its own.
  const told = preview !== null
  useEffect(() => {
    if (paying === null || !told) return
    const letter = letters.current?.querySelector(`[data-at="contract ${paying}"]`)
    return afterPicture(() => letter?.scrollIntoView({ block: 'nearest' }))
  }, [paying, told])
  const shown = useInPlaces(due < 0 ? cards : [...cards, due], moment.asked?.seat === viewer)
  // Whatever happens, what was looked for may lie elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment ends it
  useEffect(() => () => lightWanted(null, moment, table), [moment.moves])
  const look = ({ target }: Event) => {
    const letter = target instanceof Element ? target.closest<HTMLElement>('[data-at^="contract "]') : null
    lightWanted(letter?.dataset.at?.slice('contract '.length) ?? null, moment, table)
  }
  const lookAway = () => lightWanted(null, moment, table)
  return (
    <div
      ref={letters}
      onPointerOver={look}
      onPointerLeave={lookAway}
      onFocusIn={look}
      onFocusOut={lookAway}
      className={styles.letters}
      data-many={shown.length > 3 ? '' : undefined}
      data-at={viewer === null ? undefined : `hand ${viewer}`}
    >
      {cards.length === 0 && due < 0 && (
        <p className={styles.none}>{viewer === null ? words.handHidden : words.noContracts}</p>
      )}
      {shown.map((card, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
        if (card === null) return <span key={place} className={styles.gap} />
        const copy = shown.slice(0, place).filter((other) => other === card).length
        return (
          <Letter
            key={`${card}.${copy}`}
            card={card}
            copy={copy}
            table={table}
            moment={moment}
            words={words}
            after={after}
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
  after,
}: CoastProps & {
  card: number
  copy: number
  due: boolean
  paid: Statement | null
  /** What I would hold then. */
  after: readonly number[] | undefined
}) {
  const { targets } = useScene()
  const { laid } = useLaid()
  const facts = factsOf(table)
  const contract = contractOf(facts, card)
  if (contract === null || moment.viewer === null) return null
  const rider = moment.view.state.seats[moment.viewer]
  const needWith = (tiles: readonly number[]) => needOf(contract, tiles, abilityOf(facts, rider))
  const need = needWith(rider.tiles)
  // A tile that is about to come is counted already.
  const comes = after?.some((n, tile) => n > rider.tiles[tile]) ? needWith(after) : need
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
        <Needs need={comes} before={need} words={words} />
      </span>
      <span className={styles.state}>
        <Lack need={comes} ways={ways} words={words} />
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
