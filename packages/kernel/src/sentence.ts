import type { Game, Types } from './game.ts'
import { type Phrase, plain, type Token } from './phrase.ts'
import { domainOf, type Statement, type Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

type Sayings = 'actions' | 'events' | 'refusals' | 'orders'

/** Where something is said: which game, who sits there, and what is in the box. */
export interface Setting<T extends Types = Types> {
  readonly game: Game<T>
  readonly seats: readonly string[]
  readonly facts: T['facts']
}

/** What was said, as words and tokens in a language. */
export function phrase<T extends Types>(
  game: Game<T>,
  words: Words,
  sayings: Sayings,
  statement: Statement,
): Phrase {
  const table = tableOf(game, sayings)
  const tokens: Record<string, Token | null> = {}
  for (const [name, field] of Object.entries(table[statement.type])) {
    const value = statement[name]
    tokens[name] = value === null ? null : { kind: domainOf(field).kind, value }
  }
  return words[sayings]?.[statement.type](tokens) ?? []
}

function tableOf<T extends Types>(game: Game<T>, sayings: Sayings): Vocabulary {
  if (sayings === 'actions') return game.actions.table
  return sayings === 'orders' ? (game.standingOrders?.said.table ?? {}) : game[sayings]
}

/** The name of a token in a language; a seat is called by its player's name. */
export function termOf<T extends Types>(setting: Setting<T>, words: Words, token: Token): string {
  if (token.kind === 'seat') return setting.seats[Number(token.value)]
  const terms = words.terms[token.kind]
  if (typeof terms === 'function') return terms(token.value, setting.facts)
  return terms?.[token.value] ?? String(token.value)
}

/** The same as plain English. */
export function sentence<T extends Types>(
  setting: Setting<T>,
  sayings: Sayings,
  statement: Statement,
): string {
  const words: Words = setting.game.words.en
  return plain(phrase(setting.game, words, sayings, statement), (token) => termOf(setting, words, token))
}
