import type { Game, Learnt } from '@gam/kernel'
import { Inputs } from './inputs.ts'

/** What is made of something learnt for a table is made once: a search has no time for it. */
export class OnceMade<T> {
  readonly #made = new WeakMap<Learnt, { shape: Game['shape']; seats: number; thing: T | null }[]>()

  /** Null where it was learnt of a state of another form, or where nobody can be compared. */
  of(learnt: Learnt, shape: Game['shape'], seats: number, make: (inputs: Inputs) => T | null): T | null {
    const known = this.#made.get(learnt) ?? []
    this.#made.set(learnt, known)
    const found = known.find((one) => one.shape === shape && one.seats === seats)
    if (found) return found.thing
    const inputs = new Inputs({ shape }, seats)
    const [table, seat] = learnt.inputs
    const fits = seats > 1 && table === inputs.tableSize && seat === inputs.seatSize
    const thing = fits ? make(inputs) : null
    known.push({ shape, seats, thing })
    return thing
  }
}
