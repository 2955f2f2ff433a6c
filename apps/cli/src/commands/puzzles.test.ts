import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readReplay } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { CARDS, gam, newHome, started } from '../gam.test-support.ts'
import { type Puzzles, readPuzzles } from '../puzzles/file.ts'

const HASTY = ['--iterations', '150', '--threads', '1']

test('positions with one clearly best move are found, written, and stand when they are looked at again', async () => {
  const home = newHome()
  const file = path.join(home, 'puzzles.json')
  const flags = ['--games', '2', '--seed', 'quay', '--out', file, ...HASTY]
  const found = await gam(['puzzles', CARDS, ...flags], [], { home })
  expect(found.code).toBe(0)
  const { puzzles } = readPuzzles(JSON.parse(readFileSync(file, 'utf8')))
  expect(puzzles.length).toBeGreaterThan(0)
  for (const { replay, seat, best, second } of puzzles) {
    const { decision } = readReplay(cardGame, replay)
    expect(decision?.seat).toBe(seat)
    const open = decision?.options.filter(({ refusal }) => !refusal).map(({ text }) => text)
    expect(open).toContain(best)
    expect(open).toContain(second)
  }
  const kept = path.join(home, 'kept.json')
  const checked = await gam(['puzzles', '--check', file, '--out', kept, ...HASTY], [], { home })
  const standing = readPuzzles(JSON.parse(readFileSync(kept, 'utf8'))).puzzles
  expect(checked.out).toContain(`${standing.length} of ${puzzles.length} puzzles stand.`)
  expect(standing.length).toBeGreaterThan(0)
  for (const { best, tempting, answers = [], options } of standing) {
    expect(answers).toHaveLength(options)
    expect(answers[0]).toMatchObject({ text: best, loss: { mean: 0 } })
    for (const { loss } of answers.slice(1)) expect(loss.mean).toBeGreaterThan(0)
    expect(tempting).not.toBe(best)
  }
})

test('a puzzle with a wrong answer is told, and the exit code says so', async () => {
  const home = newHome()
  const file = path.join(home, 'puzzles.json')
  await gam(['puzzles', CARDS, '--games', '2', '--seed', 'quay', '--out', file, ...HASTY], [], { home })
  const all = readPuzzles(JSON.parse(readFileSync(file, 'utf8')))
  const spoilt: Puzzles = {
    ...all,
    puzzles: all.puzzles.slice(0, 1).map((one) => ({ ...one, best: one.second })),
  }
  writeFileSync(file, JSON.stringify(spoilt))
  const { code, out } = await gam(['puzzles', '--check', file, ...HASTY], [], { home })
  expect(code).toBe(1)
  expect(out).toContain('0 of 1 puzzles stand.')
})

test('what is no collection of puzzles is refused with what is wrong', async () => {
  const home = newHome()
  const file = path.join(home, 'puzzles.json')
  writeFileSync(file, '{"format":"gam-replay"}')
  const { code, err } = await started(['puzzles', '--check', file], [], { home })
  expect(code).toBe(2)
  expect(err).toContain('no collection of puzzles')
})
