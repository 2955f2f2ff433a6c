import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AMOUNTS } from './amounts.test-support.ts'

test('docs/operations.md says how much is tried', () => {
  const text = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  for (const [what, amounts] of Object.entries(AMOUNTS))
    expect(text).toContain(`| ${what} | ${amounts.map((n) => n.toLocaleString('en')).join(' | ')} |`)
})
