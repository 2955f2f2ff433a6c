import path from 'node:path'
import { Sitting, writeComponentSet } from '@gam/kernel'
import { expect, test } from 'vitest'
import { games, plansOf } from '../games.ts'
import { share } from '../workers/crew.ts'
import { eloOf } from './elo.ts'
import { readEntrants } from './entrants.ts'
import { Fight } from './fight.ts'
import { type Arena, type Bout, boutsOf, pairings } from './job.ts'
import { pageOf } from './page.ts'
import { standingsOf } from './standings.ts'
import { addBout, emptyArena, type Fought } from './tally.ts'
import { wilson } from './wilson.ts'

const [game] = games
const plans = plansOf(game)

function arenaOf(bots: string, players: number): Arena {
  const seats = Array.from({ length: players }, (_, i) => `Player ${i + 1}`)
  const { config } = Sitting.begin(game, { seats, seed: 'x' })
  const components = writeComponentSet(game.components, config.components)
  return {
    game: game.id,
    seats,
    seed: 'x',
    options: {},
    components,
    entrants: readEntrants(bots, { iterations: 20 }, Object.keys(plans)),
  }
}

test('with two players each meets each, with more each sits once among each of the others', () => {
  expect(pairings(3, 2)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  expect(pairings(2, 4)).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(pairings(3, 4, true)).toEqual([
    [0, 1],
    [0, 2],
  ])
})

test('bouts make up all games, pairing by pairing in turn', () => {
  const bouts = boutsOf(pairings(3, 2), 9, 2)
  expect(bouts.slice(0, 4)).toEqual([
    { one: 0, rest: 1, from: 0, to: 2 },
    { one: 0, rest: 2, from: 0, to: 2 },
    { one: 1, rest: 2, from: 0, to: 2 },
    { one: 0, rest: 1, from: 2, to: 4 },
  ])
  expect(bouts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(27)
})

test('a bot against itself is even: it plays every deal from every seat', () => {
  const arena = arenaOf('random,greedy', 3)
  const { score } = new Fight(game, arena, plans).play({ one: 1, rest: 1, from: 0, to: 30 })
  expect(score.games).toBe(30)
  expect(score.wins).toBeCloseTo(10)
  expect(score.beaten).toBeCloseTo(15)
  expect(score.ahead).toBeCloseTo(0)
})

test('who goes by a plan sits down among the others', () => {
  const names = Object.keys(plans)
  const arena = arenaOf(`plan:${names[0]},plan:${names[1]},random`, 2)
  const fight = new Fight(game, arena, plans)
  const even = fight.play({ one: 0, rest: 0, from: 0, to: 4 })
  expect(even.score.wins).toBeCloseTo(2)
  expect(even.score.ahead).toBeCloseTo(0)
  expect(fight.play({ one: 0, rest: 2, from: 0, to: 20 }).score.wins).toBeGreaterThan(14)
  expect(fight.play({ one: 0, rest: 1, from: 0, to: 20 }).score.ahead).not.toBe(0)
})

test('the results are the same in one process and in threads', async () => {
  const arena = arenaOf('novice,greedy,random', 2)
  const bouts = boutsOf(pairings(3, 2), 4, 2)
  const here = emptyArena(3)
  const fight = new Fight(game, arena, plans)
  for (const bout of bouts) addBout(here, bout, fight.play(bout))
  const there = emptyArena(3)
  await share<Bout, Fought>({
    entry: new URL('./worker.ts', import.meta.url),
    job: arena,
    pieces: bouts,
    threads: 2,
    done: (fought, bout) => addBout(there, bout, fought),
  })
  expect([...there.scores].sort()).toEqual([...here.scores].sort())
  expect(there.paces.map(({ decisions }) => decisions)).toEqual(here.paces.map(({ decisions }) => decisions))
})

test('standings: shares with intervals, ratings, pace; as a page too', () => {
  const arena = arenaOf('random,greedy', 2)
  const tally = emptyArena(2)
  for (const bout of boutsOf(pairings(2, 2), 20, 2))
    addBout(tally, bout, new Fight(game, arena, plans).play(bout))
  const standings = standingsOf(arena, tally, { components: 'rising', wanted: 20, seconds: 1, threads: 1 })
  expect(standings.bots.map(({ bot }) => bot)).toEqual(['greedy', 'random'])
  expect(standings.pairings).toHaveLength(1)
  expect(standings.pairings[0]).toMatchObject({ bot: 'random', against: 'greedy', games: 20, even: 0.5 })
  expect(standings.pairings[0].share).toBeLessThan(0.3)
  expect(standings.bots[0].elo + standings.bots[1].elo).toBe(0)
  expect(standings.bots[0].decisionsPerSecond).toBeGreaterThan(0)
  const page = pageOf(game.title, standings)
  expect(page).toContain('2 players, 20 games')
  expect(page).toMatch(/greedy +\+\d/)
  const none = standingsOf(arena, emptyArena(2), { components: 'rising', wanted: 20, seconds: 1, threads: 1 })
  expect(pageOf(game.title, none)).toContain('No game was finished.')
})

test('Wilson’s interval', () => {
  const [low, high] = wilson(8, 10)
  expect(low).toBeCloseTo(0.4902, 4)
  expect(high).toBeCloseTo(0.9433, 4)
  expect(wilson(0, 10)[0]).toBe(0)
  expect(wilson(10, 10)[1]).toBeCloseTo(1)
  expect(wilson(0, 0)).toEqual([0, 1])
})

test('Elo: three wins out of four are 191 points, and more games make it surer', () => {
  const [strong, weak] = eloOf(2, [{ one: 0, rest: 1, games: 40_000, score: 30_000 }])
  expect(strong.elo - weak.elo).toBeCloseTo(190.8, 0)
  const margins = [100, 400].map((n) => eloOf(2, [{ one: 0, rest: 1, games: n, score: n * 0.75 }])[0].margin)
  expect(margins[0] / margins[1]).toBeCloseTo(2, 1)
  // Each stands half of the difference from the mean: its error is half of 1.96 · 400/ln 10 / √(n·p·(1−p)).
  expect(margins[1]).toBeCloseTo((1.96 * 173.72) / Math.sqrt(401 * 0.1877) / 2, 0)
})

test('Elo: who lost nothing is strong, not infinitely so', () => {
  const [first, second, third] = eloOf(3, [
    { one: 0, rest: 1, games: 20, score: 20 },
    { one: 1, rest: 2, games: 20, score: 10 },
  ])
  expect(first.elo).toBeGreaterThan(second.elo + 200)
  expect(first.elo).toBeLessThan(2000)
  expect(second.elo).toBeCloseTo(third.elo, 3)
})

test('who takes part', () => {
  expect(
    readEntrants('expert, Easy/Racer, hard/racer:9, Normal:500, Plan:racer', { ms: 5 }, ['racer']),
  ).toEqual([
    { name: 'expert', level: 'expert', budget: { ms: 5 } },
    { name: 'easy/racer', level: 'easy/racer', budget: { ms: 5 } },
    { name: 'hard/racer:9', level: 'hard/racer', budget: { iterations: 9 } },
    { name: 'normal:500', level: 'normal', budget: { iterations: 500 } },
    { name: 'plan:racer', level: 'plan', plan: 'racer', budget: {} },
  ])
  const says = (bots: string) => () => readEntrants(bots, {}, ['racer'])
  expect(says('gredy,random')).toThrow('There is no bot "gredy". Did you mean greedy?')
  expect(says('plan:raser,random')).toThrow('There is no plan "raser". Did you mean racer? There are: racer.')
  expect(says('normal/raser,random')).toThrow(
    'There is no style "raser". Did you mean racer? There are: racer.',
  )
  expect(says('normal/any,random')).toThrow('There is no style "any" in this game; there are racer.')
  expect(says('greedy/racer,random')).toThrow('greedy plays in no style')
  expect(says('greedy')).toThrow('2 to 16 bots')
  expect(says('greedy,greedy')).toThrow('twice')
  expect(says('greedy,normal:x')).toThrow('whole number')
  expect(says('greedy,normal:1:2')).toThrow('neither a level')
})

test('who comes from another checkout is the like of who plays here, or whoever is named', () => {
  const folder = path.resolve(import.meta.dirname, '../../../..')
  const names = (bots?: string) =>
    readEntrants('normal:80', {}, [], { folder, bots }).map(({ name, checkout }) => [name, checkout])
  expect(names()).toEqual([
    ['normal:80', undefined],
    ['normal:80 there', folder],
  ])
  expect(names('hard:100')[1]).toEqual(['hard:100 there', folder])
  expect(() => names('hard,normal')).toThrow('--there names 2 bots and --bots 1')
})
