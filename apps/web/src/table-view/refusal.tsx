import { type Offered, phrase } from '@gam/kernel'
import { lazy, Suspense, useLayoutEffect, useRef } from 'preact/compat'
import { Icon } from '../parts/icon.tsx'
import { beside, keepPut } from '../play/beside.ts'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import styles from './refusal.module.css'

const WayLine = lazy(async () => ({ default: (await import('../learn/way-line.tsx')).WayLine }))

/** Why not: a bubble at the piece, or a sheet above the prompt on a small screen. */
export function RefusalBubble({
  option,
  piece,
  moment,
  onClose,
}: {
  option: Offered
  piece: string
  moment: Moment
  onClose(): void
}) {
  const ui = useUi()
  const { board, words, showRule } = useScene()
  const bubble = useRef<HTMLDivElement>(null)
  const { refusal } = option

  useLayoutEffect(() => {
    const element = bubble.current
    const name = CSS.escape(piece)
    const anchor = document.querySelector(`[data-piece="${name}"], [data-option="${name}"]`)
    anchor?.toggleAttribute('data-why', true)
    const letGo = keepPut(element, () => {
      const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect()
      if (element && prompt) element.style.setProperty('--sheet', `${innerHeight - prompt.y}px`)
      if (element && anchor) beside(element, anchor, true)
    })
    return () => {
      anchor?.toggleAttribute('data-why', false)
      letGo()
    }
  }, [piece])

  if (!refusal) return null
  const reason = phrase(board.game, words.words, 'refusals', refusal.reason)
  return (
    <div ref={bubble} className={styles.bubble} role="alert" data-refusal="">
      <p className={styles.reason}>
        <Said phrase={reason} />
      </p>
      <Suspense fallback={null}>
        <WayLine closed={option.text} moment={moment} />
      </Suspense>
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
