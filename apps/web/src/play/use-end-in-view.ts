import { type RefObject, useEffect } from 'preact/compat'

/** Who has scrolled up by less than this is still at the end, in px. */
const NEAR = 48

/**
 * Keeps the end of a list in sight when it grows, unless its reader has gone up to read what was before. `there`:
 * whether there is a list. It looks where the browser has just measured everything anyway.
 */
export function useEndInView(list: RefObject<HTMLElement | null>, there: boolean): void {
  useEffect(() => {
    const frame = there ? scrollerOf(list.current) : null
    if (frame === null || list.current === null) return
    let height: number | null = null
    const sizes = new ResizeObserver(() => {
      const before = height ?? frame.scrollTop + frame.clientHeight
      if (before - frame.scrollTop - frame.clientHeight <= NEAR) frame.scrollTop = frame.scrollHeight
      height = frame.scrollHeight
    })
    sizes.observe(list.current)
    return () => sizes.disconnect()
  }, [list, there])
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let one = element?.parentElement ?? null; one !== null; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return null
}
