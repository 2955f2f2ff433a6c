import { isRecord, spaced, writeView } from '@gam/kernel'
import { amounts } from '../amounts.ts'
import { ink } from '../ink.ts'
import { wrap } from '../lines.ts'
import { titleOf } from '../wording.ts'
import { said } from '../words/words.ts'
import type { Board } from './board.ts'
import { framed } from './frame.ts'

/** Shows whatever a view holds by its own names: amounts in words, lists in order, one block a seat. */
export const plainBoard: Board = {
  lines({ game, seats, view, asked }, width) {
    const inside = width - 4
    const written = writeView(game, view)
    const state = isRecord(written) && isRecord(written.state) ? written.state : {}
    const { agenda: _, seats: places, ...shared } = state
    const rows = Object.entries(shared).flatMap(([name, value]) => entry(name, value, inside))
    const blocks = (Array.isArray(places) ? places : []).map((place: unknown, seat) => {
      const mark = seat === asked ? ink.magenta('▸ ') : '  '
      const name = ink.bold(seats[seat] ?? '')
      const head = `${mark}${seat === view.viewer ? said().you(name) : name}`
      if (!isRecord(place)) return [head, ...wrap(`    ${amounts(place)}`, inside, 4)]
      return [
        head,
        ...Object.entries(place).flatMap(([name, value]) =>
          entry(name, value, inside - 4).map((l) => `    ${l}`),
        ),
      ]
    })
    return framed(titleOf(game), '', [rows, blocks.flat()], width)
  },
}

function entry(name: string, value: unknown, width: number): string[] {
  return wrap(`${ink.dim(`${spaced(name)}:`)} ${amounts(value)}`, width, 2)
}
