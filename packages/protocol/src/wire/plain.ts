import type { Json, Statement } from '@gam/kernel'
import { z } from 'zod'

// The building blocks of all messages.

/** Table, person and message ids are random: knowing one is the only way to name one. */
export const ID = /^[A-Za-z0-9_-]{22}$/
export const id = z.string().regex(ID, 'must be an id of 22 characters')
/** Chosen by the client, so that what it sends twice is done once. */
export const SUBMISSION_ID = /^[A-Za-z0-9_-]{8,64}$/
export const submissionId = z.string().regex(SUBMISSION_ID, 'must be 8 to 64 letters, digits, - or _')
export const seatIndex = z.int().min(0).max(15)
export const count = z.int().min(0)
// biome-ignore lint/suspicious/noControlCharactersInRegex: the one character that a database cannot keep
const KEPT = /^[^\u0000]*$/
const NULL = 'must be without the null character'
/** Any text up to that length. */
export const text = (most: number) => z.string().max(most).regex(KEPT, NULL)
/** Somewhere that we may call. */
export const address = (most: number) =>
  z
    .url({ protocol: /^https$/, error: 'must be a whole address that begins with https://' })
    .max(most)
    .regex(KEPT, NULL)
/** Milliseconds since 1970. */
export const time = z.int().min(0)
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')

export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(json), z.record(z.string(), json)]),
)
// Named in place: a named copy would still refer to the nameless one.
z.globalRegistry.add(json, { id: 'Json' })

/** An event, a reason or an action at the edge: `{ "type": "cardPlayed", "seat": 2, "card": "kelp" }`. */
export const statement: z.ZodType<Statement> = z
  .object({ type: z.string() })
  .catchall(z.union([z.string(), z.number(), z.null()]))
  .meta({ id: 'Statement' })
