import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Sitting, transcript, writeReplay } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { gam, launch, newHome } from '../gam.test-support.ts'

/** Ann and Ben play the first card that may be played, so many times or to the end. */
function played(moves = 100): Sitting {
  let sitting: Sitting = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'h29' })
  for (let i = 0; i < moves && sitting.decision; i++)
    sitting = sitting.submit(sitting.decision.seat, sitting.decision.options[0].text)
  return sitting
}

function saved(sitting: Sitting): { home: string; file: string } {
  const home = newHome()
  const file = path.join(home, 'game.json')
  writeFileSync(file, JSON.stringify(writeReplay(sitting)))
  return { home, file }
}

test('in a pipe the whole game is told, a finished one with all cards open', async () => {
  const sitting = played()
  const { home, file } = saved(sitting)
  for (const flags of [[], ['--transcript']]) {
    const { code, out, err } = await gam(['replay', file, ...flags], [], { home })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(transcript(sitting))
  }
})

test('an unfinished game keeps its secrets, unless they are asked for', async () => {
  const sitting = played(4)
  const { home, file } = saved(sitting)
  const told = async (...flags: string[]) => (await gam(['replay', file, ...flags], [], { home })).out
  expect(await told()).toBe(transcript(sitting, null))
  expect(await told('--seat', 'ben')).toBe(transcript(sitting, 1))
  expect(await told('--seat', 'all')).toBe(transcript(sitting))
  expect(await told()).not.toContain('is dealt the')
  expect(await told('--seat', 'ben')).toMatch(/Ben is dealt the/)
  expect(await told('--seat', 'ben')).not.toMatch(/Ann is dealt the/)
})

test('every statement as a line of JSON, with the move it came from, as a seat may know it', async () => {
  const sitting = played(3)
  const { home, file } = saved(sitting)
  const { out } = await gam(['replay', file, '--json', '--seat', 'Ann', '--at', '2'], [], { home })
  const statements = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const [shorter] = [played(2)]
  expect(statements.map(({ move, by, ...statement }) => statement)).toEqual(shorter.eventsFor(0))
  expect(statements.filter(({ move }) => move === 0)).toHaveLength(shorter.marks[0])
  expect(statements.at(-1)).toMatchObject({ move: 2, by: 'Ben', type: 'cardDrawn', card: null })
})

test('the table after so many moves', async () => {
  const { home, file } = saved(played())
  const at = async (...flags: string[]) => (await gam(['replay', file, ...flags], [], { home })).out
  const open = await at('--at', '5')
  expect(open).toMatch(/Move 5 of \d+ {2}Ann: play /)
  expect(open).toMatch(/^ Ann .*,/m)
  expect(open).toMatch(/^ Ben .*,/m)
  const bens = await at('--at', '5', '--seat', 'Ben')
  expect(bens).toMatch(/^ Ben .*,/m)
  expect(bens).not.toMatch(/^ Ann .*,/m)
  expect(await at('--at', '0')).toContain('Move 0')
})

test('step by step on a screen: on, back, to a move, to the end, and out', async () => {
  const sitting = played()
  const last = sitting.codes.length
  const { home, file } = saved(sitting)
  const { child, ended, says } = launch(['replay', file, '--at', '3'], {
    home,
    screen: true,
    env: { NO_COLOR: '1' },
  })
  await says(`Move 3 of ${last}`)
  for (const [typed, answer] of [
    ['', `Move 4 of ${last}`],
    ['p', `Move 3 of ${last}`],
    ['17', `Move 17 of ${last}`],
    ['999', `There are ${last} moves.`],
    ['hm', '"hm" is nothing I know here'],
    ['end', `Move ${last} of ${last}`],
    ['n', 'That was the last move'],
    ['start', `Move 0 of ${last}`],
    ['p', `Move 0 of ${last}`],
  ]) {
    await says('q > ')
    child.stdin.write(`${typed}\r`)
    await says(answer)
  }
  child.stdin.write('q\r')
  const { code, out } = await ended
  expect(code).toBe(0)
  expect(out).toMatch(/win(s| with) .*points/)
})

test.each<[string[], RegExp]>([
  [[], /Which game\? npx gam replay FILE/],
  [['nix.json'], /there is no such file/],
  [['game.json', '--at', '999'], /--at must be a whole number from 0 to \d+, not "999"/],
  [['game.json', '--seat', 'Bem'], /Nobody called Bem sits at this table\. Did you mean Ben\?/],
  [['game.json', '--json', '--transcript'], /Choose one of --json and --transcript/],
])('a mistake is one sentence: npx gam replay %j', async (words, message) => {
  const { home } = saved(played(4))
  const { code, out, err } = await gam(['replay', ...words], [], { home })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(message)
})

test('a reader that goes away early is no error', async () => {
  const { home, file } = saved(played())
  const { child, ended } = launch(['replay', file, '--json'], { home })
  child.stdout.destroy()
  const { code, err } = await ended
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
