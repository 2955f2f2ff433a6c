import type { Game, Learnt, Types } from '@gam/kernel'
import { type HiddenLayer, layerOf, planOf } from './hidden-layer.ts'
import type { Inputs, Row } from './inputs.ts'
import { OnceMade } from './once-made.ts'

/** Says of each seat how much better it stands than its points tell, in leads. Only sums and products: the same bits everywhere. */
export class Net {
  readonly inputs: Inputs
  readonly layer: HiddenLayer
  readonly says: Float64Array

  constructor(inputs: Inputs, layer: HiddenLayer) {
    this.inputs = inputs
    this.layer = layer
    this.says = new Float64Array(inputs.seats.length)
  }

  /** The net of a judgement, null where it has none, where it was made for a state of another form, or where nobody can be compared. */
  static of(learnt: Learnt, { shape }: Pick<Game, 'shape'>, seats: number): Net | null {
    return nets.of(learnt, shape, seats, (inputs) => {
      if (learnt.hidden === 0) return null
      const plan = planOf(learnt.inputs, learnt.hidden, learnt.hidden)
      return new Net(inputs, layerOf(learnt, plan, seats))
    })
  }

  /** `points`: what the judgement expects, `lead`: how much of that is a lead. */
  judge(state: Types['state'], points: readonly number[], lead: number): void {
    this.inputs.read(state)
    this.inputs.tellExpected(points, lead)
    this.think(this.inputs.table, this.inputs.seats)
  }

  think(table: Row, seats: readonly Row[]): void {
    const { layer, says } = this
    const { weights, units, scale } = layer
    const { hidden, outAt } = layer.plan
    layer.feel(table, seats)
    for (let seat = 0; seat < seats.length; seat++) {
      const at = seat * hidden
      let said = 0
      for (let h = 0; h < hidden; h++) if (units[at + h] > 0) said += units[at + h] * weights[outAt + h]
      says[seat] = said * scale * scale
    }
  }
}

const nets = new OnceMade<Net>()
