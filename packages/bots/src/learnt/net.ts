import type { Game, Types } from '@gam/kernel'
import { fired, type HiddenLayer, layerOf, planOf } from './hidden-layer.ts'
import { expectations, FIRST_OF_SEAT, type Inputs } from './inputs.ts'
import { type Learned, OnceMade } from './once-made.ts'
import { KeptSums, Sums } from './sums.ts'

/** Says of each seat how much better it stands than its points tell, in leads. Only sums and products: the same bits everywhere. */
export class Net {
  readonly layer: HiddenLayer
  readonly says: Float64Array

  constructor(layer: HiddenLayer, seats: number) {
    this.layer = layer
    this.says = new Float64Array(seats)
  }

  /** By what the inputs give the units. */
  think(): void {
    const { layer, says } = this
    const { weights, units, scale } = layer
    const { hidden, outAt } = layer.plan
    layer.feel()
    for (let seat = 0; seat < says.length; seat++) {
      const at = seat * hidden
      let said = 0
      for (let h = 0; h < hidden; h++) said += fired(units[at + h]) * weights[outAt + h]
      says[seat] = said * scale * scale
    }
  }
}

/** A net that somebody plays by. */
export class PlayedNet extends Net {
  readonly #kept: KeptSums
  readonly #expected: Float64Array

  constructor(layer: HiddenLayer, inputs: Inputs) {
    const seats = inputs.seats.length
    super(layer, seats)
    this.#kept = new KeptSums(inputs, new Sums(layer.plan, layer.weights, seats))
    this.#expected = new Float64Array(seats * FIRST_OF_SEAT)
  }

  /** The net of a judgement, null where it has none, where it was made for a state of another form, or where nobody can be compared. */
  static of(judgement: Learned, { shape }: Pick<Game, 'shape'>, seats: number): PlayedNet | null {
    return nets.of(judgement, shape, seats, (learnt, inputs) => {
      if (learnt.hidden === 0) return null
      const plan = planOf(learnt.inputs, learnt.hidden, learnt.hidden)
      return new PlayedNet(layerOf(learnt, plan, seats), inputs)
    })
  }

  /** `points`: what the judgement expects, `lead`: how much of that is a lead. */
  judge(state: Types['state'], points: readonly number[], lead: number): void {
    // What is expected is no whole number of parts, so it is never among what is kept.
    this.layer.sums.expect(this.#kept.at(state), expectations(points, lead, this.#expected))
    this.think()
  }
}

const nets = new OnceMade<PlayedNet>()
