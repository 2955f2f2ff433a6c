import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PlayedMatch } from '@gam/bots'
import { expect, test } from 'vitest'
import { CARDS, gam, newHome } from '../gam.test-support.ts'
import { gam as run } from '../gam.ts'

const SMALL = ['--games', '20', '--iterations', '4', '--hidden', '3', '--passes', '1', '--seed', 'sea']

async function train(folder: string, ...more: string[]) {
  const { code, out, err } = await gam(['train', CARDS, '--folder', folder, ...SMALL, ...more])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

test('a small training: generations that can be gone on with, the same from the same seed, and a trial', async () => {
  const [folder, again] = [newHome(), newHome()].map((home) => path.join(home, 'training'))
  const first = await train(folder, '--trial', '0', '--generations', '1')
  expect(first).toMatch(/^Generation 1: [\d,]+ positions; .*generation-1\.json\n$/)
  // As if it had been ended in the middle of the games.
  rmSync(path.join(folder, 'generation-1.json'))
  rmSync(path.join(folder, 'games-1-10-20.json'))
  const second = await train(folder, '--trial', '4', '--threads', '1')
  expect(second).toMatch(/Generation 1: .*\nGeneration 2: /)
  expect(second).toMatch(/2 players, 12 games/)
  expect(second).toMatch(/4 players, 12 games/)
  expect(second).toMatch(/\ngeneration 0 +█+ .*\ngeneration 1 +█+ .*\ngeneration 2 +█+ /)
  await train(again, '--trial', '0', '--threads', '2')
  for (const file of readdirSync(again))
    expect(readFileSync(path.join(again, file), 'utf8')).toBe(readFileSync(path.join(folder, file), 'utf8'))
  const net = JSON.parse(readFileSync(path.join(folder, 'generation-2.json'), 'utf8'))
  expect(net.made).toContain(`npx gam train ${CARDS} --games 20 --iterations 4`)
  const further = path.join(newHome(), 'training')
  const from = path.join(folder, 'generation-2.json')
  const told = await train(further, '--trial', '0', '--generations', '1', '--from', from, '--no-chances')
  expect(told).toMatch(/what a search likes/)
  expect(told).not.toMatch(/who wins was foretold/)
  const gone = JSON.parse(readFileSync(path.join(further, 'generation-1.json'), 'utf8'))
  expect(gone.weights).toBe(net.weights)
  expect(gone.habits).not.toEqual(net.habits)
  expect(gone.made).toContain(`--from ${from} --games 20`)
  const crowd = path.join(newHome(), 'training')
  const chances = await train(
    crowd,
    ...['--trial', '0', '--generations', '1', '--no-habits', '--players', '4', '--threads', '1'],
  )
  expect(chances).not.toMatch(/what a search likes/)
  const played: PlayedMatch[] = JSON.parse(readFileSync(path.join(crowd, 'games-1-0-10.json'), 'utf8'))
  const people = played.map(({ looks }) => (looks.find(([look]) => look !== undefined)?.[0].length ?? 0) - 2)
  expect(people).toEqual([4, 3, 4, 4, 4, 5, 4, 3, 4, 4])
  await expect(run(['train', CARDS, '--folder', folder])).rejects.toThrow('begun with other flags')
})

test('a training by sight: done again it is found done, and only where a game says what a seat sees', async () => {
  const folder = path.join(newHome(), 'training')
  const words = [
    'train',
    CARDS,
    '--folder',
    folder,
    '--sight',
    '--games',
    '20',
    '--hidden',
    '3',
    '--second',
    '2',
    '--iterations',
    '4',
    '--seed',
    'sea',
  ]
  const learn = async (trial: string) => {
    const { code, out, err } = await gam([...words, '--trial', trial, '--threads', '1'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return { out, net: readFileSync(path.join(folder, 'generation-1.json'), 'utf8') }
  }
  const first = await learn('4')
  expect(first.out).toMatch(/^Learnt from 20 games\. .*generation-1\.json\n/)
  expect(first.out).toMatch(/\ngeneration 0 +█+ .*\ngeneration 1 +█+ /)
  expect(await learn('0')).toMatchObject({ net: first.net })
  expect(JSON.parse(first.net).made).toBe(
    `npx gam train ${CARDS} --sight --games 20 --iterations 4 --hidden 3 --second 2 --seed sea`,
  )
  expect(readFileSync(path.join(folder, 'learnt.ts'), 'utf8')).toContain('  sight: {')
  await expect(run(['train', 'whale-riders', '--sight'])).rejects.toThrow('what a seat sees')
})
