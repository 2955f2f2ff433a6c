import { z } from 'zod'
import { seatIndex, time } from './plain.ts'

const seconds = z.int().min(5).max(86_400)

/** How much time there is: for each move, for the whole game, or days for each move. */
export const clockPlan = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('move'), seconds }),
    z.object({ kind: z.literal('bank'), seconds, increment: z.int().min(0).max(3600) }),
    z.object({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
  ])
  .meta({ id: 'ClockPlan' })

/** When time is up: a bot plays this one move, a bot takes the seat over until its person is back, or the seat is out. */
export const latePlan = z.enum(['move', 'bot', 'out'])

/** How long somebody is away before the others can ask for a bot, unless the table says otherwise: ten minutes. */
export const ABSENCE = 600
export const absence = z.int().min(10).max(86_400)

export const vacation = z.object({ from: time, until: time }).meta({ id: 'Vacation' })

export const clockState = z
  .object({
    /** The server's time when this was written; count from it, not from your own. */
    now: time,
    /** When the last thing was played: since then the table waits. */
    since: time,
    /** Who is on the move, since when, and until when; null when nobody's time runs. */
    turn: z
      .object({
        seat: seatIndex,
        since: time,
        until: time,
        /** Its person is on vacation: the clock stands still until then; `until` reckons with it. */
        rests: time.nullable(),
      })
      .nullable(),
    /** What each seat had left when the turn began, in milliseconds; empty without a bank. */
    banks: z.array(z.int()),
  })
  .meta({ id: 'ClockState' })
