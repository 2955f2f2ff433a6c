import { useSyncExternalStore } from 'preact/compat'

/** Whether the page is dressed in its dark theme. */
export function useDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const changes = new MutationObserver(listener)
      changes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
      return () => changes.disconnect()
    },
    () => document.documentElement.dataset.theme === 'dark',
    () => false,
  )
}
