import lights from './light.module.css'
import { LotPiece } from './lot.tsx'
import styles from './lot-row.module.css'
import type { Seen } from './seen.ts'

/** A few places of the town by themselves, as in the rulebook. */
export function LotRow({ seen, names }: { seen: Seen; names: readonly string[] }) {
  return (
    <div className={[styles.row, lights.light].join(' ')} data-light="day">
      {names.map((name, order) => (
        <LotPiece key={name} seen={seen} lot={{ name, order }} />
      ))}
    </div>
  )
}
