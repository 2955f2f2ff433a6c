import type { Challenge } from '@gam/protocol/wire'
import type { ExpressionBuilder } from 'kysely'
import { newId, newKey } from '../ids.ts'
import type { Base } from '../store/base.ts'
import type { Schema } from '../store/schema.ts'

export interface DayRow {
  readonly day: string
  readonly challenge: Challenge
  readonly key: string
}

type Outcome = 'counts' | 'late' | 'practice' | 'void'

export interface TryRow {
  readonly day: string
  readonly person: string
  /** 0: the one that counts. */
  readonly attempt: number
  readonly table: string
  readonly started: number
  readonly ended: number | null
  readonly outcome: Outcome | null
  readonly points: number | null
  readonly lead: number | null
}

/** A try that stands on the board. */
export interface Ranked {
  readonly person: string
  readonly table: string
  readonly name: string
  readonly account: boolean
  readonly points: number
  readonly lead: number
  readonly ended: number
}

export interface Settled {
  readonly outcome: Outcome
  readonly ended: number
  readonly name: string
  readonly points: number
  readonly lead: number
}

/** The try that counts. */
const FIRST = 0

export class DailyStore {
  readonly #base: Base

  constructor(base: Base) {
    this.#base = base
  }

  async day(day: string): Promise<DayRow | null> {
    const row = await this.#base.db.selectFrom('days').selectAll().where('day', '=', day).executeTakeFirst()
    return row ? { day, challenge: JSON.parse(row.challenge), key: row.key } : null
  }

  /** Whoever comes first draws the key; all others, at whichever process, find it. */
  async openDay(day: string, challenge: Challenge, now: number): Promise<DayRow> {
    await this.#base.db
      .insertInto('days')
      .values({ day, challenge: JSON.stringify(challenge), key: newKey(), created: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const opened = await this.day(day)
    if (opened === null) throw new Error(`the day ${day} was opened and is not there`)
    return opened
  }

  /** Days before this one, the latest first. */
  async daysBefore(day: string, limit: number): Promise<DayRow[]> {
    const rows = await this.#base.db
      .selectFrom('days')
      .selectAll()
      .where('day', '<', day)
      .orderBy('day', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ day: row.day, challenge: JSON.parse(row.challenge), key: row.key }))
  }

  async triesOf(day: string, person: string): Promise<TryRow[]> {
    const rows = await this.#base.db
      .selectFrom('tries')
      .selectAll()
      .where('day', '=', day)
      .where('person', '=', person)
      .orderBy('attempt')
      .execute()
    return rows.map((row) => ({ ...row, table: row.table_id, outcome: readOutcome(row.outcome) }))
  }

  /** The place of one try, and the table it is to have: the same however often it is asked for. */
  async claim(day: string, person: string, attempt: number, now: number): Promise<TryRow> {
    await this.#base.db
      .insertInto('tries')
      .values({
        day,
        person,
        attempt,
        table_id: newId(),
        started: now,
        ended: null,
        outcome: null,
        name: null,
        points: null,
        lead: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const claimed = (await this.triesOf(day, person)).find((one) => one.attempt === attempt)
    if (!claimed) throw new Error(`a try at ${day} was claimed and is not there`)
    return claimed
  }

  /** Tries whose game is over and that nobody has looked at since. */
  async unsettled(day: string, limit: number): Promise<TryRow[]> {
    const rows = await this.#base.db
      .selectFrom('tries')
      .innerJoin('tables', 'tables.id', 'tries.table_id')
      .selectAll('tries')
      .where('tries.day', '=', day)
      .where('tries.outcome', 'is', null)
      .where('tables.ended', 'is not', null)
      .orderBy('tables.ended')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ ...row, table: row.table_id, outcome: null }))
  }

  /** What is settled once stays so. */
  async settle(table: string, settled: Settled): Promise<void> {
    await this.#base.db
      .updateTable('tries')
      .set(settled)
      .where('table_id', '=', table)
      .where('outcome', 'is', null)
      .execute()
  }

  async board(day: string, limit: number): Promise<Ranked[]> {
    const rows = await this.#ranked(day).limit(limit).execute()
    return rows.map(readRanked)
  }

  /** Somebody's line of the board with its place in it; null where they have none. */
  async placeOf(day: string, person: string): Promise<{ rank: number; ranked: Ranked } | null> {
    const row = await this.#ranked(day).where('tries.person', '=', person).executeTakeFirst()
    if (!row) return null
    const ranked = readRanked(row)
    const { better } = await this.#base.db
      .selectFrom('tries')
      .select((eb) => eb.fn.countAll().as('better'))
      .where('day', '=', day)
      .where('outcome', '=', 'counts')
      .where((eb) => isBetter(eb, ranked))
      .executeTakeFirstOrThrow()
    return { rank: Number(better) + 1, ranked }
  }

  async started(day: string): Promise<number> {
    const { count } = await this.#base.db
      .selectFrom('tries')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('day', '=', day)
      .where('attempt', '=', FIRST)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** How many had which lead, the smallest first. */
  async leads(day: string): Promise<{ lead: number; count: number }[]> {
    const rows = await this.#base.db
      .selectFrom('tries')
      .select((eb) => ['lead', eb.fn.countAll().as('count')])
      .where('day', '=', day)
      .where('outcome', '=', 'counts')
      .groupBy('lead')
      .orderBy('lead')
      .execute()
    return rows.map(({ lead, count }) => ({ lead: lead ?? 0, count: Number(count) }))
  }

  /** The greater lead, then who was done earlier; the id only so that the order is always one. */
  #ranked(day: string) {
    return this.#base.db
      .selectFrom('tries')
      .leftJoin('people', 'people.id', 'tries.person')
      .select([
        'tries.person',
        'tries.table_id',
        'tries.name',
        'tries.points',
        'tries.lead',
        'tries.ended',
        'people.kind',
      ])
      .where('tries.day', '=', day)
      .where('tries.outcome', '=', 'counts')
      .orderBy('tries.lead', 'desc')
      .orderBy('tries.ended')
      .orderBy('tries.person')
  }
}

function isBetter(eb: ExpressionBuilder<Schema, 'tries'>, { lead, ended, person }: Ranked) {
  return eb.or([
    eb('lead', '>', lead),
    eb.and([eb('lead', '=', lead), eb('ended', '<', ended)]),
    eb.and([eb('lead', '=', lead), eb('ended', '=', ended), eb('person', '<', person)]),
  ])
}

interface RankedRow {
  readonly person: string
  readonly table_id: string
  readonly name: string | null
  readonly points: number | null
  readonly lead: number | null
  readonly ended: number | null
  readonly kind: string | null
}

function readRanked(row: RankedRow): Ranked {
  return {
    person: row.person,
    table: row.table_id,
    name: row.name ?? '',
    account: row.kind === 'account',
    points: row.points ?? 0,
    lead: row.lead ?? 0,
    ended: row.ended ?? 0,
  }
}

const OUTCOMES: readonly Outcome[] = ['counts', 'late', 'practice', 'void']

function readOutcome(text: string | null): Outcome | null {
  return OUTCOMES.find((one) => one === text) ?? null
}
