import { memo } from 'preact/compat'
import { Backdrop } from './backdrop.tsx'
import { LotPiece } from './lot.tsx'
import type { Seen } from './seen.ts'
import type { Lot } from './streets.ts'
import styles from './town.module.css'

/** The two streets of the town, and what lies behind them. */
export const Town = memo(function Town({
  seen,
  streets,
}: {
  seen: Seen
  streets: readonly (readonly Lot[])[]
}) {
  const { words, state, facts } = seen
  const longest = Math.max(...streets.map((street) => street.length))
  return (
    <section className={styles.town} aria-label={words.regions.town}>
      <Backdrop share={state.owners.filter((owner) => owner >= 0).length / Math.max(1, facts.tiles.length)} />
      {streets.map((street) => (
        <div
          key={street[0].name}
          className={styles.street}
          style={{
            '--lots': street.length - 2,
            '--first': `${1.16 + Math.min(1, longest - street.length)}fr`,
          }}
        >
          {street.map((lot, along) => (
            <LotPiece key={lot.name} seen={seen} lot={lot} along={along} />
          ))}
        </div>
      ))}
    </section>
  )
})
