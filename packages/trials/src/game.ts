import { oneAt, type Sfc32 } from '@gam/kernel'
import { advance, type Course } from '@gam/table'
import { Chair, type ChairWorld } from './chair.ts'
import { Guest } from './guest.ts'
import { Broken, Ledger } from './ledger.ts'
import { persistently } from './persistently.ts'
import type { Shore } from './shore.ts'
import { startGame } from './sit-down.ts'
import { Wire } from './wire.ts'

const CARDS = 'whale-riders-cards'
const NAMES = ['Ann', 'Ben', 'Cy', 'Dot']

export interface GamePlan extends Omit<ChairWorld, 'ledger'> {
  readonly shore: Shore
  readonly dice: Sfc32
  /** Hears how to ask what everybody at this table waits for. */
  standing?(told: () => readonly string[]): void
}

/** One game from the first guest to the audit of its record; answers how many moves were acknowledged. */
export async function playGame(plan: GamePlan): Promise<number> {
  plan.standing?.(() => ['a table is being made'])
  const { table, guests } = await dealt(plan)
  const ledger = new Ledger(table)
  const chairs = guests.map((guest, seat) => new Chair({ ...plan, ledger }, guest, seat))
  plan.standing?.(() => chairs.map(({ waits }) => waits))
  await Promise.all(chairs.map((chair) => chair.play()))
  plan.standing?.(() => [`${table} is over, and what is kept of it is asked for`])
  ledger.audit(await persistently(plan.shore, (url) => oneAt(guests, 0).record(url, table)))
  for (const [seat, chair] of chairs.entries()) {
    const kept = await persistently(plan.shore, (url) => courseOf(url, oneAt(guests, seat), table))
    if (JSON.stringify(kept.events) !== JSON.stringify(chair.course?.events))
      throw new Broken(`${table}: seat ${seat} was told another story than the one that is kept`)
  }
  return ledger.acknowledged
}

/** A table where the game has begun. Whatever is lost on the way is left alone, and another one is made. */
async function dealt({ shore, dice }: GamePlan): Promise<{ table: string; guests: Guest[] }> {
  const seats = 2 + dice.below(NAMES.length - 1)
  return persistently(shore, async (url) => {
    const guests = await Promise.all(NAMES.slice(0, seats).map((name) => Guest.named(url, name)))
    return { table: await startGame(url, guests, { game: CARDS }), guests }
  })
}

/** The whole game as somebody is told it who knows nothing yet. */
async function courseOf(url: string, guest: Guest, table: string): Promise<Course> {
  const wire = await Wire.open(url, guest.headers(url))
  try {
    wire.send({ type: 'watch', table, since: null })
    for (;;) {
      const message = await wire.next()
      const course = message.type === 'news' ? advance(null, message.news) : null
      if (course) return course
    }
  } finally {
    wire.cut()
  }
}
