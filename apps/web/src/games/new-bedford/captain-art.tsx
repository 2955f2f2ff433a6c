import { Sprite } from '../../art/sprite.tsx'
import styles from './captain-art.module.css'
import { captainSheet } from './drawings.ts'

/** A Captain's face; large, he looks out of a brass porthole. */
export function Portrait({ captain, size }: { captain: string; size: number }) {
  const rem = `${size / 16}rem`
  return (
    <span
      className={styles.portrait}
      data-framed={size >= FRAMED ? '' : undefined}
      style={{ width: rem, height: rem }}
    >
      <Sprite sheet={captainSheet} name={`nb-captain-${captain}`} box="0 0 120 120" className={styles.face} />
      {size >= FRAMED && (
        <Sprite sheet={captainSheet} name="nb-porthole" box="0 0 120 120" className={styles.frame} />
      )}
    </span>
  )
}

/** From this size on there is room for the brass. */
const FRAMED = 64
