import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readReplay } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { CARDS, gam, launch, newHome, readSave, savesIn, times } from '../gam.test-support.ts'

const SOLO = ['play', CARDS, '--people', 'Ann', '--players', '3', '--bots', 'random']
const ESCAPE = '\u001b'

test('a whole game by piped input: the result, the save and the way to look at it again', async () => {
  const home = newHome()
  const { code, out, err } = await gam([...SOLO, '--seed', 'abc', '--advanced'], times(60, '1'), { home })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [file] = savesIn(home)
  const save = readSave(file)
  expect(save).toMatchObject({ format: 'gam-replay', over: true, players: ['person', 'random', 'random'] })
  const best = Math.max(
    ...readReplay(cardGame, save)
      .standings()
      .map(({ total }) => total),
  )
  expect(out).toMatch(new RegExp(`wins? with ${best} points|share the win with ${best} points`))
  expect(out).toMatch(/ 1\. {2}\w+ .* \d+\n/)
  expect(out).toContain(`npx gam replay ${path.join('~', 'state', 'gam', path.basename(file))}`)
  expect(out).not.toContain(ESCAPE)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const lines = out.split('\n').filter((line) => !line.includes('npx gam replay'))
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
})

test('a game that was left and taken up again ends as if it had never been left', async () => {
  const [whole, parts] = [newHome(), newHome()]
  await gam([...SOLO, '--seed', 'tide'], times(60, '2', '1'), { home: whole })
  const first = await gam([...SOLO, '--seed', 'tide'], times(4, '2', '1'), { home: parts })
  const [file] = savesIn(parts)
  expect(readSave(file).over).toBe(false)
  expect(first.out).toContain(`npx gam play --resume ${path.join('~', 'state', 'gam', path.basename(file))}`)
  await gam(['play', '--resume', file], times(3, '2', '1'), { home: parts })
  const last = await gam(['play', '--resume', 'last'], times(60, '2', '1'), { home: parts })
  expect(last.code).toBe(0)
  expect(savesIn(parts)).toEqual([file])
  const [unbroken] = savesIn(whole)
  const { actions, hash, over } = readSave(file)
  expect({ actions, hash, over }).toEqual({
    actions: readSave(unbroken).actions,
    hash: readSave(unbroken).hash,
    over: true,
  })
})

test('a later game that cannot be read is named before an earlier one is gone on with', async () => {
  const home = newHome()
  await gam([...SOLO, '--seed', 'x'], ['1'], { home })
  const [file] = savesIn(home)
  const broken = path.join(path.dirname(file), 'zz.json')
  writeFileSync(broken, '{"format":')
  utimesSync(broken, Date.now() / 1000 + 60, Date.now() / 1000 + 60)
  const last = await gam(['play', '--resume', 'last'], [], { home })
  expect(last.err).toMatch(
    /Cannot read the saved game .*zz\.json: it is no JSON.*passed over and stays as it is/s,
  )
  expect(last.code).toBe(0)
  expect(readFileSync(broken, 'utf8')).toBe('{"format":')
  rmSync(file)
  const none = await gam(['play', '--resume', 'last'], [], { home })
  expect(none.err).toMatch(/There is no unfinished game to go on with\..*zz\.json/s)
})

test('moves by number, by notation and by their beginning; what cannot be played says why', async () => {
  const game = ['play', CARDS, '--people', 'Ann,Ben', '--seed', 's8', '--advanced']
  const answers = ['', 'play kelp', 'kelp storm', '9', 'play', 'fly away', 'rules CG-31', 'pl me s']
  const { out, err, code } = await gam(game, answers)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [, ann, ben] = out.split('Hand the device to')
  expect(ann).toContain('–  play kelp, play kelp storm: No kelp may be played here. Swordfish Port: no')
  const replies = ann.split('> ').slice(1)
  expect(replies[0]).toMatch(/^play kelp\nNo kelp may be played here\. .*\(CG-31\)\n/s)
  expect(replies[1]).toMatch(/^kelp storm\nNo kelp may be played here\. .*\(CG-31\)\n/s)
  expect(replies[2]).toContain('There is no choice 9; type a number from 1 to 3.')
  expect(replies[3]).toMatch(/can mean play meat or play meat storm or play\s+pearls/)
  expect(replies[4]).toContain('"fly away" is no move here.')
  expect(replies[5]).toContain('CG-31  [ruling] Swordfish')
  expect(replies[6]).toContain('pl me s\n')
  expect(ben).toContain('Ben')
})

test('two people at one screen: nobody is shown a card that only the other one knows', async () => {
  const home = newHome()
  const { out, code } = await gam(
    ['play', CARDS, '--people', 'Ann,Ben', '--seed', 'h29', '--advanced'],
    times(40, '', '1'),
    { home },
  )
  expect(code).toBe(0)
  const [file] = savesIn(home)
  const save = readSave(file)
  const screens = out.split('Hand the device to ').slice(1, save.actions.length + 1)
  expect(screens.length).toBeGreaterThan(20)
  const unique = cardGame.actions.table.play.card.names.filter((card) => card.includes(' '))
  const shown = { own: 0, others: 0 }
  for (const [move, screen] of screens.entries()) {
    const sitting = readReplay(cardGame, save, move)
    const seat = sitting.decision?.seat ?? 0
    expect(screen).toMatch(new RegExp(`^${sitting.seats[seat]}\\.`))
    const known = JSON.stringify(sitting.eventsFor(seat))
    for (const card of unique) {
      const [good, face] = card.split(' ')
      const name = face === 'bonus' ? `double ${good}` : `${good} storm`
      if (!screen.split('nobody else is looking')[1].includes(name)) continue
      expect(known, `${name} on the screen of ${sitting.seats[seat]} before move ${move + 1}`).toContain(card)
      if (JSON.stringify(sitting.eventsFor(1 - seat)).includes(card)) shown.others++
      else shown.own++
    }
  }
  expect(shown.own).toBeGreaterThan(0)
  expect(shown.others).toBeGreaterThan(0)
})

test('on a shared screen the other hand cannot be scrolled back to, and none is left behind', async () => {
  const WIPED = `${ESCAPE}[H${ESCAPE}[2J${ESCAPE}[3J`
  const game = ['play', CARDS, '--people', 'Ann,Ben', '--seed', 'h29']
  const { child, heard, ended, says } = launch(game, { screen: true })
  await says('press Enter when nobody else is looking.')
  // typed too early: the second Enter must not lift the veil of the next person
  child.stdin.write('\r')
  await says('or help')
  child.stdin.write('1\r\r\r')
  await says('Ben, press Enter when nobody else is looking.')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(heard.out.split('Ben, press Enter').at(-1)).not.toContain('to a sale')
  child.stdin.write('\r')
  await says('or help')
  child.stdin.write('\u0003')
  const { code, out } = await ended
  expect(code).toBe(0)
  const wiped = out.split(WIPED)
  expect(wiped.at(-1)).toMatch(/^The game is kept in/)
  for (const part of wiped) expect(part).not.toMatch(/\(you\)[\s\S]*Hand the device/)
  const holdings = wiped.map((part) => [part.includes('Ann (you)'), part.includes('Ben (you)')])
  expect(holdings).not.toContainEqual([true, true])
  expect(holdings).toContainEqual([true, false])
  expect(holdings).toContainEqual([false, true])
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s leaves with the game kept', async (_, key) => {
  const home = newHome()
  const { child, ended, says } = launch([...SOLO, '--seed', 'abc'], { home, screen: true })
  await says('or help')
  child.stdin.write('1\r')
  await says('or help')
  child.stdin.write(key)
  const { code, out, err } = await ended
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('npx gam play --resume')
  expect(readSave(savesIn(home)[0]).actions.length).toBeGreaterThanOrEqual(3)
})

test('without a game a person at a screen is asked, and an unfinished game is offered first', async () => {
  const home = newHome()
  const first = launch(['play'], { home, screen: true })
  await first.says('Which one?')
  first.child.stdin.write('7\r')
  await first.says('Your choice must be a whole number from 1 to')
  first.child.stdin.write('1\r')
  await first.says('press Enter')
  first.child.stdin.write('--advancd\r')
  await first.says('Did you mean --advanced?')
  first.child.stdin.write('--advanced --match three\r')
  await first.says('How many players, 2 to 5?')
  first.child.stdin.write('4\r')
  await first.says('game 1 of 3')
  await first.says('or help')
  first.child.stdin.write('quit\r')
  expect((await first.ended).code).toBe(0)
  expect(readSave(savesIn(home)[0])).toMatchObject({ options: { advanced: true, match: 'three' } })
  const second = launch(['play'], { home, screen: true })
  await second.says('Continue')
  second.child.stdin.write('\r')
  await second.says('game 1 of 3')
  second.child.stdin.write('\u0004')
  expect((await second.ended).code).toBe(0)
})

test('colours on a screen, none where NO_COLOR is set', async () => {
  const colour = new RegExp(`${ESCAPE}\\[3\\dm`)
  for (const [env, wanted] of [
    [{}, true],
    [{ NO_COLOR: '1' }, false],
  ] as const) {
    const { child, ended, says } = launch([...SOLO, '--seed', 'abc'], { screen: true, env })
    await says('or help')
    child.stdin.write('\u0004')
    expect(colour.test((await ended).out)).toBe(wanted)
  }
})

test('save makes a copy, never over a file that is something else; load plays on it', async () => {
  const home = newHome()
  writeFileSync(path.join(home, 'diary.json'), '{"dear": "diary"}')
  const { out, code } = await gam(
    [...SOLO, '--seed', 'abc'],
    [
      'save diary.json',
      '1',
      'save mine.json',
      '1',
      'save mine.json',
      'load mine.json',
      'load nix.json',
      'log',
      'quit',
    ],
    { home },
  )
  expect(code).toBe(0)
  expect(readFileSync(path.join(home, 'diary.json'), 'utf8')).toBe('{"dear": "diary"}')
  expect(out).toMatch(/diary\.json is there already and holds something else; it\s+was\s+left as it is/)
  expect(out).toContain('Cannot read the saved game nix.json: there is no such file or folder.')
  const copy = readSave(path.join(home, 'mine.json'))
  expect(copy.actions.length).toBeGreaterThan(3)
  const saves = savesIn(home).map(readSave)
  expect(saves).toHaveLength(2)
  expect(saves.map(({ actions }) => actions)).toEqual([copy.actions, copy.actions])
})

test('undo, score and hidden scores', async () => {
  const { out } = await gam(
    [...SOLO, '--seed', 'abc', '--open-scores'],
    ['undo', 'score', '1', 'undo', 'quit'],
  )
  expect(out).toContain('Points\n     Ann')
  expect(out.match(/cannot be taken back|was not yours|Nothing has been played/g)).toHaveLength(2)
  const hidden = await gam([...SOLO, '--seed', 'abc'], ['score'])
  expect(hidden.out).toContain('At this table points are shown at the end.')
  expect(hidden.out).toMatch(/Ann \(you\) .* \?/)
})

test('where nothing can be saved the game goes on, and says so', async () => {
  const home = newHome()
  mkdirSync(path.join(home, 'state'))
  writeFileSync(path.join(home, 'state', 'gam'), 'a file where the folder should be')
  const { out, code } = await gam(
    [...SOLO, '--seed', 'abc'],
    ['1', 'quit', 'save elsewhere.json', 'quit anyway'],
    { home },
  )
  expect(code).toBe(0)
  expect(out).toContain('Not saved: Cannot save the game as')
  expect(out).toContain('Save it elsewhere with save FILE, or type quit anyway.')
  expect(readSave(path.join(home, 'elsewhere.json')).actions.length).toBeGreaterThan(0)
  const silent = await gam([...SOLO, '--no-save'], ['1'], { home: newHome() })
  expect(silent.out).toContain('The game was not kept, as you wished.')
})

test('a component set of one’s own is taken from a file, and a wrong one refused with the place', async () => {
  const home = newHome()
  const cards = { shells: 4, kelp: 4, meat: 4, pottery: 4, pearls: 4 }
  const set = { id: 'my-box', title: 'My box', values: { plain: cards, bonus: cards, storm: {} } }
  writeFileSync(path.join(home, 'box.json'), JSON.stringify(set))
  await gam([...SOLO, '--components', './box.json'], ['1'], { home })
  expect(readSave(savesIn(home)[0]).components).toEqual(set)
  writeFileSync(
    path.join(home, 'bad.json'),
    JSON.stringify({ ...set, values: { ...set.values, storm: { kelp: -1 } } }),
  )
  const { code, err } = await gam([...SOLO, '--components', 'bad.json'], [], { home })
  expect(code).toBe(2)
  expect(err).toContain('values.storm.kelp: must be a whole number')
})
