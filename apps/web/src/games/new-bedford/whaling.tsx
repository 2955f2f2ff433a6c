import { LAY, POINTS, TOKENS } from '@gam/new-bedford'
import type { ReactNode } from 'preact/compat'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import { Pic } from './art.tsx'
import { SEA } from './reading.ts'
import type { Seen } from './seen.ts'
import { CHOOSING } from './ship-piece.tsx'
import { tokenSentence } from './token-words.ts'
import { Surfacing } from './whale-art.tsx'
import styles from './whaling.module.css'

/** The dearest last, what is no whale after them. */
const KINDS = TOKENS.names
  .map((_, token) => token)
  .filter((token) => token !== SEA)
  .sort((a, b) => Number(LAY[a] === 0) - Number(LAY[b] === 0) || LAY[a] - LAY[b])

/** So many kinds are drawn large. */
const FEW = 4

/** What a ship chooses from: one whale a kind, surfaced beside her, with what it is worth; pages in the same row. */
export function Grounds({ seen, pages }: { seen: Seen; pages: ReactNode }) {
  const { state, facts } = seen
  const kinds = KINDS.filter((token) => state.out[token] > 0)
  const empty = state.out[SEA]
  return (
    <div
      className={styles.grounds}
      data-at="out"
      data-many={kinds.length + (facts.log ? 2 : 0) > FEW ? '' : undefined}
    >
      {kinds.map((token, nth) => (
        <Whale key={token} seen={seen} token={token} nth={nth} />
      ))}
      {pages}
      {empty > 0 && (
        <div className={styles.empty} data-at="token sea">
          <Surfacing token="sea" className={styles.waves} />
          <p className={styles.note}>
            <b className={styles.count}>{seen.words.harbour.emptySeas(empty)}</b>{' '}
            <span>{seen.words.harbour.nothingToTake}</span>
          </p>
        </div>
      )}
    </div>
  )
}

/** A kind of whale, and how many there are of it. */
function Whale({ seen, token, nth }: { seen: Seen; token: number; nth: number }) {
  const { words, state } = seen
  const name = TOKENS.value(token)
  const count = state.out[token]
  const target = `token ${name}`
  const { targets } = useScene()
  const sentence = tokenSentence(words, name)
  return (
    <Piece
      target={target}
      place={target}
      label={count > 1 ? `${count} × ${sentence}` : sentence}
      dropOn={CHOOSING}
      className={styles.whale}
    >
      <span
        className={styles.inside}
        aria-hidden="true"
        data-open={targets.get(target) === 'open' ? '' : undefined}
      >
        <span className={styles.water} style={{ '--nth': nth }}>
          <span className={styles.ripple} />
          <Surfacing token={name} className={styles.drawn} />
        </span>
        <span className={styles.plate}>
          <b className={styles.name}>
            {words.whales[name]}
            {count > 1 && <span className={styles.times}>×{count}</span>}
          </b>
          <Worth seen={seen} token={token} target={target} />
        </span>
      </span>
    </Piece>
  )
}

/** Points and lay, what a token of the promo does, or the verb once it is chosen. */
function Worth({ seen, token, target }: { seen: Seen; token: number; target: string }) {
  const { harbour } = seen.words
  const { chosen, verb } = useScene()
  const name = TOKENS.value(token)
  if (chosen === `${target}#0`) return <span className={styles.verb}>✓ {verb}</span>
  switch (name) {
    case 'ambergris':
      return (
        <span className={styles.worth}>
          <span>
            <Pic name="coin" size={15} /> {harbour.dollars(AMBERGRIS)}
          </span>
          <span>{harbour.whenHome}</span>
        </span>
      )
    case 'castaway':
      return (
        <span className={styles.worth}>
          <span>{harbour.aWorker}</span>
          <span>{harbour.whenHome}</span>
        </span>
      )
    default:
      return (
        <span className={styles.worth}>
          <span>
            <Pic name="victory" size={15} color="var(--coin)" /> {harbour.points(POINTS[token])}
          </span>
          {name === 'white' ? (
            <span className={styles.warn}>{harbour.shipLost}</span>
          ) : (
            <span>
              {harbour.lay} <strong>{harbour.dollars(LAY[token])}</strong>
            </span>
          )}
        </span>
      )
  }
}

/** WW-12 */
const AMBERGRIS = 8
