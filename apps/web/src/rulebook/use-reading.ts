import { useEffect, useState } from 'preact/compat'

/** The section that stands in the upper part of the window. */
export function useReading(ready: unknown): string | null {
  const [at, setAt] = useState<string | null>(null)
  useEffect(() => {
    if (!ready) return
    const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
    const seen = new Set<Element>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        const first = sections.find((section) => seen.has(section))
        if (first) setAt(first.id)
      },
      { rootMargin: '-12% 0px -70% 0px' },
    )
    for (const section of sections) watch.observe(section)
    return () => watch.disconnect()
  }, [ready])
  return at
}
