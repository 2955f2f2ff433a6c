import { expect, test } from 'vitest'
import { anchorOf } from './book.ts'
import { openBook } from './books.ts'
import { marksIn, search, termsOf } from './search.ts'

const english = (await openBook('new-bedford', 'en')).book.chapters
const german = (await openBook('new-bedford', 'de')).book.chapters

function found(chapters: typeof english, query: string): string[] {
  return search(chapters, query).map(({ rule, section }) => rule?.id ?? section.id)
}

test('a number finds its rule first, however it is written', () => {
  for (const query of ['NB-62', 'nb 62', 'nb62', '62']) expect(found(english, query)[0], query).toBe('NB-62')
})

test('words are found where all of them stand, in the text or in the reason', () => {
  expect(found(english, 'half lay supply')).toContain('NB-68')
  expect(found(english, 'favours nobody')).toEqual(['NB-09'])
  expect(found(english, 'no such words here')).toEqual([])
  expect(found(english, ' ')).toEqual([])
})

test('words are found by how they begin: a lay is in no player', () => {
  const marked = (text: string) => marksIn(text, termsOf('lay')).map(([start, end]) => text.slice(start, end))
  expect(marked('The player pays the lay, and lays nothing by.')).toEqual(['lay', 'lay'])
  expect(found(english, 'lay').length).toBeLessThan(25)
})

test('a piece is found by its name, the section first', () => {
  expect(found(english, 'tavern')[0]).toBe('building-tavern')
  expect(found(german, 'Trankocherei')[0]).toBe('building-tryworks')
})

test('accents, capitals and soft hyphens do not matter', () => {
  expect(found(german, 'gronlandwal')).toEqual(found(german, 'Grönlandwal'))
  expect(found(german, 'WEISSER WAL').length).toBeGreaterThan(3)
  expect(found(german, 'gemeindeverwaltung')[0]).toBe('building-municipal-office')
})

test('what was found is marked where it stands in the text', () => {
  const marked = (text: string, query: string) =>
    marksIn(text, termsOf(query)).map(([start, end]) => text.slice(start, end))
  expect(marked('Größe der Gemeinde\u00ADverwaltung', 'große gemeindeverw')).toEqual([
    'Größe',
    'Gemeinde\u00ADverw',
  ])
  expect(marked('Straße', 'strass')).toEqual(['Straß'])
  expect(marked('aaaa', 'aa aaa')).toEqual(['aaa'])
  expect(marked('nothing', 'x')).toEqual([])
})

test('an address names a rule in any of the ways it was ever written', () => {
  expect(anchorOf('#NB-62')).toBe('NB-62')
  expect(anchorOf('#nb-62')).toBe('NB-62')
  expect(anchorOf('#rule-NB-62')).toBe('NB-62')
  expect(anchorOf('#building-tavern')).toBe('building-tavern')
  expect(anchorOf('#%E0%A4%A')).toBe('%E0%A4%A')
  expect(anchorOf('')).toBe('')
})
