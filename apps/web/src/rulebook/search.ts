import { oneAt } from '@gam/kernel'
import { type BookRule, type Chapter, type Passage, passagesOf } from './book.ts'

/** A place in the book where all words of a search are found. */
export interface Hit extends Passage {
  /** The rule that speaks of it; null: the section itself. */
  readonly rule: BookRule | null
  /** What is shown of it. */
  readonly excerpt: string
}

type Range = readonly [start: number, end: number]

const MARKS = /\p{M}|\u00AD/u

/** Text as it is compared: small letters without accents and soft hyphens; `at` says where each letter stood. */
function folded(text: string): { readonly letters: string; readonly at: readonly number[] } {
  let letters = ''
  const at: number[] = []
  for (let i = 0; i < text.length; i++) {
    const plain = text.charAt(i).normalize('NFD').replaceAll('ß', 'ss').replaceAll('’', "'").toLowerCase()
    for (const letter of plain) {
      if (MARKS.test(letter)) continue
      letters += letter
      at.push(i)
    }
  }
  at.push(text.length)
  return { letters, at }
}

/** The words of a search, as they are compared; a number like “nb 62” is one word. */
export function termsOf(query: string): string[] {
  return folded(query)
    .letters.replaceAll(
      /\b([a-z]{2})[\s-]*(\d{1,2})\b/g,
      (_, kind, number) => `${kind}-${number.padStart(2, '0')}`,
    )
    .split(/\s+/)
    .filter((term) => term.length > 1 || /\d/.test(term))
}

/** Where the words of a search stand in a text, in order and without overlap. */
export function marksIn(text: string, terms: readonly string[]): Range[] {
  if (terms.length === 0) return []
  const { letters, at } = folded(text)
  const found: Range[] = []
  for (const term of terms)
    for (const i of placesOf(letters, term)) found.push([oneAt(at, i), oneAt(at, i + term.length - 1) + 1])
  found.sort(([a], [b]) => a - b)
  const marks: Range[] = []
  for (const [start, end] of found) {
    const last = marks.at(-1)
    if (last && start < last[1]) marks[marks.length - 1] = [last[0], Math.max(last[1], end)]
    else marks.push([start, end])
  }
  return marks
}

/** A book has some hundred texts, and every letter typed asks for all of them. */
const KNOWN = new Map<string, string>()

function lettersOf(text: string): string {
  const known = KNOWN.get(text) ?? folded(text).letters
  KNOWN.set(text, known)
  return known
}

const INSIDE = /[\p{L}\p{N}]/u

/** Where words of the text begin so: “lay” is in a lay, and not in a player. */
function placesOf(letters: string, term: string): number[] {
  const places: number[] = []
  for (let i = letters.indexOf(term); i >= 0; i = letters.indexOf(term, i + 1))
    if (i === 0 || !INSIDE.test(letters.charAt(i - 1))) places.push(i)
  return places
}

function has(text: string, term: string): boolean {
  return placesOf(lettersOf(text), term).length > 0
}

/** How well a text answers: by its number, in its title, or in what it says. */
function worthOf(id: string, title: string, text: string, terms: readonly string[]): number {
  let worth = 0
  for (const term of terms) {
    const number = id.toLowerCase()
    if (number !== '' && (number === term || number.endsWith(`-${term.padStart(2, '0')}`))) worth += 100
    else if (has(title, term)) worth += 30
    else if (has(text, term)) worth += 12
    else return 0
  }
  return worth
}

/** Every place that has all words of the search, the best first, else in the order of the book. */
export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const hits: { readonly hit: Hit; readonly worth: number }[] = []
  for (const passage of passagesOf(chapters)) {
    const { section } = passage
    const about = [section.lead, section.caption, ...tableTexts(passage)].filter((text) => text !== null)
    const own = worthOf('', section.title, about.join(' '), terms)
    if (own > 0) {
      const excerpt = about.find((text) => terms.some((term) => has(text, term))) ?? section.lead ?? ''
      hits.push({ hit: { ...passage, rule: null, excerpt }, worth: own + 1 })
    }
    for (const rule of section.content) {
      const text = [rule.id, rule.text, rule.ruling ?? ''].join(' ')
      // A rule that only shares the section's title is found with the section.
      if (!terms.some((term) => has(text, term)) && worthOf(rule.id, '', text, terms) === 0) continue
      const worth = worthOf(rule.id, section.title, text, terms)
      if (worth > 0) hits.push({ hit: { ...passage, rule, excerpt: excerptOf(rule, terms) }, worth })
    }
  }
  return hits.sort((a, b) => b.worth - a.worth).map(({ hit }) => hit)
}

function tableTexts({ section: { table } }: Passage): string[] {
  return table ? [table.caption, ...table.rows.map(({ cells }) => cells.join(' · '))] : []
}

/** The reason, where only it has the words. */
function excerptOf({ text, ruling }: BookRule, terms: readonly string[]): string {
  const inText = terms.some((term) => has(text, term))
  return !inText && ruling !== null && terms.some((term) => has(ruling, term)) ? ruling : text
}
