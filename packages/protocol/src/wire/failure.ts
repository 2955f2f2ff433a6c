import { z } from 'zod'

/** Everything that can be wrong, by a name that never changes; `why` says it to a person. */
export const FAILURES = [
  'bad-request',
  'bad-options',
  'bad-components',
  'bad-seats',
  'bad-state',
  'bad-replay',
  'bad-notation',
  'unknown-rules',
  'not-offered',
  'list-ends',
  'illegal',
  'not-your-turn',
  'game-over',
  'no-undo',
  'stale',
  'no-session',
  'not-allowed',
  'not-found',
  'seat-taken',
  'wrong-time',
  'wrong-password',
  'name-taken',
  'too-fast',
  'too-large',
  'too-many',
  'unavailable',
  'broken',
] as const

export const failureCode = z.enum(FAILURES)

export const failure = z
  .object({
    code: failureCode,
    why: z.string(),
    /** The rule of the game that forbids what was tried. */
    rule: z.string().nullable(),
    /** Which action of a list it is about, from 0; left out where it is about none. */
    index: z.int().optional(),
  })
  .meta({ id: 'Failure' })

/** The body of every HTTP answer that is not a success. */
export const failed = z.object({ error: failure }).meta({ id: 'Failed' })
