import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { de as cardsDe } from '../games/whale-riders-cards/words/de.ts'
import { en as cardsEn } from '../games/whale-riders-cards/words/en.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** Every place in a tree of messages, with what kind of thing lies there. */
function places(tree: unknown, path = ''): string[] {
  if (Array.isArray(tree)) return [`${path}[${tree.length}]`]
  if (typeof tree === 'object' && tree !== null)
    return Object.entries(tree).flatMap(([key, value]) => places(value, `${path}.${key}`))
  return [`${path}: ${typeof tree}`]
}

/** Messages that are there but say nothing. */
function empty(tree: unknown, path = ''): string[] {
  if (typeof tree === 'string') return tree.trim() === '' ? [path] : []
  if (typeof tree === 'object' && tree !== null)
    return Object.entries(tree).flatMap(([key, value]) => empty(value, `${path}.${key}`))
  return []
}

const LANGUAGES = { de }
const CARD_LANGUAGES = { de: cardsDe }

for (const [language, words] of Object.entries(LANGUAGES))
  test(`the house says in ${language} all it says in English`, () => {
    expect(places(words).sort()).toEqual(places(en).sort())
    expect(empty(words)).toEqual([])
  })

for (const [language, words] of Object.entries(CARD_LANGUAGES)) {
  test(`the card game says in ${language} all it says in English`, () => {
    const without = ({ words: _, options: __, ...rest }: typeof cardsEn) => rest
    expect(places(without(words)).sort()).toEqual(places(without(cardsEn)).sort())
    expect(places(words.words).sort()).toEqual(places(cardsEn.words).sort())
    expect(empty(words)).toEqual([])
  })

  test(`every option, choice, rule and set of the card game has ${language} words`, () => {
    for (const [key, option] of Object.entries(cardGame.options)) {
      expect(Object.keys(words.options)).toContain(key)
      expect(Object.keys(words.options[key].choices ?? {})).toEqual(Object.keys(option.choices ?? {}))
    }
    expect(Object.keys(words.rules)).toEqual(Object.keys(cardGame.rules))
    expect(Object.keys(words.sets)).toEqual(cardGame.components.sets.map(({ id }) => id))
  })
}

test('every prompt the card game can show has a word of help', () => {
  for (const words of [cardsEn, cardsDe])
    expect(Object.keys(words.help)).toEqual(Object.keys(words.words.prompts))
})
