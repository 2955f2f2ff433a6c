import type { Statement } from '@gam/kernel'
import { BUILDINGS, CAPTAINS, type CaptainBoard, HEADINGS, LAST_ROUND, ORDERS } from '@gam/new-bedford'
import type { CaptainTurn, TownWords } from '@gam/new-bedford/words/table-words'
import { ownedBy, whalesIn } from './reading.ts'
import { type Seen, termIn } from './seen.ts'

const PARTS = new Set([
  'headingSought',
  'headingChanged',
  'orderFailed',
  'orderFollowed',
  'directionAsked',
  'workerSetAside',
])

/** The last turn that these statements tell of a Captain; null when they tell of none. */
export function lastTurn(statements: readonly Statement[], seat: number): CaptainTurn | null {
  const own = statements.filter(
    (statement) => statement.seat === seat && (statement.type === 'dieRolled' || PARTS.has(statement.type)),
  )
  const sought = own.findLastIndex(({ type }) => type === 'headingSought')
  if (sought < 0) return null
  const rolled = own[sought - 1]?.type === 'dieRolled' ? Number(own[sought - 1].die) : null
  const turn = own.slice(sought)
  const followed = turn.find(({ type }) => type === 'orderFollowed')
  const asked = turn.find(({ type }) => type === 'directionAsked')
  // LO-24: with another heading he reads his list again, and what failed before says nothing of it.
  const changed = turn.findLastIndex(({ type }) => type === 'headingChanged')
  return {
    seat,
    die: rolled,
    headings: turn.flatMap(({ type, heading }) =>
      type === 'headingSought' || type === 'headingChanged' ? [String(heading)] : [],
    ),
    tried: turn
      .slice(changed + 1)
      .flatMap(({ type, order, misfit }): CaptainTurn['tried'] =>
        type === 'orderFailed'
          ? [{ order: String(order), misfit: String(misfit) }]
          : type === 'orderFollowed'
            ? [{ order: String(order), misfit: null }]
            : [],
      ),
    space: followed ? String(followed.space) : null,
    chooser: asked ? Number(asked.person) : null,
    aside: turn.some(({ type }) => type === 'workerSetAside'),
  }
}

/** Why he did what he did, in a few sentences. */
export function whyOf(words: TownWords, turn: CaptainTurn, player: (seat: number) => string): string {
  return words.captains.why(turn, (kind, value) =>
    kind === 'seat' ? player(Number(value)) : termIn(words, kind, value),
  )
}

/** The Captain whose turn these statements are about, if the last of them is about one. */
export function captainIn(statements: readonly Statement[]): number | null {
  const last = statements.findLast(({ type }) => type === 'dieRolled' || PARTS.has(type))
  return last === undefined ? null : Number(last.seat)
}

export function boardOf({ facts }: Seen, seat: number): CaptainBoard {
  return facts.boards[seat - facts.people]
}

export function captainName(board: CaptainBoard): string {
  return CAPTAINS.value(board.captain)
}

/** The headings of his helm in this round, clockwise from the leftmost. */
export function helmOf(seen: Seen, seat: number): string[] {
  const board = boardOf(seen, seat)
  const { early, late, changesAfter } = board
  return (seen.state.round <= changesAfter ? early : late).map((heading) => HEADINGS.value(heading))
}

/** The headings of the last round, when the helm no longer counts; null before. */
export function lastHeadings(seen: Seen, seat: number): string[] | null {
  if (seen.state.round < LAST_ROUND) return null
  return boardOf(seen, seat).last.map((heading) => HEADINGS.value(heading))
}

export function ordersOf(seen: Seen, seat: number): string[] {
  return boardOf(seen, seat).orders.map((order) => ORDERS.value(order))
}

interface Limits {
  readonly buildings: number
  readonly mostBuildings: number | null
  readonly whales: number
  readonly mostWhales: number | null
}

export function limitsOf(seen: Seen, seat: number): Limits {
  const { state, facts } = seen
  const { mostBuildings, mostWhales } = boardOf(seen, seat)
  const { whales, ships } = state.seats[seat]
  const limited = mostBuildings < BUILDINGS.size
  return {
    buildings: ownedBy(state, facts, seat).length,
    mostBuildings: limited ? mostBuildings : null,
    whales: whalesIn(whales) + ships.reduce((sum, ship) => sum + whalesIn(ship.whales), 0),
    mostWhales: limited ? mostWhales : null,
  }
}
