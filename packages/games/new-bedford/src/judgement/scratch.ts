import { HOME, SEATS, SHIPS } from '../pieces.ts'
import type { Facts, State } from '../state.ts'
import { BUILDINGS } from '../town.ts'
import { type Catch, emptyCatch } from './catch.ts'
import type { Holding, Look } from './holding.ts'
import type { Known } from './known.ts'
import { knownPlans } from './plans.ts'

/** What is worked out of one position; bots judge all the time, so it is made once and filled anew. */
export interface Scratch extends Look {
  readonly catch: Catch
  readonly rest: Rest
  readonly unbuilt: Unbuilt
  readonly estates: readonly Estate[]
  readonly plans: Plans
  readonly known: Known
  /** Money that the lays leave. */
  spare: number
}

/** What is left when plans are made. */
export interface Rest {
  wood: number
  food: number
  brick: number
  money: number
  placements: number
}

/** The buildings in play that nobody owns. */
interface Unbuilt {
  readonly buildings: Int32Array
  count: number
  /** The same as one number. */
  which: number
}

/** What the buildings of a seat are worth. */
interface Estate {
  points: number
  /** What they will still be used for. */
  uses: number
  /** Money that they will still pay. */
  income: number
}

/** First the buildings, then each ship's next voyage, then the one after that. */
export interface Plans {
  readonly gains: Float64Array
  /** Gain for what it takes, as it was when that was last worked out: it is no more since. */
  readonly rates: Float64Array
  /** The plans that can be made, as far as none of them is made yet. */
  readonly open: Int32Array
  count: number
}

const PLANS = BUILDINGS.size + 2 * SHIPS.size

export function scratchFor(state: State, facts: Facts): Scratch {
  return {
    state,
    facts,
    clock: { rounds: 0, moved: false, drawn: false, final: false },
    holdings: Array.from({ length: SEATS.max }, (_, seat) => holdingOf(seat)),
    catch: emptyCatch(),
    rest: { wood: 0, food: 0, brick: 0, money: 0, placements: 0 },
    estates: Array.from({ length: SEATS.max }, () => ({ points: 0, uses: 0, income: 0 })),
    unbuilt: { buildings: new Int32Array(BUILDINGS.size), count: 0, which: 0 },
    plans: {
      gains: new Float64Array(PLANS),
      rates: new Float64Array(PLANS),
      open: new Int32Array(PLANS),
      count: 0,
    },
    known: knownPlans(),
    spare: 0,
  }
}

function holdingOf(seat: number): Holding {
  const at = new Array<number>(SHIPS.size).fill(HOME)
  return { seat, money: 0, wood: 0, food: 0, brick: 0, placements: 0, saves: -1, stall: -1, at }
}
