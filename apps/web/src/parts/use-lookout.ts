import { useEffect, useEffectEvent } from 'preact/compat'

/** Looks at once, and again and again while the page is seen; anew with another `about`. */
export function useLookout(look: () => Promise<unknown>, everyMs: number, about = ''): void {
  const seen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look().catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is another thing then
  useEffect(() => {
    seen()
    const timer = setInterval(seen, everyMs)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [everyMs, about])
}
