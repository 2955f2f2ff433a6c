import { expect, test } from 'vitest'
import { CARDS, gam, launch } from '../gam.test-support.ts'
import { gam as run } from '../gam.ts'

test('everybody meets everybody; the same seed gives the same standings on any number of threads', async () => {
  const words = [
    'arena',
    CARDS,
    '--bots',
    'novice:24,greedy,random',
    '--games',
    '6',
    '--seed',
    'sea',
    '--json',
  ]
  const [one, three] = await Promise.all(
    ['1', '3'].map(async (threads) => {
      const { code, out, err } = await gam([...words, '--threads', threads])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      return JSON.parse(out)
    }),
  )
  expect(one).toMatchObject({ game: CARDS, players: 2, wanted: 18, games: 18, threads: 1 })
  // Bit for bit: what comes first is not added up first.
  expect(JSON.stringify(three.pairings)).toBe(JSON.stringify(one.pairings))
})

test('Ctrl-C ends it with what there is by then', async () => {
  const words = [
    'arena',
    CARDS,
    '--bots',
    'greedy,random',
    '--games',
    '400',
    '--seed',
    'sea',
    '--threads',
    '2',
  ]
  const { child, heard, ended, until } = launch(words, {
    screen: true,
    env: { NODE_OPTIONS: `--import=${WATCHED}` },
  })
  await until(() => / [1-9][\d,]* of 400 games/.test(heard.err))
  child.kill('SIGINT')
  const { code, out } = await ended
  expect(code).toBe(130)
  expect(out).toMatch(/\n2 players, [\d,]+ of 400 games, seed "sea"/)
  expect(out).toMatch(/\ngreedy +random +[\d,]+ +\d/)
})

/** Progress is only shown to somebody who watches. */
const WATCHED = `data:text/javascript,${encodeURIComponent('process.stderr.isTTY = true')}`

test.each([
  [`${CARDS} --bots greedy`, '2 to 16 bots'],
  [`${CARDS} --games 0`, '--games must be a whole number from 1'],
  ['new-bedford --players 1', 'two players at least'],
])('%s is a mistake', async (words, why) => {
  await expect(run(['arena', ...words.split(' ')])).rejects.toThrow(why)
})
