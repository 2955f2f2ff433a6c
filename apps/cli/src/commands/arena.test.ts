import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CARDS, gam, launch, newHome } from '../gam.test-support.ts'
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

test('another checkout plays through its engine: against itself a bot is even, with two players and with more', async () => {
  const here = path.resolve(import.meta.dirname, '../../../..')
  for (const [players, games] of [
    ['2', '4'],
    ['3', '3'],
  ]) {
    const words = ['arena', CARDS, '--bots', 'novice:8', '--against', here, '--players', players, '--json']
    const { code, out, err } = await gam([...words, '--games', games, '--seed', 'sea', '--threads', '1'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { pairings, bots } = JSON.parse(out)
    expect(pairings).toHaveLength(1)
    expect(pairings[0]).toMatchObject({ bot: 'novice:8', against: 'novice:8 there', games: Number(games) })
    expect(pairings[0].share).toBeCloseTo(1 / Number(players))
    expect(pairings[0].ahead).toBeCloseTo(0)
    for (const { decisions } of bots) expect(decisions).toBeGreaterThan(20)
  }
})

test('a bot can play with what it has learnt in a file, or with nothing', async () => {
  const learnt = { rules: 1, made: 'by hand', inputs: [1, 1], hidden: 1, scale: 1, weights: '' }
  const file = path.join(newHome(), 'net.json')
  writeFileSync(file, JSON.stringify(learnt))
  const words = ['arena', CARDS, '--bots', `novice:8@${file},novice:8@none`, '--games', '2', '--threads', '1']
  const { code, out, err } = await gam([...words, '--seed', 'sea', '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  // What was made for another form says nothing.
  expect(JSON.parse(out).pairings[0]).toMatchObject({
    bot: `novice:8@${file}`,
    against: 'novice:8@none',
    ahead: 0,
  })
  writeFileSync(file, '{"weights":3}')
  await expect(run(words)).rejects.toThrow('is not what npx gam train writes')
  const oneLayer = { size: 3, hidden: 2, scale: 1, weights: '' }
  writeFileSync(file, JSON.stringify({ ...learnt, sight: oneLayer }))
  await expect(run(words)).rejects.toThrow('by an earlier version, with one layer; train it again')
})

test.each([
  [`${CARDS} --bots greedy`, '2 to 16 bots'],
  [`${CARDS} --bots plan:seler,random`, 'Did you mean seller?'],
  [`${CARDS} --bots plan:seller --against .`, 'name levels alone'],
  [`${CARDS} --games 0`, '--games must be a whole number from 1'],
  ['new-bedford --players 1', 'two players at least'],
  [`${CARDS} --against /nowhere`, 'There is no checkout of Gam in "/nowhere".'],
  [`${CARDS} --bots normal --there hard`, 'name that with --against'],
  [`${CARDS} --against . --queue postgres://x`, 'leave one out'],
])('%s is a mistake', async (words, why) => {
  await expect(run(['arena', ...words.split(' ')])).rejects.toThrow(why)
})
