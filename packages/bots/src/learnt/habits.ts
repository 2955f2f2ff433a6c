import { type Actions, type Game, growth, type Play, type Verb } from '@gam/kernel'
import { fired, type HiddenLayer, layerOf, planOf } from './hidden-layer.ts'
import type { Inputs } from './inputs.ts'
import { type Learned, OnceMade } from './once-made.ts'
import { KeptSums } from './sums.ts'

/** More values of a field than this are not told apart. */
const MOST_VALUES = 64
/** However much a habit speaks for or against an option, it is looked at as if it were this much. */
const STRONGEST = 4

/** Which rows of weights speak of an action: that of its verb, and that of each value it names, seats aside. */
export class ActionRows {
  readonly size: number
  readonly #verbs: readonly {
    readonly verb: Verb
    readonly row: number
    readonly fields: readonly number[]
  }[]
  readonly #known = new Map<number, readonly number[]>()

  constructor({ verbs }: Pick<Actions, 'verbs'>) {
    let size = 0
    this.#verbs = Object.values(verbs).map((verb) => {
      const row = size++
      const fields = verb.fields.map(([, { least, size: end, seatOf }]) => {
        const at = seatOf ? -1 : size
        if (!seatOf) size += Math.min(end - least, MOST_VALUES)
        return at
      })
      return { verb, row, fields }
    })
    this.size = size
  }

  of(code: number): readonly number[] {
    const known = this.#known.get(code)
    if (known !== undefined) return known
    const rows: number[] = []
    for (const { verb, row, fields } of this.#verbs) {
      if (!verb.is(code)) continue
      rows.push(row)
      for (const [i, value] of verb.args(code).entries()) {
        const index = value - verb.fields[i][1].least
        if (fields[i] >= 0 && index < MOST_VALUES) rows.push(fields[i] + index)
      }
    }
    this.#known.set(code, rows)
    return rows
  }
}

/** Weights of each row of an action: one for each hidden unit, and one that counts always. */
export function outOf(rows: number, hidden: number): number {
  return rows * (hidden + 1)
}

/** Which options somebody who has played many games looks at first, on top of how a sensible player leans. */
export class Habits {
  readonly layer: HiddenLayer
  readonly rows: ActionRows

  constructor(layer: HiddenLayer, rows: ActionRows) {
    this.layer = layer
    this.rows = rows
  }

  /** How much speaks for an action, as its seat has the position that was felt last. */
  speaksFor(code: number, seat: number): number {
    const { plan, weights, units, scale } = this.layer
    const { hidden, outAt } = plan
    const rows = this.rows.of(code)
    const from = seat * hidden
    let always = 0
    let sum = 0
    for (let r = 0; r < rows.length; r++) {
      const at = outAt + rows[r] * (hidden + 1)
      always += weights[at + hidden]
      for (let h = 0; h < hidden; h++) sum += fired(units[from + h]) * weights[at + h]
    }
    return (always + sum * scale) * scale
  }
}

/** Habits that somebody plays by. */
export class PlayedHabits extends Habits {
  readonly #kept: KeptSums

  constructor(layer: HiddenLayer, rows: ActionRows, inputs: Inputs) {
    super(layer, rows)
    this.#kept = new KeptSums(inputs, layer.sums)
  }

  static of(judgement: Learned, game: Pick<Game, 'shape' | 'actions'>, seats: number): PlayedHabits | null {
    return all.of(judgement, game.shape, seats, (learnt, inputs) => {
      const { habits } = learnt
      const rows = new ActionRows(game.actions)
      if (habits?.rows !== rows.size) return null
      const plan = planOf(learnt.inputs, habits.hidden, outOf(rows.size, habits.hidden))
      return new PlayedHabits(layerOf(habits, plan, seats), rows, inputs)
    })
  }

  /** Makes the leanings to options larger or smaller; where `known` has another number than 0, nobody asks. */
  weigh({ state, seat, menu }: Play, leanings: number[], known: readonly number[]): void {
    this.#kept.at(state)
    this.layer.feelOne(seat)
    for (let i = 0; i < menu.count; i++)
      if (!known[i]) leanings[i] *= growth(within(this.speaksFor(menu.codes[i], seat)))
  }
}

const all = new OnceMade<PlayedHabits>()

function within(said: number): number {
  return said > STRONGEST ? STRONGEST : said < -STRONGEST ? -STRONGEST : said
}
