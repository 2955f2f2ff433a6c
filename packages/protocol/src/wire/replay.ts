import type { Replay } from '@gam/kernel'
import { z } from 'zod'
import { count, json } from './plain.ts'

/** The file of a game: the kernel's `Replay`. */
export const replay: z.ZodType<Replay> = z
  .object({
    format: z.literal('gam-replay'),
    version: z.literal(1),
    game: z.string(),
    rules: z.int(),
    components: json,
    options: json,
    seats: z.array(z.string()),
    seed: z.string(),
    /** Where the game was taken up, if that was not at its beginning. */
    from: z.object({ state: json, draws: z.array(count) }).optional(),
    actions: z.array(z.string()),
    over: z.boolean(),
    hash: z.string(),
  })
  .meta({ id: 'Replay' })

/**
 * What becomes of the unseen when a game is taken up: it lies as it did (`same`), or all that not everybody could
 * see is dealt anew, and chance is another (`anew`).
 */
export const redeal = z.enum(['same', 'anew'])

/** A moment of another game, at which a table begins. */
const moment = { at: count, deal: redeal.default('anew') }

/** Of a game that was played to its end here, or of any game as a file. */
export const originPlan = z
  .union([z.object({ table: z.string().max(22), ...moment }), z.object({ replay, ...moment })])
  .meta({ id: 'OriginPlan' })

/** What a table that began in the middle shows of where it began: all that is needed to work it out again. */
export const origin = z.object({ replay, at: count, deal: redeal }).meta({ id: 'Origin' })
