const TRIES = 3
const REST = 10_000

/** Asks the browser to keep the whole app, so that the next visit works without the network. */
export async function keepForOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false
  for (let tries = 1; tries <= TRIES; tries++) {
    if (await isKept()) return true
    if (tries < TRIES) await new Promise((settle) => setTimeout(settle, REST))
  }
  return false
}

/** False where a file could not be had, or the browser keeps nothing. */
async function isKept(): Promise<boolean> {
  try {
    const { installing } = await navigator.serviceWorker.register('/sw.js')
    const failed = new Promise<false>((settle) => {
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'redundant') settle(false)
      })
    })
    return await Promise.race([navigator.serviceWorker.ready.then(() => true), failed])
  } catch {
    return false
  }
}
