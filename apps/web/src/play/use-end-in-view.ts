import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Who has scrolled up by less than this is still at the end, in px. */
const NEAR = 48

/** Keeps the end of a list in sight when something is added, unless its reader has gone up to read what was before. */
export function useEndInView(list: RefObject<HTMLElement | null>, content: string): void {
  const left = useRef<{ readonly height: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the content is another
  useLayoutEffect(() => {
    const frame = scrollerOf(list.current)
    if (frame === null) return
    const before = left.current?.height ?? frame.scrollTop + frame.clientHeight
    if (before - frame.scrollTop - frame.clientHeight <= NEAR) frame.scrollTop = frame.scrollHeight
    left.current = { height: frame.scrollHeight }
  }, [list, content])
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let one = element?.parentElement ?? null; one !== null; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return null
}
