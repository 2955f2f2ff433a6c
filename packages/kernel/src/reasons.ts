import type { Types } from './game.ts'
import type { Phrase, Token } from './phrase.ts'
import type { Play } from './play.ts'
import { domainOf, type Statement, sayer, type Vocabulary } from './vocabulary.ts'
import type { Sentences } from './words.ts'

/** Names a reason and gives its numbers, as events are told. */
type TellReason = (reason: string, ...numbers: number[]) => void

/** What speaks for an action, as statements in the game's own terms: for hints and teaching. */
export interface Reasons<T extends Types = Types> {
  readonly table: Vocabulary
  readonly words: { readonly en: Sentences<Vocabulary> }
  /** Tells what a player would name, the weightiest first. It reads only what the seat that is asked can see. */
  give(g: Play<T>, code: number, tell: TellReason): void
}

/** Holds the words of the reasons to their table. */
export function defineReasons<T extends Types, R extends Vocabulary>(spec: {
  readonly table: R
  readonly words: { readonly en: Sentences<R> }
  give(g: Play<T>, code: number, tell: (reason: keyof R & string, ...numbers: number[]) => void): void
}): Reasons<T> {
  return { ...spec, give: (g, code, tell) => spec.give(g, code, tell) }
}

/** The reasons for an action where a play stands. */
export function reasonsFor<T extends Types>(reasons: Reasons<T>, g: Play<T>, code: number): Statement[] {
  const sayReason = sayer(reasons.table)
  const given: Statement[] = []
  reasons.give(g, code, (reason, ...numbers) => given.push(sayReason(reason, numbers)))
  return given
}

/** A reason as words and tokens in a language. */
export function reasonPhrase(
  table: Vocabulary,
  sentences: Sentences<Vocabulary>,
  statement: Statement,
): Phrase {
  const tokens: Record<string, Token> = {}
  for (const [name, field] of Object.entries(table[statement.type]))
    tokens[name] = { kind: domainOf(field).kind, value: statement[name] ?? '' }
  return sentences[statement.type](tokens)
}
