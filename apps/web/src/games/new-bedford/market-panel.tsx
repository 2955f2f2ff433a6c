import { LAY, POINTS, TOKENS } from '@gam/new-bedford'
import { Flag } from '../../parts/flag.tsx'
import { Piece } from '../../play/piece.tsx'
import { Said } from '../../play/said.tsx'
import { Pic } from './art.tsx'
import { Brief } from './brief.tsx'
import styles from './panels.module.css'
import { type Frame, seatToken, whaleKinds, whalesIn, worthOf } from './reading.ts'
import { flagOf, nameOf, type Seen } from './seen.ts'
import { Surfacing } from './whale-art.tsx'

/** What each buyer said last since the ship came home. */
function lastWords({ moment }: Seen): ReadonlyMap<number, string> {
  const from = moment.events.findLastIndex(({ type }) => type === 'shipReturned')
  const said = new Map<number, string>()
  for (const statement of moment.events.slice(from + 1))
    if (statement.type === 'whaleBought' || statement.type === 'salePassed')
      said.set(Number(statement.seat), statement.type)
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
      <div className={styles.market} data-market="">
        <div className={styles.forSale}>
          {whaleKinds(seen.facts)
            .toReversed()
            .filter((name) => state.sale[TOKENS.indexOf(name)] > 0)
            .map((name) => {
              const token = TOKENS.indexOf(name)
              const count = state.sale[token]
              const sentence = words.said.token(words.whales[name], LAY[token], POINTS[token])
              return (
                <Piece
                  key={name}
                  target={`whale ${name}`}
                  place={`whale ${name}`}
                  label={count > 1 ? `${count} × ${sentence}` : sentence}
                  className={styles.sold}
                >
                  <span className={styles.soldInside} aria-hidden="true">
                    <Surfacing token={name} className={styles.soldWhale} />
                    <b className={styles.soldName}>
                      {words.whales[name]}
                      {count > 1 && ` ×${count}`}
                    </b>
                    <span className={styles.soldWorth}>
                      <Pic name="victory" size={15} color="var(--coin)" />{' '}
                      {words.harbour.points(POINTS[token])} · <b>{words.harbour.dollars(LAY[token])}</b>
                    </span>
                  </span>
                </Piece>
              )
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
