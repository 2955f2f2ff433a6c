import type { Expansions } from './expansion.ts'
import type { G, NewBedford } from './state.ts'
import { BOARD, WORKER_HOME } from './town.ts'
import { GROUNDS } from './vocabulary.ts'

/** Who places a worker: what is closed to this one, and where it stands then. */
export interface Placer {
  /** WW-14: what it does is done by the Castaway. */
  readonly isCastaway: boolean
  /** Why it may not go to a space, null if it may. */
  barred?(g: G, space: number): (keyof NewBedford['refusals'] & string) | null
  /** NB-13: is a building that counts as unused taken for this one? */
  findsTaken?(g: G, building: number): boolean
  stand(g: G, seat: number, space: number): void
  /** It need not go anywhere: then this is what it does. */
  stay?(g: G, seat: number): void
}

const worker: Placer = {
  isCastaway: false,
  stand(g, seat, space) {
    const { workers } = g.state.seats[seat]
    workers[workers.indexOf(WORKER_HOME)] = space + 1
    g.tell('workerPlaced', seat, space)
  },
}

/** NB-43 */
const fromTheInn: Placer = { ...worker, barred: (_, space) => (space >= BOARD ? 'boardsOnly' : null) }

/** By grounds. */
export function placersOf({ placers }: Expansions): Placer[] {
  const known: Expansions['placers'] = { anywhere: worker, boards: fromTheInn, ...placers }
  return GROUNDS.names.map((name) => known[name] ?? worker)
}
