import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Analysis } from '@gam/bots'
import { Sitting, writeReplay } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { gam, newHome, started } from '../gam.test-support.ts'

function saved(moves: number): { home: string; file: string } {
  let sitting: Sitting = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'h29' })
  for (let i = 0; i < moves && sitting.decision; i++)
    sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  const home = newHome()
  const file = path.join(home, 'game.json')
  writeFileSync(file, JSON.stringify(writeReplay(sitting)))
  return { home, file }
}

test('a finished game is taken apart into play and luck, the same with one thread and with two', async () => {
  const { home, file } = saved(1000)
  const analysed = async (threads: string) => {
    const flags = ['--iterations', '60', '--json', '--threads', threads]
    return JSON.parse((await gam(['analyse', file, ...flags], [], { home })).out) as Analysis
  }
  const analysis = await analysed('1')
  expect(await analysed('2')).toEqual(analysis)
  expect(analysis.weighings.length).toBeGreaterThan(20)
  for (const { start, own, others, luck, drift, result } of analysis.accounts)
    expect(start.mean + own.mean + others.mean + luck.mean + drift.mean).toBeCloseTo(result, 9)
})

test('a page for a person tells whose play and luck it was, and where it turned', async () => {
  const { home, file } = saved(1000)
  const { code, out } = await started(['analyse', file, '--iterations', '60'], [], { home })
  expect(code).toBe(0)
  expect(out).toContain('won.')
  expect(out).toMatch(/own play +others’ play +luck +drift +result/)
  expect(out).toContain('Where it turned')
})

test('a game that is not over is not analysed', async () => {
  const { home, file } = saved(6)
  const { code, err } = await gam(['analyse', file], [], { home })
  expect(code).toBe(2)
  expect(err).toContain('not over yet')
})
