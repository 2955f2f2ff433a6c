import { anyOf, type Json, oneAt, type Sfc32 } from '@gam/kernel'

/** True once in so many times. */
export function once(dice: Sfc32, times: number): boolean {
  return dice.below(times) === 0
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

export function letters(dice: Sfc32, length: number): string {
  return Array.from({ length }, () => LETTERS[dice.below(LETTERS.length)]).join('')
}

export function hex(dice: Sfc32, length: number): string {
  return Array.from({ length }, () => dice.below(16).toString(16)).join('')
}

/** What has broken programs before: texts that are something else to somebody. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  'e\u0301'.repeat(40),
  '🐋'.repeat(30),
  '\ufeff',
  '\u2028\u2029',
  '\r\nSet-Cookie: gam=x',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%E0%A4%A',
  '%',
  "' or 1=1 --",
  '"; drop table log; --',
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: meant as it is
  '${jndi:ldap://x}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '9007199254740993',
  'x'.repeat(25),
  'x'.repeat(501),
  'x'.repeat(3000),
]

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  2,
  15,
  16,
  0.5,
  1e21,
  -1e21,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 63),
]

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  'then',
  '',
  'type',
  'id',
  '\u0000',
]

/** Data that pretends to be something: a list, a promise, something that can be made a text. */
const TRAPS: readonly Json[] = [
  { length: { toString: 1 } },
  { length: -1 },
  { length: 1e9 },
  { toString: 1, valueOf: 1 },
  { toString: null },
  { toJSON: 1 },
  { constructor: { prototype: {} } },
]

export function wildText(dice: Sfc32): string {
  return once(dice, 4) ? letters(dice, dice.below(80)) : anyOf(dice, TEXTS)
}

export function wildNumber(dice: Sfc32): number {
  return once(dice, 3) ? dice.below(200) - 20 : anyOf(dice, NUMBERS)
}

export function wildJson(dice: Sfc32, depth = 3): Json {
  if (once(dice, 12)) return anyOf(dice, TRAPS)
  const kind = dice.below(depth > 0 ? 9 : 6)
  if (kind < 2) return wildText(dice)
  if (kind < 4) return wildNumber(dice)
  if (kind === 4) return once(dice, 2)
  if (kind === 5) return null
  const many = Array.from({ length: dice.below(4) }, () => wildJson(dice, depth - 1))
  if (kind === 6) return many
  return Object.fromEntries(many.map((one) => [anyOf(dice, KEYS), one]))
}

/** The same with one thing in it changed, taken away, doubled or put elsewhere. */
export function mutated(dice: Sfc32, value: Json): Json {
  if (typeof value !== 'object' || value === null || once(dice, 6)) return changed(dice, value)
  if (Array.isArray(value)) return mutatedList(dice, value)
  const entries = Object.entries(value)
  const at = dice.below(entries.length + 1)
  if (at === entries.length) return { ...value, [anyOf(dice, KEYS)]: wildJson(dice) }
  const [key, old] = oneAt(entries, at)
  if (once(dice, 4)) return Object.fromEntries(entries.filter((_, i) => i !== at))
  if (once(dice, 8)) return Object.fromEntries([...entries.filter((_, i) => i !== at), [wildText(dice), old]])
  return { ...value, [key]: mutated(dice, old) }
}

function mutatedList(dice: Sfc32, list: readonly Json[]): Json[] {
  if (list.length === 0) return [wildJson(dice)]
  const at = dice.below(list.length)
  switch (dice.below(4)) {
    case 0:
      return list.filter((_, i) => i !== at)
    case 1:
      return Array.from({ length: 1 + dice.below(100) }, () => oneAt(list, at))
    default:
      return list.map((one, i) => (i === at ? mutated(dice, one) : one))
  }
}

function changed(dice: Sfc32, value: Json): Json {
  if (typeof value === 'number' && once(dice, 2)) return value + anyOf(dice, [-1, 1, 0.5, 1e15])
  if (typeof value === 'string' && once(dice, 2)) return changedText(dice, value)
  return wildJson(dice)
}

/** One character another, one gone, or something put in. */
export function changedText(dice: Sfc32, text: string): string {
  const at = dice.below(text.length + 1)
  return text.slice(0, at) + (once(dice, 2) ? wildText(dice) : '') + text.slice(at + dice.below(3))
}

const DEEP = 20_000
const HUGE = 70_000

/** Text where JSON is expected: broken, deep, huge, doubled keys, or none at all. */
export function wildBody(dice: Sfc32, good: Json): string {
  const text = JSON.stringify(good)
  switch (dice.below(12)) {
    case 0:
      return text.slice(0, dice.below(text.length))
    case 1:
      return changedText(dice, text)
    case 2:
      return `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`
    case 3:
      return `${text.slice(0, -1)},"x":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`
    case 4:
      return `{"__proto__":{"admin":true},${text.slice(1)}`
    case 5:
      return `${text.slice(0, -1)},${text.slice(1)}`
    case 6:
      return `\ufeff${text}`
    case 7:
      return anyOf(dice, [
        '',
        ' ',
        'null',
        '[]',
        '0',
        '"x"',
        'NaN',
        '{',
        '}',
        '\u0000',
        'name=Ann&x=y',
        '<a/>',
      ])
    case 8:
      return JSON.stringify({ name: 'x'.repeat(HUGE) })
    case 9:
      return '{}'
    default:
      return JSON.stringify(wildJson(dice, 5))
  }
}
