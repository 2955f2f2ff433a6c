import { oneAt, type Types } from '@gam/kernel'
import { type Break, breakOf } from './examine.ts'
import { LAWS } from './laws/all.ts'
import type { LawOf } from './laws/law-of.ts'
import { openCodes, retrace, type Seating, type Trail } from './trail.ts'

/** Shrinking stops after so many actions, whatever it has come to: half of them for length, half for simplicity. */
const MOST_ACTIONS = 12_000

/** A game that breaks a law. */
export interface Culprit<T extends Types = Types> {
  readonly trail: Trail<T>
  readonly broken: Break
}

/** What to show of a broken law: the shrunken game, or the game as it was where it does not break again. */
export function culpritOf<T extends Types>(
  found: Break,
  seating: Seating<T>,
  codes: readonly number[],
): Culprit<T> {
  const asItWas = { trail: { ...retrace(seating, codes), codes }, broken: found }
  const law = LAWS.find(({ id }) => id === found.law)
  if (law === undefined) return asItWas
  // What was played after the break is of no interest, but the action at that point may be.
  for (const length of [found.after, found.after + 1, codes.length]) {
    const cut = retrace(seating, codes.slice(0, length))
    const broken = breakOf(law, cut, 'at the end')
    if (broken !== null) return new Shrinking(law, seating, { trail: cut, broken }).smallest()
  }
  return asItWas
}

/** Looks for a shorter and simpler game that breaks the same law at its end. */
class Shrinking<T extends Types> {
  readonly #law: LawOf
  readonly #seating: Seating<T>
  #best: Culprit<T>
  #played = 0

  constructor(law: LawOf, seating: Seating<T>, first: Culprit<T>) {
    this.#law = law
    this.#seating = seating
    this.#best = first
  }

  smallest(): Culprit<T> {
    this.#shorten()
    this.#simplify()
    return this.#best
  }

  get #codes(): readonly number[] {
    return this.#best.trail.codes
  }

  #improve(codes: readonly number[]): boolean {
    const trail = retrace(this.#seating, codes)
    this.#played += trail.codes.length
    const broken = breakOf(this.#law, trail, 'at the end')
    if (broken !== null) this.#best = { trail, broken }
    return broken !== null
  }

  #shorten(): void {
    const tired = () => this.#played > MOST_ACTIONS / 2
    for (let length = 0; length < this.#codes.length && !tired(); length = length * 2 + 1)
      if (this.#improve(this.#codes.slice(0, length))) return
    for (let step = this.#codes.length >> 1; step > 0; step >>= 1)
      while (!tired() && this.#codes.length > step && this.#improve(this.#codes.slice(0, -step)));
  }

  /** The first option instead of the one that was chosen, wherever the law breaks all the same. */
  #simplify(): void {
    for (let i = 0; i < this.#codes.length && this.#played < MOST_ACTIONS; i++) {
      const { codes, sittings } = this.#best.trail
      const [first] = openCodes(oneAt(sittings, i))
      if (first !== undefined && first !== codes[i])
        this.#improve([...codes.slice(0, i), first, ...codes.slice(i + 1)])
    }
  }
}
