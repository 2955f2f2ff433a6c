import type { SeatInfo } from '@gam/protocol/wire'
import { expect, test } from 'vitest'
import { arrival } from './arrivals.ts'

const free: SeatInfo = {
  ...{ name: '', flag: 1, kind: 'free', bot: null, person: null, presence: 'away', vacant: true, out: false },
  ...{
    committed: false,
    program: false,
    kept: null,
    since: null,
    standsFor: null,
    seen: null,
    vacation: null,
  },
}
const seat = (name: string): SeatInfo => ({ ...free, name, kind: 'person', person: name.toLowerCase() })
const mara = { seat: 0, host: true, removed: false }

test('whoever sits down or gets up is named; a new name is neither, and nobody hears of themselves', () => {
  const before = [seat('Mara'), free, free]
  const now = [seat('Mara'), seat('Ben'), free]
  expect(arrival(before, { seats: now, you: mara })).toEqual({ kind: 'sat', name: 'Ben' })
  expect(arrival(now, { seats: before, you: mara })).toEqual({ kind: 'rose', name: 'Ben' })
  expect(arrival(before, { seats: now, you: { ...mara, seat: 1 } })).toBeNull()
  expect(arrival(now, { seats: [seat('Mara'), { ...now[1], name: 'Benno' }, free], you: mara })).toBeNull()
  const bot: SeatInfo = { ...free, kind: 'bot', name: 'Marlow', bot: 'easy' }
  expect(arrival(before, { seats: [seat('Mara'), bot, free], you: mara })).toBeNull()
})
