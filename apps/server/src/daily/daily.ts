import { componentSet, type Game, writeComponentSet } from '@gam/kernel'
import { challengeDeal, commitmentToKey, type Deal } from '@gam/protocol/fairness'
import type {
  Challenge,
  DailyDay,
  DailyEntry,
  DailyToday,
  DailyTry,
  GameRecord,
  Person,
} from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { gameOf } from '../games.ts'
import { dayOf, endOf, isDay } from '../model/day.ts'
import { botSeat, freeSeat, seatedAt, type TableDoc } from '../model/table-doc.ts'
import type { LogStore } from '../store/log-store.ts'
import type { TableStore } from '../store/table-store.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { recordOf } from '../tables/record.ts'
import type { Table } from '../tables/table.ts'
import { checked } from './check.ts'
import type { DailyStore, DayRow, Ranked, TryRow } from './daily-store.ts'
import { challengeOf } from './rotation.ts'

export interface DailyPorts {
  readonly store: DailyStore
  readonly tables: TableStore
  readonly log: LogStore
  readonly liveTables: LiveTables
  now(): number
  trouble(where: string, error: unknown): void
}

/** So many lines of the board are told; one's own is told besides. */
const SHOWN = 50
const EARLIER = 7
/** So many finished games are played again for one reader; who comes next goes on. */
const SETTLED_AT_ONCE = 40

/** For so long nobody looks again at how a day that is over ended. */
const REMEMBERED = 60_000

interface Over {
  readonly until: number
  readonly best: Ranked | null
  readonly finished: number
}

/**
 * The daily challenge. Every try is a table of its own, dealt from the key of the day, so the cards stay with the
 * server and whatever holds for tables holds for it; what is finished is played again before it counts.
 */
export class Daily {
  readonly #ports: DailyPorts
  readonly #settling = new Map<string, Promise<void>>()
  readonly #over = new Map<string, Over>()

  constructor(ports: DailyPorts) {
    this.#ports = ports
  }

  async today(person: Person | null): Promise<DailyToday> {
    const now = this.#ports.now()
    const today = await this.#today(now)
    const before = await this.#ports.store.daysBefore(today.day, EARLIER)
    return {
      now,
      today: await this.#describe(today, person, now),
      earlier: await Promise.all(before.map((row) => this.#summary(row, person))),
    }
  }

  async past(day: string, person: Person | null): Promise<DailyDay> {
    return this.#describe(await this.#row(day), person, this.#ports.now())
  }

  /** A try at a day: the one that counts, or afterwards another one for practice; one that runs is gone on with. */
  async start(day: string, person: Person): Promise<Table> {
    if (person.kind === 'bot') throw new Denied('not-allowed', 'The challenge is for people.')
    const { store } = this.#ports
    const now = this.#ports.now()
    const row = await this.#row(day)
    await this.#settle(day)
    const tries = await store.triesOf(day, person.id)
    const last = tries.at(-1)
    const running = last && last.outcome === null
    const over = now >= endOf(day)
    if (last && !running && !over)
      throw new Denied(
        'wrong-time',
        'You have had your try; from tomorrow you can play this deal for practice.',
      )
    const attempt = running ? last.attempt : over ? Math.max(1, (last?.attempt ?? 0) + 1) : 0
    return this.#open(row, await store.claim(day, person.id, attempt, now), person)
  }

  /** The game that won a day. */
  async best(day: string): Promise<GameRecord> {
    const row = await this.#row(day)
    const now = this.#ports.now()
    if (now < endOf(row.day))
      throw new Denied(
        'wrong-time',
        'Its games can be watched when the day is over, at midnight universal time.',
      )
    await this.#settle(day)
    const [best] = await this.#ports.store.board(day, 1)
    const game = best && (await this.#ports.tables.finishedGame(best.table))
    if (!game) throw new Denied('not-found', 'Nobody brought this challenge to its end in time.')
    return recordOf(game, now)
  }

  async #today(now: number): Promise<DayRow> {
    const day = dayOf(now)
    const { store } = this.#ports
    return (await store.day(day)) ?? store.openDay(day, challengeOf(day), now)
  }

  async #row(day: string): Promise<DayRow> {
    const now = this.#ports.now()
    if (day === dayOf(now)) return this.#today(now)
    const row = isDay(day) ? await this.#ports.store.day(day) : null
    if (row === null)
      throw new Denied('not-found', 'There was no challenge on this day, or it is yet to come.')
    return row
  }

  /** The table of a try; made and begun here unless that was done before, be it by another process. */
  async #open({ day, challenge, key }: DayRow, { table: id }: TryRow, person: Person): Promise<Table> {
    const { liveTables } = this.#ports
    const table =
      (await liveTables.find(id)) ??
      (await liveTables.create(docOf(day, challenge, person), { id, key }).catch((error: unknown) => {
        // Two requests at once: the other one made it.
        return liveTables.table(id).catch(() => {
          throw error
        })
      }))
    if (table.status === 'open')
      await table.opening.start(person.id).catch((error: unknown) => {
        if (!(error instanceof Denied) || table.status === 'open') throw error
      })
    return table
  }

  async #describe({ day, challenge, key }: DayRow, person: Person | null, now: number): Promise<DailyDay> {
    await this.#settle(day)
    const { store } = this.#ports
    const over = now >= endOf(day)
    const [ranked, leads, started, you] = await Promise.all([
      store.board(day, SHOWN),
      store.leads(day),
      store.started(day),
      person && this.#yours(day, person),
    ])
    const count = (some: typeof leads) => some.reduce((sum, one) => sum + one.count, 0)
    return {
      day,
      ends: endOf(day),
      over,
      challenge,
      commitment: commitmentToKey(dealOf(day, challenge), key),
      key: over ? key : null,
      you,
      board: ranked.map((one, i) => entryOf(one, i + 1, person)),
      tried: { started, finished: count(leads), won: count(leads.filter(({ lead }) => lead > 0)), leads },
    }
  }

  async #yours(day: string, person: Person): Promise<NonNullable<DailyDay['you']>> {
    const { store } = this.#ports
    const [tries, place] = await Promise.all([store.triesOf(day, person.id), store.placeOf(day, person.id)])
    const first = tries.find(({ attempt }) => attempt === 0)
    const practice = tries.findLast(({ attempt }) => attempt > 0)
    return {
      try: first ? tryOf(first) : null,
      practice: practice ? tryOf(practice) : null,
      entry: place && entryOf(place.ranked, place.rank, person),
    }
  }

  async #summary({ day, challenge }: DayRow, person: Person | null): Promise<DailyToday['earlier'][number]> {
    const now = this.#ports.now()
    let known = this.#over.get(day)
    if (known === undefined || known.until < now) {
      await this.#settle(day)
      const { store } = this.#ports
      const [[best], leads] = await Promise.all([store.board(day, 1), store.leads(day)])
      const finished = leads.reduce((sum, { count }) => sum + count, 0)
      known = { until: now + REMEMBERED, best: best ?? null, finished }
      if (this.#over.size > 2 * EARLIER) this.#over.clear()
      this.#over.set(day, known)
    }
    const { best, finished } = known
    return { day, game: challenge.game, finished, best: best && entryOf(best, 1, person) }
  }

  /** Plays again what has been finished since somebody last looked. */
  #settle(day: string): Promise<void> {
    const running = this.#settling.get(day)
    if (running !== undefined) return running
    const settling = this.#settleAll(day).finally(() => this.#settling.delete(day))
    this.#settling.set(day, settling)
    return settling
  }

  async #settleAll(day: string): Promise<void> {
    const { store, tables, log, trouble } = this.#ports
    for (const { table, attempt } of await store.unsettled(day, SETTLED_AT_ONCE)) {
      const finished = await tables.finishedGame(table)
      if (finished === null) continue
      const game = versionOf(finished.doc)
      // Whoever knows those rules will look at it.
      if (game === null) continue
      const settled = checked(game, finished, await log.after(table, 0), attempt === 0)
      if (settled.outcome === 'void') trouble('daily', new Error(`the try at table ${table} does not stand`))
      await store.settle(table, settled)
      // Others at this process want to play meanwhile.
      await new Promise((next) => setImmediate(next))
    }
  }
}

/** The game by the rules of that day, null where they are not known here. */
function versionOf({ game, rules }: { readonly game: string; readonly rules: number }): Game | null {
  const known = gameOf(game)
  return known.knowsRules(rules) ? known.atRules(rules) : null
}

function docOf(day: string, challenge: Challenge, person: Person): TableDoc {
  const game = versionOf(challenge)
  if (game === null)
    throw new Denied(
      'unknown-rules',
      'This deal is of another version of the rules; tomorrow there is a new one.',
    )
  return {
    game: game.id,
    rules: challenge.rules,
    options: challenge.options,
    components: writeComponentSet(game.components, componentSet(game.components, challenge.components)),
    public: false,
    spectators: false,
    clock: { kind: 'none' },
    late: 'move',
    revealKey: true,
    host: person.id,
    seats: challenge.seats.map(({ name, flag, bot }) =>
      bot === null ? seatedAt(freeSeat(flag), person) : botSeat(flag, name ?? 'Bot', bot),
    ),
    dealing: null,
    vote: null,
    rematch: null,
    closed: false,
    challenge: { day, iterations: challenge.iterations },
    ...(challenge.scheme && { scheme: challenge.scheme }),
  }
}

/** A day that was opened before there was another way is bound in the first. */
function dealOf(day: string, { scheme = 'gam-fair-1' }: Challenge): Deal {
  return { scheme, name: challengeDeal(day) }
}

function tryOf({ table, started, ended, outcome, points, lead }: TryRow): DailyTry {
  return { table, started, ended, outcome, points, lead }
}

function entryOf(one: Ranked, rank: number, person: Person | null): DailyEntry {
  const { name, account, points, lead, ended } = one
  return { rank, name, account, points, lead, ended, you: one.person === person?.id }
}
