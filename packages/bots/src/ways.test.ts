import { type Game, Sfc32, type Sitting } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford/whole'
import { whaleRiders } from '@gam/whale-riders'
import { expect, test } from 'vitest'
import { askAt, midGame } from './tables.test-support.ts'
import { wayTo } from './ways.ts'

/** The positions of some games at which something is closed. */
function closedOptions(): { sitting: Sitting; closed: string }[] {
  return [whaleRiders, newBedford].flatMap((game: Game) =>
    [5, 9, 14, 20, 27, 35, 44].flatMap((moves) => {
      const sitting = midGame({ game, options: {}, seats: 2 }, moves)
      const closed = sitting.decision?.options.filter(({ refusal }) => refusal) ?? []
      return closed.slice(0, 6).map(({ text }) => ({ sitting, closed: text }))
    }),
  )
}

test('whoever takes a way within the turn finds the option open, at the same question', () => {
  const found = closedOptions().flatMap(({ sitting, closed }) => {
    const way = wayTo(askAt(sitting), closed)
    return way && !way.waits ? [{ sitting, closed, way }] : []
  })
  expect(found.length).toBeGreaterThan(3)
  for (const { sitting, closed, way } of found) {
    const seat = sitting.decision?.seat ?? 0
    const after = sitting.submit(seat, ...way.actions)
    expect(after.decision?.seat).toBe(seat)
    expect(after.decision?.step).toBe(sitting.decision?.step)
    expect(after.decision?.options.find(({ text }) => text === closed)?.refusal).toBeUndefined()
  }
})

test('a way across the others’ turns leads to the option in most games', () => {
  const luck = new Sfc32(5)
  const found = closedOptions().flatMap(({ sitting, closed }) => {
    const way = wayTo(askAt(sitting), closed)
    return way?.waits ? [{ sitting, closed, way }] : []
  })
  expect(found.length).toBeGreaterThan(0)
  const reached = found.filter(({ sitting, closed, way }) => {
    const seat = sitting.decision?.seat ?? 0
    let now = sitting
    for (const action of way.actions) {
      now = now.submit(seat, action)
      while (now.decision && now.decision.seat !== seat) {
        const open = now.decision.options.filter(({ refusal }) => !refusal)
        now = now.submit(now.decision.seat, open[luck.below(open.length)].text)
      }
    }
    return now.decision?.options.some(({ text, refusal }) => text === closed && !refusal)
  })
  expect(reached.length / found.length).toBeGreaterThan(0.7)
})

test('what is hidden makes no difference to the way', () => {
  for (const game of [whaleRiders, newBedford]) {
    const sitting = midGame({ game, options: {}, seats: 2 }, 12)
    const closed = sitting.decision?.options.find(({ refusal }) => refusal)?.text
    if (closed === undefined) continue
    const ask = askAt(sitting)
    expect(wayTo({ ...ask, view: structuredClone(ask.view) }, closed)).toEqual(wayTo(ask, closed))
  }
})

test('where there is no way there is none', () => {
  const sitting = midGame({ game: whaleRiders, options: {}, seats: 2 }, 5)
  expect(wayTo(askAt(sitting), 'no such action')).toBeNull()
})
