import { isRecord } from '@gam/kernel'
import { type ReactNode, Suspense } from 'preact/compat'
import { IconButton } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { useUi } from '../../words/language.ts'
import styles from './panels.module.css'
import type { Seen } from './seen.ts'

export interface ShownPanel {
  readonly title: string
  /** It has a place of its own in the scene, which makes room for it. */
  readonly name?: 'market' | 'struck'
  /** What lies there says for itself what it is. */
  readonly untitled?: boolean
  readonly body: ReactNode
}

/** Something that lies open for a while, with what can be chosen in it. */
export function Panel({
  panel,
  label,
  onClose,
}: {
  panel: ShownPanel
  label: string
  onClose?: (() => void) | undefined
}) {
  const ui = useUi()
  return (
    <Region label={label} className={styles.panel}>
      <h2 className={panel.untitled ? 'unseen' : styles.heading}>{panel.title}</h2>
      {onClose && (
        <span className={styles.close}>
          <IconButton label={ui.table.close} onClick={onClose} data-stop="">
            <Icon name="cross" size={20} />
          </IconButton>
        </span>
      )}
      <Suspense fallback={null}>{panel.body}</Suspense>
    </Region>
  )
}

/** The amounts that are asked for. */
export function amountsIn({ moment }: Seen): { amount: number; refused: boolean }[] {
  return (moment.decision?.options ?? []).flatMap(({ action, refusal }) =>
    isRecord(action) && typeof action.amount === 'number'
      ? [{ amount: action.amount, refused: refusal !== undefined }]
      : [],
  )
}

/** One amount to choose, with what it brings. */
export function Amount({
  target,
  label,
  count,
  children,
}: {
  target: string
  label: string
  count: ReactNode
  children: ReactNode
}) {
  return (
    <Piece target={target} place={target} label={label} className={styles.amount}>
      <span className={styles.amountInside} aria-hidden="true">
        <b>{count}</b>
        <span>{children}</span>
      </span>
    </Piece>
  )
}
