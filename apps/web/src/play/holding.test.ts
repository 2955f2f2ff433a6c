import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GRACE, Holding } from './holding.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is held goes by itself when its time is out, once', () => {
  const send = vi.fn()
  const holding = new Holding()
  holding.hold(send, true)
  vi.advanceTimersByTime(GRACE - 1)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(send).toHaveBeenCalledTimes(1)
  holding.send()
  expect(send).toHaveBeenCalledTimes(1)
})

test('for somebody who uses the keyboard nothing runs out', () => {
  const send = vi.fn()
  const holding = new Holding()
  holding.hold(send, false)
  vi.advanceTimersByTime(10 * GRACE)
  expect(send).not.toHaveBeenCalled()
  holding.send()
  expect(send).toHaveBeenCalledTimes(1)
})

test('what is taken back never goes', () => {
  const send = vi.fn()
  const holding = new Holding()
  holding.hold(send, true)
  holding.takeBack()
  holding.send()
  vi.advanceTimersByTime(GRACE)
  expect(send).not.toHaveBeenCalled()
})

test('another move takes the place of the one before', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const holding = new Holding()
  holding.hold(one, true)
  holding.hold(other, true)
  vi.advanceTimersByTime(GRACE)
  expect(one).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledTimes(1)
})
