import { type Decision, oneAt, type Sitting } from '@gam/kernel'
import { boardOf, type Seen } from '../boards/index.ts'
import { choiceLines, closedLines } from '../choices.ts'
import { ink } from '../ink.ts'
import { padEnd, wrap } from '../lines.ts'
import { tellings } from '../telling.ts'
import { said } from '../words/words.ts'

interface Screen {
  readonly width: number
  /** How many lines there are; more than enough where nothing scrolls away. */
  readonly height: number
  /** The seat that is spoken to, where one person plays here. */
  readonly you?: number | null
}

const WIDE = 112
const PANEL = 36
export const MOST_NEWS = 14
/** So many lines of news are worth more than the reasons why something is closed. */
const LEAST_NEWS = 4
/** The room for " …" at the end of a line that is cut off there. */
const ELLIPSIS = 2

/** The table, what happened since this seat last acted, and what it can do now. */
export function turnScreen(
  sitting: Sitting,
  seen: Seen,
  decision: Decision,
  { width, height, you = null }: Screen,
): string[] {
  const news = tellings(sitting, decision.seat, sinceLastTurn(sitting, decision.seat), you)
  const board = boardOf(sitting.game.id)
  const wide = width >= WIDE
  const left = wide ? width - PANEL - 2 : width
  const table = board.lines(seen, left)
  const choices = choiceLines(sitting, seen, decision, left)
  const closed = closedLines(seen, decision, left)
  const told = wide ? 0 : Math.min(newsLines(news, width, MOST_NEWS).length, LEAST_NEWS)
  // the prompt needs a line, too
  const spare = height - table.length - choices.length - told - 1
  // why something is closed is also said to whoever tries it
  const options = [...(spare > 0 ? [''] : []), ...choices, ...(closed.length < spare ? closed : [])]
  if (wide) {
    const main = [...table, ...options]
    return sideBySide(main, newsLines(news, PANEL, Math.max(main.length, Math.min(height - 3, 24))), left)
  }
  const room = height - table.length - options.length - 1
  return [...table, ...newsLines(news, width, Math.min(Math.max(room, 1), MOST_NEWS)), ...options]
}

/** The last things that happened, as many as there is room for; of the very last one, as much as there is. */
export function newsLines(news: readonly string[], width: number, room: number): string[] {
  const told = news.map((text) => wrap(` ${ink.dim('·')} ${text}`, width - ELLIPSIS, 3))
  if (told.flat().length <= room) return told.flat()
  const kept: string[] = []
  for (const lines of told.toReversed()) {
    if (kept.length + lines.length > room - 1) break
    kept.unshift(...lines)
  }
  const more = ink.dim(said().session.more)
  if (kept.length > 0) return [more, ...kept]
  const last = told.at(-1) ?? []
  if (last.length <= room) return last
  return [...last.slice(0, room - 1), `${last[room - 1]} …`]
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
  return oneAt(marks, move)
}
