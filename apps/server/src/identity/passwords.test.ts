import { expect, test } from 'vitest'
import { checkPassword, hashPassword, isOutdated } from './passwords.ts'

test('a password is known again by its hash, at the cost of today, and no other one is', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^argon2id\$65536\$3\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(isOutdated(stored)).toBe(false)
  expect(await checkPassword('correct horse', stored)).toBe(true)
  expect(await checkPassword('wrong horses', stored)).toBe(false)
  expect(await checkPassword('correct horse', null)).toBe(false)
})
