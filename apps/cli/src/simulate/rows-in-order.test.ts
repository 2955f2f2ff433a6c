import { expect, test } from 'vitest'
import { RowsInOrder } from './rows-in-order.ts'

test('what comes early waits for what is before it', () => {
  const written: string[] = []
  const rows = new RowsInOrder((text) => written.push(text))
  rows.add(2, 5, 'b')
  rows.add(7, 9, 'd')
  expect(written).toEqual([])
  rows.add(0, 2, 'a')
  expect(written).toEqual(['a', 'b'])
  rows.add(5, 7, 'c')
  expect(written).toEqual(['a', 'b', 'c', 'd'])
})
