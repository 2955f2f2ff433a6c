import { TOKENS } from '@gam/new-bedford'
import { Pic, TokenDisc } from './art.tsx'
import styles from './bag.module.css'
import { SEA } from './reading.ts'
import type { Seen } from './seen.ts'

/** There is one of each of the promo's tokens: it is in the bag, or it is not. */
const SINGLE = new Set(['white', 'blue', 'ambergris', 'castaway'])

/** What is still in the bag, kind by kind; the promo's tokens as discs, dashed where they are gone. */
export function Bag({ seen }: { seen: Seen }) {
  const { words, state, facts } = seen
  const { ocean } = state
  const there = TOKENS.names.filter((_, token) => facts.tokens[token] > 0)
  return (
    <div className={styles.bag} data-at="bag">
      <h2 className={styles.title}>
        <Pic name="bag" size={20} color="#E9DBB8" ground="#17465A" />
        {words.harbour.bag(ocean[TOKENS.size])}
      </h2>
      <ul className={styles.counts}>
        {there
          .filter((name) => !SINGLE.has(name))
          .map((name) => (
            <li key={name} className={styles.count}>
              <Pic name={name} size={18} color="#fff" ground="#1d4152" />
              <span className="unseen">{words.whales[name]}</span>
              <b>{ocean[TOKENS.indexOf(name)]}</b>
            </li>
          ))}
      </ul>
      {there.some((name) => SINGLE.has(name)) && (
        <ul className={styles.singles}>
          {there
            .filter((name) => SINGLE.has(name))
            .map((name) => {
              const gone = ocean[TOKENS.indexOf(name)] === 0
              return (
                <li key={name} className={styles.single} data-gone={gone ? '' : undefined}>
                  <TokenDisc token={gone ? 'sea' : name} size={24} />
                  {!gone && <span className="unseen">{words.whales[name]}</span>}
                </li>
              )
            })}
        </ul>
      )}
    </div>
  )
}

/** What nobody took in the last whaling lies on the water until the next. */
export function LeftOut({ seen }: { seen: Seen }) {
  const { words, state } = seen
  const out = TOKENS.names.flatMap((name, token) =>
    Array.from({ length: state.out[token] }, (_, copy) => ({ name, copy, empty: token === SEA })),
  )
  return (
    <div className={styles.left} data-at="out">
      <h2 className={styles.title}>{out.length === 0 ? words.harbour.noneOut : words.harbour.leftOut}</h2>
      <span className={styles.discs} data-many={out.length > 4 ? '' : undefined}>
        {out.map(({ name, copy }) => (
          <span key={`${name} ${copy}`}>
            <TokenDisc token={name} size={26} />
            <span className="unseen">{words.whales[name]}</span>
          </span>
        ))}
      </span>
    </div>
  )
}
