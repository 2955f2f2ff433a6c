import type { Game, Judgement, Learnt } from '@gam/kernel'
import { Inputs } from './inputs.ts'

/** What of a judgement somebody goes by who has learnt. */
export type Learned = Pick<Judgement, 'learnt' | 'flatten'>

/** What is made of something learnt for a table is made once: a search has no time for it. */
export class OnceMade<T> {
  readonly #made = new WeakMap<Learnt, { shape: Game['shape']; seats: number; thing: T | null }[]>()

  /** Null where nothing was learnt, or that of a state of another form, or where nobody can be compared. */
  of(
    { learnt: all, flatten }: Learned,
    shape: Game['shape'],
    seats: number,
    make: (learnt: Learnt, inputs: Inputs) => T | null,
  ): T | null {
    const learnt = seats > 2 ? (all?.crowd ?? all) : all
    if (learnt === undefined) return null
    const known = this.#made.get(learnt) ?? []
    this.#made.set(learnt, known)
    const found = known.find((one) => one.shape === shape && one.seats === seats)
    if (found) return found.thing
    const inputs = new Inputs({ shape }, seats, flatten)
    const [table, seat] = learnt.inputs
    const fits = seats > 1 && table === inputs.tableSize && seat === inputs.seatSize
    const thing = fits ? make(learnt, inputs) : null
    known.push({ shape, seats, thing })
    return thing
  }
}
