import { expect, test } from 'vitest'
import { gam, launch } from '../gam.test-support.ts'
import { gam as run } from '../gam.ts'
import { COLUMNS } from '../simulate/result.ts'

const simulate = (words: string) => gam(['simulate', ...words.split(' ')])

test('the same totals on any number of threads, and nothing but them', async () => {
  const game = 'whale-riders-cards --players 3 --games 83 --seed sea --advanced --json'
  const runs = await Promise.all([1, 2, 5].map((n) => simulate(`${game} --threads ${n}`)))
  const [one, two, five] = runs.map(({ code, out, err }) => {
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { speed, ...totals } = JSON.parse(out)
    expect(speed.gamesPerSecond).toBeGreaterThan(0)
    return totals
  })
  expect(one).toMatchObject({ games: 83, wanted: 83, seed: 'sea', options: { advanced: true } })
  const wins = one.seats.map((seat: { wins: number }) => seat.wins)
  expect(wins.reduce((sum: number, n: number) => sum + n)).toBeCloseTo(83)
  expect(one.rules.map(({ rule }: { rule: string }) => rule)).toContain('CG-30')
  expect(two).toEqual(one)
  expect(five).toEqual(one)
})

test('rows come in the order of the games and add up to the totals', async () => {
  const game = 'whale-riders-cards --players 2 --games 300 --seed sea'
  const [{ out, code }, { out: totals }] = await Promise.all([
    simulate(`${game} --csv`),
    simulate(`${game} --json`),
  ])
  expect(code).toBe(0)
  const [head, ...lines] = out.trim().split('\n')
  expect(head).toBe(COLUMNS)
  const rows = lines.map((line) => line.split(','))
  expect(rows.map(([game, , seat]) => `${game} ${seat}`)).toEqual(
    Array.from({ length: 600 }, (_, i) => `${Math.floor(i / 2) + 1} ${i % 2}`),
  )
  const scores = rows.filter(([, , seat]) => seat === '1').map((row) => Number(row[4]))
  expect(scores.reduce((sum, n) => sum + n) / 300).toBeCloseTo(JSON.parse(totals).seats[1].score.mean)
})

test('the page names seats, lengths and rules', async () => {
  const { out } = await simulate('whale-riders-cards --seats Ahab,Stubb --games 20 --seed sea --match three')
  expect(out).toMatch(/^Whale Riders: The Card Game\n20 games, seed "sea", set rising, match three\n/)
  expect(out).toMatch(/\nAhab +random/)
  expect(out).toMatch(/\ndecisions +1\d\d\.\d\d/)
  expect(out).toMatch(/\nCG-02 +20 +100\.00 +3\.00 /)
  expect(out).toMatch(/games\/s on \d+ threads?/)
})

test('Ctrl-C ends it with what there is by then', async () => {
  const { child, says, ended } = launch(['simulate', '--games', '50000000', '--seed', 'x', '--csv'])
  await says('\n9,x-9,')
  child.kill('SIGINT')
  const { code, out, err } = await ended
  expect({ code, err }).toEqual({ code: 130, err: '' })
  expect(out.split('\n').at(-1)).toBe('')
  expect(out.split('\n').at(-2)).toMatch(/^\d+,x-\d+,1,random,\d+,[12],[12],\d+,\d+$/)
})

test.each([
  ['whale-riders-cards --bots rando', 'There is no bot "rando". Did you mean random?'],
  ['whale-riders-cards --players 3 --bots random,random', '--bots names 2 bots for 3 players'],
  ['whale-riders-cards --games 0', '--games must be a whole number from 1'],
  ['whale-riders-cards --players 1', 'is for 2 to 5 seats, not 1'],
  ['whale-riders-cards --set match=seven', 'match: must be one of single, three, target'],
  ['whale-riders-cards --json --csv', 'one or the other'],
])('%s is a mistake', async (words, why) => {
  await expect(run(['simulate', ...words.split(' ')])).rejects.toThrow(why)
})
