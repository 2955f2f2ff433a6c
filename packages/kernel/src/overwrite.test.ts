import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overwriteList } from './overwrite.ts'

test('a list that was shorter or longer becomes the same, and stays its own', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.array(fc.integer()), (from, to) => {
      overwriteList(from, to)
      expect(to).toEqual(from)
      to.push(1)
      expect(from).toHaveLength(to.length - 1)
    }),
  )
})
