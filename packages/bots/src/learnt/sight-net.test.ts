import { type Flat, type Learnt, Play, Sfc32, type Types } from '@gam/kernel'
import { expect, test } from 'vitest'
import { levels } from '../levels.ts'
import { Outcome } from '../outcome.ts'
import { askAt, judged, midGame } from '../tables.test-support.ts'
import { packed } from './packed.ts'
import { chanceOf, placesOf, SightNet } from './sight-net.ts'

const [{ game, judgement }] = judged
const sight = {
  size: 3,
  suits: (facts: unknown) => facts !== 'elsewhere',
  look: ({ agenda }: Types['state'], _: unknown, seat: number, to: Flat) => {
    to.put(0, seat)
    to.put(1, agenda.length)
    to.put(2, 1)
  },
}

/**
 * Two units and two more; of the first two one is what there is of the first number, the other what is over 10 of the second
 * one, and of the others one is half of that and a quarter of this together, the other what the first is less than 1.
 */
function learntBy(rows: readonly number[]): Learnt {
  const { size } = placesOf(3, [2, 2])
  expect(rows).toHaveLength(size)
  const nothing = { rules: game.rulesVersion, made: 'by hand', inputs: [0, 0] as const }
  const net = { size: 3, hidden: 2, second: 2, ...packed(Float32Array.from(rows)) }
  return { ...nothing, hidden: 0, scale: 1, weights: '', sight: net }
}

const learnt = learntBy([1, 0, 0, 1, 0, 0, 0, -10, 0.5, -1, 0.25, 0, 0, 1, 1, -2, -1])

function worthOf(net: SightNet | null, state: { agenda: number[] }): number[] {
  const worth = new Float64Array(3)
  net?.judge(state as Types['state'], null, worth)
  return [...worth]
}

test('what a seat sees becomes a chance of winning, the same whatever was looked at before', () => {
  const net = SightNet.of({ sight, learnt }, 3)
  const agenda = new Array<number>(12).fill(0)
  const [first, second, third] = worthOf(net, { agenda })
  expect(first).toBeCloseTo(chanceOf(0.25 * 2 - 2 - 1, 3), 2)
  expect(second).toBeCloseTo(chanceOf(0.5 + 0.25 * 2 - 1, 3), 2)
  expect(second).toBeGreaterThan(first)
  expect(third).toBeGreaterThan(second)
  worthOf(net, { agenda: [] })
  expect(worthOf(net, { agenda })).toEqual([first, second, third])
  expect(worthOf(SightNet.of({ sight, learnt }, 3), { agenda })).toEqual([first, second, third])
})

test('who says nothing gives everybody the same chance', () => {
  expect(chanceOf(0, 2)).toBe(0.5)
  expect(chanceOf(0, 4)).toBe(0.25)
})

test('none where nothing was learnt so, where a seat sees something else by now, or where nobody can be compared', () => {
  expect(SightNet.of({ learnt }, 2)).toBeNull()
  expect(SightNet.of({ sight }, 2)).toBeNull()
  expect(SightNet.of({ sight: { ...sight, size: 4 }, learnt }, 2)).toBeNull()
  expect(SightNet.of({ sight, learnt }, 1)).toBeNull()
})

test('tables of more than two go by what was learnt there, where there is such', () => {
  const alone = { ...learnt, crowd: { ...learnt, sight: undefined } }
  expect(SightNet.of({ sight, learnt: alone } as never, 3)).toBeNull()
  expect(SightNet.of({ sight, learnt: alone } as never, 2)).not.toBeNull()
})

test('nothing is said where the sight does not suit what is played', () => {
  const worth = new Float64Array(2)
  expect(SightNet.of({ sight, learnt }, 2)?.judge({ agenda: [] } as never, 'elsewhere', worth)).toBe(false)
  expect([...worth]).toEqual([0, 0])
})

test('a search goes by it, and the end of a game stays what it is', () => {
  const sitting = midGame({ game, options: {}, seats: 3 }, 12)
  const taught = { ...judgement, sight, learnt }
  const blank = { ...judgement, learnt: undefined }
  expect(levels.normal(askAt(sitting, { judgement: taught })).found).not.toEqual(
    levels.normal(askAt(sitting, { judgement: blank })).found,
  )
  const play = new Play(game, sitting.view(0).state, game.facts(sitting.config), new Sfc32(1))
  const ends = [taught, blank].map((one) => {
    const outcome = new Outcome(one, game, 3)
    outcome.judge(play, true)
    return [...outcome.worth]
  })
  expect(ends[0]).toEqual(ends[1])
})
