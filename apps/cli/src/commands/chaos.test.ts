import { expect, test } from 'vitest'
import { gam } from '../gam.test-support.ts'

test('a crowd sends a server what comes to mind, and what happened is told', async () => {
  const { code, out } = await gam(['chaos', '--requests', '400', '--seed', '1', '--json'])
  const report = JSON.parse(out)
  expect(report.requests + report.frames + report.raw).toBe(400)
  expect(report.complaints).toEqual([])
  expect(report.games).toBeGreaterThan(0)
  expect(code).toBe(0)
}, 300_000)

test('slow webhooks keep nobody from being told', async () => {
  const { code, out } = await gam(['chaos', '--hooks', '4'])
  expect(out).toContain('4 webhooks that never come to an end were called')
  expect(out).toContain('30 people with good ones were told that it is their turn')
  expect(code).toBe(0)
}, 300_000)

test.each([
  [['--requests', 'many'], '--requests must be a whole number'],
  [['--hooks', '0'], '--hooks must be a whole number'],
  [['--requests', '5', '--seed', 'x'], '--seed must be a whole number'],
])('%j is turned down with a sentence', async (words, why) => {
  const { code, err } = await gam(['chaos', ...words])
  expect(err).toContain(why)
  expect(code).not.toBe(0)
})
