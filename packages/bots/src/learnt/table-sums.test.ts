import { type Packed, type Play, Sfc32, Sitting } from '@gam/kernel'
import { expect, test } from 'vitest'
import { judged } from '../tables.test-support.ts'
import { HiddenLayer, layerOf, planOf } from './hidden-layer.ts'
import { Inputs } from './inputs.ts'
import { opened } from './match.ts'
import { packed, unpacked } from './packed.ts'

const HIDDEN = 3

test.each(judged)(
  '$game.title: sums that are kept up to date are those that are added up anew, whatever came before',
  ({ game }) => {
    const { config } = Sitting.begin(game, { seats: ['Ann', 'Ben', 'Cor'], seed: 'sums' })
    const inputs = new Inputs(game, config.seats)
    const plan = planOf([inputs.tableSize, inputs.seatSize], HIDDEN, HIDDEN)
    const luck = new Sfc32(5)
    const weights: Packed = {
      hidden: HIDDEN,
      ...packed(Float32Array.from({ length: plan.size }, () => luck.word() / 2 ** 31 - 1)),
    }
    const kept = layerOf(weights, plan, config.seats)
    const anew = new HiddenLayer(plan, unpacked(weights, plan.size), config.seats)
    for (const seed of [1, 2]) {
      const play: Play = opened(game, config, seed)
      while (play.settle()) {
        inputs.read(play.state)
        kept.feel(inputs.table, inputs.seats)
        anew.feel(inputs.table, inputs.seats)
        for (const [i, unit] of anew.units.entries()) expect(kept.units[i] * kept.scale).toBeCloseTo(unit, 4)
        kept.feelOne(inputs.table, inputs.seats, play.seat)
        for (let h = 0; h < HIDDEN; h++) {
          const i = play.seat * HIDDEN + h
          expect(kept.units[i] * kept.scale).toBeCloseTo(anew.units[i], 4)
        }
        play.take(play.menu.codes[luck.below(play.menu.count)])
      }
    }
  },
)
