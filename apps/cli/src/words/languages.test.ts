import { type Game, LANGUAGES, Sfc32, Sitting, type Types } from '@gam/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { boardOf, seenBy } from '../boards/index.ts'
import { choiceLines, closedLines } from '../choices.ts'
import { gam } from '../gam.test-support.ts'
import { games } from '../games.ts'
import { widthOf } from '../lines.ts'
import { scoreTable, verdict } from '../result.ts'
import { tellings } from '../telling.ts'
import { languageOf, speak } from './speech.ts'
import { said } from './words.ts'

afterEach(() => speak('en'))

/** Games with everything that can be played, so that everything is said; each is played once. */
const LINES = new Map(games.map((game) => [game.id, [played(game, 1), played(game, 2)]] as const))

function played(game: Game, seed: number): Sitting[] {
  const luck = new Sfc32(seed)
  const everything = Object.fromEntries(
    Object.entries(Object(game.options)).flatMap(([name, option]) =>
      Object(option).standard === false ? [[name, seed % 2 === 0]] : [],
    ),
  )
  const options = game.id === 'new-bedford' ? { shipsLog: seed % 2 === 0, ambergris: true } : everything
  const line = [Sitting.begin<Types>(game, { seats: ['Ann', 'Ben'], seed: String(seed), options })]
  for (let now = line[0]; now.decision; line.push(now)) {
    const open = now.decision.options.filter(({ refusal }) => !refusal)
    now = now.submit(now.decision.seat, open[luck.below(open.length)].text)
  }
  return line
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([...LINES])('everything on the table of %s is said, within 80 columns', async (id, lines) => {
    await speak(language)
    const board = boardOf(id)
    for (const line of lines) {
      for (const [at, sitting] of line.entries()) {
        if (at % 5 !== 0 && sitting.decision) continue
        const { decision } = sitting
        const seen = seenBy(sitting, decision?.seat ?? 0)
        const text = [
          ...board.lines(seen, 80),
          ...(decision ? choiceLines(sitting, seen, decision, 80) : [verdict(seen)]),
          ...(decision ? closedLines(seen, decision, 80) : scoreTable(seen, 80)),
        ]
        expect(text.filter((one) => widthOf(one) > 80)).toEqual([])
        expect(text.join('\n')).not.toMatch(/undefined|null|NaN|\[object|\u00AD/)
      }
      const looks = Object.values(board.looks ?? {})
      for (const look of looks)
        expect([look.about(), ...look.lines(seenBy(line[0], 0), 80)].join(' ')).not.toMatch(
          /undefined|NaN|\[object/,
        )
      expect(tellings(line[line.length - 1], 'all').join('\n')).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

test('another language is other words, at the table and in the rules', async () => {
  const english = said().result.points
  const { out } = await gam(['rules', 'whale-riders-cards', 'CG-03', '--language', 'de'])
  expect(out).toContain('Wer am Zug ist, legt eine Karte offen vor sich hin')
  await speak('de')
  expect(said().result.points).not.toBe(english)
  await speak('en')
  expect((await gam(['rules', 'whale-riders-cards', 'CG-03'])).out).toContain(
    'On your turn you play one card',
  )
})

test('the language is the one that is named, then the machine’s, then English', () => {
  expect(languageOf('de', {})).toBe('de')
  expect(languageOf(undefined, { LANG: 'de_AT.UTF-8' })).toBe('de')
  expect(languageOf(undefined, { LC_ALL: 'en_GB', LANG: 'de_DE' })).toBe('en')
  expect(languageOf(undefined, { LANG: 'eo' })).toBe('en')
  expect(languageOf(undefined, {})).toBe('en')
  expect(() => languageOf('klingon', {})).toThrow('there are en (English), de (Deutsch)')
})
