import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Game, readReplay, writeComponentSet } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { expect, test } from 'vitest'
import { gam, launch, newHome, readSave, savesIn, times } from '../gam.test-support.ts'

/** Answers that come to an end whatever is asked: the third option, and where there is none the first. */
const ANSWERS = times(900, '3', '1')

test.each<[string, Game, string[]]>([
  ['Whale Riders with everything', whaleRiders, ['--players', '3', '--seed', 'tide', '--decree', '--magic']],
  [
    'New Bedford against Captains',
    newBedford,
    ['--captains', 'starbuck,ahab', '--turners-mill', '--seed', 'tide'],
  ],
])('a whole game of %s by piped input', async (_, game, flags) => {
  const home = newHome()
  const { code, out, err } = await gam(
    ['play', game.id, '--people', 'Ann', '--bots', 'random', ...flags],
    ANSWERS,
    { home },
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [file] = savesIn(home)
  const save = readSave(file)
  expect(save.over).toBe(true)
  const sitting = readReplay(game, save)
  const best = Math.max(...sitting.standings().map(({ total }) => total))
  expect(out).toMatch(new RegExp(`(wins|share the win) with ${best} points?`))
  const winner = sitting.standings().find(({ rank }) => rank === 1)
  expect(out).toMatch(new RegExp(` 1\\. {2}${sitting.seats[winner?.seat ?? 0]} `))
  const lines = out.split('\n').filter((line) => !line.includes('/gam/'))
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  const replay = await gam(['replay', file, '--at', '20'], [], { home })
  expect({ code: replay.code, err: replay.err }).toEqual({ code: 0, err: '' })
  expect(replay.out).toContain('Move 20 of ')
  expect(replay.out).toContain(`╭ ${game.title} ─`)
})

test('a game with a Captain that was left is played on by the same people', async () => {
  const home = newHome()
  const table = ['play', 'new-bedford', '--people', 'Ann', '--captains', 'flask', '--seed', 'tide']
  await gam(table, times(4, '1'), { home })
  const [file] = savesIn(home)
  expect(readSave(file)).toMatchObject({
    seats: ['Ann'],
    players: ['person'],
    options: { captains: ['flask'] },
  })
  const { code, out } = await gam(['play', '--resume', 'last'], ['captains', 'buildings'], { home })
  expect(code).toBe(0)
  expect(out).toContain('  Helm: ')
  expect(out).toMatch(/Lumber Mill +3w 1b +sell wood at \$2/)
  expect(readSave(file).players).toEqual(['person'])
})

test('help names what can be looked at in this game', async () => {
  const { out } = await gam(
    ['play', 'whale-riders', '--bots', 'random', '--seed', 'x'],
    ['help', 'bag', 'bags'],
  )
  expect(out).toMatch(/ {2}bag +what is still in the bag/)
  expect(out).toMatch(/In the bag are \d+ tiles:/)
  expect(out).toContain('"bags" is no move here. Did you mean "bag"?')
})

test('two people at one screen of Whale Riders: nobody sees the other’s contracts', async () => {
  // turns of two actions, a veil between them
  const { out } = await gam(
    ['play', 'whale-riders', '--people', 'Ann,Ben', '--seed', 'h29'],
    times(40, '', '2', '2'),
  )
  const screens = out.split('Hand the device to ').slice(1)
  expect(screens.length).toBeGreaterThan(10)
  const hands = screens.map((screen) => {
    const lines = screen.split('\n')
    const from = lines.findIndex((line) => line.startsWith('├ Your contracts'))
    const to = lines.findIndex((line) => line.startsWith('╰'))
    return { name: screen.split('.')[0], cards: lines.slice(from + 1, to) }
  })
  const [anns, bens] = ['Ann', 'Ben'].map((name) => hands.filter((hand) => hand.name === name))
  expect(anns[0].cards).toHaveLength(3)
  expect(bens[0].cards).toHaveLength(3)
  const asks = (line: string) => line.split('→')[0].trim()
  for (const card of bens[0].cards.map(asks)) {
    expect(screens.filter((screen) => screen.startsWith('Ann') && screen.includes(`${card} `))).toEqual([])
    expect(screens.some((screen) => screen.startsWith('Ben') && screen.includes(`${card} `))).toBe(true)
  }
})

test('where nothing is hidden the screen is not handed round', async () => {
  const { out } = await gam(['play', 'new-bedford', '--people', 'Ann,Ben', '--seed', 'tide'], times(12, '1'))
  expect(out).not.toContain('Hand the device')
  expect(out).toContain('Ann: Place a worker (2 left)')
  expect(out).toContain('Ben: Place a worker (2 left)')
})

test('simulate says how often each seat wins, Captains by their names', async () => {
  const { out, code } = await gam([
    ...[
      'simulate',
      'new-bedford',
      '--captains',
      'starbuck,flask',
      '--games',
      '20',
      '--seed',
      'sea',
      '--json',
    ],
  ])
  expect(code).toBe(0)
  const { seats } = JSON.parse(out)
  expect(seats.map(({ name, bot }: { name: string; bot: string | null }) => [name, bot])).toEqual([
    ['Ann', 'random'],
    ['Starbuck', null],
    ['Flask', null],
  ])
  const wins = seats.map((seat: { wins: number }) => seat.wins)
  expect(wins[0] + wins[1] + wins[2]).toBeCloseTo(20)
  expect(wins[1] + wins[2]).toBeGreaterThan(10)
  const page = await gam([
    'simulate',
    'new-bedford',
    '--set',
    'captains=flask',
    '--games',
    '5',
    '--seed',
    'sea',
  ])
  expect(page.out).toContain('5 games, seed "sea", set harbour, captains flask')
  expect(page.out).toMatch(/\nFlask +\(rules\) +\d\.0 +/)
})

test.each<[Game]>([[whaleRiders], [newBedford]])('a box of one’s own for %o', async (game) => {
  const home = newHome()
  const written = JSON.stringify({
    ...Object(writeComponentSet(game.components, game.components.sets[0])),
    id: 'mine',
  })
  writeFileSync(path.join(home, 'mine.json'), written)
  const table = ['play', game.id, '--people', 'Ann', '--bots', 'random', '--components', './mine.json']
  const { code, err } = await gam(table, ['1'], { home })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(readSave(savesIn(home)[0]).components.id).toBe('mine')
  writeFileSync(path.join(home, 'mine.json'), written.replace(/"(coast|die)":\[/, '"$1":["kraken",'))
  const wrong = await gam(table, [], { home })
  expect(wrong.code).toBe(2)
  expect(wrong.err).toMatch(/values\.(coast|die)/)
})

test('who is asked for a table is told which seats the Captains leave', async () => {
  const home = newHome()
  const { child, says, ended } = launch(['play', '--bots', 'random'], { home, screen: true })
  await says('Which one?')
  child.stdin.write('3\r')
  await says('press Enter')
  child.stdin.write('--captains starbuck,kraken\r')
  await says('There is no "kraken".')
  child.stdin.write('--captains starbuck,flask\r')
  await says('How many players, 1 to 2, besides Starbuck and Flask?')
  child.stdin.write('\r')
  await says('or help')
  child.stdin.write('quit\r')
  expect((await ended).code).toBe(0)
  expect(readSave(savesIn(home)[0])).toMatchObject({
    players: ['person'],
    options: { captains: ['starbuck', 'flask'] },
  })
})
