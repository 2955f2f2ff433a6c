import { oneAt } from '@gam/kernel'
import { BUILDINGS, type CaptainBoard, HEADINGS, LAST_ROUND, ORDERS } from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { wrap } from '../../lines.ts'
import { term } from '../../wording.ts'
import { type SeenTown, WHALES } from './seen.ts'
import { words } from './words.ts'

function boardAt({ facts }: SeenTown, seat: number): CaptainBoard {
  return oneAt(facts.boards, seat - facts.people)
}

/** Where his token stands, and where the die can take it. */
export function course(seen: SeenTown, seat: number): string {
  const { round, seats } = seen.view.state
  const board = boardAt(seen, seat)
  if (round === LAST_ROUND) return words().headsFor(board.last.map((heading) => headingName(seen, heading)))
  const { helm } = oneAt(seats, seat)
  const sides = [...new Set(seen.facts.die)].sort((a, b) => a - b)
  const next = sides.map((side) => `${side} ${headingName(seen, headingAt(seen, seat, helm + side))}`)
  return words().helm(headingName(seen, headingAt(seen, seat, helm)), next.join(' '))
}

function headingAt(seen: SeenTown, seat: number, at: number): number {
  const { early, late, changesAfter } = boardAt(seen, seat)
  const helm = seen.view.state.round <= changesAfter ? early : late
  return oneAt(helm, at % helm.length)
}

function headingName(seen: SeenTown, heading: number): string {
  return term(seen, 'heading', HEADINGS.value(heading))
}

/** How far he is from his limits. */
export function limits(seen: SeenTown, seat: number): string {
  const { state } = seen.view
  const { mostBuildings, mostWhales } = boardAt(seen, seat)
  const buildings = state.owners.filter((owner) => owner === seat).length
  const mine = oneAt(state.seats, seat)
  const heaps = [mine, ...mine.ships].map(({ whales }) => whales)
  const whales = heaps.flatMap((heap) => heap.slice(0, WHALES)).reduce((a, b) => a + b, 0)
  if (mostBuildings >= BUILDINGS.size) return words().limits(String(buildings), String(whales))
  return words().limits(`${buildings}/${mostBuildings}`, `${whales}/${mostWhales}`)
}

/** The whole board of each Captain, as it lies on the table. */
export function captainLook(seen: SeenTown, width: number): string[] {
  const { facts, seats, view } = seen
  const [first] = facts.boards
  if (!first) return [words().noCaptain]
  const unbuilt = (list: readonly number[]) =>
    list
      .filter((building) => oneAt(view.state.owners, building) < 0)
      .map((building) => term(seen, 'building', BUILDINGS.value(building)))
      .join(', ') || words().none
  const { victory } = first
  const line = view.state.line.filter((building) => !victory.includes(building))
  return [
    ...facts.boards.flatMap((board, i) => {
      const helm = view.state.round <= board.changesAfter ? board.early : board.late
      const at = oneAt(view.state.seats, facts.people + i).helm
      const round = helm.map((heading, place) => {
        const name = headingName(seen, heading)
        return place === at ? ink.bold(`[${name}]`) : name
      })
      const orders = board.orders.map((order) => term(seen, 'order', ORDERS.value(order)))
      return [
        ink.bold(oneAt(seats, facts.people + i)),
        ...wrap(`  ${words().captain.helm(round.join(', '))}`, width, 4),
        ...wrap(`  ${words().captain.orders(orders)}`, width, 4),
        ...wrap(`  ${words().captain.launches(board.reach, limits(seen, facts.people + i))}`, width, 4),
      ]
    }),
    ...wrap(words().captain.next(unbuilt(line)), width, 2),
    ...wrap(words().captain.victory(unbuilt(victory.filter((building) => facts.inPlay[building]))), width, 2),
  ]
}
