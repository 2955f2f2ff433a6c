import type { Phrase, Token } from './phrase.ts'
import type { SecondPerson } from './words.ts'

/** A sentence as it is said to the seat that looks: of itself as "you", of all others by their names. */
export function inSecondPerson(
  viewer: number | null,
  said: Phrase,
  second: SecondPerson | undefined,
): Phrase {
  if (viewer === null || second === undefined) return said
  const given = second.given && givenTo(viewer, said, second.given)
  if (given) return inSecondPerson(viewer, given, second)
  const verbs = Object.keys(second.verbs).join('|')
  const verb = new RegExp(`(^ |[;,]\\s| ${second.and} )(${verbs})(?![\\p{L}’])`, 'gu')
  let mine = false
  return said.map((part, i) => {
    const before = said[i - 1] ?? ''
    if (typeof part === 'string')
      return mine ? part.replace(verb, (_, lead, third) => lead + second.verbs[third]) : part
    if (part.kind !== 'seat') return part
    const isMe = part.value === viewer
    const called = second.after?.[wordBefore(before)]
    if (called !== undefined) return isMe ? you(called) : part
    if (!isSubject(said[i + 1], verb)) return part
    mine = isMe
    if (!isMe) return part
    return you(endsSentence(before) ? capital(second.you) : second.you)
  })
}

/** The same sentence with whoever gets something before its verb; null where this seat gets nothing. */
function givenTo(
  viewer: number,
  said: Phrase,
  { after, verbs }: NonNullable<SecondPerson['given']>,
): Phrase | null {
  const at = said.findIndex(
    (part, i) =>
      typeof part !== 'string' &&
      part.kind === 'seat' &&
      part.value === viewer &&
      wordBefore(said[i - 1] ?? '') === after,
  )
  const verb = new RegExp(`(?<=(?:^| ))(${Object.keys(verbs).join('|')}) `, 'u')
  const told = said.findLastIndex((part, i) => i < at && typeof part === 'string' && verb.test(part))
  if (told === -1) return null
  return said.flatMap((part, i) => {
    if (i === at) return []
    if (typeof part !== 'string') return part
    const turned = i === told ? part.replace(verb, (_, third) => `${verbs[third]} `) : part
    return i === at - 1 ? turned.slice(0, -after.length - 2) : turned
  })
}

function endsSentence(part: Phrase[number]): boolean {
  return typeof part === 'string' && (part === '' || /[.!?] $/.test(part))
}

function wordBefore(part: Phrase[number]): string {
  return typeof part === 'string' ? (part.match(/([\p{L}’]+) $/u)?.[1] ?? '') : ''
}

/** It does something, or something is said of it alone: "Mara: …", "Mara 3". */
function isSubject(next: Phrase[number] | undefined, verb: RegExp): boolean {
  return typeof next === 'string' && (/^\s?:|^ \d/.test(next) || next.search(verb) === 0)
}

function you(value: string): Token {
  return { kind: 'you', value }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
