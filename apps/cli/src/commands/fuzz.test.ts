import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { CARDS, gam, newHome, started } from '../gam.test-support.ts'
import { gam as run } from '../gam.ts'

const REAL = import.meta.resolve('@gam/whale-riders-cards/registration')

/** A world in which the card game has a bug: below ten cards its pile is said to be too small. */
function broken(home: string): { NODE_OPTIONS: string } {
  const game = path.join(home, 'broken.mjs')
  const hooks = path.join(home, 'hooks.mjs')
  writeFileSync(
    game,
    `import { registration as real } from '${REAL}'
    const invariants = ({ pile }) => (pile.at(-1) < 10 ? ['the pile is\\u0007 too small'] : [])
    export const registration = { ...real, game: async () => ({ ...(await real.game()), invariants }) }`,
  )
  writeFileSync(
    hooks,
    `import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) =>
      name === '@gam/whale-riders-cards/registration' ? next('${pathToFileURL(game)}', context) : next(name, context) })`,
  )
  return { NODE_OPTIONS: `--import=${pathToFileURL(hooks)}` }
}

test('options that no other table has are played just so', async () => {
  const words = ['fuzz', 'new-bedford', '--games', '1', '--captains', 'flask,starbuck,ahab', '--json']
  const { code, out } = await gam(words)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject([{ game: 'new-bedford', games: 1, failure: null }])
})

test('a sound game is played without complaint, the same on any number of threads', async () => {
  const words = [
    'fuzz',
    CARDS,
    '--games',
    '260',
    '--seed',
    'x',
    '--players',
    '2',
    '--match',
    'single',
    '--json',
  ]
  const [one, two] = await Promise.all([gam([...words, '--threads', '1']), gam([...words, '--threads', '2'])])
  expect({ ...one, out: '' }).toEqual({ code: 0, out: '', err: '' })
  const [found] = JSON.parse(one.out)
  expect(found).toMatchObject({ game: CARDS, seed: 'x', wanted: 260, games: 260, failure: null, file: null })
  expect(found.actions).toBeGreaterThan(260)
  expect(two.out).toBe(one.out)
})

test('positions are spoilt, and games are held against every law at every step', async () => {
  const words = ['fuzz', CARDS, '--games', '3', '--seed', 'x', '--match', 'single', '--players', '2']
  const { code, out } = await gam([...words, '--spoil', '10', '--laws', '1'])
  expect(code).toBe(0)
  expect(out).toMatch(/, 1 of them held against every law, 30 spoilt positions, of which \d+ were refused;/)
})

test('a broken law is told with its reason, saved as a short game, and can be looked at again', async () => {
  const home = newHome()
  const env = broken(home)
  const { code, out, err } = await started(['fuzz', CARDS, '--games', '40', '--seed', 'x'], [], { home, env })
  expect({ code, err }).toEqual({ code: 1, err: '' })
  expect(out).toContain('A law is broken: invariants\n  the pile is? too small\n')
  const [, name] = /saved as (\S+)/.exec(out) ?? []
  expect(name).toBe('fuzz-whale-riders-cards-invariants.json')
  expect(out).toContain(`npx gam fuzz --again ${name}`)
  const file = path.join(home, name)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'gam-replay',
    game: CARDS,
    failed: { law: 'invariants', what: 'the pile is\u0007 too small' },
  })

  const again = await started(['fuzz', '--again', file], [], { home, env })
  expect(again.code).toBe(1)
  expect(again.out).toContain('A law is broken: invariants')
  const mended = await gam(['fuzz', '--again', file])
  expect(mended).toEqual({ code: 0, out: 'The law "invariants" is kept in this game now.\n', err: '' })

  const second = await started(['fuzz', CARDS, '--games', '40', '--json'], [], { home, env })
  expect(second.code).toBe(1)
  expect(JSON.parse(second.out)[0]).toMatchObject({
    failure: { failed: { law: 'invariants' } },
    file: 'fuzz-whale-riders-cards-invariants-2.json',
  })
})

test('a place to save a broken game can be told', async () => {
  const home = newHome()
  const env = broken(home)
  const { out } = await started(['fuzz', CARDS, '--games', '40', '--save', 'here.json'], [], { home, env })
  expect(out).toContain('saved as here.json')
  const nowhere = await started(['fuzz', CARDS, '--games', '40', '--save', 'no/where.json'], [], {
    home,
    env,
  })
  expect(nowhere.code).toBe(2)
  expect(nowhere.err).toContain('there is no such file or folder')
})

test.each([
  ['chess', 'There is no game "chess"'],
  ['--games=0', '--games must be a whole number from 1'],
  ['--laws=0', '--laws must be a whole number from 1'],
  ['--spoil=-1', '--spoil must be a whole number from 0'],
  [`--again=${fileURLToPath(import.meta.url)}`, 'it is no JSON'],
  ['--again=nowhere.json', 'there is no such file'],
])('%s is a mistake', async (word, why) => {
  await expect(run(['fuzz', word])).rejects.toThrow(why)
})

test('options that cannot be played together are a mistake', async () => {
  await expect(run(['fuzz', CARDS, '--players', '1'])).rejects.toThrow('cannot be played like that')
})
