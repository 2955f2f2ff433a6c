import { LAST_ROUND } from '@gam/new-bedford'
import type { HarbourWords } from '@gam/new-bedford/words/harbour-words'
import { Flag } from '../../parts/flag.tsx'
import { Pic, TokenDisc } from './art.tsx'
import styles from './banner.module.css'
import { othersOf } from './reading.ts'
import { type Income, type Item, incomeOf, lastRound } from './round-income.ts'
import { flagOf, nameOf, type Seen } from './seen.ts'

/** What the last round brought to each seat, and who begins the next. */
export function Banner({ seen }: { seen: Seen }) {
  const { words, state, moment, table, me } = seen
  const { banner } = words.harbour
  const facts = lastRound(moment.events)
  const seats = [me, ...othersOf(table.seats.length, me)]
  const incomes = seats.map((seat) => incomeOf(facts, seat))
  const quiet = incomes.every(({ items, returned }) => items.length === 0 && !returned)
  const { round, first } = state
  const mine = seen.mine && first === me
  const begins = mine ? banner.youBegin : banner.begins(nameOf(seen, first))
  const passed = facts.some(({ type }) => type === 'wheelPassed')
  return (
    <section className={styles.banner} data-round-banner={round} role="status">
      <div className={styles.round}>
        <span>{banner.over(round - 1)}</span>
        <h2>{round === LAST_ROUND ? banner.last(round) : banner.round(round)}</h2>
        <span>{banner.toCome(LAST_ROUND - round)}</span>
      </div>
      <ul className={styles.seats}>
        {quiet && <li className={styles.quiet}>{banner.quiet}</li>}
        {!quiet &&
          seats.map((seat, i) => (
            <li key={seat} className={styles.seat} data-me={seen.mine && seat === me ? '' : undefined}>
              <Flag flag={flagOf(seen, seat)} width={27} />
              <b>{seen.mine && seat === me ? banner.you : nameOf(seen, seat)}</b>
              <CameIn income={incomes[i]} seen={seen} />
              <em>{incomes[i].gain > 0 && `+${incomes[i].gain}`}</em>
              <span className={styles.points}>{moment.standings[seat].total}</span>
            </li>
          ))}
      </ul>
      <div className={styles.first}>
        <Pic name="wheel" size={38} color="#F2D27A" />
        <p>
          <b>{begins}</b>
          <span>{passed ? banner.passes : banner.stays}</span>
        </p>
      </div>
      <i className={styles.line} />
    </section>
  )
}

/** What came in, as whales and a few words. */
function CameIn({ income, seen }: { income: Income; seen: Seen }) {
  const { banner } = seen.words.harbour
  const { items, returned } = income
  return (
    <span className={styles.came}>
      {items.length === 0 && (returned ? banner.emptyHold : banner.noShip)}
      {items.map((item) => (
        <span key={item.kind} className={styles.item}>
          {item.whales.map(({ token, count }) => (
            <span key={token} className={styles.whales}>
              {count} <TokenDisc token={token} size={21} />
              <span className="unseen">{seen.words.whales[token]}</span>
            </span>
          ))}
          {item.whales.length === 0 && <Pic name="coin" size={18} />}
          {wordsFor(item, banner)}
        </span>
      ))}
    </span>
  )
}

function wordsFor({ kind, money }: Item, banner: HarbourWords['banner']): string {
  switch (kind) {
    case 'kept':
      return money === 0 ? banner.free : banner.forLay(money)
    case 'free':
      return banner.free
    case 'sold':
      return banner.sold(money)
    case 'bought':
      return banner.bought(money)
    case 'post':
      return banner.post(money)
    default:
      return banner.ambergris(money)
  }
}
