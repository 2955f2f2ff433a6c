import { setTimeout as sleep } from 'node:timers/promises'
import { Lost, Refused } from './guest.ts'
import type { Shore } from './shore.ts'

const PAUSE = 50

/** Tries until there is an answer: where the connection went or the store was away, nobody knows what was done. */
export async function persistently<T>(shore: Shore, act: (url: string) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act(await shore.url(0))
    } catch (error) {
      const away = error instanceof Refused && error.failure.code === 'unavailable'
      if (!(error instanceof Lost) && !away) throw error
      await sleep(PAUSE)
    }
  }
}
