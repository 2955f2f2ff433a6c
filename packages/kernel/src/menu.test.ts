import { expect, test } from 'vitest'
import { Menu } from './menu.ts'

test('what was offered is on the menu, in order, and nothing else', () => {
  const menu = new Menu(true)
  menu.offer(7)
  menu.offer(3)
  menu.refuse(5, 'tooDear', 1, 2)
  expect(menu.codes.slice(0, menu.count)).toEqual([7, 3])
  expect([7, 3, 5, 0].map((code) => menu.offers(code))).toEqual([true, true, false, false])
  expect(menu.refused).toEqual([{ code: 5, reason: 'tooDear', args: [1, 2, 0, 0] }])
})

test('after clearing, entries of an earlier decision do not count', () => {
  const menu = new Menu(true)
  menu.offer(7)
  menu.offer(3)
  menu.refuse(5, 'tooDear')
  menu.clear()
  menu.offer(9)
  expect(menu.count).toBe(1)
  expect(menu.offers(3)).toBe(false)
  expect(menu.offers(9)).toBe(true)
  expect(menu.refused).toEqual([])
})

test('a menu that explains nothing keeps no refusals', () => {
  const menu = new Menu(false)
  menu.refuse(5, 'tooDear')
  expect(menu.refused).toEqual([])
})

test('of what is held every kind is offered once, in order', () => {
  const menu = new Menu(false)
  menu.offer(7)
  menu.offerHeld(100, [0, 2, 1, 0, 5, 8], 5)
  expect(menu.codes.slice(0, menu.count)).toEqual([7, 101, 102, 104])
})
