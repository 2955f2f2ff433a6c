import type { Decision, Offered, Refusal, Standing, Statement, View } from '@gam/kernel'
import type { Change, ShortDecision } from '@gam/table'
import { z } from 'zod'
import { clockState } from './clock.ts'
import { count, json, seatIndex, statement } from './plain.ts'

export const refusal: z.ZodType<Refusal> = z
  .object({ rule: z.string(), reason: statement, why: z.string() })
  .meta({ id: 'Refusal' })

export const offered: z.ZodType<Offered> = z
  .object({ text: z.string(), action: statement, refusal: refusal.exactOptional() })
  .meta({ id: 'Option' })

export const decision: z.ZodType<Decision> = z
  .object({ seat: seatIndex, step: z.string(), options: z.array(offered) })
  .meta({ id: 'Decision' })

export const standing: z.ZodType<Standing> = z
  .object({
    seat: seatIndex,
    total: z.number(),
    parts: z.record(z.string(), z.number()),
    ties: z.array(z.number()).exactOptional(),
    rank: z.int(),
  })
  .meta({ id: 'Standing' })

/** A view as the kernel has it: small integers. `@gam/kernel`'s `View`. */
export const view: z.ZodType<View> = z
  .object({
    viewer: seatIndex.nullable(),
    state: z.looseObject({ agenda: z.array(z.number()), seats: z.array(z.unknown()) }),
    unseen: z.record(z.string(), z.array(z.number())),
  })
  .meta({ id: 'View' })

/** The same with names instead of numbers, for programs that do not have the kernel. */
export const namedView = json

/** Why the last move cannot be taken back; `ask`: the table can be asked, nothing has been revealed since. */
export const undoState = z.enum(['possible', 'nothing', 'revealed', 'other', 'ask'])

// What a table gives out is not changed by whoever reads it.
const numbers: z.ZodType<readonly number[]> = z.array(z.int())
const seatsInOrder: z.ZodType<readonly number[]> = z.array(seatIndex)
const statements: z.ZodType<readonly Statement[]> = z.array(statement)
const standings: z.ZodType<readonly Standing[]> = z.array(standing)

const about = {
  /** The place in the table's log: goes up with every submission and every move taken back. */
  seq: count,
  /** How many actions have been played. */
  moves: count,
  viewer: seatIndex.nullable(),
  decision: decision.nullable(),
  asked: z.object({ seat: seatIndex, step: z.string() }).nullable(),
  /**
   * How many actions the receiver keeps of what it has; -1: nothing, this is the whole. What comes after them
   * follows: `marks` (how many events there were after each action; for -1 after set-up too), `movers` (the seat
   * of each action) and `events`.
   */
  kept: z.int().min(-1),
  marks: numbers,
  movers: seatsInOrder,
  events: statements,
  undo: undoState,
  /** How many of my own steps in a row can be taken back, one by one or all at once. */
  undoable: count,
  clock: clockState,
}

/** What is new at the table since what the receiver has, for the receiver's eyes. */
export const news = z.object({ ...about, view, standings }).meta({ id: 'News' })
export const namedNews = z.object({ ...about, view: namedView, standings }).meta({ id: 'NamedNews' })

const change: z.ZodType<Change> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.tuple([json]).readonly(),
    z.record(z.string(), change),
  ]),
)
z.globalRegistry.add(change, { id: 'Change' })

const value = z.union([z.string(), z.number(), z.null()])
const folded = z.record(z.string(), z.union([value, z.array(value).readonly()]))

/**
 * An option whose text is what it does, written with spaces, is told by what it does alone. Who watches with `short`
 * hears those that are different in their last field alone as one, which has all of theirs in a list.
 */
const shortDecision: z.ZodType<ShortDecision> = z
  .object({ seat: seatIndex, step: z.string(), options: z.array(z.union([offered, statement, folded])) })
  .meta({ id: 'ShortDecision' })

/**
 * News for a receiver who still has the news of the place before: `changes` says what is different of `asked`, `view`,
 * `standings`, `undo` and `undoable`. What is usual is left out: that all actions are kept, that whoever was asked
 * made the one that is new, that the receiver is asked nothing, that no time runs. With `short` the clock says how long
 * ago that was which it would say by `since`.
 */
export const shift = z
  .object({
    seq: count,
    kept: z.int().min(-1).exactOptional(),
    marks: numbers,
    movers: seatsInOrder.exactOptional(),
    events: statements,
    decision: shortDecision.exactOptional(),
    changes: z.object({
      asked: change.exactOptional(),
      view: change.exactOptional(),
      /** Of the state, after `view`: what became of what I alone see. */
      own: change.exactOptional(),
      standings: change.exactOptional(),
      undo: change.exactOptional(),
      undoable: change.exactOptional(),
    }),
    clock: clockState
      .partial({ since: true, turn: true, banks: true })
      .extend({ ago: z.number().exactOptional() }),
  })
  .meta({ id: 'Shift' })
