import { oneAt, ranks } from '@gam/kernel'
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
  const parts = Object.keys(oneAt(scores, 0).parts).filter((part) =>
    scores.some((score) => score.parts[part] !== 0),
  )
  const rows = scores
    .map((score, seat) => ({ ...score, name: oneAt(seats, seat), place: oneAt(places, seat) }))
    .sort((a, b) => a.place - b.place)
  const first = Math.max(...seats.map(widthOf))
  const heads = [...parts.map((part) => partName(seen, part)), said().result.points]
  const columns = heads.map((head) => Math.max(6, widthOf(head)) + 2)
  const inColumn = (text: string, i: number) => padStart(text, oneAt(columns, i))
  const rank = (place: number) => (seen.asked === null ? padStart(`${place}.`, 3) : '   ')
  if (5 + first + columns.reduce((a, b) => a + b, 0) > width) return asList()
  return [
    `${' '.repeat(5 + first)}${ink.dim(heads.map(inColumn).join(''))}`,
    ...rows.map(({ parts: made, total, name, place }) => {
      const numbers = parts.map((part, i) => inColumn(String(made[part] || '–'), i)).join('')
      const points = inColumn(String(total), parts.length)
      return `${rank(place)}  ${padEnd(name, first)}${numbers}${ink.bold(points)}`
    }),
  ]

  function asList(): string[] {
    return rows.flatMap(({ parts: made, total, name, place }) => {
      const from = parts
        .filter((part) => made[part] !== 0)
        .map((part) => `${partName(seen, part)} ${made[part]}`)
      return wrap(`${rank(place)}  ${padEnd(name, first)}  ${total}  ${from.join(', ')}`, width, 7 + first)
    })
  }
}

/** Who won, in a sentence. */
export function verdict({ game, facts, seats, view }: Seen): string {
  const scores = game.score(view.state, facts)
  const places = ranks(scores)
  const best = seats.filter((_, seat) => places[seat] === 1)
  const { total } = oneAt(scores, places.indexOf(1))
  const { points, result } = said()
  const [winner = '', ...others] = best
  return others.length === 0 ? result.wins(winner, points(total)) : result.share(listed(best), points(total))
}
