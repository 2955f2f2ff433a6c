import { type ReactNode, useLayoutEffect } from 'react'
import { useScene } from '../../play/table-context.ts'
import { RiderArt, RiderIcon } from './art.tsx'
import styles from './flying.module.css'

/** A piece on its way: while it travels, the one it was taken from is not seen. */
export function Lifted({ from, width, children }: { from: string; width: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const piece = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(from)}"]`)
    if (!piece) return
    piece.style.visibility = 'hidden'
    return () => {
      piece.style.visibility = ''
    }
  }, [from])
  return <div style={{ width, '--tile': width }}>{children}</div>
}

export function Swimmer({ seat, home }: { seat: number; home: boolean }) {
  const { table } = useScene()
  return <RiderArt flag={table.seats[seat].flag} home={home} />
}

/** An amount that moves: number, then icon. */
export function Gain({ n, thing }: { n: number; thing: string }) {
  return (
    <span className={styles.gain}>
      {n}
      <RiderIcon name={thing} size={22} />
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
