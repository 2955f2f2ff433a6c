import type { Types } from './game.ts'
import { sentence } from './sentence.ts'
import type { Sitting } from './sitting.ts'
import { redact } from './vocabulary.ts'

/** A game told in plain English: each move in notation with what came of it, then the result. */
export function transcript<T extends Types>(
  sitting: Sitting<T>,
  viewer: number | null | 'all' = 'all',
): string {
  const { game, seats, events, marks, codes, movers } = sitting
  const lines: string[] = [`${game.title}: ${seats.join(', ')}`, '']
  const tell = (from: number, to: number) => {
    for (const statement of events.slice(from, to)) {
      const seen = viewer === 'all' ? statement : redact(game.events, statement, viewer)
      lines.push(`    ${sentence(sitting, 'events', seen)}`)
    }
  }
  tell(0, marks[0])
  for (const [i, code] of codes.entries()) {
    lines.push(`${String(i + 1).padStart(3)} ${seats[movers[i]]}: ${game.actions.format(code)}`)
    tell(marks[i], marks[i + 1])
  }
  lines.push('')
  for (const { seat, total, rank, parts } of sitting.standings()) {
    const made = Object.entries(parts).filter(([, n]) => n !== 0)
    const of = made.map(([part, n]) => `${game.words.en.parts[part]} ${n}`).join(', ')
    lines.push(`${sitting.over ? `${rank}. ` : ''}${seats[seat]}: ${total}${of === '' ? '' : ` (${of})`}`)
  }
  return `${lines.join('\n')}\n`
}
