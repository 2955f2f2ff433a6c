import { expect, test } from 'vitest'
import { type PebbleTypes, pebbles } from './pebbles.test-support.ts'
import { writeReplay } from './replay.ts'
import { Sfc32 } from './sfc32.ts'
import { Sitting } from './sitting.ts'
import { takeUp } from './take-up.ts'

const AT = 5

/** The whole game, and the sitting at the moment it is taken up at. */
function played(): { end: Sitting<PebbleTypes>; moment: Sitting<PebbleTypes> } {
  const pick = new Sfc32(7)
  let moment: Sitting<PebbleTypes> | null = null
  let now = Sitting.begin(pebbles, { seats: ['Ann', 'Ben'], seed: 'tide' })
  while (now.decision) {
    if (now.codes.length === AT) moment = now
    const open = now.decision.options.filter(({ refusal }) => !refusal)
    now = now.submit(now.decision.seat, open[pick.below(open.length)].action)
  }
  return { end: now, moment: moment ?? now }
}

const { end, moment } = played()
const replay = writeReplay(end)
const taking = { at: AT, seats: ['Cy', 'Dot'], seed: 'another', viewer: null } as const

test('with the same deal everything lies as it did, and chance goes on as it did', () => {
  const taken = takeUp(pebbles, replay, { ...taking, deal: 'same' })
  expect(taken.hash()).toBe(moment.hash())
  expect(taken.seats).toEqual(['Cy', 'Dot'])
  let again = taken
  for (const [i, code] of end.codes.slice(AT).entries()) again = again.submit(end.movers[AT + i], code)
  expect(again.hash()).toBe(end.hash())
})

test('dealt anew, what everybody saw is the same, what nobody saw is not, and a seed gives one deal', () => {
  const taken = takeUp(pebbles, replay, { ...taking, deal: 'anew' })
  expect(taken.view(null)).toEqual(moment.view(null))
  expect(taken.decision?.seat).toBe(moment.decision?.seat)
  expect(takeUp(pebbles, replay, { ...taking, deal: 'anew' }).hash()).toBe(taken.hash())
  const deals = Array.from({ length: 20 }, (_, i) =>
    takeUp(pebbles, replay, { ...taking, deal: 'anew', seed: String(i) }).hash(),
  )
  expect(new Set(deals).size).toBeGreaterThan(1)
})

test('dealt anew for one pair of eyes, what these saw stays', () => {
  for (let seed = 0; seed < 10; seed++) {
    const taken = takeUp(pebbles, replay, { ...taking, deal: 'anew', seed: String(seed), viewer: 0 })
    expect(taken.view(0)).toEqual(moment.view(0))
  }
})
