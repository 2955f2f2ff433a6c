/** Something in a sentence that an interface shows in its own way: a seat as its name and flag, a card with its icon. */
export interface Token {
  readonly kind: string
  readonly value: string | number
}

/** A sentence as data: words and tokens. */
export type Phrase = readonly (string | Token)[]

/** A tagged template that keeps its values as they are: say`${seat} plays ${card}`. */
export function say(texts: TemplateStringsArray, ...values: readonly (string | Token | Phrase)[]): Phrase {
  const phrase: (string | Token)[] = []
  const add = (part: string | Token) => {
    const last = phrase.length - 1
    if (typeof part === 'string' && typeof phrase[last] === 'string') phrase[last] += part
    else if (part !== '') phrase.push(part)
  }
  for (const [i, text] of texts.entries()) {
    add(text)
    const value = values[i]
    if (Array.isArray(value)) for (const part of value as Phrase) add(part)
    else if (value !== undefined) add(value as string | Token)
  }
  return phrase
}

export function plain(phrase: Phrase, show: (token: Token) => string): string {
  return phrase.map((part) => (typeof part === 'string' ? part : show(part))).join('')
}
