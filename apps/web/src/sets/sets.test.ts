import { registered } from '@gam/games'
import {
  type BoxWords,
  type Game,
  isRecord,
  type Json,
  LANGUAGES,
  type Language,
  type Types,
  writeComponentSet,
} from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, expect, test } from 'vitest'
import { loadBoard } from '../games/games.ts'
import { sets as de } from '../words/de/sets.ts'
import { sets as en } from '../words/en/sets.ts'
import { blankOf, dataOf, fieldOf, partOf, sameJson, withPart } from './fields.ts'
import { gradeOf, shownFile, shownSets } from './grades.ts'
import { namingOf } from './naming.tsx'
import { dropSet, fileOf, keepSet, newSet, ownSets } from './own-sets.ts'
import { mostSeats, problemsOf } from './problems.ts'
import { textOf } from './set-text.ts'

function known<T extends Types>(game: Game<T>): Game {
  return game
}
const cards = known(cardGame)
const riders = known(whaleRiders)
const town = known(newBedford)
const GAMES = [cards, riders, town]

/** The standard set as a file, with these parts put, each at its path; what is undefined is left out. */
function file(game: Game, parts: { readonly [path: string]: Json | undefined }) {
  let values = partOf(writeComponentSet(game.components, game.components.sets[0]), 'values') ?? null
  for (const [path, part] of Object.entries(parts)) values = withAt(values, path.split('.'), part)
  return { id: 'my-box', title: 'My box', values }
}

function withAt(value: Json, [key, ...rest]: readonly string[], part: Json | undefined): Json {
  const inner = rest.length === 0 ? part : withAt(partAt(value, key), rest, part)
  if (Array.isArray(value))
    return inner === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), inner)
  const others = isRecord(value) ? Object.entries(value).filter(([one]) => one !== key) : []
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]])
}

function partAt(value: Json, key: string): Json {
  return partOf(value, Array.isArray(value) ? Number(key) : key) ?? null
}

async function boxOf(id: string, language: Language): Promise<BoxWords> {
  const box = await (await registered(id)?.languages[language]())?.box?.()
  if (!box) throw new Error(`no box of ${id}`)
  return box
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the sets of %s', (id, game) => {
  test.each(LANGUAGES)('every part has a name, a word about it and a source in %s', async (language) => {
    const keys = dataOf(game.components.shape).map(([key]) => key)
    const box = await boxOf(id, language)
    expect(Object.keys(box.data)).toEqual(keys)
    for (const { title, about } of Object.values(box.data)) expect(title && about).not.toBe('')
    // What is written down in English needs no other words in it.
    if (language === 'en') return
    const sources = game.components.sets.flatMap((set) =>
      keys.map((key) => gradeOf(game, { id: set.id, title: '', values: null, own: false }, key).source),
    )
    expect(sources.filter((source) => !(source in box.sources))).toEqual([])
    expect(Object.keys(box.sources).filter((source) => !sources.includes(source))).toEqual([])
  })

  test.each(LANGUAGES)('every name in it is a word of the language %s', async (language) => {
    const loaded = await loadBoard(id, language)
    if (!loaded) throw new Error('no board')
    const naming = namingOf(loaded.board, loaded.words, await boxOf(id, language))
    const [set] = shownSets(game)
    const named: string[] = []
    const collect = (key: string, value: unknown) => {
      if (typeof value === 'string') named.push(naming.name(key, value))
      else if (Array.isArray(value)) for (const one of value) collect(key, one)
      else if (typeof value === 'object' && value !== null)
        for (const [inner, one] of Object.entries(value)) {
          named.push(naming.name(key, inner))
          collect(key, one)
        }
    }
    for (const [key] of dataOf(game.components.shape)) collect(key, partOf(set.values, key))
    expect(named.filter((name) => /undefined|^[a-z]/.test(name))).toEqual([])
    if (language !== 'en')
      expect(named.filter((name) => /\b(the|any|wood|heading|meat|kelp)\b/i.test(name))).toEqual([])
  })

  test('its schema makes a form that can hold it, and what a form begins with has the right form', () => {
    for (const set of shownSets(game)) {
      expect(dataOf(game.components.shape).map(([key]) => key)).toEqual(Object.keys(set.values as object))
      expect(problemsOf(game.components, { ...set }, game.seats.max)).toEqual([])
    }
    const blank = blankOf(fieldOf(game.components.shape.schema()))
    const wrong = problemsOf(game.components, { id: 'blank', values: blank }, game.seats.min)
    expect(wrong.filter(({ why }) => /must be (?:a list|an object|a whole)|is missing/.test(why))).toEqual([])
  })

  test('what is not changed is as sure as it was, what is changed comes from a box at home', () => {
    const [[first], ...rest] = dataOf(game.components.shape)
    const set = shownFile(file(game, {}))
    for (const [key] of [[first], ...rest]) expect(gradeOf(game, set, key).grade).not.toBe('house')
    const changed = { ...set, values: withPart(set.values, first, 'other') }
    expect(gradeOf(game, changed, first).grade).toBe('house')
    for (const [key] of rest) expect(gradeOf(game, changed, key).grade).not.toBe('house')
  })
})

describe('what is wrong with a set', () => {
  const twice = partOf(partOf(shownSets(riders)[0].values, 'contracts'), 2)
  const noMeat = { meat1: 0, meat2: 0, meat3: 0, crystal1: 0, crystal2: 0, kelp1: 49 }
  const CASES: readonly [Game, Parameters<typeof file>[1], string, RegExp][] = [
    [cards, { 'plain.kelp': 'x' }, 'values.plain.kelp', /whole number from 0 to 100000, not "x"/],
    [cards, { 'plain.kelp': '' }, 'values.plain.kelp', /belongs here/],
    [cards, { 'plain.gold': 3 }, 'values.plain.gold', /unknown/],
    [cards, { plain: 7 }, 'values.plain', /how many of each/],
    [cards, { storm: undefined }, 'values.storm', /missing/],
    [cards, { plain: {}, bonus: {}, storm: { kelp: 3 } }, 'values', /3 cards; 2 players/],
    [cards, { 'plain.kelp': 5000 }, 'values', /1000 is the most/],
    [riders, { 'coast.7': 'ray' }, 'values.coast', /Ray Port is there 2 times/],
    [riders, { 'coast.7': 'ray' }, 'values.coast', /Port 8 must be lobster/],
    [riders, { coast: 'x' }, 'values.coast', /Must be a list/],
    [riders, { coast: Array<string>(9).fill('sun') }, 'values.coast', /at most 8/],
    [riders, { 'coast.3': 'moon' }, 'values.coast[3]', /one of sun/],
    [riders, { 'spaces.sun': 2 }, 'values.spaces', /Sun Port must be left out/],
    [riders, { 'spaces.ray': 99 }, 'values.spaces', /99 spaces/],
    [riders, { 'tiles.meat1': 1 }, 'values.tiles', /the game has 92/],
    [riders, { tiles: { meat3: 92 } }, 'values.tiles', /first three ports/],
    [riders, { tiles: { meat1: 3 } }, 'values.tiles', /There are 3 for 28 spaces/],
    [riders, { 'contracts.50': undefined }, 'values.contracts', /51 cards/],
    [riders, { 'contracts.4': twice }, 'values.contracts[4]', /3 and 5 are the same/],
    [riders, { 'contracts.4.asks': {} }, 'values.contracts[4]', /asks for nothing/],
    [riders, { 'contracts.4.asks': { meat: 1, any: 1 } }, 'values.contracts[4]', /mixes/],
    [riders, { 'contracts.4.asks': { any: 30 } }, 'values.contracts[4]', /10 is the most/],
    [riders, { tiles: noMeat }, 'values.contracts[0]', /short of it/],
    [riders, { 'contracts.1': 5 }, 'values.contracts[1]', /Must be an object/],
    [town, { ocean: {} }, 'values.ocean', /0 tokens/],
    [town, { 'die.5': undefined }, 'values.die', /list of 6 entries/],
    [town, { 'plans.ahab': ['mansion'] }, 'values.plans', /without an action/],
    [town, { victoryOrder: ['bank'] }, 'values.victoryOrder', /no victory building/],
  ]

  test.each(CASES)('%# is said at its place, in both languages', (game, parts, at, said) => {
    const problems = problemsOf(game.components, file(game, parts), game.seats.min)
    const name = (value: string) => (value === 'ray' ? 'Ray Port' : value)
    const here = problems.filter((problem) => problem.at === at)
    expect(here.map(({ why }) => en.said(why, name)).join(' ')).toMatch(said)
    for (const { why } of problems) {
      expect(en.said(why, name)).toMatch(/^[A-Z0-9“"].*[.)]$/)
      expect(de.said(why, name), why).not.toBe(why)
      expect(de.said(why, name)).not.toMatch(/\b(the|must|are|is there|of)\b/)
    }
  })

  test('a file that is no set is said to be none', () => {
    expect(problemsOf(cards.components, 7, 2).map(({ why }) => de.said(why, String))).toEqual([
      'Ein Satz besteht aus benannten Teilen ({ … }).',
    ])
    expect(problemsOf(cards.components, { id: 'No!', values: null }, 2).map(({ at }) => at)).toEqual([
      'id',
      'values',
    ])
  })

  test('a small deck is enough for few', () => {
    const small = file(cards, { plain: { kelp: 13 }, bonus: {}, storm: {} })
    expect(mostSeats(cards.components, small, cards.seats)).toBe(2)
    expect(mostSeats(cards.components, file(cards, {}), cards.seats)).toBe(cards.seats.max)
    expect(mostSeats(cards.components, { id: 'x', values: {} }, cards.seats)).toBeNull()
  })
})

test('a set as text is read back as it was, a contract on a line', () => {
  for (const game of GAMES) {
    const set = { ...newSet(game.id, 'My “box”', file(game, {}).values), id: 'house-1' }
    const text = textOf(set)
    expect(JSON.parse(text)).toEqual(fileOf(set))
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
  }
  expect(textOf(newSet(riders.id, 'x', file(riders, {}).values))).toContain(
    '      { "asks": { "meat": 2 }, "coins": 2, "pearls": 1, "copies": 1 },\n',
  )
})

test('own sets have names of their own, and what is dropped can be kept again', () => {
  const first = newSet('some-game', 'My box', {})
  keepSet(first)
  const second = newSet('some-game', 'My box', {})
  expect(second.title).toBe('My box 2')
  keepSet(second)
  keepSet({ ...first, title: 'Renamed' })
  expect(ownSets('some-game').map(({ title }) => title)).toEqual(['Renamed', 'My box 2'])
  const gone = dropSet(first.id)
  expect(ownSets('some-game')).toEqual([second])
  if (gone) keepSet(gone)
  expect(ownSets('some-game')).toHaveLength(2)
  expect(ownSets('another')).toEqual([])
  expect(first.id).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/)
})

test('none of a kind is the same as not naming it', () => {
  expect(sameJson({ kelp: 0, meat: 1 }, { meat: 1 })).toBe(true)
  expect(sameJson({ kelp: 2 }, { meat: 2 })).toBe(false)
})
