import { LAY, POINTS, TOKENS } from '@gam/new-bedford'
import { type ReactNode, useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Pic } from './art.tsx'
import { actionsFor, bestFor, type Hold, holdOf, leftAfter, pointsOf, type Wished } from './homecoming.ts'
import { Over } from './over.tsx'
import { agendaOf, othersOf, shipIndex, type TownPanel } from './reading.ts'
import styles from './return-panel.module.css'
import { flagOf, nameOf, type Seen, seenOf } from './seen.ts'
import { Whaler } from './ship-art.tsx'
import { useConsidered } from './use-considered.ts'
import { Surfacing } from './whale-art.tsx'

/** A ship is home: what is kept of each kind and what is sold, with the best of it set, sent as one. */
export function ReturnPanel({ table, moment, words, consider, submit }: TownPanel) {
  const seen = seenOf(table, moment, words, null)
  const [frame] = agendaOf(seen.state)
  if (frame?.step !== 'nameWhales') return null
  const ship = shipIndex(frame.ship)
  const hold = holdOf(seen.state, seen.me, ship, TOKENS.indexOf(frame.token))
  return <Homecoming seen={seen} ship={ship} hold={hold} consider={consider} submit={submit} />
}

function Homecoming({
  seen,
  ship,
  hold,
  consider,
  submit,
}: {
  seen: Seen
  ship: number
  hold: Hold
} & Pick<TownPanel, 'consider' | 'submit'>) {
  const { harbour } = seen.words
  const [wishes, wish] = useState<readonly Wished[]>([])
  const kept = bestFor(hold, wishes) ?? bestFor(hold, []) ?? hold.kinds.map(() => 0)
  const actions = actionsFor(hold, kept)
  useConsidered(consider, actions)
  const whales = kept.reduce((sum, n) => sum + n, 0)
  const sold = hold.kinds.reduce((sum, { aboard }, i) => sum + aboard - kept[i], 0)
  const got = hold.kinds.reduce((sum, { token, aboard }, i) => sum + ((aboard - kept[i]) * LAY[token]) / 2, 0)
  const paid = hold.kinds.reduce((sum, { token }, i) => sum + kept[i] * LAY[token], hold.owed)

  /** The wish for this kind takes the place of an earlier one. */
  const ask = (kind: number, keep: number) =>
    wish([...wishes.filter((other) => other.kind !== kind), { kind, keep }])
  const canAsk = (kind: number, keep: number) => bestFor(hold, [{ kind, keep }]) !== null

  return (
    <>
      <Over>
        <section className={styles.home} aria-label={harbour.hold(ship)} data-homecoming="" data-at="hold">
          <div className={styles.pier} aria-hidden="true">
            <Whaler flag={flagOf(seen, seen.me)} className={styles.ship} />
            <span className={styles.planks} />
          </div>
          <div className={styles.panel}>
            <h2 className={styles.title}>
              {harbour.hold(ship)} <span>{harbour.bestSet}</span>
            </h2>
            <div className={styles.cards}>
              {hold.kinds.map(({ token, aboard }, kind) => (
                <KindCard
                  key={token}
                  seen={seen}
                  token={token}
                  aboard={aboard}
                  keep={kept[kind]}
                  canKeep={(keep) => canAsk(kind, keep)}
                  onKeep={(keep) => ask(kind, keep)}
                />
              ))}
            </div>
            <p className={styles.sum}>
              <span className={styles.box}>
                {harbour.have} <b>{harbour.dollars(hold.money)}</b>
              </span>
              {sold > 0 && (
                <span>
                  {harbour.sells(sold)} <b>+{harbour.dollars(got)}</b>
                </span>
              )}
              {paid > 0 && (
                <span>
                  {whales > 0 ? harbour.keeps(whales) : harbour.fee} <b>{harbour.dollars(-paid)}</b>
                </span>
              )}
              <span className={styles.box}>
                {harbour.left} <b>{harbour.dollars(leftAfter(hold, kept))}</b>
              </span>
              <span className={styles.landed}>
                <Pic name="victory" size={18} color="var(--coin)" />{' '}
                <b>{harbour.landed(pointsOf(hold, kept))}</b>
              </span>
            </p>
          </div>
        </section>
      </Over>
      <Button look="primary" data-confirm="" onClick={() => submit(actions)}>
        {harbour.settle(paid, whales)}
      </Button>
    </>
  )
}

/** One kind of whale: a click on a half moves one of them there. */
function KindCard({
  seen,
  token,
  aboard,
  keep,
  canKeep,
  onKeep,
}: {
  seen: Seen
  token: number
  aboard: number
  keep: number
  canKeep(keep: number): boolean
  onKeep(keep: number): void
}) {
  const { words } = seen
  const { harbour } = words
  const sell = aboard - keep
  const lay = LAY[token]
  const many = aboard > 1
  return (
    <div className={styles.card} data-kept={keep > 0 ? '' : undefined}>
      <span className={styles.picture} aria-hidden="true">
        <Surfacing token={TOKENS.value(token)} className={styles.whale} />
        {many && <b className={styles.times}>×{aboard}</b>}
      </span>
      <b className={styles.name}>{words.whales[TOKENS.value(token)]}</b>
      <span className={styles.points}>
        <Pic name="victory" size={15} color="var(--coin)" />{' '}
        {many ? harbour.each(POINTS[token]) : harbour.points(POINTS[token])}
      </span>
      <div className={styles.halves}>
        <Half on={keep > 0} possible={keep < aboard && canKeep(keep + 1)} onTake={() => onKeep(keep + 1)}>
          <span>{harbour.keep(many ? keep : null)}</span>
          <small>{keep > 0 || !many ? harbour.pay(lay * (keep || 1)) : harbour.eachFor(lay)}</small>
        </Half>
        <Half on={sell > 0} possible={sell < aboard} onTake={() => onKeep(keep - 1)}>
          <span>{harbour.sell(many ? sell : null)}</span>
          <small>{sell > 0 || !many ? harbour.get((lay / 2) * (sell || 1)) : harbour.eachFor(lay / 2)}</small>
        </Half>
      </div>
      {aboard > 2 && (
        <div className={styles.all}>
          <button type="button" disabled={!canKeep(aboard) || keep === aboard} onClick={() => onKeep(aboard)}>
            {harbour.keepAll}
          </button>
          <button type="button" disabled={sell === aboard} onClick={() => onKeep(0)}>
            {harbour.sellAll}
          </button>
        </div>
      )}
      <Buyers seen={seen} lay={lay} sold={sell > 0} />
    </div>
  )
}

function Half({
  on,
  possible,
  onTake,
  children,
}: {
  on: boolean
  possible: boolean
  onTake(): void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={styles.half}
      data-stop=""
      data-half=""
      aria-pressed={on}
      aria-disabled={possible ? undefined : true}
      onClick={() => possible && onTake()}
    >
      {on && <Icon name="check" size={14} />}
      {children}
    </button>
  )
}

/** Who has the money to buy one of this kind, in the order in which they are asked. */
function Buyers({ seen, lay, sold }: { seen: Seen; lay: number; sold: boolean }) {
  const { words, state, facts, me } = seen
  const rich = othersOf(facts.people, me).filter((seat) => state.seats[seat].money >= lay)
  return (
    <p className={styles.buyers}>
      <span>{sold ? words.harbour.canBuy(lay) : words.harbour.ifSold(lay)}</span>
      {rich.length === 0 && <span>{words.harbour.nobody}</span>}
      {rich.map((seat) => (
        <span key={seat}>
          <Flag flag={flagOf(seen, seat)} width={24} />
          <span className="unseen">{nameOf(seen, seat)}</span>
        </span>
      ))}
    </p>
  )
}
