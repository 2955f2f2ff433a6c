import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, LANGUAGES, type RuleList, type Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { RULES as townRules } from '@gam/new-bedford/rules'
import { whaleRiders } from '@gam/whale-riders'
import { RULES as coastRules } from '@gam/whale-riders/rules'
import { cardGame } from '@gam/whale-riders-cards'
import { RULES as cardRules } from '@gam/whale-riders-cards/rules'
import { createElement } from 'preact/compat'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { faultsOf } from '../words/faults.test-support.ts'
import { type Book, passageAt, passagesOf, type Section } from './book.ts'
import { openBook } from './books.ts'

function anyGame<T extends Types>(game: Game<T>): Game {
  return game
}

const GAMES: readonly {
  readonly id: string
  readonly game: Game
  readonly rules: RuleList
}[] = [
  { id: 'whale-riders', game: anyGame(whaleRiders), rules: coastRules },
  { id: 'new-bedford', game: anyGame(newBedford), rules: townRules },
  { id: 'whale-riders-cards', game: anyGame(cardGame), rules: cardRules },
]

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')

const ROOT = join(import.meta.dirname, '../../../..')
const ID = /\b(?:CG|WR|NB|LO|WW|SL)-\d\d\b/g

/** All files below a folder whose names end so. */
function filesIn(folder: string, ends: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.test(file) && !/(^|\/)(node_modules|dist|shots)\//.test(file))
    .map((file) => join(ROOT, folder, file))
}

/** The titles of all tests of the repository, as they are written. */
function titles(): string[] {
  const TITLE =
    /\b(?:test|it|describe)(?:\.(?:each|for)\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)")/g
  return ['packages', 'apps']
    .flatMap((folder) => filesIn(folder, /\.(test|spec)\.ts$/))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, ...texts]) => texts.join('')))
}

function sectionsOf(book: Book): Section[] {
  return passagesOf(book.chapters).map(({ section }) => section)
}

const TESTED = new Set(titles().flatMap((title) => title.match(ID) ?? []))

describe.each(GAMES)('the rulebook of $id', async ({ id, game, rules }) => {
  const english = (await openBook(id, 'en')).book
  const translated = await Promise.all(
    TRANSLATIONS.map(async (language) => [language, (await openBook(id, language)).book] as const),
  )
  const books = [english, ...translated.map(([, book]) => book)]
  const placed = sectionsOf(english).flatMap((section) => section.rules)

  test('has every rule of the game, each in one place, and no other', () => {
    expect(placed.toSorted()).toEqual(Object.keys(rules).toSorted())
  })

  test('has the rule of every refusal and of every event', () => {
    for (const rule of [...Object.values(game.refusalRules), ...Object.values(game.eventRules)])
      expect(passageAt(english.chapters, String(rule)), String(rule)).not.toBeNull()
  })

  test('every rule has a test that names it', () => {
    expect(Object.keys(rules).filter((rule) => !TESTED.has(rule))).toEqual([])
  })

  test('names chapters, sections and rules so that every address leads to one thing', () => {
    const anchors = english.chapters.flatMap(({ id: chapter, sections }) => [
      chapter,
      ...sections.flatMap(({ id: section, rules }) => [section, ...rules]),
    ])
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const anchor of anchors) expect(anchor).toMatch(/^[A-Za-z0-9-]+$/)
    expect(passageAt(english.chapters, 'nothing')).toBeNull()
  })

  test.each(translated)('says the same in %s: titles, texts, reasons, captions, tables', (_, book) => {
    expect(book.chapters.map(shapeOf)).toEqual(english.chapters.map(shapeOf))
  })

  test('every ruling has its reason, and nothing else has one', () => {
    for (const book of books)
      for (const { content } of sectionsOf(book))
        for (const { id: rule, ruling } of content)
          expect(ruling !== null && ruling.length > 15, rule).toBe(rules[rule] === 'ruling')
  })

  test.each(translated)(
    'has a text of its own for every rule in %s, with nothing wrong in it',
    async (language, book) => {
      const inEnglish = new Map(
        sectionsOf(english).flatMap(({ content }) => content.map((one) => [one.id, one.text])),
      )
      const texts = sectionsOf(book).flatMap(({ title, lead, caption, table, content }) => [
        title,
        lead ?? title,
        caption ?? title,
        ...(table?.rows.flatMap(({ cells }) => cells) ?? []),
        ...content.flatMap(({ text, ruling }) => [text, ruling ?? text]),
      ])
      for (const { content } of sectionsOf(book))
        for (const { id: rule, text } of content) expect(text, rule).not.toBe(inEnglish.get(rule))
      const faultsIn = await faultsOf(language)
      expect([...texts, ...book.chapters.map(({ title }) => title)].flatMap(faultsIn)).toEqual([])
    },
  )

  test('leads only to rules that are there', () => {
    for (const book of books)
      for (const { see = [], table, lead, content } of sectionsOf(book)) {
        const named = [lead ?? '', ...content.flatMap(({ text, ruling }) => [text, ruling ?? ''])].join(' ')
        const led = [
          ...see,
          ...(table?.rows.flatMap(({ rule }) => rule ?? []) ?? []),
          ...(named.match(ID) ?? []),
        ]
        expect(led.filter((rule) => !placed.includes(rule))).toEqual([])
      }
  })

  test('draws a picture for every section that has one, in every language', () => {
    for (const book of books)
      for (const { id: section, figure } of sectionsOf(book)) {
        const drawn = renderToStaticMarkup(createElement(book.Figure, { section }))
        if (figure !== undefined) expect(drawn, section).toContain('<svg')
      }
  })
})

/** The form of a chapter without its words. */
function shapeOf({ id, sections }: Book['chapters'][number]) {
  return {
    id,
    sections: sections.map(({ title, lead, caption, table, content, ...plan }) => ({
      ...plan,
      lead: lead !== null,
      caption: caption !== null,
      table: table?.rows.map(({ cells, rule }) => [cells.length, rule]),
      content: content.map(({ id: rule, ruling }) => [rule, ruling !== null]),
    })),
  }
}

test('every rule that the table, the set-up or a lesson names is in a book', async () => {
  const known = new Set(GAMES.flatMap(({ rules }) => Object.keys(rules)))
  const named = filesIn('apps/web/src', /\.tsx?$/)
    .filter((file) => !/\.(test|spec)\.ts$|test-support/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/'(?:CG|WR|NB|LO|WW|SL)-\d\d'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
  expect(named.length).toBeGreaterThan(300)
  expect([...new Set(named)].filter((rule) => !known.has(rule))).toEqual([])
})
