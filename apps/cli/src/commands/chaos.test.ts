import { expect, test } from 'vitest'
import { gam, started } from '../gam.test-support.ts'

test('a crowd sends a server what comes to mind, and what happened is told', async () => {
  const { code, out } = await started(['chaos', '--requests', '100', '--seed', '1', '--json'])
  const report = JSON.parse(out)
  expect(report.requests + report.frames + report.raw).toBe(100)
  expect(report.complaints).toEqual([])
  expect(report.games).toBeGreaterThan(0)
  expect(code).toBe(0)
})

test('a server is killed in the middle of games, and what was acknowledged is kept', async () => {
  const { code, out } = await gam(['chaos', '--kills', '1', '--tables', '1', '--seed', '1'])
  expect(out).toContain('No acknowledged move lost, none doubled, none invented')
  expect(code).toBe(0)
})

test('slow webhooks keep nobody from being told', async () => {
  const { code, out } = await gam(['chaos', '--hooks', '4'])
  expect(out).toContain('4 webhooks that never come to an end were called')
  expect(out).toContain('30 people with good ones were told that it is their turn')
  expect(code).toBe(0)
})

// What befalls a server is tried beside it, in its own trials; here by `npm run trials`, on PostgreSQL too.
const LONG = process.env.TRIALS === 'long'

const ILLS = [
  {
    words: [],
    told: 'the disk was full 1 times, the process was stopped 1 times, the calendar jumped 1 times',
  },
  { words: ['--postgres'], told: 'The database went silent 1 times' },
]

test.each(LONG ? ILLS : [])(
  'whatever befalls a server is got over, and nobody is charged for it $words',
  async ({ words, told }) => {
    const { code, out } = await gam(['chaos', '--ills', '1', '--tables', '2', '--seed', '1', ...words])
    expect(out).toContain(told)
    expect(out).toContain('players whose time would have run out meanwhile were charged nothing')
    expect(out).not.toContain('complained')
    expect(code).toBe(0)
  },
)

test.each([{ words: [] }, { words: ['--postgres'] }].slice(0, LONG ? 2 : 1))(
  'a crowd looks on at one table while others play $words',
  async ({ words }) => {
    const crowd = LONG ? 60 : 12
    const { code, out } = await gam(['chaos', '--spectators', String(crowd), ...words])
    expect(out).toContain(`${crowd} looked on at one table and were told of each of its moves`)
    expect(out).toMatch(/within the server, on average: \d+\.\d ms without them, \d+\.\d ms with them/)
    expect(code).toBe(0)
  },
)

test('what tables in play take of the memory is told', async () => {
  const { code, out } = await gam(['chaos', '--memory', '2'])
  expect(out).toContain('2 tables of New Bedford for four with 60 moves each; the server holds 2 of them')
  expect(out).toMatch(/takes \d+ MB now, of which \d+ MB are in use on the heap/)
  expect(code).toBe(0)
})

test.each([
  [['--ills', '0'], '--ills must be a whole number'],
  [['--spectators', 'all'], '--spectators must be a whole number'],
  [['--requests', 'many'], '--requests must be a whole number'],
  [['--hooks', '0'], '--hooks must be a whole number'],
  [['--requests', '5', '--seed', 'x'], '--seed must be a whole number'],
])('%j is turned down with a sentence', async (words, why) => {
  const { code, err } = await gam(['chaos', ...words])
  expect(err).toContain(why)
  expect(code).not.toBe(0)
})
