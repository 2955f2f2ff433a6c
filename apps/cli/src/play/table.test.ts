import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Sitting, writeReplay } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { CARDS, newHome } from '../gam.test-support.ts'
import { savedTable } from './table.ts'

test('a save that cannot be used is explained and left as it is', () => {
  const home = newHome()
  const begun = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: 'abc' })
  const good = JSON.stringify({ ...writeReplay(begun), players: ['person', 'random'] })
  const cases: [string, string, RegExp][] = [
    ['cut off', good.slice(0, 200), /it is no JSON, or was cut off/],
    ['empty', '', /it is empty/],
    ['something else', '{"a":1}', /neither a saved game nor the record of one/],
    [
      'a newer version',
      good.replace('"version":1', '"version":2'),
      /its version is 2; this program reads version 1/,
    ],
    [
      'other rules',
      good.replace('"rules":1', '"rules":99'),
      /version 99 of the rules of .*; this program knows version 1/,
    ],
    [
      'unknown game',
      good.replace(CARDS, 'whale-rider-cards'),
      /no game "whale-rider-cards".*Did you mean whale-riders-cards/,
    ],
    ['another end', good.replace(/"hash":"\w/, '"hash":"z'), /do not lead to the position/],
    ['a name that would draw', good.replace('"Ann"', '"\\u001b[2JAnn"'), /control characters/],
    ['a bot nobody knows', good.replace('"random"', '"kraken"'), /no bot "kraken"/],
  ]
  for (const [what, text, message] of cases) {
    const file = path.join(home, `${what}.json`)
    writeFileSync(file, text)
    expect(() => savedTable(file, { save: true }), what).toThrow(message)
    expect(readFileSync(file, 'utf8')).toBe(text)
  }
})
