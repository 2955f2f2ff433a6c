import { VACATION_DAYS } from '@gam/protocol/schemas'
import type { Person, Vacation, VacationAnswer } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { vacationAt } from '../model/clock.ts'
import type { VacationStore } from '../store/vacation-store.ts'
import type { LiveTables } from './live-tables.ts'
import { Queue } from './queue.ts'

const DAY = 86_400_000
const ALLOWED = VACATION_DAYS * DAY

/** How much of a year (universal time) lies in these vacations. */
function spentIn(year: number, vacations: readonly Vacation[]): number {
  const [begin, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  return vacations.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, end) - Math.max(from, begin)),
    0,
  )
}

const yearOf = (at: number) => new Date(at).getUTCFullYear()

/** The days on which somebody's clocks of days stand still. */
export class Vacations {
  readonly #store: VacationStore
  readonly #liveTables: LiveTables
  readonly #now: () => number
  readonly #queue = new Queue()

  constructor(store: VacationStore, liveTables: LiveTables, now: () => number) {
    this.#store = store
    this.#liveTables = liveTables
    this.#now = now
  }

  async of(person: string): Promise<VacationAnswer> {
    const now = this.#now()
    const all = await this.#thisYear(person)
    // What is planned but not spent can still be given back; it counts all the same until it is.
    return { now: vacationAt(all, now), left: Math.max(0, ALLOWED - spentIn(yearOf(now), all)) }
  }

  /** From now on for so many days, instead of what was planned before; none: back. */
  take(person: Person, days: number): Promise<VacationAnswer> {
    return this.#queue.run(async () => {
      if (person.kind === 'bot') throw new Denied('not-allowed', 'Programs have no vacation.')
      const now = this.#now()
      const wish = { from: now, until: now + days * DAY }
      const rest = (await this.#thisYear(person.id)).map((one) =>
        vacationAt([one], now) ? { ...one, until: now } : one,
      )
      for (const year of new Set([yearOf(wish.from), yearOf(wish.until)])) {
        const left = ALLOWED - spentIn(year, rest)
        if (spentIn(year, [wish]) > left)
          throw new Denied(
            'not-allowed',
            `There are ${VACATION_DAYS} days of vacation a year; of ${year} you have ${Math.max(0, Math.floor(left / DAY))} left.`,
          )
      }
      await this.#store.end(person.id, now)
      if (days > 0) await this.#store.begin(person.id, wish)
      for (const id of await this.#store.tables(person.id))
        await (await this.#liveTables.find(id))?.seats.rest(person.id)
      return this.of(person.id)
    })
  }

  #thisYear(person: string): Promise<Vacation[]> {
    return this.#store.of(person, Date.UTC(yearOf(this.#now()), 0))
  }
}
