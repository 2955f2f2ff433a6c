import {
  domainOf,
  oneAt,
  type Phrase,
  type Setting,
  type Sitting,
  type Statement,
  type Token,
  type Types,
} from '@gam/kernel'
import { type Board, boardOf } from './boards/index.ts'
import { capital, phraseOf, spokenTo, termOfToken } from './wording.ts'

/**
 * What happened since an event, as one seat may know it: a line for each thing that came before the first move,
 * then a line for each move with all that followed from it; or the lines that the board of the game wants. `you`: the
 * seat that is spoken to.
 */
export function tellings(
  sitting: Sitting,
  viewer: number | null | 'all',
  since = 0,
  you: number | null = null,
): string[] {
  const { marks, game } = sitting
  const known = viewer === 'all' ? sitting.events : sitting.eventsFor(viewer)
  const phrasesOf = (statements: readonly Statement[]): Told[] =>
    grouped(sitting, statements).map((group) => ({
      group,
      phrase: spokenTo(sitting, you, phraseFor(sitting, group)),
    }))
  const { opens } = boardOf(game.id)
  if (opens) return story(sitting, phrasesOf(known.slice(since)), opens)
  const sentences = (from: number, to?: number) =>
    phrasesOf(known.slice(from, to)).map(({ phrase }) => capital(shown(sitting, phrase)))
  const opening = sentences(since, marks[0])
  const moves = marks.slice(1).flatMap((end, i) => {
    const told = sentences(Math.max(since, oneAt(marks, i)), Math.max(since, end))
    return told.length > 0 ? [told.join(' ')] : []
  })
  return [...opening, ...moves]
}

/** Facts that make one sentence. */
type Group = [Statement, ...Statement[]]

interface Told {
  readonly group: Readonly<Group>
  readonly phrase: Phrase
}

/** Facts without those that need no word, those together that make one sentence: six cards dealt are one deal. */
function grouped(sitting: Sitting, statements: readonly Statement[]): Group[] {
  const board = boardOf(sitting.game.id)
  const groups: Group[] = []
  for (const [i, statement] of statements.entries()) {
    if (board.silent?.(statement, statements[i - 1])) continue
    const last = groups.at(-1)
    if (last && belongs(sitting, last, statement)) last.push(statement)
    else groups.push([statement])
  }
  return groups
}

/** One line from one opening statement to the next. Who does several things in a row is named once. */
function story(sitting: Sitting, told: readonly Told[], opens: NonNullable<Board['opens']>): string[] {
  const lines: string[] = []
  let before: Told | null = null
  for (const now of told) {
    if (before === null || opens(now.group[0], before.group.at(-1)))
      lines.push(capital(shown(sitting, now.phrase)))
    else lines.push(continued(sitting, lines.pop() ?? '', before.phrase, now.phrase))
    before = now
  }
  return lines
}

/**
 * The line with one thing more: "Ann takes 2 wood." becomes "Ann takes 2 wood, 1 food; pays $3." and "At the port,
 * space 1: kelp." becomes "At the port, space 1: kelp, space 2: meat."
 */
function continued(sitting: Sitting, line: string, before: Phrase, said: Phrase): string {
  const place = said.findIndex((part, i) => !isAlike(part, before[i])) - 1
  const where = said[place]
  if (typeof where === 'string' && where.startsWith(', '))
    return line.replace(/\.$/, '') + shown(sitting, said.slice(place))
  const [doer, verb = '', ...rest] = said
  const same = isSeat(doer) && isSeat(before[0]) && doer.value === before[0].value
  if (!same || typeof verb !== 'string') return `${line} ${capital(shown(sitting, said))}`
  if (verb.startsWith(': ')) return `${line} ${capital(shown(sitting, [verb.slice(2), ...rest]))}`
  if (isAmount(rest[0]) && isAmount(before[2]) && verb === before[1])
    return `${line.replace(/\.$/, ',')} ${shown(sitting, rest)}`
  if (/^ \p{Ll}/u.test(verb)) return `${line.replace(/\.$/, ';')}${shown(sitting, [verb, ...rest])}`
  return `${line} ${capital(shown(sitting, said))}`
}

function isAlike(a: string | Token, b: string | Token | undefined): boolean {
  if (typeof a === 'string' || typeof b !== 'object') return a === b
  return a.kind === b.kind && a.value === b.value
}

function isAmount(part: string | Token | undefined): boolean {
  return typeof part === 'object' && typeof part.value === 'number'
}

function isSeat(part: string | Token | undefined): part is Token {
  return typeof part === 'object' && (part.kind === 'seat' || part.kind === 'you')
}

/** Two subjects need two sentences, and "2 wood, food" would be read in two ways. */
function belongs(sitting: Sitting, group: Readonly<Group>, statement: Statement): boolean {
  const field = varying([...group, statement])
  if (field === undefined || field === '') return field === ''
  const counts = Object.keys(statement).some(
    (name) => typeof statement[name] === 'number' && kindOf(sitting, statement, name) !== 'seat',
  )
  return !counts && kindOf(sitting, statement, field) !== 'seat'
}

/** What a field of a statement is of. */
function kindOf<T extends Types>({ game }: Sitting<T>, { type }: Statement, name: string): string {
  const field = game.events[type]?.[name]
  if (!field) throw new Error(`${type} of ${game.id} has no ${name}`)
  return domainOf(field).kind
}

/** The one field in which statements of one type differ, '' where they are all the same; else undefined. */
function varying(statements: Readonly<Group>): string | undefined {
  const [first] = statements
  if (statements.some((statement) => statement.type !== first.type)) return undefined
  const fields = Object.keys(first).filter((name) =>
    statements.some((statement) => statement[name] !== first[name]),
  )
  return fields.length > 1 ? undefined : (fields[0] ?? '')
}

function phraseFor<T extends Types>(sitting: Sitting<T>, statements: Readonly<Group>): Phrase {
  const [first] = statements
  const said = phraseOf(sitting, 'events', first)
  const field = varying(statements)
  if (statements.length === 1 || field === undefined) return said
  if (field === '') return repeated(said, statements.length)
  const kind = kindOf(sitting, first, field)
  const isIt = (part: string | Token) =>
    typeof part !== 'string' && part.kind === kind && part.value === first[field]
  if (said.filter(isIt).length !== 1) return repeated(said, statements.length)
  const values = statements.flatMap((statement) => statement[field] ?? [])
  return said.flatMap((part) => (isIt(part) ? tally(kind, values) : [part]))
}

/** The very same again and again: on the one thing it is about, or at the end. */
function repeated(said: Phrase, times: number): Phrase {
  const [thing, ...more] = said.filter((part) => typeof part === 'object' && part.kind !== 'seat')
  if (more.length === 0 && typeof thing === 'object' && typeof thing.value === 'string')
    return said.flatMap((part) => (part === thing ? [part, ` ×${times}`] : [part]))
  const last = said.at(-1)
  const end = typeof last === 'string' ? last.replace(/\.$/, '') : (last ?? '')
  return [...said.slice(0, -1), end, ` (×${times}).`]
}

/** Each value once, with how often it came: kelp ×2, meat. */
function tally(kind: string, values: readonly (string | number)[]): Phrase {
  return [...new Set(values)].flatMap((value, i) => {
    const times = values.filter((other) => other === value).length
    return [...(i > 0 ? [', '] : []), { kind, value }, ...(times > 1 ? [` ×${times}`] : [])]
  })
}

export function shown<T extends Types>(sitting: Setting<T>, phrase: Phrase): string {
  const board = boardOf(sitting.game.id)
  const show = (token: Token) => {
    const name = termOfToken(sitting, token)
    return board.paint?.(token, name) ?? name
  }
  return phrase.map((part) => (typeof part === 'string' ? part : show(part))).join('')
}
