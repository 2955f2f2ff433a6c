import type { Sfc32 } from '@gam/kernel'
import { playGame } from './game.ts'
import { Broken } from './ledger.ts'
import type { Shore } from './shore.ts'

export interface GamesPlan {
  readonly shore: Shore
  readonly dice: Sfc32
  /** How many games run side by side. */
  readonly tables: number
  /** Now and then another submission for the same place goes to another server at the same time. */
  readonly rivals: boolean
  /** How many milliseconds somebody thinks about a move; without it none. */
  thinks?(): number
  /** So long nothing may come forward, in milliseconds. */
  readonly patience?: number
}

/** Longer than any ill lasts, on any machine. */
const PATIENCE = 300_000

/** Games side by side, each followed by another until they are to end. */
export class Games {
  games = 0
  acknowledged = 0
  /** Moves that were committed though the answer got lost: asked again, they were answered. */
  recovered = 0
  /** After each acknowledged move. */
  onMove: () => void = () => undefined
  readonly #plan: GamesPlan
  #ending = false

  constructor(plan: GamesPlan) {
    this.#plan = plan
  }

  /** No game is begun any more. */
  end(): void {
    this.#ending = true
  }

  /** Until they have ended; throws `Broken` where a promise was, and where nobody comes forward any more. */
  async play(): Promise<void> {
    const { tables, patience = PATIENCE } = this.#plan
    const waits = new Map<number, () => readonly string[]>()
    let [forward, since] = [0, performance.now()]
    let stuck: (error: Broken) => void = () => undefined
    const stands = new Promise<never>((_, fail) => {
      stuck = fail
    })
    const looking = setInterval(() => {
      const now = this.acknowledged + this.games
      if (now !== forward) [forward, since] = [now, performance.now()]
      else if (performance.now() - since > patience)
        stuck(
          new Broken(
            `nothing comes forward any more:\n${[...waits.values()].flatMap((each) => each()).join('\n')}`,
          ),
        )
    }, patience / 10)
    const table = async (nth: number) => {
      do {
        await playGame({ ...this.#plan, ...this.#heard, standing: (told) => waits.set(nth, told) })
        this.games++
      } while (!this.#ending)
      waits.delete(nth)
    }
    try {
      await Promise.race([stands, Promise.all(Array.from({ length: tables }, (_, nth) => table(nth)))])
    } finally {
      this.#ending = true
      clearInterval(looking)
    }
  }

  readonly #heard = {
    acknowledged: () => {
      this.acknowledged++
      this.onMove()
    },
    recovered: () => {
      this.recovered++
    },
  }
}
