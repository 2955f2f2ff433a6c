import { oneAt, type Sitting } from '@gam/kernel'
import { boardOf } from '../boards/index.ts'
import { ink } from '../ink.ts'
import { columns, wrap } from '../lines.ts'
import { scoreTable, verdict } from '../result.ts'
import { tellings } from '../telling.ts'
import { Terminal } from '../terminal.ts'
import { seenWith, type Viewer } from './stages.ts'

/** How the table looked after so many moves, and what the last of them brought. */
export function stageLines(stages: readonly Sitting[], at: number, viewer: Viewer, width: number): string[] {
  const sitting = oneAt(stages, at)
  const { game, seats, codes, movers, marks } = sitting
  const seen = seenWith(sitting, viewer)
  const board = boardOf(game.id)
  const move =
    at === 0 ? 'the deal' : `${seats[oneAt(movers, at - 1)]}: ${game.actions.format(oneAt(codes, at - 1))}`
  const news = tellings(sitting, viewer, marks[at - 1])
  const hands = board.hands?.(seen) ?? []
  return [
    ...board.lines(seen, width),
    ...hands.flatMap((hand) => wrap(` ${hand}`, width, 3)),
    '',
    `${ink.bold(`Move ${at} of ${stages.length - 1}`)}  ${move}`,
    ...news.flatMap((text) => wrap(` ${ink.dim('·')} ${text}`, width, 3)),
    ...(sitting.over ? ['', ink.bold(verdict(seen)), '', ...scoreTable(seen, width)] : []),
  ]
}

/** Back and forth through a game, at the screen. */
export async function walk(stages: readonly Sitting[], from: number, viewer: Viewer): Promise<void> {
  const terminal = new Terminal()
  const last = stages.length - 1
  let at = from
  try {
    for (;;) {
      terminal.clear()
      terminal.print(...stageLines(stages, at, viewer, columns()))
      let next: number | string | null
      do {
        const typed = await terminal.ask(ink.dim(`Enter next, p back, 0 to ${last}, end, q > `))
        next = typed === null ? null : destination(typed, at, last)
        if (typeof next === 'string') terminal.print(next)
      } while (typeof next === 'string')
      if (next === null) return
      at = next
    }
  } finally {
    terminal.close()
  }
}

/** Which stage somebody wants to see; null to leave, a sentence where that is not clear. */
function destination(typed: string, at: number, last: number): number | string | null {
  const word = typed.trim().toLowerCase()
  if (word === '' || word === 'n' || word === 'next')
    return at === last ? 'That was the last move; q leaves.' : at + 1
  if (word === 'p' || word === 'b' || word === 'back' || word === 'previous') return Math.max(0, at - 1)
  if (word === 'start') return 0
  if (word === 'end') return last
  if (word === 'q' || word === 'quit' || word === 'exit') return null
  if (/^\d+$/.test(word)) return Number(word) <= last ? Number(word) : `There are ${last} moves.`
  return `"${word}" is nothing I know here: Enter, p, a number, start, end or q.`
}
