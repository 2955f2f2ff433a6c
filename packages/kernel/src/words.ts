import type { Phrase, Token } from './phrase.ts'
import type { Values, Vocabulary } from './vocabulary.ts'

/** The fields of something said, ready for a sentence: each a token, a secret one that is not known null. */
type Tokens<F> = { readonly [K in keyof F]: null extends F[K] ? Token | null : Token }

// Written as a method, so that the words of a game can also be handled by code that knows no game.
interface Saying<F> {
  say(said: Tokens<F>): Phrase
}

/** A sentence for everything in a table. */
export type Sentences<T extends Vocabulary> = { readonly [K in keyof T]: Saying<Values<T[K]>>['say'] }

interface Naming<F> {
  name(value: string | number, facts: F): string
}

/** The name of each value; a function where it depends on the box in play. */
export type Terms<F = unknown> = { readonly [value: string]: string } | Naming<F>['name']

/** How a sentence about somebody is said to them: "Mara takes 2 wood" is "You take 2 wood". */
export interface SecondPerson {
  readonly you: string
  /** What goes on to a second verb of the same sentence. */
  readonly and: string
  /** The verbs that are said of a seat, with what changes beside them. */
  readonly verbs: { readonly [third: string]: string }
  /** What a seat is called that is not the subject, by the word before it; by its name where there is none. */
  readonly after?: { readonly [word: string]: string }
  /** Where "you" stands before the verb and not after this word: "Ben vous paie 1 $", not "Ben paie 1 $ à …". */
  readonly given?: { readonly after: string; readonly verbs: { readonly [third: string]: string } }
}

/** Everything a game says, in one language. Adding a language is adding one of these. */
export interface Words<
  A extends Vocabulary = Vocabulary,
  E extends Vocabulary = Vocabulary,
  R extends Vocabulary = Vocabulary,
  F = unknown,
> {
  /** By the kind of the domain. */
  readonly terms: { readonly [kind: string]: Terms<F> }
  /** The order in the prompt, by the name of the choice. */
  readonly prompts: { readonly [step: string]: string }
  /** What an option is called on a button. */
  readonly actions: Sentences<A>
  readonly events: Sentences<E>
  readonly refusals: Sentences<R>
  /** What a standing order is called on a button, where the game has any. */
  readonly orders?: Sentences<Vocabulary>
  /** Without it somebody is told of themselves by their name. */
  readonly second?: SecondPerson
  /** The parts of a score. */
  readonly parts: { readonly [part: string]: string }
}
