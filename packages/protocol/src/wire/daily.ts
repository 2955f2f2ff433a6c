import { z } from 'zod'
import { count, hex32, id, json, seatIndex, time } from './plain.ts'
import { scheme } from './scheme.ts'

/** A day of the calendar, in universal time. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-02-28')

/** What everybody plays on a day; the deal itself stays with the server until the day is over. */
export const challengeInfo = z
  .object({
    game: z.string(),
    rules: z.int(),
    options: json,
    components: z.string(),
    /** Null: the seat of whoever tries. */
    seats: z.array(
      z.object({ name: z.string().nullable(), flag: z.int(), bot: z.string().nullable() }).strict(),
    ),
    sit: seatIndex,
    /** How many iterations a bot thinks for each move: a fixed number, so that it always answers the same. */
    iterations: count,
    /** How the deal is bound; left out: `gam-fair-1`. */
    scheme: scheme.optional(),
  })
  .meta({ id: 'Challenge' })

/** A line of the board. Better is the greater lead, then who was done earlier. */
export const dailyEntry = z
  .object({
    rank: z.int().min(1),
    name: z.string(),
    /** Has an account; else a guest, whom only a browser vouches for. */
    account: z.boolean(),
    points: z.number(),
    /** Own points less those of the best of the others. */
    lead: z.number(),
    ended: time,
    you: z.boolean(),
  })
  .meta({ id: 'DailyEntry' })

/**
 * What became of a try: `counts` it is on the board, `late` it was over after the day was, `practice` it was
 * begun after the day, `void` it did not stand up to being played again.
 */
export const dailyOutcome = z.enum(['counts', 'late', 'practice', 'void'])

export const dailyTry = z
  .object({
    table: id,
    started: time,
    /** Null while it is being played. */
    ended: time.nullable(),
    outcome: dailyOutcome.nullable(),
    points: z.number().nullable(),
    lead: z.number().nullable(),
  })
  .meta({ id: 'DailyTry' })

export const dailyDay = z
  .object({
    day,
    /** When the deal stops counting and its key is shown. */
    ends: time,
    over: z.boolean(),
    challenge: challengeInfo,
    /** To the key of the deal: the same for everybody, published before anybody plays. */
    commitment: hex32,
    /** Null until the day is over. */
    key: hex32.nullable(),
    you: z
      .object({
        /** The try that counts; null: none yet. */
        try: dailyTry.nullable(),
        /** The latest one after the day. */
        practice: dailyTry.nullable(),
        entry: dailyEntry.nullable(),
      })
      .nullable(),
    board: z.array(dailyEntry),
    tried: z.object({
      started: count,
      finished: count,
      won: count,
      /** How many had which lead, the smallest first. */
      leads: z.array(z.object({ lead: z.number(), count })),
    }),
  })
  .meta({ id: 'DailyDay' })

export const dailyToday = z
  .object({
    now: time,
    today: dailyDay,
    /** Days that are over, the latest first. */
    earlier: z.array(z.object({ day, game: z.string(), finished: count, best: dailyEntry.nullable() })),
  })
  .meta({ id: 'DailyToday' })

export const dailyPast = z.object({ day: dailyDay }).meta({ id: 'DailyPast' })
