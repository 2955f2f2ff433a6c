import { Sfc32, type Sitting } from '@gam/kernel'
import { expect, test } from 'vitest'
import { Desk } from './desk.ts'
import { anyOpen, atWindow, SEATS } from './games.test-support.ts'

const PEOPLE = SEATS.map((name, i) => ({ name, flag: i + 1, bot: null }))
const window = atWindow(1)
const [card] = window.decision?.options.map(({ text }) => text.replace('play ', '')) ?? []

/** A desk with people, and what was told at it: the last action each time. */
function deskAt(sitting: Sitting, orders?: ConstructorParameters<typeof Desk>[3]) {
  const told: string[] = []
  const ports = {
    save: async () => undefined,
    think: async () => '',
    changed: () => {
      const { game, codes } = desk.sitting
      told.push(game.actions.format(codes[codes.length - 1]))
    },
  }
  const desk: Desk = new Desk(sitting, PEOPLE, ports, orders)
  return { desk, told }
}

test('an order is carried out at once, and from then on wherever it leaves one option alone', async () => {
  const { desk, told } = deskAt(window)
  await desk.order(1, [`hold ${card}`])
  expect(told.at(-1)).toBe('pass')
  const chance = new Sfc32(3)
  while (desk.sitting.decision && desk.ordersOf(1).length > 0) {
    const { decision } = desk.sitting
    const plays = decision.seat === 1 && decision.step === 'playLog' ? open(desk) : []
    expect(plays).not.toEqual([`play ${card}`, 'pass'])
    await desk.submit(decision.seat, [anyOpen(desk.sitting, chance)])
  }
})

test('what a desk tells after a pass that was ordered is what it tells after any', async () => {
  const byHand = deskAt(window).desk
  const byOrder = deskAt(window).desk
  await byHand.submit(1, ['pass'])
  await byOrder.order(1, ['not this round'])
  for (const viewer of [null, 0, 2]) {
    const [one, other] = [byHand, byOrder].map(({ sitting }) => [
      sitting.view(viewer),
      sitting.eventsFor(viewer),
      sitting.marks,
      sitting.movers,
      sitting.decision?.seat,
    ])
    expect(other).toEqual(one)
  }
})

test('who takes an ordered pass back is asked', async () => {
  const quiet = atWindow(1, (sitting) => {
    const after = sitting.submit(1, 'pass')
    return after.undoTo < after.codes.length
  })
  const { desk } = deskAt(quiet)
  await desk.order(1, ['not this round'])
  expect(desk.sitting.codes.length).toBeGreaterThan(quiet.codes.length)
  await desk.undo(1, false)
  expect(desk.sitting.decision).toMatchObject({ seat: 1, step: 'playLog' })
  expect(desk.ordersOf(1)).toHaveLength(1)
})

test('orders are kept with a game, replaced as a whole, and belong to their seat', async () => {
  const before = deskAt(window).desk
  await before.order(1, [`hold ${card}`, 'not this round'])
  const kept = before.ordersOf(1)
  expect(kept.map(({ order }) => order)).toEqual([`hold ${card}`, 'not this round'])
  const { desk } = deskAt(window, [[], kept])
  expect(desk.ordersOf(1)).toEqual(kept)
  await desk.order(1, [])
  expect(desk.ordersOf(1)).toEqual([])
  await expect(desk.order(0, [`hold ${card}`])).rejects.toThrow('no standing order')
  await expect(desk.order(null, [])).rejects.toThrow('whoever has the seat')
})

function open(desk: Desk): string[] {
  return (desk.sitting.decision?.options ?? []).flatMap(({ text, refusal }) => (refusal ? [] : [text]))
}
