import { z } from 'zod'
import { chatLine, chatText } from './chat.ts'
import { failure } from './failure.ts'
import { LIMITS } from './limits.ts'
import { news, shift } from './moment.ts'
import { keptOrder } from './orders.ts'
import { person } from './person.ts'
import { count, hex32, id, seatIndex, submissionId, time } from './plain.ts'
import { tableInfo } from './table.ts'

const actions = z.array(z.string().min(1).max(LIMITS.notation)).min(1).max(LIMITS.actions)

/** Several actions of my seat, in notation, all or none, that answer the table as it was at `seq`. */
export const submission = z.object({ id: submissionId, seq: count, actions }).meta({ id: 'Submission' })
/** `whole`: all my steps that can be taken back, not only the last. */
export const undoing = z
  .object({ id: submissionId, seq: count, whole: z.boolean().optional() })
  .meta({ id: 'Undoing' })

export const clientMessage = z.discriminatedUnion('type', [
  /**
   * Tell me of this table from now on. `since`: the last `seq` I have; null: nothing yet. `changes`: where I was told
   * the place before, tell me by `shift` what is different; `short`: and fold what is alike in it.
   */
  z.object({
    type: z.literal('watch'),
    table: id,
    since: count.nullable(),
    changes: z.boolean().optional(),
    short: z.boolean().optional(),
  }),
  z.object({ type: z.literal('unwatch'), table: id }),
  z.object({ type: z.literal('submit'), table: id, ...submission.shape }),
  /** Takes my last action back, or, where another has played since, asks the table to. */
  z.object({ type: z.literal('undo'), table: id, ...undoing.shape }),
  z.object({ type: z.literal('vote'), table: id, agree: z.boolean() }),
  /** Answered with `done` when it is kept; the line itself goes to everybody as a `chat`. */
  z.object({ type: z.literal('chat'), table: id, id: submissionId, text: chatText }),
  /** While the table is dealing: my share, as I committed to it. */
  z.object({ type: z.literal('share'), table: id, share: hex32 }),
  z.object({ type: z.literal('ping'), id: z.int() }),
])

export const serverMessage = z.discriminatedUnion('type', [
  /** The first message on every socket. */
  z.object({ type: z.literal('welcome'), protocol: z.literal(1), person: person.nullable(), now: time }),
  /** The table as it is: after `watch`, and after every change of it. */
  z.object({ type: z.literal('table'), table: tableInfo }),
  /** The game from my seat: after `watch` and after every change; only once it has begun. */
  z.object({ type: z.literal('news'), table: id, news }),
  /** In place of `news`, for who wants it so and has what was told at `base`. */
  z.object({ type: z.literal('shift'), table: id, base: count, news: shift }),
  z.object({
    type: z.literal('presence'),
    table: id,
    seats: z.array(z.object({ seat: seatIndex, state: z.enum(['here', 'away', 'bot']) })),
    spectators: count,
  }),
  /** What I have ordered the table to decline for me: after `watch`, and when I ordered something else. */
  z.object({ type: z.literal('orders'), table: id, orders: z.array(keptOrder) }),
  /** Lines of the chat, oldest first: the latest ones after `watch`, then each as it is said. */
  z.object({ type: z.literal('chat'), table: id, lines: z.array(chatLine) }),
  /** Committed: it will never be lost. The same answer however often the same `id` is sent. */
  z.object({ type: z.literal('done'), table: id, id: submissionId, seq: count }),
  /** The table is asked whether the move may be taken back; `table.vote` says who has yet to answer. */
  z.object({ type: z.literal('asked'), table: id, id: submissionId }),
  /** Not done. After `stale` comes `news` with what was missed. `id` is null for what carries none. */
  z.object({
    type: z.literal('refused'),
    table: id.nullable(),
    id: z.string().nullable(),
    error: failure,
  }),
  z.object({ type: z.literal('pong'), id: z.int(), now: time }),
  /** The connection is about to end; `again`: connect again soon. */
  z.object({ type: z.literal('bye'), why: z.string(), again: z.boolean() }),
])
