import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { id, seatIndex, time } from './plain.ts'

/** Text of a person: inert, one line, no control or direction characters. */
export const chatText = z
  .string()
  .min(1)
  .max(LIMITS.chat)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u, 'must be one line of text')

export const chatLine = z
  .object({
    id: z.int(),
    at: time,
    person: id,
    name: z.string(),
    /** It was said by a program. */
    program: z.boolean(),
    /** Where the person sat; null: a spectator. */
    seat: seatIndex.nullable(),
    text: z.string(),
  })
  .meta({ id: 'ChatLine' })
