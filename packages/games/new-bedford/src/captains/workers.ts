import type { G } from '../state.ts'
import { addMoney } from '../supply.ts'
import { BOARD, SPACE_LIST, WORKER_ASIDE, WORKER_HOME } from '../town.ts'

/** LO-08, LO-37: his worker takes the space; a person whose building it is takes $1 from the supply. */
export function go(g: G, seat: number, space: number, heading: number): void {
  const { state } = g
  const { workers } = state.seats[seat]
  workers[workers.indexOf(WORKER_HOME)] = space + 1
  state.lastOrder = space
  g.tell('workerPlaced', seat, space)
  if (space >= BOARD) useBuilding(g, space - BOARD)
  SPACE_LIST[space].captain.act?.(g, seat, heading)
}

function useBuilding(g: G, building: number): void {
  const { owners, used, seats } = g.state
  const owner = owners[building]
  used[building] = true
  if (owner >= g.facts.people) return
  addMoney(seats[owner], 1)
  g.tell('feeFromSupply', owner, building)
}

/** LO-25 */
export function setAside(g: G, seat: number): void {
  const { workers } = g.state.seats[seat]
  workers[workers.indexOf(WORKER_HOME)] = WORKER_ASIDE
  g.tell('workerSetAside', seat)
}
