import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, RuleList, Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { RULES as townRules } from '@gam/new-bedford/rules'
import { whaleRiders } from '@gam/whale-riders'
import { RULES as coastRules } from '@gam/whale-riders/rules'
import { cardGame } from '@gam/whale-riders-cards'
import { RULES as cardRules } from '@gam/whale-riders-cards/rules'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { rulebook as de } from '../words/de/rulebook.ts'
import { rulebook as en } from '../words/en/rulebook.ts'
import { faultsIn } from '../words/german.test-support.ts'
import { empty, places } from '../words/messages.test-support.ts'
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
  const books = { en: (await openBook(id, 'en')).book, de: (await openBook(id, 'de')).book }
  const placed = sectionsOf(books.en).flatMap((section) => section.rules)

  test('has every rule of the game, each in one place, and no other', () => {
    expect(placed.toSorted()).toEqual(Object.keys(rules).toSorted())
  })

  test('has the rule of every refusal and of every event', () => {
    for (const rule of [...Object.values(game.refusalRules), ...Object.values(game.eventRules)])
      expect(passageAt(books.en.chapters, String(rule)), String(rule)).not.toBeNull()
  })

  test('every rule has a test that names it', () => {
    expect(Object.keys(rules).filter((rule) => !TESTED.has(rule))).toEqual([])
  })

  test('names chapters, sections and rules so that every address leads to one thing', () => {
    const anchors = books.en.chapters.flatMap(({ id: chapter, sections }) => [
      chapter,
      ...sections.flatMap(({ id: section, rules }) => [section, ...rules]),
    ])
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const anchor of anchors) expect(anchor).toMatch(/^[A-Za-z0-9-]+$/)
    expect(passageAt(books.en.chapters, 'nothing')).toBeNull()
  })

  test('says the same in both languages: titles, texts, reasons, captions, tables', () => {
    expect(books.de.chapters.map(shapeOf)).toEqual(books.en.chapters.map(shapeOf))
  })

  test('every ruling has its reason, and nothing else has one', () => {
    for (const book of [books.en, books.de])
      for (const { content } of sectionsOf(book))
        for (const { id: rule, ruling } of content)
          expect(ruling !== null && ruling.length > 15, rule).toBe(rules[rule] === 'ruling')
  })

  test('German has a text of its own for every rule, and it is German', () => {
    const english = new Map(
      sectionsOf(books.en).flatMap(({ content }) => content.map((one) => [one.id, one.text])),
    )
    const texts = sectionsOf(books.de).flatMap(({ title, lead, caption, table, content }) => [
      title,
      lead ?? title,
      caption ?? title,
      ...(table?.rows.flatMap(({ cells }) => cells) ?? []),
      ...content.flatMap(({ text, ruling }) => [text, ruling ?? text]),
    ])
    for (const { content } of sectionsOf(books.de))
      for (const { id: rule, text } of content) expect(text, rule).not.toBe(english.get(rule))
    expect([...texts, ...books.de.chapters.map(({ title }) => title)].flatMap(faultsIn)).toEqual([])
  })

  test('leads only to rules that are there', () => {
    for (const book of [books.en, books.de])
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

  test('draws a picture for every section that has one, in both languages', () => {
    for (const book of [books.en, books.de])
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

test('the reader says everything in both languages', () => {
  expect(places(de)).toEqual(places(en))
  expect(empty(en)).toEqual([])
  expect(empty(de)).toEqual([])
})
