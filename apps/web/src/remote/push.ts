import type { Language } from '@gam/kernel'
import { api } from '../session/remote/api.ts'

/** How this browser can be told something while the page is closed. */
export type PushState = 'on' | 'off' | 'denied' | 'none'

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

export async function pushState(): Promise<PushState> {
  const registration = await worker()
  if (registration === null) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the person, then the browser, and tells the server where this browser can be reached. */
export async function wakeHere(language: Language): Promise<PushState> {
  const registration = await worker()
  if (registration === null) return 'none'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { key } = await api<{ key: string | null }>('GET', '/push-key')
  if (key === null) return 'none'
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    })
    const { endpoint, keys } = subscription.toJSON()
    await api('POST', '/me/push', {
      endpoint,
      keys: { p256dh: keys?.p256dh, auth: keys?.auth },
      language,
    })
    return 'on'
  } catch (error) {
    // A browser without a push service of its own.
    if (error instanceof DOMException) return 'none'
    throw error
  }
}

export async function letSleep(): Promise<PushState> {
  const registration = await worker()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) {
    await api('DELETE', '/me/push', { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return pushState()
}
