import { oneAt, sizeOf } from '@gam/kernel'
import type { RiderTypes } from '@gam/whale-riders'
import { ink } from '../../ink.ts'
import { padEnd, widthOf } from '../../lines.ts'
import { titleOf } from '../../wording.ts'
import type { Board } from '../board.ts'
import { type Block, framed } from '../frame.ts'
import { choiceOf, closedName, headingOf, question } from './choices.ts'
import { COAST_WIDTH, coastLines, hasDiscount } from './coast.ts'
import { handLines, isOpen } from './contracts.ts'
import { decreeLines } from './decrees.ts'
import { looks } from './looks.ts'
import { abilityText, actionsLeft, riderPanel, riderTable, type SeenRiders } from './riders.ts'
import { coloured, thingLegend } from './tiles.ts'
import { words } from './words.ts'

const WIDEST = 100
const GAP = 2
/** What a line below the board can hold. */
const NARROW = 76

export const board: Board<RiderTypes> = {
  lines(seen, wide) {
    const width = Math.min(wide, WIDEST)
    const inside = width - 4
    const blocks = [...table(seen, inside), ...own(seen, inside), decrees(seen, inside)]
    const legend = words().legend(thingLegend(), sizeOf(seen.view.state.bag))
    return framed(titleOf(seen.game), note(seen), blocks, width, legend)
  },

  hands(seen) {
    const { seats, view } = seen
    return seats.flatMap((name, seat) => {
      const rider = oneAt(view.state.seats, seat)
      return isOpen(rider) && seat !== view.viewer
        ? handLines(seen, rider, NARROW - widthOf(name)).map((line) => `${name}: ${line}`)
        : []
    })
  },

  looks,
  asks: question,
  heading: headingOf,
  choice: choiceOf,
  closed: closedName,

  silent: ({ type, contract }) => SHOWN.has(type) || (type === 'contractDrawn' && contract === null),

  opens: (statement, before) =>
    statement.seat !== undefined && (statement.seat !== before?.seat || before.type === 'starterDrawn'),

  paint(token, name) {
    if (token.kind === 'tile' || token.kind === 'good') return coloured(token.value, name)
    if (token.kind === 'contract') return words().contractIn(name)
    return token.kind === 'seat' ? ink.bold(name) : name
  },
}

/** What the table shows by itself, or the next statement says better. */
const SHOWN = new Set([
  'tileLaid',
  'stormsAdded',
  'contractDealt',
  'decreeLaid',
  'abilityLaid',
  'roundBegun',
  'contractNamed',
  'fulfillingEnded',
  'gapsClosed',
  'pearlsCounted',
])

function note(seen: SeenRiders): string {
  const { round } = seen.view.state
  const left = actionsLeft(seen)
  return words().note(round, left === null ? null : words().actions(left))
}

/** The coast and the players beside it, or below where that is shorter or they are too wide. */
function table(seen: SeenRiders, width: number): Block[] {
  const star = hasDiscount(seen) ? [ink.dim(`  ${words().cheaper}`)] : []
  const coast = [...coastLines(seen), ...star]
  const room = width - COAST_WIDTH - GAP
  const beside = riderPanel(seen, room)
  const below = riderTable(seen, width)
  const rows = Math.max(coast.length, beside.length)
  if (rows > coast.length + 1 + below.length || beside.some((line) => widthOf(line) > room))
    return [coast, below]
  const row = (i: number) => `${padEnd(coast[i] ?? '', COAST_WIDTH + GAP)}${beside[i] ?? ''}`
  return [Array.from({ length: rows }, (_, i) => row(i))]
}

function own(seen: SeenRiders, width: number): Block[] {
  const { viewer, state } = seen.view
  if (viewer === null) return []
  const rider = oneAt(state.seats, viewer)
  const lines = [...handLines(seen, rider, width)]
  const title = rider.ability < 0 ? words().contracts : words().you(abilityText(seen, rider.ability))
  return [{ title, lines }]
}

function decrees(seen: SeenRiders, width: number): Block {
  return { title: words().decrees, lines: decreeLines(seen, width) }
}
