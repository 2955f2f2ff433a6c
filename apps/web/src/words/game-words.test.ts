import { GAMES } from '@gam/games'
import {
  domainOf,
  type Game,
  type GameWords,
  LANGUAGES,
  type Option,
  type Vocabulary,
  type Words,
} from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { empty, places } from './messages.test-support.ts'

/** What the table says: options are the rules' own in English, with more than words in them. */
function spoken({ options: _, ...words }: GameWords): object {
  return words
}

/** Without what only one language needs: genders and plurals of a piece, forms of verbs, lines of the terminal. */
function shared(said: readonly string[]): string[] {
  return said.filter((place) => !/\.(own|terminal|second)\.|\.terms\.\w+ plural\./.test(place)).sort()
}

/** The names that a sentence may have to say, each as `kind: value`. */
function namesIn(game: Game): string[] {
  const tables: readonly Vocabulary[] = [game.actions.table, game.events, game.refusals]
  const domains = tables.flatMap((table) => Object.values(table).flatMap((row) => Object.values(row)))
  return [...new Set(domains.map(domainOf))]
    .filter((domain) => typeof domain.value(domain.least) === 'string')
    .flatMap((domain) =>
      Array.from({ length: Math.min(domain.size, 100) }, (_, i) => `${domain.kind}: ${domain.value(i)}`),
    )
}

function isNamed(words: Words, name: string): boolean {
  const [kind, value] = name.split(': ')
  const terms = words.terms[kind]
  return typeof terms === 'function' || terms?.[value] !== undefined
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

const SAID = GAMES.flatMap((registration) => LANGUAGES.map((language) => ({ language, ...registration })))

describe.each(SAID)('$id in $language', async ({ language, languages, ...registration }) => {
  const game = await registration.game()
  const [first, said] = await Promise.all([languages.en(), languages[language]()])
  const [english, words] = await Promise.all([first.table(), said.table()])
  const options: { readonly [key: string]: Pick<Option, 'choices'> } = Object(game.options)

  test('the table says all it says in English', () => {
    expect(shared(places(spoken(words)))).toEqual(shared(places(spoken(english))))
    expect(empty(spoken(words))).toEqual([])
  })

  test('every rule has its sentence, with the numbers that the English one names', async () => {
    const rules = await registration.rules()
    const [sentences, inEnglish] = await Promise.all([said.rules(), first.rules()])
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(rules).sort())
    for (const [id, text] of Object.entries(sentences)) {
      expect(text).toMatch(/^[\p{Lu}\d„“«].*[.“”»]$/su)
      for (const number of new Set(numbersIn(inEnglish[id]).filter((n) => n > 1)))
        expect(numbersIn(text), `${id}: ${number}`).toContain(number)
    }
  })

  test('every option and choice is there', () => {
    const asked = Object.entries(options).map(([key, option]) => [key, Object.keys(option.choices ?? {})])
    expect(
      Object.entries(words.options).map(([key, { choices = {} }]) => [key, Object.keys(choices)]),
    ).toEqual(asked)
  })

  test('every set of the box and every preset is there', () => {
    expect(Object.keys(words.sets)).toEqual(game.components.sets.map(({ id }) => id))
    expect(Object.keys(words.presets)).toEqual(['first', 'family', 'full'])
  })

  test('every prompt has help', () => {
    expect(Object.keys(words.help).sort()).toEqual(Object.keys(game.words.en.prompts).sort())
    expect(Object.keys(words.words.prompts).sort()).toEqual(Object.keys(game.words.en.prompts).sort())
  })

  test('everything that a sentence can name has a name', () => {
    expect(namesIn(game).filter((name) => !isNamed(words.words, name))).toEqual([])
  })

  test('the game is offered and its book and lesson are written', async () => {
    expect(empty(said.pitch)).toEqual([])
    for (const part of ['book', 'rulings', 'lesson', 'box'] as const) {
      const written: unknown = await said[part]?.()
      expect(empty(written)).toEqual([])
      if (part !== 'box') expect(places(written).sort()).toEqual(places(await first[part]?.()).sort())
    }
  })
})
