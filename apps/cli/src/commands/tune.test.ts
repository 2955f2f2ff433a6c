import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { CARDS, gam } from '../gam.test-support.ts'
import { gam as run } from '../gam.ts'

const tune = (words: string) =>
  gam([
    'tune',
    CARDS,
    '--players',
    '2',
    '--games',
    '10',
    '--rounds',
    '3',
    '--seed',
    'sea',
    ...words.split(' ').filter((word) => word !== ''),
  ])

test('weights of the judgement, and how good they are', async () => {
  const { code, out, err } = await tune('')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { weights, positions, before, after } = JSON.parse(out)
  expect(Object.keys(weights)).toContain('toCome')
  expect(positions).toBeGreaterThan(100)
  expect([typeof before, typeof after]).toEqual(['number', 'number'])
})

test('games of other bots give other weights', async () => {
  const [usual, searched] = await Promise.all([tune(''), tune('--bots normal:10,random')])
  expect({ code: searched.code, err: searched.err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(searched.out).weights).not.toEqual(JSON.parse(usual.out).weights)
})

test('a bot that there is not', async () => {
  await expect(run(['tune', CARDS, '--bots', 'gredy'])).rejects.toThrow('Did you mean greedy?')
})

describe('players who judge by other weights', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gam-tune-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (content: string) => {
    const name = path.join(folder, 'fit.json')
    writeFileSync(name, content)
    return name
  }

  test('give other games, and so other weights', async () => {
    const usual = await tune('')
    const { code, out, err } = await tune(`--with ${file('{"weights":{"toCome":3}}')}`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out).weights).not.toEqual(JSON.parse(usual.out).weights)
  })

  test.each([
    ['{"toCome":3}', 'it has no "weights"'],
    ['{"weights":{"toCome":"much"}}', 'the weight "toCome" must be a number'],
    ['{"weights":{"tide":1}}', 'has no weight "tide". It has: '],
    ['{"weights":', 'it is no JSON'],
  ])('from a file with %s: what is wrong is said', async (content, why) => {
    await expect(run(['tune', CARDS, '--with', file(content)])).rejects.toThrow(why)
  })
})

test('leanings, from what the search prefers', async () => {
  const { code, out, err } = await tune('--leanings --iterations 10 --mix advanced')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(Object.keys(JSON.parse(out).weights)).toContain('stormHarm')
})

test('a game without leanings says so', async () => {
  await expect(run(['tune', 'new-bedford', '--leanings'])).rejects.toThrow('has no leanings to tune')
})
