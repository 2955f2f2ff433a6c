import { expect, test } from 'vitest'
import { greedy } from './greedy.ts'
import { askAt, judged, midGame } from './tables.test-support.ts'
import { isLed, tuneLead } from './tune-lead.ts'

const [{ game, judgement }] = judged
const { config } = askAt(midGame({ game, options: {}, seats: 2 }, 0))
const how = {
  game,
  configs: [config],
  players: [{ bot: greedy, budget: {} }],
  games: 8,
  rounds: 100,
  seed: 1,
}

/** One number for the whole game. */
function led({ always }: { readonly [name: string]: number }) {
  return () => always
}

test('a lead that is far too small or far too large is brought to where it tells who wins', () => {
  const from = (always: number) => {
    const trial = { ...judgement, leads: { always }, led }
    return tuneLead({ ...how, judgement: trial })
  }
  const small = from(1)
  const large = from(60)
  for (const { before, after, positions } of [small, large]) {
    expect(positions).toBeGreaterThan(100)
    expect(after).toBeLessThan(before)
  }
  expect(small.weights.always).toBeGreaterThan(2)
  expect(large.weights.always).toBeLessThan(40)
})

test('the same seed gives the same leads', () => {
  const fitted = () => tuneLead({ ...how, judgement, games: 2, rounds: 3 })
  expect(fitted()).toEqual(fitted())
})

test('every game of the house has leads to tune', () => {
  for (const one of judged) expect(isLed(one.judgement)).toBe(true)
})

test('a judgement without leads cannot be tuned to any', () => {
  const bare = { lead: 1, expect: () => undefined }
  expect(() => tuneLead({ ...how, judgement: bare })).toThrow('no leads')
})
