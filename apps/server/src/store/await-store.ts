import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './unavailable.ts'

const PAUSES = [1000, 2000, 5000]
const LONGEST = 10_000

/** Tries until the store is there; what is wrong for good is thrown. */
export async function awaitStore<T>(
  open: () => Promise<T>,
  away: (error: unknown, seconds: number) => void,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      const pause = PAUSES[tries] ?? LONGEST
      away(error, pause / 1000)
      await sleep(pause)
    }
  }
}
