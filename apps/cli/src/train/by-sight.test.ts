import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CARDS, newHome } from '../gam.test-support.ts'
import { gameOf } from '../games.ts'
import { learnBySight } from './by-sight.ts'
import { TrainingFolder } from './folder.ts'

const GAMES = 45

async function learnt(folder: string, stop = new AbortController(), until = GAMES): Promise<string | null> {
  const net = await learnBySight({
    game: gameOf(CARDS),
    players: 2,
    seed: 'sea',
    games: GAMES,
    iterations: 4,
    lesson: 20,
    layers: [2, 2],
    made: 'a test',
    folder: new TrainingFolder(folder, {}),
    by: { threads: 2 },
    stop: stop.signal,
    progress(games) {
      if (games > until) stop.abort()
    },
  })
  return net && readFileSync(path.join(folder, 'generation-1.json'), 'utf8')
}

test('a training that is ended after a lesson goes on there, and comes to the same net', async () => {
  const folder = path.join(newHome(), 'ended')
  expect(await learnt(folder, new AbortController(), 20)).toBeNull()
  const kept = new Float64Array(new Uint8Array(readFileSync(path.join(folder, 'memory.bin'))).buffer)
  expect(kept[0]).toBe(20)
  expect(await learnt(folder)).toBe(await learnt(path.join(newHome(), 'whole')))
})
