import {
  type Game,
  inSecondPerson,
  type Phrase,
  phrase,
  type Setting,
  type Statement,
  type Token,
  type Types,
  termOf,
  type Words,
} from '@gam/kernel'
import { tableWordsOf } from './games.ts'
import { said } from './words/words.ts'

/** In the language that is spoken. */
function wordsOf<T extends Types>({ game }: Setting<T>): Words {
  return tableWordsOf(game.id)?.words ?? game.words.en
}

export function titleOf({ id, title }: Pick<Game, 'id' | 'title'>): string {
  return tableWordsOf(id)?.title ?? title
}

export function term<T extends Types>(setting: Setting<T>, kind: string, value: string | number): string {
  return whole(termOf(setting, wordsOf(setting), { kind, value }))
}

export function termOfToken<T extends Types>(setting: Setting<T>, token: Token): string {
  return whole(termOf(setting, wordsOf(setting), token))
}

export function phraseOf<T extends Types>(
  setting: Setting<T>,
  sayings: 'actions' | 'events' | 'refusals' | 'orders',
  statement: Statement,
): Phrase {
  return phrase(setting.game, wordsOf(setting), sayings, statement)
}

/** As it is said to this seat, which is called "you"; by its name where nobody is spoken to. */
export function spokenTo<T extends Types>(setting: Setting<T>, you: number | null, phrase: Phrase): Phrase {
  return inSecondPerson(you, phrase, wordsOf(setting).second)
}

export function promptOf<T extends Types>(setting: Setting<T>, step: string): string {
  return wordsOf(setting).prompts[step] ?? said().choices.choose
}

export function partName<T extends Types>(setting: Setting<T>, part: string): string {
  return wordsOf(setting).parts[part] ?? part
}

/** The first letter as a capital, whatever colour it has. */
export function capital(text: string): string {
  return text.replace(
    /^((?:\p{Cc}\[\d+m)*)(\p{Ll})/u,
    (_, paint: string, letter: string) => paint + letter.toUpperCase(),
  )
}

export function listed(names: readonly string[]): string {
  return said().and(names)
}

/** A terminal cannot break a word at a soft hyphen. */
function whole(text: string): string {
  return text.replaceAll('\u00AD', '')
}
