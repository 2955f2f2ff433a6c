import { useEffect } from 'preact/compat'
import { afterPicture } from '../when-idle.ts'

/** On a small screen the first piece that can be chosen is scrolled to, once for each question, if none is in view. */
export function useOpenInView(question: unknown): void {
  useEffect(() => (question === null ? undefined : afterPicture(bringIntoView)), [question])
}

function bringIntoView(): void {
  // A lesson brings into view what it is about.
  if (document.querySelector('[data-bubble]')) return
  const panel = document.querySelector('[data-tab-panel]')
  const open = [...(panel?.querySelectorAll('[data-piece][data-state="open"]') ?? [])]
  const [first] = open
  if (!panel || !first) return
  const frame = panel.getBoundingClientRect()
  const inView = (piece: Element) => {
    const { top, bottom } = piece.getBoundingClientRect()
    return top >= frame.top && bottom <= frame.bottom
  }
  if (!open.some(inView)) first.scrollIntoView({ block: 'center' })
}
