import { LANGUAGES } from '@gam/kernel'
import { z } from 'zod'
import { vacation } from './clock.ts'
import { LIMITS } from './limits.ts'
import { PERSON_NAME } from './person-name.ts'
import { id, time } from './plain.ts'

/** Shown as inert text everywhere. */
export const personName = z
  .string()
  .min(1)
  .max(LIMITS.name)
  .regex(PERSON_NAME, 'must be 1 to 24 visible characters, without spaces at its ends')

export const login = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{2,29}$/, 'must be 3 to 30 small letters, digits, dots, hyphens or underscores')

export const password = z.string().min(LIMITS.password.least).max(LIMITS.password.most)

export const person = z
  .object({ id, name: z.string(), kind: z.enum(['guest', 'account', 'bot']) })
  .meta({ id: 'Person' })

export const language = z.enum(LANGUAGES)

/** Days in a calendar year (universal time) on which somebody's clocks of days may stand still. */
export const VACATION_DAYS = 30

/** Where I am on vacation, and how much of this year's I have left, in milliseconds. */
export const vacationAnswer = z
  .object({ now: vacation.nullable(), left: z.int() })
  .meta({ id: 'VacationAnswer' })

/** What a person may know of themselves. */
export const me = person
  .extend({
    login: z.string().nullable(),
    /** Whether there is a password, and how many recovery codes are left. */
    password: z.boolean(),
    recoveryCodes: z.int(),
    passkeys: z.int(),
    mutes: z.array(id),
    wake: z.object({
      webhook: z.string().nullable(),
      email: z.string().nullable(),
      push: z.int(),
      /** The language that I am told in. */
      language,
    }),
    created: time,
  })
  .meta({ id: 'Me' })

/** Somewhere I am logged in. */
export const sessionInfo = z
  .object({
    id,
    /** What sort of browser, as `Firefox, Linux`; empty where it is not known. */
    device: z.string(),
    created: time,
    /** When it was last used, to the hour. */
    seen: time,
    /** It is the one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'SessionInfo' })

export const passkeyInfo = z.object({ id, created: time }).meta({ id: 'PasskeyInfo' })
