import type { DailyDay, DailyToday } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { useLookout } from '../parts/use-lookout.ts'
import { ApiError, api } from '../session/remote/api.ts'

/** A day as the page needs it; earlier days only beside today's. */
export interface Shown {
  readonly day: DailyDay
  readonly earlier: DailyToday['earlier']
  /** How far the server's clock is ahead of this device's. */
  readonly ahead: number
}

type State =
  | { readonly state: 'asking' | 'none' | 'unknown' }
  | { readonly state: 'there'; readonly shown: Shown }

const LOOK_AGAIN_MS = 30_000

/** The challenge of a day (null: of today), looked at again now and then. */
export function useDaily(day: string | null) {
  const [found, setFound] = useState<State>({ state: 'asking' })
  const look = async () => {
    try {
      setFound({ state: 'there', shown: await ask(day) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'not-found' || error.code === 'bad-request') setFound({ state: 'unknown' })
      // What is on the page stays there while the server is away.
      else setFound((before) => (before.state === 'there' ? before : { state: 'none' }))
    }
  }
  useLookout(look, LOOK_AGAIN_MS, day ?? '')
  return { found, look }
}

async function ask(day: string | null): Promise<Shown> {
  if (day !== null) {
    const { day: past } = await api<{ day: DailyDay }>('GET', `/daily/${encodeURIComponent(day)}`)
    return { day: past, earlier: [], ahead: 0 }
  }
  const { today, earlier, now } = await api<DailyToday>('GET', '/daily')
  return { day: today, earlier, ahead: now - Date.now() }
}
