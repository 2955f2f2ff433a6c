import { oneAt } from '@gam/kernel'
import type { Seat } from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { padEnd, padStart, widthOf, wrap } from '../../lines.ts'
import { said } from '../../words/words.ts'
import { tagOf } from '../tags.ts'
import { course, limits } from './captains.ts'
import { pagesLine } from './log.ts'
import { type SeenTown, tokenCodes, whereabouts, workersLeft } from './seen.ts'
import { words } from './words.ts'

interface Column {
  readonly head: string
  readonly wide: number
  cell(seat: Seat, points: number): string
}

/** Everyone's goods, money, workers, landed whales and points; below a Captain what he is about. */
export function playerLines(seen: SeenTown, width: number): string[] {
  const { seats, view, facts, asked, game } = seen
  const { viewer, state } = view
  const scores = game.score(state, facts)
  const order = seats.map((_, i) => (viewer === null ? i : (viewer + i) % seats.length))
  const names = seats.map((name, seat) => (seat === viewer ? said().you(name) : name))
  const first = Math.max(12, ...names.map(widthOf)) + 4
  const { columns: heads } = words()
  const columns: Column[] = [
    { head: '$', wide: 4, cell: ({ money }) => String(money) },
    { head: heads.wood, wide: 5, cell: ({ wood }) => String(wood) },
    { head: heads.food, wide: 5, cell: ({ food }) => String(food) },
    { head: heads.brick, wide: 6, cell: ({ brick }) => String(brick) },
    { head: heads.workers, wide: 8, cell: (seat) => String(workersLeft(seat)) },
    { head: heads.points, wide: 7, cell: (_, points) => ink.bold(String(points)) },
    { head: heads.landed, wide: 11, cell: ({ whales }) => tokenCodes(whales) || '–' },
    { head: heads.ships, wide: 14, cell: ({ ships }) => ships.map(whereabouts).join(', ') },
  ]
  const fit = columns.filter((_, i) => first + wideness(columns.slice(0, i + 1)) <= width)
  const cells = (some: readonly Column[], text: (column: Column) => string) =>
    some.map((column) => padStart(text(column), column.wide)).join('')
  return [
    ink.dim(padEnd('', first) + cells(fit, ({ head }) => head)),
    ...order.flatMap((seat) => {
      const mark = seat === asked ? ink.magenta('▸') : ' '
      const named = oneAt(names, seat)
      const name = seat === viewer ? ink.bold(named) : named
      const cell = (column: Column) => column.cell(oneAt(state.seats, seat), oneAt(scores, seat).total)
      const head = padEnd(`${mark} ${tagOf(seats, seat)} ${name}`, first)
      if (seat < facts.people) return [head + cells(fit, cell), ...pagesLine(seen, seat, width)]
      const rest = cells(fit.slice(STORE), cell)
      const limit = padStart(limits(seen, seat), wideness(fit.slice(0, STORE)))
      return [head + limit + rest, ...wrap(`    ${ink.dim(course(seen, seat))}`, width, 4)]
    }),
  ]
}

/** A Captain has no money and no goods: the first columns show how far he is from his limits. */
const STORE = 4

function wideness(columns: readonly Column[]): number {
  return columns.reduce((sum, { wide }) => sum + wide, 0)
}
