import { type Decision, type Offered, oneAt, type Sitting } from '@gam/kernel'
import { boardOf, type Seen } from './boards/index.ts'
import { ink } from './ink.ts'
import { padEnd, padStart, widthOf, wrap } from './lines.ts'
import { nearest } from './nearest.ts'
import { shown } from './telling.ts'
import { capital, phraseOf } from './wording.ts'
import { said } from './words/words.ts'

/** The open options with their numbers. */
export function choiceLines(sitting: Sitting, seen: Seen, decision: Decision, width: number): string[] {
  const { open } = sorted(decision)
  const board = boardOf(sitting.game.id)
  const numbered = open.map((option, i): Numbered => {
    const text = board.choice?.(seen, option) ?? shown(sitting, phraseOf(sitting, 'actions', option.action))
    return {
      text: `${ink.magenta(padStart(String(i + 1), 2))}  ${text}`,
      heading: board.heading?.(seen, option) ?? '',
    }
  })
  const headed = numbered.some(({ heading }) => heading !== '')
  return headed ? underHeadings(numbered, width) : inColumns(numbered, width)
}

/** The options that are closed now, each with its reason. */
export function closedLines(seen: Seen, decision: Decision, width: number): string[] {
  return refusals(seen, closedNames(seen, sorted(decision).closed), width)
}

interface Numbered {
  readonly text: string
  readonly heading: string
}

/** The heading at the left, its options beside it, as many in a row as fit. */
function underHeadings(options: readonly Numbered[], width: number): string[] {
  const left = Math.max(...options.map(({ heading }) => widthOf(heading))) + 2
  const groups: [Numbered, ...Numbered[]][] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last[0].heading === option.heading) last.push(option)
    else groups.push([option])
  }
  return groups.flatMap((group) => {
    const texts = group.map(({ text }) => text)
    return rowsOf(texts, width - left).map((row, i) => {
      const head = i === 0 ? ` ${ink.bold(group[0].heading)}` : ''
      return padEnd(head, left) + row
    })
  })
}

/** A few one after the other, more in columns as far as there is room for two. */
function rowsOf(texts: readonly string[], width: number): string[] {
  const columns = fill(texts, width, Math.max(...texts.map(widthOf)))
  const running = fill(texts, width, 0)
  return running.length <= 2 || columns.length >= texts.length ? running : columns
}

/** As many in a row as fit, each at least so wide; one that does not fit alone is broken. */
function fill(texts: readonly string[], width: number, least: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const text of texts) {
    const longer = row === '' ? text : `${row}  ${text}`
    if (row !== '' && widthOf(longer) > width) {
      rows.push(row.trimEnd())
      row = ''
    }
    row = padEnd(row === '' ? text : `${row}  ${text}`, widthOf(row) + (row === '' ? 0 : 2) + least)
  }
  return [...rows, row.trimEnd()].flatMap((line) => (widthOf(line) > width ? wrap(line, width, 4) : [line]))
}

/** One below the other, in columns if there are many. */
function inColumns(options: readonly Numbered[], width: number): string[] {
  const texts = options.map(({ text }) => ` ${text}`)
  const widest = Math.max(...texts.map(widthOf)) + 3
  const fit = Math.max(1, Math.floor(width / widest))
  const rows = Math.ceil(texts.length / Math.min(fit, Math.ceil(texts.length / 3)))
  return Array.from({ length: rows }, (_, row) =>
    texts
      .filter((_, i) => i % rows === row)
      .map((text) => padEnd(text, widest))
      .join('')
      .trimEnd(),
  )
}

function closedNames(seen: Seen, closed: readonly Offered[]): [string, Offered][] {
  const board = boardOf(seen.game.id)
  return closed.flatMap((option): [string, Offered][] => {
    const name = board.closed ? board.closed(seen, option) : option.text
    return name === null ? [] : [[name, option]]
  })
}

function refusals(seen: Seen, closed: readonly [string, Offered][], width: number): string[] {
  const reasons = new Map<string, string[]>()
  for (const [name, { refusal }] of closed) {
    if (!refusal) continue
    const why = shown(seen, phraseOf(seen, 'refusals', refusal.reason))
    const reason = `${capital(why).replace(/\.$/, '')} (${refusal.rule}).`
    reasons.set(reason, [...new Set([...(reasons.get(reason) ?? []), name])])
  }
  return [...reasons].flatMap(([reason, names]) =>
    wrap(`  –  ${names.join(', ')}: ${reason}`, width, 5).map((line) => ink.dim(line)),
  )
}

export function sorted(decision: Decision): { open: Offered[]; closed: Offered[] } {
  const { options } = decision
  return {
    open: options.filter(({ refusal }) => !refusal),
    closed: options.filter(({ refusal }) => refusal),
  }
}

export type Understood =
  | { readonly option: Offered }
  /** What to say instead. */
  | { readonly reply: string }

/** Finds what was meant by a number, a move in notation, or the beginning of one that only fits one option. */
export function understand(
  typed: string,
  seen: Seen,
  decision: Decision,
  commands: readonly string[],
): Understood {
  const { open } = sorted(decision)
  const text = typed.trim().toLowerCase().split(/\s+/).join(' ')
  const { choices } = said()
  const upTo = choices.upTo(open.length)
  if (/^\d+$/.test(text)) {
    const option = open[Number(text) - 1]
    return option ? chosen(seen, option) : { reply: choices.noChoice(text, upTo) }
  }
  const ways = waysToSay(decision)
  const exact = ways.filter(([way]) => way === text)
  const begun = exact.length > 0 ? exact : ways.filter(([way]) => begins(way, text))
  const options = [...new Set(begun.map(([, option]) => option))]
  const [option, ...others] = options
  if (option && others.length === 0) return chosen(seen, option)
  if (option)
    return {
      reply: choices.canMean(
        text,
        options.map((option) => option.text),
      ),
    }
  const near = nearest(text, [...commands, ...ways.map(([way]) => way)])
  return { reply: choices.noMove(text, near ?? null, upTo, oneAt(open, 0).text) }
}

function chosen(seen: Seen, option: Offered): Understood {
  const { refusal } = option
  if (!refusal) return { option }
  return { reply: `${capital(shown(seen, phraseOf(seen, 'refusals', refusal.reason)))} (${refusal.rule})` }
}

/** An option by its notation, and without the first word where all begin with the same. */
function waysToSay({ options }: Decision): [string, Offered][] {
  const heads = new Set(options.map(({ text }) => text.split(' ')[0]))
  const short = heads.size === 1 && options.every(({ text }) => text.includes(' '))
  return options.flatMap((option) => {
    const way: [string, Offered] = [option.text.toLowerCase(), option]
    return short ? [way, [way[0].slice(way[0].indexOf(' ') + 1), option]] : [way]
  })
}

/** Word by word: `pl ke` begins `play kelp`. */
function begins(way: string, text: string): boolean {
  const words = way.split(' ')
  return text !== '' && text.split(' ').every((word, i) => words[i]?.startsWith(word))
}
