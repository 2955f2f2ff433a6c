import { domainOf, type Game, type Option, type Rule, type Table, type Types, type Words } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { rules as townRules } from '@gam/new-bedford/rules'
import { whaleRiders } from '@gam/whale-riders'
import { rules as coastRules } from '@gam/whale-riders/rules'
import { cardGame } from '@gam/whale-riders-cards'
import { rules as cardRules } from '@gam/whale-riders-cards/rules'
import { describe, expect, test } from 'vitest'
import type { GameWords } from '../games/board.ts'
import { loadRules } from '../games/games.ts'
import { de as townDe } from '../games/new-bedford/words/de.ts'
import { en as townEn } from '../games/new-bedford/words/en.ts'
import { de as coastDe } from '../games/whale-riders/words/de.ts'
import { en as coastEn } from '../games/whale-riders/words/en.ts'
import { de as cardsDe } from '../games/whale-riders-cards/words/de.ts'
import { en as cardsEn } from '../games/whale-riders-cards/words/en.ts'
import { empty, places } from './messages.test-support.ts'

interface Spoken {
  readonly game: Game
  readonly rules: { readonly [id: string]: Rule }
  readonly options: { readonly [key: string]: Pick<Option, 'choices'> }
  readonly en: GameWords
  readonly de: GameWords
}

function anyGame<T extends Types>(game: Game<T>): Game {
  return game
}

const GAMES: readonly Spoken[] = [
  { game: anyGame(cardGame), rules: cardRules, options: cardGame.options, en: cardsEn, de: cardsDe },
  { game: anyGame(whaleRiders), rules: coastRules, options: whaleRiders.options, en: coastEn, de: coastDe },
  { game: anyGame(newBedford), rules: townRules, options: newBedford.options, en: townEn, de: townDe },
]

/** What the table says: options are the rules' own in English, with more than words in them. */
function spoken({ options: _, ...words }: GameWords): object {
  return words
}

/** Without what only one language needs of a piece: genders, lines of the terminal. */
function shared(said: readonly string[]): string[] {
  return said.filter((place) => !place.includes('.own.')).sort()
}

/** The names that a sentence may have to say, each as `kind: value`. */
function namesIn(game: Game): string[] {
  const tables: readonly Table[] = [game.actions.table, game.events, game.refusals]
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

describe.each(GAMES)('$game.title', ({ game, rules, options, en, de }) => {
  test('the table says in German all it says in English', () => {
    expect(shared(places(spoken(de)))).toEqual(shared(places(spoken(en))))
    expect(empty(de)).toEqual([])
  })

  test('every rule has its text in both languages', async () => {
    for (const language of ['en', 'de'])
      expect(Object.keys(await loadRules(game.id, language)).sort()).toEqual(Object.keys(rules).sort())
    for (const text of Object.values(await loadRules(game.id, 'de')))
      expect(text).toMatch(/^[A-ZÄÖÜ„].*[.“]$/s)
  })

  test('a German rule names the same numbers as the English one', async () => {
    const german = await loadRules(game.id, 'de')
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
    for (const [id, { text }] of Object.entries(rules))
      for (const number of new Set(numbers(text).filter((n) => n > 1)))
        expect(numbers(german[id]), `${id}: ${number}`).toContain(number)
  })

  test('every option and choice is there in both languages', () => {
    const asked = Object.entries(options).map(([key, option]) => [key, Object.keys(option.choices ?? {})])
    for (const house of [en, de])
      expect(
        Object.entries(house.options).map(([key, { choices = {} }]) => [key, Object.keys(choices)]),
      ).toEqual(asked)
  })

  test('every set of the box and every preset is there in both languages', () => {
    const sets = game.components.sets.map(({ id }) => id)
    for (const house of [en, de]) {
      expect(Object.keys(house.sets)).toEqual(sets)
      expect(Object.keys(house.presets)).toEqual(['first', 'family', 'full'])
    }
  })

  test('every prompt has help in both languages', () => {
    const steps = Object.keys(game.words.en.prompts).sort()
    for (const { help } of [en, de]) expect(Object.keys(help).sort()).toEqual(steps)
  })

  test('everything that a sentence can name has a German name', () => {
    expect(namesIn(game).filter((name) => !isNamed(de.words, name))).toEqual([])
  })
})
