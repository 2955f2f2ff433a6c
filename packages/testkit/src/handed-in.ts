import { type Beginning, Fault, type Game, Sitting, type Snapshot, type Types } from '@gam/kernel'

/** What is wrong with a state that is handed in, each as `path: why`; nothing where it is taken. */
export function problemsOf<T extends Types>(
  game: Game<T>,
  beginning: Beginning<T>,
  handedIn: Snapshot,
): string[] {
  try {
    Sitting.at(game, beginning, handedIn)
    return []
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'bad-state' || error.problems.length === 0) throw error
    return error.problems.map(({ at, why }) => (at === '' ? why : `${at}: ${why}`))
  }
}
