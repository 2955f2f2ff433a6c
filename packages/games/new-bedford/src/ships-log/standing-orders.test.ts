import { keepOrders, openOrders, orderedAnswer, ordersInForce } from '@gam/kernel'
import { type Scenario, scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import type { NewBedford } from '../state.ts'
import { type Given, logged } from './at-sea.test-support.ts'

const FLEETS = { Ann: { ships: ['space 3'], wood: 1 }, Ben: { ships: ['space 2'], food: 1 } }
const ROUND = [{ step: 'movement' }, { step: 'whaling' }, { step: 'endRound' }]

function atSea(log: string, given: Given = {}) {
  return scenario(...logged(FLEETS, { log: { Ann: log }, next: ROUND, ...given }))
}

function seenBy(t: Scenario<NewBedford>, seat: number) {
  const { game, facts } = t.sitting
  return { game, facts, view: t.sitting.view(seat) }
}

function answer(t: Scenario<NewBedford>, orders: readonly string[]): string | null {
  const { decision } = t.sitting
  return decision && orderedAnswer(seenBy(t, 0), decision, keepOrders(seenBy(t, 0), orders))
}

describe('standing orders', () => {
  test('SL-05 can be given by who holds a card for a window, and by nobody else', () => {
    const t = atSea('typhoon, rats, coffin')
    expect(openOrders(seenBy(t, 0))).toEqual(['not this round', 'hold rats', 'hold typhoon'])
    expect(openOrders(seenBy(t, 1))).toEqual([])
    expect(() => keepOrders(seenBy(t, 0), ['hold reef'])).toThrow('"hold reef" is no standing order')
    expect(() => keepOrders(seenBy(t, 1), ['not this round'])).toThrow('there is none')
  })

  test('SL-05 for the round they pass in every window, until the round is over', () => {
    const t = atSea('typhoon, rats')
    const kept = keepOrders(seenBy(t, 0), ['not this round'])
    expect(answer(t, ['not this round'])).toBe('pass')
    t.play('Ann: pass')
    expect(t.choices).toEqual(['play rats', 'pass'])
    expect(answer(t, ['not this round'])).toBe('pass')
    expect(ordersInForce(seenBy(t, 0), kept)).toEqual(kept)
    t.play('Ann: pass')
    while (t.step === 'select') t.play(`${t.asked}: pass`)
    expect(t.state.round).toBe(2)
    expect(ordersInForce(seenBy(t, 0), kept)).toEqual([])
  })

  test('SL-05 for one card they pass where nothing else could be played, until the holder says so', () => {
    const t = atSea('typhoon, reef')
    expect(answer(t, ['hold typhoon'])).toBe(null)
    expect(answer(t, ['hold typhoon', 'hold reef'])).toBe('pass')
    const kept = keepOrders(seenBy(t, 0), ['hold typhoon'])
    t.play('Ann: pass')
    while (t.step === 'select') t.play(`${t.asked}: pass`)
    expect(t.state.round).toBe(2)
    expect(ordersInForce(seenBy(t, 0), kept)).toEqual(kept)
  })

  test('SL-05 an order for a card is done with when the card is played', () => {
    const t = atSea('typhoon, reef')
    const kept = keepOrders(seenBy(t, 0), ['hold typhoon', 'hold reef'])
    t.play('Ann: play typhoon')
    expect(ordersInForce(seenBy(t, 0), kept).map(({ order }) => order)).toEqual(['hold reef'])
  })

  test('SL-05 nothing else is ever declined, and by version 2 of the rules there are none', () => {
    const t = atSea('typhoon')
    const kept = keepOrders(seenBy(t, 0), ['not this round', 'hold typhoon'])
    t.play('Ann: play typhoon')
    const { decision } = t.sitting
    expect(decision?.step).not.toBe('playLog')
    expect(decision && orderedAnswer(seenBy(t, 0), decision, kept)).toBe(null)
    const before = atSea('typhoon', { rules: 2 })
    expect(openOrders(seenBy(before, 0))).toEqual([])
    expect(before.choices).toContain('dont ask')
  })
})
