import { ink } from '../ink.ts'
import { columns, padEnd, padStart, widthOf } from '../lines.ts'
import { group } from '../workers/progress.ts'
import type { Spread } from './statistics.ts'
import type { Summary } from './summary.ts'

/** Rows under a head: the first column to the left, the others to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))))
  const lines = all.map((row, i) => {
    const cells = row.map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column] ?? 0))
    const line = cells.join('  ').trimEnd()
    return i === 0 ? ink.bold(line) : line
  })
  return `${lines.join('\n')}\n`
}

export function pageOf(title: string, summary: Summary): string {
  const { games, wanted, seed, seats, decisions, events, rules, speed, sharedWins } = summary
  const count = games === wanted ? many(games) : `${group(games)} of ${many(wanted)}`
  const blocks = [
    `${ink.bold(title)}\n${count}, seed "${seed}", set ${summary.components}${optionsOf(summary)}\n`,
  ]
  if (games === 0) return `${blocks.join('')}No game was finished.\n`
  blocks.push(
    tableOf(
      ['seat', 'bot', 'wins', '%', 'shared', 'score', '± sd', 'min', 'q1', 'median', 'q3', 'max'],
      seats.map(({ name, bot, wins, share, shared, score }) => [
        ...[name, bot ?? '(rules)', fixed(wins, 1), fixed(share * 100, 1), group(shared)],
        ...spreadCells(score),
      ]),
    ),
    tableOf(
      ['length', 'mean', '± sd', 'min', 'q1', 'median', 'q3', 'max'],
      [
        ['decisions', ...spreadCells(decisions)],
        ['events', ...spreadCells(events)],
      ],
    ),
  )
  if (rules.length > 0)
    blocks.push(
      withTexts(
        tableOf(
          ['rule', 'games', '%', 'times a game'],
          rules.map(({ rule, games: seen, timesPerGame }) => [
            ...[rule, group(seen), fixed((seen / games) * 100, 2), fixed(timesPerGame, 2)],
          ]),
        ),
        ['', ...rules.map(({ text }) => text)],
      ),
    )
  blocks.push(
    `${many(sharedWins)} ended in a shared win, which counts in parts.\n` +
      `${group(speed.gamesPerSecond)} games/s ${doneBy(speed.threads)}, ${fixed(speed.seconds, 1)} s in all.\n`,
  )
  return blocks.join('\n')
}

/** Who did it: so many threads of this process, or the workers of a queue. */
export function doneBy(threads: number | null): string {
  return threads === null ? 'through the queue' : `on ${threads} ${threads === 1 ? 'thread' : 'threads'}`
}

function many(games: number): string {
  return `${group(games)} ${games === 1 ? 'game' : 'games'}`
}

function optionsOf({ options }: Summary): string {
  const given = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`)
  return given.length === 0 ? '' : `, ${given.join(', ')}`
}

function spreadCells({ mean, sd, min, q1, median, q3, max }: Spread): string[] {
  return [fixed(mean, 2), fixed(sd, 2), ...[min, q1, median, q3, max].map(short)]
}

/** A quartile may fall between two whole numbers. */
function short(n: number): string {
  return n.toLocaleString('en-US', { maximumFractionDigits: 2 })
}

function fixed(n: number, digits: number): string {
  return n.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Puts the beginning of a text behind each line, as far as the screen goes. */
function withTexts(table: string, texts: readonly string[]): string {
  const lines = table.trimEnd().split('\n')
  const joined = lines.map((line, i) => {
    const room = columns() - widthOf(line) - 2
    const text = texts[i] ?? ''
    if (text === '' || room < 10) return line
    return `${line}  ${ink.dim(text.length <= room ? text : `${text.slice(0, room - 1)}…`)}`
  })
  return `${joined.join('\n')}\n`
}
