import { brotliCompressSync } from 'node:zlib'
import { type Learnt, Play, Sfc32 } from '@gam/kernel'
import { expect, test } from 'vitest'
import { greedy } from '../greedy.ts'
import { levels } from '../levels.ts'
import { Outcome } from '../outcome.ts'
import { askAt, judged, midGame } from '../tables.test-support.ts'
import { planOf } from './hidden-layer.ts'
import { Inputs } from './inputs.ts'
import { PlayedNet } from './net.ts'
import { packed } from './packed.ts'
import { SightNet } from './sight-net.ts'

const [{ game, judgement }] = judged
const sitting = midGame({ game, options: {}, seats: 3 }, 12)
const { seats } = sitting.config
const { tableSize, seatSize } = new Inputs(game, seats)
const inputs = [tableSize, seatSize] as const
const plan = planOf(inputs, 4, 4)

/** A net whose every weight is known. */
function netOf(weight: (i: number) => number): Learnt {
  return {
    ...{ rules: game.rulesVersion, made: 'by hand', inputs, hidden: 4 },
    ...packed(Float32Array.from({ length: plan.size }, (_, i) => weight(i))),
  }
}

function says(learnt: Learnt): number[] | null {
  const net = PlayedNet.of({ learnt }, game, seats)
  const points = Array.from({ length: seats }, (_, seat) => seat * 3)
  net?.judge(sitting.view(0).state, points, 10)
  return net && [...net.says]
}

test('what is packed comes out as it was, to a part in two thousand', () => {
  const net = PlayedNet.of({ learnt: netOf((i) => ((i * 37) % 101) / 50 - 1) }, game, seats)
  const { weights, scale } = net?.layer ?? { weights: [], scale: 0 }
  expect(weights.length).toBe(plan.size)
  for (const [i, weight] of weights.entries())
    expect(weight * scale).toBeCloseTo(((i * 37) % 101) / 50 - 1, 3)
})

test('a net of zeros says nothing, and one that was made for another form is none', () => {
  expect(says(netOf(() => 0))).toEqual([0, 0, 0])
  expect(says({ ...netOf(() => 1), inputs: [tableSize + 1, seatSize] })).toBeNull()
  expect(PlayedNet.of({ learnt: netOf(() => 1) }, game, 1)).toBeNull()
})

test('tables of more than two go by what was learnt there, where there is such', () => {
  const crowd = netOf((i) => ((i * 37) % 101) / 500 - 0.1)
  const learnt = { ...netOf(() => 0), crowd }
  expect(says(learnt)).toEqual(says(crowd))
  expect(PlayedNet.of({ learnt }, game, 2)?.layer.weights.every((weight) => weight === 0)).toBe(true)
})

test('seats are told apart by what is told of them, and the same position is judged the same again', () => {
  const learnt = netOf((i) => ((i * 37) % 101) / 500 - 0.1)
  const once = says(learnt)
  expect(new Set(once).size).toBe(3)
  expect(says(learnt)).toEqual(once)
})

test('what was learnt moves the chances of winning, which stay chances', () => {
  const { config } = sitting
  const play = new Play(game, sitting.view(0).state, game.facts(config), new Sfc32(1))
  const worthOf = (learnt?: Learnt) => {
    const outcome = new Outcome({ ...judgement, learnt }, game, seats)
    outcome.judge(play, false)
    return [...outcome.worth]
  }
  const plain = worthOf()
  expect(worthOf(netOf(() => 0))).toEqual(plain)
  const moved = worthOf(netOf((i) => ((i * 37) % 101) / 500 - 0.1))
  expect(moved).not.toEqual(plain)
  for (const worth of moved) {
    expect(worth).toBeGreaterThan(0)
    expect(worth).toBeLessThan(1)
  }
})

test('a search goes by what was learnt; greedy does not, for others are measured by it', () => {
  const strange = { ...judgement, learnt: netOf((i) => ((i * 37) % 101) / 500 - 0.1) }
  expect(greedy(askAt(sitting, { judgement: strange }))).toEqual(greedy(askAt(sitting)))
  expect(levels.normal(askAt(sitting, { judgement: strange })).found).not.toEqual(
    levels.normal(askAt(sitting)).found,
  )
})

test.each(judged.filter(({ judgement: { learnt } }) => learnt))(
  '$game.title: what was learnt fits the state as it is, else train it again (docs/bots.md); it is small',
  ({ game: its, judgement: { learnt, sight } }) => {
    for (const one of [learnt, learnt?.crowd ?? learnt]) expect(one?.rules).toBe(its.rulesVersion)
    for (let at = 2; at <= its.seats.max; at++) {
      const { hidden, sight: bySight } = (at > 2 ? (learnt?.crowd ?? learnt) : learnt) ?? { hidden: 0 }
      if (hidden > 0) expect(PlayedNet.of({ learnt }, its, at)).not.toBeNull()
      if (bySight) expect(SightNet.of({ learnt, sight }, at)).not.toBeNull()
      if (at === 2) expect(hidden > 0 || bySight !== undefined).toBe(true)
    }
    expect(brotliCompressSync(JSON.stringify(learnt)).length).toBeLessThan(60_000)
  },
)
