import { LAY, POINTS, TOKENS } from '@gam/new-bedford'
import { Flag } from '../../parts/flag.tsx'
import { Piece } from '../../play/piece.tsx'
import { Said } from '../../play/said.tsx'
import { Pic, TokenDisc } from './art.tsx'
import { Brief } from './brief.tsx'
import styles from './panels.module.css'
import { type Frame, seatToken, whaleKinds, whalesIn, worthOf } from './reading.ts'
import { flagOf, nameOf, type Seen } from './seen.ts'

/** What each buyer said last since the ship came home. */
function lastWords({ moment }: Seen): ReadonlyMap<number, string> {
  const from = moment.events.findLastIndex(({ type }) => type === 'shipReturned')
  const said = new Map<number, string>()
  for (const fact of moment.events.slice(from + 1))
    if (fact.type === 'whaleBought' || fact.type === 'salePassed') said.set(Number(fact.seat), fact.type)
  return said
}

/** Whales for sale, and everyone who may buy, in order. */
export function Market({ seen, frame }: { seen: Seen; frame: Frame }) {
  const { words, state, facts, me } = seen
  const { panels } = words
  const seller = Number(frame.seller)
  const buyer = Number(frame.seat)
  const said = lastWords(seen)
  const others = Array.from({ length: facts.people - 1 }, (_, i) => (seller + 1 + i) % facts.people)
  const due = state.seats[me].ships.reduce((sum, { whales }) => sum + worthOf(whales, LAY), 0)
  return (
    <>
      <p className={styles.note}>
        <Said phrase={panels.sells(seatToken(seller), whalesIn(state.sale))} />
      </p>
      <div className={styles.market}>
        <div className={styles.forSale}>
          {whaleKinds(seen.facts)
            .toReversed()
            .flatMap((name) => {
              const token = TOKENS.indexOf(name)
              return Array.from({ length: state.sale[token] }, (_, copy) => (
                <Piece
                  // biome-ignore lint/suspicious/noArrayIndexKey: whales of a kind are alike
                  key={`${name} ${copy}`}
                  target={`whale ${name}`}
                  copy={copy}
                  place={`whale ${name}`}
                  label={words.said.token(words.whales[name], LAY[token], POINTS[token])}
                  className={styles.sold}
                >
                  <span className={styles.soldInside} aria-hidden="true">
                    <TokenDisc token={name} size={60} points={POINTS[token]} />
                    <b>
                      <Brief phrase={panels.price(LAY[token])} />
                    </b>
                  </span>
                </Piece>
              ))
            })}
        </div>
        <ol className={styles.ring}>
          {others.map((seat) => (
            <li key={seat} data-now={seat === buyer ? '' : undefined}>
              <Flag flag={flagOf(seen, seat)} width={24} />
              <span className={styles.buyer}>
                <b>{nameOf(seen, seat)}</b>
                <span>{wordOf(seen, seat, buyer, said)}</span>
              </span>
              <span className={styles.purse}>
                <Pic name="coin" size={16} /> {state.seats[seat].money}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.note}>
        <Brief phrase={panels.youHave(state.seats[me].money)} />{' '}
        {due > 0 && <Brief phrase={panels.due(due)} />} {panels.passIsNotFinal}
      </p>
    </>
  )
}

function wordOf(seen: Seen, seat: number, buyer: number, said: ReadonlyMap<number, string>): string {
  const { panels } = seen.words
  if (seat === buyer) return seat === seen.me && seen.mine ? panels.yourTurn : panels.thinks
  const word = said.get(seat)
  if (word === undefined) return panels.waits
  return word === 'salePassed' ? panels.passed : panels.bought(1)
}
