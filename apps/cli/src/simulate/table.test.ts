import { expect, test } from 'vitest'
import { spreadOf } from './statistics.ts'
import type { Summary } from './summary.ts'
import { pageOf, tableOf } from './table.ts'

const summary: Summary = {
  game: 'cards',
  options: {},
  components: 'rising',
  seed: 'x',
  wanted: 1000,
  games: 3,
  sharedWins: 1,
  seats: [
    {
      seat: 0,
      name: 'Ann',
      bot: 'random',
      wins: 2.5,
      share: 2.5 / 3,
      shared: 1,
      score: spreadOf(new Map([[7, 3]])),
    },
    {
      seat: 1,
      name: 'Ghost',
      bot: null,
      wins: 0.5,
      share: 0.5 / 3,
      shared: 1,
      score: spreadOf(new Map([[5, 3]])),
    },
  ],
  decisions: spreadOf(
    new Map([
      [40, 2],
      [41, 1],
    ]),
  ),
  events: spreadOf(new Map([[1200, 3]])),
  rules: [{ rule: 'CG-02', text: 'A dealer is drawn.', games: 2, timesPerGame: 1.5 }],
  speed: { seconds: 0.5, gamesPerSecond: 6, threads: 1 },
}

test('columns are as wide as they must be, numbers to the right', () => {
  expect(
    tableOf(
      ['a', 'n'],
      [
        ['x', '1,000'],
        ['long', '2'],
      ],
    ),
  ).toBe('a         n\nx     1,000\nlong      2\n')
})

test('a page says what was played, by whom and how it went', () => {
  expect(
    pageOf('Cards', summary)
      .split('\n')
      .map((line) => line.trimEnd()),
  ).toEqual([
    'Cards',
    '3 of 1,000 games, seed "x", set rising',
    '',
    'seat       bot  wins     %  shared  score  ± sd  min  q1  median  q3  max',
    'Ann     random   2.5  83.3       1   7.00  0.00    7   7       7   7    7',
    'Ghost  (rules)   0.5  16.7       1   5.00  0.00    5   5       5   5    5',
    '',
    'length         mean  ± sd    min     q1  median     q3    max',
    'decisions     40.33  0.58     40     40      40   40.5     41',
    'events     1,200.00  0.00  1,200  1,200   1,200  1,200  1,200',
    '',
    'rule   games      %  times a game',
    'CG-02      2  66.67          1.50  A dealer is drawn.',
    '',
    '1 game ended in a shared win, which counts in parts.',
    '6 games/s on 1 thread, 0.5 s in all.',
    '',
  ])
})

test('stopped before the first game was over, it says so', () => {
  expect(pageOf('Cards', { ...summary, games: 0 })).toContain('No game was finished.')
})
