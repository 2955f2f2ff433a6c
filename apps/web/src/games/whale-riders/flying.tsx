import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useScene } from '../../play/table-context.ts'
import { Good, RiderArt, RiderIcon, Seal } from './art.tsx'
import styles from './flying.module.css'

/**
 * A piece on its way: while it travels, the one it was taken from is not seen, and it is as large as that one.
 * `width`: where that one cannot be seen.
 */
export function Lifted({ from, width, children }: { from: string; width: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const piece = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(from)}"]`)
    if (!piece) return
    const seen = (piece.querySelector('[data-lies]') ?? piece).getBoundingClientRect().width
    if (seen > 0 && frame.current) {
      frame.current.style.width = `${seen}px`
      frame.current.style.setProperty('--tile', `${seen}px`)
    }
    piece.style.visibility = 'hidden'
    return () => {
      piece.style.visibility = ''
    }
  }, [from])
  return (
    <div ref={frame} style={{ width, '--tile': width }}>
      {children}
    </div>
  )
}

/** A rider under way: it dives behind a ring of foam, its shadow runs on, and it comes up again. */
export function Diver({ seat, home }: { seat: number; home: boolean }) {
  const { table } = useScene()
  return (
    <span className={styles.diver}>
      <i className={styles.shadow} />
      <i className={styles.foam} />
      <span className={styles.body}>
        <RiderArt flag={table.seats[seat].flag} home={home} />
      </span>
    </span>
  )
}

/** A letter that is folded twice and sealed. */
export function Folding() {
  return (
    <span className={styles.letter}>
      <Seal className={styles.seal} />
    </span>
  )
}

/** An amount that moves: number, then icon. */
export function Gain({ n, thing }: { n: number; thing: string }) {
  return (
    <span className={styles.gain}>
      {n}
      <Good name={thing} size={22} />
    </span>
  )
}

export function Badge({ icon }: { icon: string }) {
  return (
    <span className={styles.badge}>
      <RiderIcon name={icon} size={30} />
    </span>
  )
}
