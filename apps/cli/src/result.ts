import { ranks } from '@gam/kernel'
import type { Seen } from './boards/index.ts'
import { ink } from './ink.ts'
import { padEnd, padStart, widthOf, wrap } from './lines.ts'
import { listed, partName } from './wording.ts'
import { said } from './words/words.ts'

/** Who has how many points and from what, the best first. */
export function scoreTable(seen: Seen, width: number): string[] {
  const { game, facts, seats, view } = seen
  const scores = game.score(view.state, facts)
  const places = ranks(scores)
  const parts = Object.keys(scores[0].parts).filter((part) => scores.some((score) => score.parts[part] !== 0))
  const order = seats.map((_, seat) => seat).sort((a, b) => places[a] - places[b])
  const first = Math.max(...seats.map(widthOf))
  const heads = [...parts.map((part) => partName(seen, part)), said().result.points]
  const columns = heads.map((head) => Math.max(6, widthOf(head)) + 2)
  const rank = (seat: number) => (seen.asked === null ? padStart(`${places[seat]}.`, 3) : '   ')
  if (5 + first + columns.reduce((a, b) => a + b, 0) > width) return asList()
  return [
    `${' '.repeat(5 + first)}${ink.dim(heads.map((head, i) => padStart(head, columns[i])).join(''))}`,
    ...order.map((seat) => {
      const { parts: made, total } = scores[seat]
      const numbers = parts.map((part, i) => padStart(String(made[part] || '–'), columns[i])).join('')
      const points = padStart(String(total), columns[parts.length])
      return `${rank(seat)}  ${padEnd(seats[seat], first)}${numbers}${ink.bold(points)}`
    }),
  ]

  function asList(): string[] {
    return order.flatMap((seat) => {
      const { parts: made, total } = scores[seat]
      const from = parts
        .filter((part) => made[part] !== 0)
        .map((part) => `${partName(seen, part)} ${made[part]}`)
      return wrap(
        `${rank(seat)}  ${padEnd(seats[seat], first)}  ${total}  ${from.join(', ')}`,
        width,
        7 + first,
      )
    })
  }
}

/** Who won, in a sentence. */
export function verdict({ game, facts, seats, view }: Seen): string {
  const scores = game.score(view.state, facts)
  const places = ranks(scores)
  const best = seats.filter((_, seat) => places[seat] === 1)
  const { total } = scores[places.indexOf(1)]
  const { points, result } = said()
  return best.length === 1 ? result.wins(best[0], points(total)) : result.share(listed(best), points(total))
}
