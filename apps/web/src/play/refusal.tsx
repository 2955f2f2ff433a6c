import { type Offered, phrase } from '@gam/kernel'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useUi } from '../words/language.ts'
import styles from './refusal.module.css'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'

/** Why not: a bubble at the piece, or a sheet above the prompt on a small screen. */
export function RefusalBubble({
  option,
  piece,
  onClose,
}: {
  option: Offered
  piece: string
  onClose(): void
}) {
  const ui = useUi()
  const { board, words, showRule } = useScene()
  const bubble = useRef<HTMLDivElement>(null)
  const { refusal } = option

  useLayoutEffect(() => {
    const element = bubble.current
    const anchor = document.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect()
    const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect()
    if (element && prompt) element.style.setProperty('--sheet', `${innerHeight - prompt.y}px`)
    if (!element || !anchor) return
    const box = element.getBoundingClientRect()
    const left = anchor.x + anchor.width / 2 - box.width / 2
    element.style.setProperty('--left', `${Math.max(12, Math.min(left, innerWidth - box.width - 12))}px`)
    element.style.setProperty('--bottom', `${innerHeight - anchor.y + 12}px`)
    element.style.setProperty(
      '--tip',
      `${anchor.x + anchor.width / 2 - Math.max(12, Math.min(left, innerWidth - box.width - 12))}px`,
    )
  }, [piece])

  if (!refusal) return null
  const reason = phrase(board.game, words.words, 'refusals', refusal.reason)
  return (
    <div ref={bubble} className={styles.bubble} role="alert" data-refusal="">
      <p className={styles.reason}>
        <Said phrase={reason} />
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.link} onClick={() => showRule(refusal.rule)}>
          <Icon name="book" size={15} /> {ui.table.rule(refusal.rule)}
        </button>
        <button type="button" className={styles.link} onClick={onClose}>
          {ui.table.close} <kbd>Esc</kbd>
        </button>
      </p>
    </div>
  )
}
