import {
  type Fact,
  type Phrase,
  phrase,
  type Setting,
  type Token,
  type Types,
  termOf,
  type Words,
} from '@gam/kernel'

/** The language everything is said in. */
function wordsOf<T extends Types>({ game }: Setting<T>): Words {
  return game.words.en
}

export function term<T extends Types>(setting: Setting<T>, kind: string, value: string | number): string {
  return termOf(setting, wordsOf(setting), { kind, value })
}

export function termOfToken<T extends Types>(setting: Setting<T>, token: Token): string {
  return termOf(setting, wordsOf(setting), token)
}

export function phraseOf<T extends Types>(
  setting: Setting<T>,
  sayings: 'actions' | 'events',
  fact: Fact,
): Phrase {
  return phrase(setting.game, wordsOf(setting), sayings, fact)
}

export function promptOf<T extends Types>(setting: Setting<T>, step: string): string {
  return wordsOf(setting).prompts[step] ?? 'Choose'
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
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}
