import { type Packed, type Play, Sfc32, Sitting } from '@gam/kernel'
import { expect, test } from 'vitest'
import { judged } from '../tables.test-support.ts'
import { layerOf, planOf } from './hidden-layer.ts'
import { Inputs } from './inputs.ts'
import { opened } from './match.ts'
import { packed } from './packed.ts'
import { KeptSums, Sums } from './sums.ts'

const HIDDEN = 3

test.each(judged)(
  '$game.title: sums that are kept up to date are those that are added up anew, to the last digit, whatever came before',
  ({ game, judgement: { flatten } }) => {
    const { config } = Sitting.begin(game, { seats: ['Ann', 'Ben', 'Cor'], seed: 'sums' })
    const inputs = new Inputs(game, config.seats)
    const plan = planOf([inputs.tableSize, inputs.seatSize], HIDDEN, HIDDEN)
    const luck = new Sfc32(5)
    const weights: Packed = {
      hidden: HIDDEN,
      ...packed(Float32Array.from({ length: plan.size }, () => luck.word() / 2 ** 31 - 1)),
    }
    const layer = layerOf(weights, plan, config.seats)
    const anew = new Sums(plan, layer.weights, config.seats)
    const kept = new KeptSums(new Inputs(game, config.seats, flatten), layer.sums)
    const nothing = new Array<number>(config.seats).fill(0)
    for (const seed of [1, 2]) {
      const play: Play = opened(game, config, seed)
      while (play.settle()) {
        inputs.tell(play.state, nothing, 1)
        anew.addUp(inputs.table, inputs.seats)
        expect([...kept.at(play.state).all]).toEqual([...anew.all])
        layer.feel()
        const units = layer.units.slice(play.seat * HIDDEN, (play.seat + 1) * HIDDEN)
        layer.feelOne(play.seat)
        for (const [h, unit] of units.entries())
          expect(layer.units[play.seat * HIDDEN + h]).toBeCloseTo(unit, 6)
        play.take(play.menu.codes[luck.below(play.menu.count)])
      }
    }
  },
)
