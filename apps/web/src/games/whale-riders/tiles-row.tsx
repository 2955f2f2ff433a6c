import { TileArt } from './art.tsx'
import { tilesIn } from './reading.ts'
import styles from './tiles-row.module.css'

/** Tiles before somebody, small: those that look alike lie on each other with their number. */
export function TilesRow({ tiles }: { tiles: readonly number[] }) {
  const kinds = [...new Set(tilesIn(tiles))]
  return (
    <span className={styles.row}>
      {kinds.map((tile) => (
        <span key={tile} className={styles.stack}>
          <TileArt tile={tile} />
          {tiles[tile] > 1 && <b className={styles.times}>×{tiles[tile]}</b>}
        </span>
      ))}
    </span>
  )
}
