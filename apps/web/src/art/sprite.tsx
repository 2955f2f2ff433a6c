import { type ReactNode, useSyncExternalStore } from 'preact/compat'
import { Listeners } from '../listeners.ts'
import { whenIdle } from '../when-idle.ts'

/**
 * Drawings that come after the table can be played: symbols in one text, put into the page once. Their colours are
 * classes and custom properties of the style sheets, since the page's policy allows no styles in markup.
 */
export interface Sheet {
  readonly arrived: boolean
  fetch(): Promise<void>
  subscribe(listener: () => void): () => void
}

/** `load` gives `<symbol id="…">…` after `<symbol …>`, and the gradients and patterns that they use. */
export function sheetOf(load: () => Promise<string>): Sheet {
  const listeners = new Listeners()
  let arrived = false
  let fetching: Promise<void> | null = null
  return {
    get arrived() {
      return arrived
    },
    fetch() {
      fetching ??= load().then((symbols) => {
        const frame = document.createElement('div')
        frame.className = 'unseen'
        frame.innerHTML = `<svg aria-hidden="true" width="0" height="0">${symbols}</svg>`
        // Before all else: behind the page it would make it a line longer.
        document.body.prepend(frame)
        arrived = true
        listeners.tell()
      })
      return fetching
    },
    subscribe: listeners.subscribe,
  }
}

/** Whether the drawings are there; whoever asks gets them fetched when the page has nothing else to do. */
export function useSheet(sheet: Sheet): boolean {
  return useSyncExternalStore(
    (listener) => {
      if (!sheet.arrived) whenIdle(() => void sheet.fetch().catch(() => undefined))
      return sheet.subscribe(listener)
    },
    () => sheet.arrived,
    () => sheet.arrived,
  )
}

/** One drawing of a sheet in the room that `className` gives it; until it arrives, something plain in the same room. */
export function Sprite({
  sheet,
  name,
  box,
  className,
  plain = null,
  stretch = false,
}: {
  sheet: Sheet
  name: string
  /** Its viewBox, as in the sheet. */
  box: string
  className?: string | undefined
  plain?: ReactNode
  /** It fills its room, whatever the proportions. */
  stretch?: boolean
}) {
  const arrived = useSheet(sheet)
  return (
    <svg
      viewBox={box}
      preserveAspectRatio={stretch ? 'none' : undefined}
      className={className}
      aria-hidden="true"
    >
      {arrived ? <use href={`#${name}`} /> : plain}
    </svg>
  )
}
