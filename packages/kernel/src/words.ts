import type { Phrase, Token } from './phrase.ts'
import type { Table, Values } from './vocabulary.ts'

/** The fields of something said, ready for a sentence: each a token, a secret one that is not known null. */
export type Tokens<F> = { readonly [K in keyof F]: null extends F[K] ? Token | null : Token }

// Written as a method, so that the words of a game can also be handled by code that knows no game.
interface Saying<F> {
  say(said: Tokens<F>): Phrase
}

type Sentences<T extends Table> = { readonly [K in keyof T]: Saying<Values<T[K]>>['say'] }

export type Terms =
  | { readonly [value: string]: string }
  | ((value: string | number, facts: unknown) => string)

/** Everything a game says, in one language. Adding a language is adding one of these. */
export interface Words<A extends Table = Table, E extends Table = Table, R extends Table = Table> {
  /** The name of each value, by the kind of its domain; a function where it depends on the box in play. */
  readonly terms: { readonly [kind: string]: Terms }
  /** The order in the prompt, by the name of the choice. */
  readonly prompts: { readonly [step: string]: string }
  /** What an option is called on a button. */
  readonly actions: Sentences<A>
  readonly events: Sentences<E>
  readonly refusals: Sentences<R>
  /** The parts of a score. */
  readonly parts: { readonly [part: string]: string }
}
