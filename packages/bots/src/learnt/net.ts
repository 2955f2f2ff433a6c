import type { Game, Learnt, Types } from '@gam/kernel'
import { Inputs, type Row } from './inputs.ts'

/** How the weights of a net lie in one row: rows of the table's inputs, rows of a seat's, then what hidden units say. */
export interface Plan {
  readonly hidden: number
  /** Each seat's input has two rows of weights: for the seat itself, and for every other seat. */
  readonly seatsAt: number
  readonly biasAt: number
  readonly sayAt: number
  readonly size: number
}

export function planOf([table, seat]: Learnt['inputs'], hidden: number): Plan {
  const seatsAt = table * hidden
  const biasAt = seatsAt + 2 * seat * hidden
  const sayAt = biasAt + hidden
  return { hidden, seatsAt, biasAt, sayAt, size: sayAt + hidden }
}

/** Nets are made once: a search has no time for it. */
const made = new WeakMap<Learnt, { shape: Game['shape']; seats: number; net: Net | null }[]>()

/** Says of each seat how much better it stands than its points tell, in leads. Only sums and products: the same bits everywhere. */
export class Net {
  readonly inputs: Inputs
  readonly plan: Plan
  readonly weights: Float32Array
  /** What each hidden unit gets of each seat. */
  readonly units: Float64Array
  readonly says: Float64Array
  readonly #seats: number
  readonly #table: Float64Array
  readonly #others: Float64Array

  constructor(inputs: Inputs, plan: Plan, weights: Float32Array) {
    this.inputs = inputs
    this.plan = plan
    this.weights = weights
    this.#seats = inputs.seats.length
    this.units = new Float64Array(this.#seats * plan.hidden)
    this.says = new Float64Array(this.#seats)
    this.#table = new Float64Array(plan.hidden)
    this.#others = new Float64Array(this.#seats * plan.hidden)
  }

  /** The net of a judgement, null where it was made for a state of another form, or where nobody can be compared. */
  static of(learnt: Learnt, { shape }: Pick<Game, 'shape'>, seats: number): Net | null {
    const known = made.get(learnt) ?? []
    made.set(learnt, known)
    const found = known.find((one) => one.shape === shape && one.seats === seats)
    if (found) return found.net
    const inputs = new Inputs({ shape }, seats)
    const [table, seat] = learnt.inputs
    const fits = seats > 1 && table === inputs.tableSize && seat === inputs.seatSize
    const plan = planOf(learnt.inputs, learnt.hidden)
    const net = fits ? new Net(inputs, plan, unpacked(learnt, plan.size)) : null
    known.push({ shape, seats, net })
    return net
  }

  /** `points`: what the judgement expects, `lead`: how much of that is a lead. */
  judge(state: Types['state'], points: readonly number[], lead: number): void {
    this.inputs.read(state)
    this.inputs.tellExpected(points, lead)
    this.think(this.inputs.table, this.inputs.seats)
  }

  think(table: Row, seats: readonly Row[]): void {
    const { hidden, seatsAt, biasAt, sayAt } = this.plan
    const { weights, units } = this
    const shared = this.#table
    const others = this.#others
    for (let h = 0; h < hidden; h++) shared[h] = weights[biasAt + h]
    for (let i = 0; i < table.count; i++) {
      const from = table.index[i] * hidden
      const x = table.value[i]
      for (let h = 0; h < hidden; h++) shared[h] += x * weights[from + h]
    }
    units.fill(0)
    others.fill(0)
    const share = 1 / (seats.length - 1)
    for (let seat = 0; seat < seats.length; seat++) {
      const { index, value, count } = seats[seat]
      const at = seat * hidden
      for (let i = 0; i < count; i++) {
        const from = seatsAt + 2 * index[i] * hidden
        const x = value[i]
        for (let h = 0; h < hidden; h++) {
          units[at + h] += x * weights[from + h]
          others[at + h] += x * weights[from + hidden + h]
        }
      }
    }
    for (let seat = 0; seat < seats.length; seat++)
      for (let h = 0; h < hidden; h++) shared[h] += others[seat * hidden + h] * share
    for (let seat = 0; seat < seats.length; seat++) {
      const at = seat * hidden
      let said = 0
      for (let h = 0; h < hidden; h++) {
        const unit = shared[h] + units[at + h] - others[at + h] * share
        units[at + h] = unit
        if (unit > 0) said += unit * weights[sayAt + h]
      }
      this.says[seat] = said
    }
  }
}

/** Two letters say a whole number; the one in the middle stands for 0. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUE = new Map([...LETTERS].map((letter, value) => [letter, value]))
const MIDDLE = LETTERS.length ** 2 / 2

export function packed(weights: Float32Array): Pick<Learnt, 'scale' | 'weights'> {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / (MIDDLE - 1) || 1
  let written = ''
  for (const weight of weights) {
    const whole = Math.round(weight / scale) + MIDDLE
    written += LETTERS[whole >> 6] + LETTERS[whole & 63]
  }
  return { scale, weights: written }
}

function unpacked({ scale, weights }: Learnt, size: number): Float32Array {
  const at = (i: number) => VALUE.get(weights[i]) ?? 0
  return Float32Array.from(
    { length: size },
    (_, i) => (at(2 * i) * LETTERS.length + at(2 * i + 1) - MIDDLE) * scale,
  )
}
