import type { Dialer } from './dialer.ts'
import type { WakeMessage } from './waker.ts'

/** Tells a program of somebody's, at the address that they named. */
export function callWebhook(
  dialer: Dialer,
  url: string,
  message: WakeMessage,
  signal: AbortSignal,
): Promise<void> {
  const body = Buffer.from(JSON.stringify(message))
  return dialer.post(url, { headers: { 'content-type': 'application/json' }, body }, signal)
}
