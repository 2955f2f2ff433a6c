import { pearlsOf } from './pearls.ts'
import type { G } from './state.ts'

/** Nothing that was to come happens any more. */
export function endGame(g: G, ending: number): void {
  g.clearAgenda()
  g.tell('gameEnded', ending)
  for (let seat = 0; seat < g.seats; seat++)
    g.tell('pearlsCounted', seat, pearlsOf(g.state.seats[seat], g.facts))
}
