/** Asks the browser to keep the whole app, so that the next visit works without the network. */
export async function keepForOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false
  try {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    return true
  } catch {
    return false
  }
}
