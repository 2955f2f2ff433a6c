import { type Learnt, Play, Sfc32 } from '@gam/kernel'
import { expect, test } from 'vitest'
import { leanOf } from '../lean.ts'
import { levels } from '../levels.ts'
import { askAt, judged, midGame } from '../tables.test-support.ts'
import { ActionRows, outOf, PlayedHabits } from './habits.ts'
import { planOf } from './hidden-layer.ts'
import { Inputs } from './inputs.ts'
import { packed } from './packed.ts'

const [{ game, judgement }] = judged
const sitting = midGame({ game, options: {}, seats: 3 }, 12)
const { seats } = sitting.config
const { tableSize, seatSize } = new Inputs(game, seats)
const inputs = [tableSize, seatSize] as const
const rows = new ActionRows(game.actions)
const HIDDEN = 4
const plan = planOf(inputs, HIDDEN, outOf(rows.size, HIDDEN))
const zeros = packed(new Float32Array(planOf(inputs, HIDDEN, HIDDEN).size))

function withHabits(weight: (i: number) => number, size = rows.size): Learnt {
  const weights = packed(Float32Array.from({ length: plan.size }, (_, i) => weight(i)))
  return {
    ...{ rules: game.rulesVersion, made: 'by hand', inputs, hidden: HIDDEN, ...zeros },
    habits: { rows: size, hidden: HIDDEN, ...weights },
  }
}

function leanings(learnt?: Learnt): number[] {
  const play = new Play(game, sitting.view(0).state, game.facts(sitting.config), new Sfc32(1))
  play.settle()
  const weights: number[] = []
  leanOf({ ...judgement, learnt }, game, seats)(play, weights, [])
  return weights.slice(0, play.menu.count)
}

test('an action is told apart by its verb and by each value that it names', () => {
  for (const { game: its } of judged) {
    const told = new ActionRows(its.actions)
    const verbs = Object.values(its.actions.verbs)
    const firsts = verbs.map((verb) => told.of(verb.of(...verb.fields.map(([, { least }]) => least)))[0])
    expect(new Set(firsts).size).toBe(verbs.length)
    for (const verb of verbs)
      for (const row of told.of(verb.base + verb.size - 1)) expect(row).toBeLessThan(told.size)
  }
})

test('habits of zeros change no leaning, others do, and none is lost', () => {
  const plain = leanings()
  expect(leanings(withHabits(() => 0))).toEqual(plain)
  const moved = leanings(withHabits((i) => ((i * 37) % 101) / 100 - 0.5))
  expect(moved).not.toEqual(plain)
  for (const weight of moved) expect(weight).toBeGreaterThan(0)
})

test('habits for other actions than there are, or for a state of another form, are none', () => {
  const made = (learnt: Learnt) => PlayedHabits.of({ learnt }, game, seats)
  expect(made(withHabits(() => 1))).not.toBeNull()
  expect(made(withHabits(() => 1, rows.size + 1))).toBeNull()
  expect(made({ ...withHabits(() => 1), inputs: [tableSize + 1, seatSize] })).toBeNull()
  expect(leanings(withHabits(() => 1, rows.size + 1))).toEqual(leanings())
})

test('a search looks first at what it has the habit of doing', () => {
  const { decision } = askAt(sitting)
  const liked = decision.options[1].text
  const code = game.actions.parse(liked)
  const row = rows.of(Number(code)).at(-1) ?? 0
  const learnt = withHabits((i) => (i === plan.outAt + row * (HIDDEN + 1) + HIDDEN ? 4 : 0))
  const share = (how: Learnt | undefined) =>
    levels
      .normal(askAt(sitting, { judgement: { ...judgement, learnt: how } }))
      .found?.find(({ text }) => text === liked)?.share ?? 0
  expect(share(learnt)).toBeGreaterThan(1.5 * share(undefined))
})
