import { readdirSync } from 'node:fs'
import path from 'node:path'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { CARDS, gam, newHome, started } from './gam.test-support.ts'
import { version } from './version.ts'

test('gam --help lists commands, games and exit codes, and needs no more than 80 columns', async () => {
  const { code, out, err } = await gam(['--help'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  for (const name of ['play', 'replay', 'rules', 'simulate', 'fuzz', 'bench', 'engine'])
    expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
  expect(out).toMatch(/Exit codes:\n {2}0 .*\n {2}1 .*\n {2}2 /)
  expect(out).toContain(CARDS)
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  expect((await gam([])).out).toBe(out)
  expect((await gam(['help'])).out).toBe(out)
  expect((await started(['--version'])).out).toBe(`${version()}\n`)
})

test('the help of a command shows the options of the game it is asked for', async () => {
  const { code, out } = await gam(['play', CARDS, '--help'])
  expect(code).toBe(0)
  expect(out).toContain(`Options of ${cardGame.title}:`)
  for (const flag of [
    '--advanced',
    '--simplified',
    '--match single|three|target',
    '--open-scores',
    '--people',
    '--resume',
  ])
    expect(out).toContain(`  ${flag}`)
  const plain = await gam(['help', 'play'])
  expect(plain.out).not.toContain('--advanced')
  expect(plain.out).toContain(`npx gam play ${CARDS} --help`)
  expect((await gam(['play', '--help', '--nonsense'])).out).toBe(plain.out)
})

test('what Node made of the program is kept for the next start', async () => {
  const home = newHome()
  await started(['--version'], [], { home, env: { NODE_COMPILE_CACHE: '' } })
  expect(readdirSync(path.join(home, '.cache', 'gam'))).toHaveLength(1)
})
