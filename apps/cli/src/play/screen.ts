import type { Decision, Sitting } from '@gam/kernel'
import { boardOf, type Seen } from '../boards/index.ts'
import { choiceLines } from '../choices.ts'
import { ink } from '../ink.ts'
import { padEnd, wrap } from '../lines.ts'
import { tellings } from '../telling.ts'

interface Screen {
  readonly width: number
  /** How many lines there are; more than enough where nothing scrolls away. */
  readonly height: number
}

const WIDE = 112
const PANEL = 36
const MOST_NEWS = 14

/** The table, what happened since this seat last acted, and what it can do now. */
export function turnScreen(
  sitting: Sitting,
  seen: Seen,
  decision: Decision,
  { width, height }: Screen,
): string[] {
  const news = tellings(sitting, decision.seat, sinceLastTurn(sitting, decision.seat))
  const board = boardOf(sitting.game.id)
  if (width >= WIDE) {
    const left = width - PANEL - 2
    const main = [...board.lines(seen, left), '', ...choiceLines(sitting, seen, decision, left)]
    const panel = newsLines(news, PANEL, Math.max(main.length, Math.min(height - 3, 24)))
    return sideBySide(main, panel, left)
  }
  const table = board.lines(seen, width)
  const choices = choiceLines(sitting, seen, decision, width)
  const room = Math.min(height - table.length - choices.length - 3, MOST_NEWS)
  return [...table, ...newsLines(news, width, room), '', ...choices]
}

function newsLines(news: readonly string[], width: number, room: number): string[] {
  const lines = news.flatMap((text) => wrap(` ${ink.dim('·')} ${text}`, width, 3))
  if (lines.length <= room) return lines
  return [ink.dim(' … type log for what came before'), ...lines.slice(lines.length - Math.max(1, room - 1))]
}

function sideBySide(left: readonly string[], right: readonly string[], width: number): string[] {
  const rows = Math.max(left.length, right.length)
  return Array.from({ length: rows }, (_, i) =>
    `${padEnd(left[i] ?? '', width)}  ${right[i] ?? ''}`.trimEnd(),
  )
}

/** The events before the moves that a seat last made in a row. */
export function sinceLastTurn({ movers, marks }: Sitting, seat: number): number {
  let move = movers.lastIndexOf(seat)
  if (move < 0) return 0
  while (move > 0 && movers[move - 1] === seat) move--
  return marks[move]
}
