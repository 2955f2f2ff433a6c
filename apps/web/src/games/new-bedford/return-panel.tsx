import { LAY, POINTS, SHIPS, TOKENS } from '@gam/new-bedford'
import { Pic, ShipArt, TokenDisc } from './art.tsx'
import { Brief } from './brief.tsx'
import { Amount, amountsIn } from './panel.tsx'
import styles from './panels.module.css'
import { type Frame, shipIndex, whaleKinds, worthOf } from './reading.ts'
import { flagOf, type Seen } from './seen.ts'

/** A ship that is home: the hold laid out, kind by kind, the dearest first. */
export function Returned({ seen, frame }: { seen: Seen; frame: Frame }) {
  const { words, state, me } = seen
  const { panels, marks } = words
  const ship = shipIndex(frame.ship)
  const { whales } = state.seats[me].ships[ship]
  const { money } = state.seats[me]
  const now = TOKENS.indexOf(frame.token)
  const owed = worthOf(
    whales.map((n, token) => (token > now ? n : 0)),
    LAY,
  )
  return (
    <div className={styles.returned}>
      <div className={styles.hull}>
        <ShipArt flag={flagOf(seen, me)} width={92} />
        <p className={styles.sum}>
          <Brief phrase={panels.lays(owed, money)} />
        </p>
      </div>
      <div className={styles.hold}>
        {whaleKinds(seen.facts)
          .toReversed()
          .map((name) => {
            const token = TOKENS.indexOf(name)
            const aboard = whales[token]
            const sold = state.sale[token]
            if (aboard + sold === 0) return null
            return (
              <div key={name} className={styles.kind} data-now={token === now ? '' : undefined}>
                <TokenDisc token={name} size={46} points={POINTS[token]} />
                <span className={styles.kindName}>
                  <b>
                    {aboard + sold} × {words.whales[name]}
                  </b>
                  <span>
                    {token > now ? (
                      `${panels.kept} ${aboard}, ${panels.sold} ${sold}`
                    ) : token < now ? (
                      panels.later
                    ) : (
                      <>
                        {panels.pay} {LAY[token]} <Pic name="coin" /> · {panels.get} {LAY[token] / 2}{' '}
                        <Pic name="coin" />
                      </>
                    )}
                  </span>
                </span>
              </div>
            )
          })}
      </div>
      <div className={styles.switches}>
        {amountsIn(seen).map(({ amount, refused }) => {
          const keep = whales[now] - amount
          return (
            <Amount
              key={amount}
              target={`amount ${amount}`}
              label={`${panels.sellSome(amount)}, ${panels.keep(keep)}${marks.colon}${panels.pay} $${keep * LAY[now]}, ${panels.get} $${(amount * LAY[now]) / 2}.`}
              count={
                <span className={styles.whales}>
                  {Array.from({ length: whales[now] }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: whales of a kind are alike
                    <span key={i} data-sold={i >= keep ? '' : undefined}>
                      <TokenDisc token={TOKENS.value(now)} size={whales[now] > 3 ? 20 : 26} />
                    </span>
                  ))}
                </span>
              }
            >
              <span className={styles.verdict} data-refused={refused ? '' : undefined}>
                {keep > 0 && (
                  <span>
                    {`${panels.keep(keep)}${marks.colon}${panels.pay}`} {keep * LAY[now]} <Pic name="coin" />
                  </span>
                )}
                {amount > 0 && (
                  <span>
                    {`${panels.sellSome(amount).toLowerCase()}${marks.colon}${panels.get}`}{' '}
                    {(amount * LAY[now]) / 2} <Pic name="coin" />
                  </span>
                )}
              </span>
            </Amount>
          )
        })}
      </div>
    </div>
  )
}

/** How many right whales land for free. */
export function Tryworks({ seen }: { seen: Seen }) {
  const { words, moment, me } = seen
  const options = (moment.decision?.options ?? []).filter(({ action }) => action.type === 'land')
  return (
    <div className={styles.amounts}>
      {options.map(({ action, text }) => {
        const count = Number(action.amount)
        return (
          <Amount
            key={text}
            target={`land ${action.ship} ${count}`}
            label={words.panels.lands(count)}
            count={
              <>
                {count} <TokenDisc token="right" size={30} />
              </>
            }
          >
            <span className={styles.ofShip}>
              <ShipArt flag={flagOf(seen, me)} width={30} /> {SHIPS.indexOf(action.ship) + 1}
            </span>
          </Amount>
        )
      })}
    </div>
  )
}
