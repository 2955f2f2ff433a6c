import { type ReactNode, useLayoutEffect, useRef } from 'preact/compat'
import { withPicture } from '../when-idle.ts'

/**
 * A piece on its way: while it travels, the one it was taken from is not seen, and it is as large as that one. Of a
 * place, what bears `data-lies` is the piece.
 */
export function Lifted({
  from,
  width,
  whole = false,
  children,
}: {
  from: string
  /** Where that one cannot be seen. */
  width: string
  /** All that stands at its place goes with it. */
  whole?: boolean
  children: ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let gone: HTMLElement | null = null
    const callOff = withPicture(() => {
      const place = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(from)}"]`)
      if (!place) return
      const piece = place.querySelector<HTMLElement>('[data-lies]') ?? place
      const seen = piece.getBoundingClientRect().width
      if (seen > 0 && frame.current) {
        frame.current.style.width = `${seen}px`
        frame.current.style.setProperty('--tile', `${seen}px`)
      }
      gone = whole ? place : piece
      gone.style.visibility = 'hidden'
    })
    return () => {
      callOff()
      if (gone) gone.style.visibility = ''
    }
  }, [from, whole])
  return (
    <div ref={frame} style={{ width, '--tile': width }}>
      {children}
    </div>
  )
}
